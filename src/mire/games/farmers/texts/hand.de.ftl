# Was zu Handkarten und von Karten gefragt wird

farmers-draft = Wähle eine Karte für deine Hand, es ist Nummer { $hand } von { $all }. Du siehst { $pack ->
    [one] { $pack } Karte
   *[other] { $pack } Karten
} an; was du übrig lässt, geht weiter.
farmers-change = Du darfst einmal beliebig viele deiner Karten weglegen und bekommst ebenso viele andere. { $aside ->
    [0] Bisher hast du keine weggelegt.
    [one] Bisher hast du { $aside } Karte weggelegt.
   *[other] Bisher hast du { $aside } Karten weggelegt.
}
farmers-asks = { NAMES("farmers-card", $card) }
farmers-ask-use = { farmers-asks }: { farmers-used }. Nimm es an oder lass es.
farmers-ask-pay = { farmers-asks }: Dafür fehlt dir etwas. Du kannst es aus etwas anderem machen oder es lassen.
farmers-ask-swap = { farmers-asks }: Wähle ein Moor, das zum Acker wird{ $optional ->
    [yes] , oder lass es
   *[no] { "" }
}.
farmers-ask-turn-over = { farmers-asks }: Wähle einen Wald, der zum Moor wird, { farmers-more-of-them }.
farmers-ask-stable = { farmers-asks }: Wähle, wo du kostenlos einen Stall baust, { farmers-more-of-them }.
farmers-ask-reserve = { farmers-asks }: Wähle den Wald oder das Moor, das eingezäunt wird.
farmers-ask-pasture = { farmers-asks }: Wähle das Feld, das zur Weide wird.
farmers-ask-field = { farmers-asks }: Wähle, wohin du einen Acker legst, { farmers-more-of-them }.
farmers-ask-double = { farmers-asks }: Wähle einen Wald, der einen zweiten bekommt, { farmers-more-of-them }.
farmers-ask-cover = { farmers-asks }: Wähle ein Moor, auf das ein Wald kommt, oder höre auf.
farmers-ask-extension = { farmers-asks }: { $first ->
    [none] Wähle das erste der beiden neuen Felder.
   *[other] Wähle das Feld neben { $first }.
}
farmers-ask-lay = { farmers-asks }: Wähle, wohin du { farmers-a-tile } legst{ $optional ->
    [yes] , oder lass es
   *[no] { "" }
}.
farmers-ask-arrived = { farmers-asks }: Wähle, wohin du { farmers-a-tile } legst. Wenn du es lässt, verfällt das Plättchen.
farmers-ask-block = { farmers-asks }: Wähle ein Feld, das du für 1 Sonderpunkt unbrauchbar machst, oder lass es.
farmers-ask-remove = { farmers-asks }: Wähle ein Moor, das du für 2 Brennwerte und 1 Sonderpunkt entfernst, oder höre auf.
farmers-ask-fallow = { farmers-asks }: Wähle einen leeren Acker für 2 Nährwerte, { farmers-more-of-them }.
farmers-ask-hut = { farmers-asks }: Wähle den Wald, in den eine Person zieht.
farmers-ask-craft = { farmers-asks }: Wähle das Handwerksgebäude, das du baust.
farmers-ask-build = { farmers-asks }: Du kannst jetzt bauen oder es lassen.
farmers-ask-special = { farmers-asks }: Führe eine Sonderaktion aus oder lass es.
farmers-ask-rights = { farmers-asks }: Stich statt des Brennwerts Torf oder lass es; dann verfällt er.
farmers-ask-sow = { farmers-asks }: Besäe den neuen Acker auf { $at } oder lass es.
farmers-ask-wait = { farmers-asks }: Wähle, wie lange du auf die Brennwerte wartest.
farmers-ask-slaughter = { farmers-asks }: { $must ->
    [yes] Wähle das Tier, das du in Nährwerte verwandelst.
   *[no] Du darfst ein Tier in Nährwerte verwandeln.
}
farmers-ask-raise = { farmers-asks }: Wähle ein Tier, das zur nächsten Art wird, { farmers-more-of-them }.
farmers-ask-order = { farmers-asks }: Wähle das Tier für Runde { $round }.
farmers-ask-get = { farmers-asks }: Wähle, was du bekommst.
farmers-more-of-them = { $left ->
    [one] höchstens noch einmal, oder höre auf
   *[other] höchstens { $left } Mal, oder höre auf
}
farmers-a-tile = { $tile ->
    [forest] den Wald
    [moor] das Moor
   *[field] den Acker
}

# Züge mit Karten nach ihrer Schreibweise

farmers-move-buildwith = { NAMES("farmers-card", $major) } mit Brennwert statt { NAMES("farmers-ware", $good) } bauen
farmers-move-hut = Raum auf { $at } anstelle der Torfhütte
farmers-move-play = { NAMES("farmers-card", $card) } ausspielen
farmers-move-use = { NAMES("farmers-card", $card) } nutzen
farmers-move-at = { $at }
farmers-move-convert = { NAMES("farmers-card", $card) }: { NAMES("farmers-ware", $ware) }
farmers-move-swap = { NAMES("farmers-ware", $good) } gegen { NAMES("farmers-ware", $for) }
farmers-move-idle = { NAMES("farmers-card", $major) } ungenutzt lassen, dafür { NAMES("farmers-ware", $good) }
farmers-move-throw = Wegwerfen, was auf { $at } wächst
farmers-move-raise = { NAMES("farmers-ware", $ware) } werden zur nächsten Art
farmers-move-wait = Runden warten: { $number }
farmers-move-lodge = { NAMES("farmers-ware", $ware) } auf die Nachtweide bringen
farmers-move-rest = Die Person aus dem Wald im Haus lassen
farmers-move-take = { NAMES("farmers-card", $card) } nehmen
farmers-move-change = { NAMES("farmers-card", $card) } weglegen

# Züge mit Karten zur Auswahl, mit dem, was sie kosten und bringen

farmers-choose-buildwith = { farmers-choose-build }
farmers-choose-hut = Raum auf { $at } anstelle der Torfhütte
farmers-choose-play = { NAMES("farmers-card", $card) } ausspielen{ farmers-for-price }{ farmers-worth }
farmers-worth = { $passing ->
    [yes] , danach geht sie weiter
   *[no] { $points ->
        [0] { "" }
        [-1] : -1 Punkt
       *[other] : { points }
    }
}
farmers-choose-use = { NAMES("farmers-card", $card) }: { farmers-used }
farmers-used = { $card ->
    [moor_fire] das Moor auf { $at } wird zum Acker
    [wedding_coach] Nachwuchs
    [tool_shed] auch { NAMES("farmers-special", $action) }
    [hearth_brush] der Heizofen kommt über den Steinofen
    [pastoral_letter] die Dorfkirche kommt über den Brunnen
    [moor_archaeology] ein Zaun macht { $at } unbrauchbar, 1 Sonderpunkt
    [peat_ash_fertilizer] überall, wo etwas gesät ist, kommt 1 Getreide oder Gemüse dazu
    [bog_pony] ein Pferd legt sich hin, { NAMES("farmers-amount", $got, by: ", ") }
   *[other] { farmers-exchanged }
}
farmers-exchanged = { $paid ->
    [none] { NAMES("farmers-amount", $got, by: ", ") }
   *[other] { NAMES("farmers-amount", $paid, by: ", ") } gegen { NAMES("farmers-amount", $got, by: ", ") }
}
farmers-choose-at = { $at }: { farmers-done-there }
farmers-done-there = { $question ->
    [swap] das Moor wird zum Acker
    [turn-over] der Wald wird zum Moor
    [stable] ein Stall
    [reserve] Zäune ringsum
    [pasture] eine Weide
    [field] ein Acker
    [double] ein zweiter Wald
    [cover] ein Wald auf dem Moor
    [extension] ein neues Feld
    [block] unbrauchbar, 1 Sonderpunkt
    [remove] das Moor kommt weg, 2 Brennwerte, 1 Sonderpunkt
    [fallow] 2 Nährwerte liegen auf dem Acker
    [hut] eine Person zieht in den Wald
   *[lay] { $tile ->
        [forest] ein Wald
        [moor] ein Moor
       *[field] ein Acker
    }
}
farmers-choose-convert = { NAMES("farmers-card", $card) }: { farmers-exchanged }
farmers-choose-swap = { NAMES("farmers-card", $card) }: { farmers-exchanged }
farmers-choose-idle = { NAMES("farmers-card", $major) } ungenutzt lassen: { NAMES("farmers-amount", $got) }
farmers-choose-throw = { NAMES("farmers-amount", $what) } auf { $at } wegwerfen
farmers-choose-raise = Aus { NAMES("farmers-amount", $paid) } wird { NAMES("farmers-amount", $got) }
farmers-choose-wait = { NAMES("farmers-amount", $what) } in Runde { $round }
farmers-choose-lodge = { NAMES("farmers-amount", $what) } auf die Nachtweide bringen
farmers-choose-rest = Die Person aus dem Wald im Haus lassen
farmers-choose-take = { NAMES("farmers-card", $card) } nehmen{ farmers-for-price }{ farmers-worth }
farmers-choose-change = { NAMES("farmers-card", $card) } weglegen

# Züge mit Karten im Protokoll

farmers-tell-buildwith = { farmers-tell-build }
farmers-tell-hut = { $player } baut anstelle der Torfhütte einen Raum auf { $at }.
farmers-tell-play = { $player } spielt { NAMES("farmers-card", $card) } aus{ farmers-for-price }{ $brings ->
    [none] .
   *[other] : { NAMES("farmers-amount", $brings, by: ", ") }.
}
farmers-tell-use = { $player } nutzt { NAMES("farmers-card", $card) }: { farmers-used }.
farmers-tell-at = { $player } nutzt { NAMES("farmers-card", $card) } auf { $at }: { farmers-done-there }.
farmers-tell-convert = { $player } nutzt { NAMES("farmers-card", $card) }: { farmers-exchanged }.
farmers-tell-swap = { $player } nutzt { NAMES("farmers-card", $card) }: { farmers-exchanged }.
farmers-tell-idle = { $player } lässt { NAMES("farmers-card", $major) } ungenutzt: { NAMES("farmers-amount", $got) }.
farmers-tell-throw = { $player } wirft { NAMES("farmers-amount", $what) } auf { $at } weg.
farmers-tell-raise = { $player } macht aus { NAMES("farmers-amount", $paid) } { NAMES("farmers-amount", $got) }.
farmers-tell-lodge = { $player } bringt { NAMES("farmers-amount", $what) } auf die Nachtweide.
farmers-tell-rest = { $player } lässt die Person aus dem Wald im Haus.
farmers-tell-take = { $card ->
    [hidden] { $player } nimmt eine Karte.
   *[other] { $player } nimmt { NAMES("farmers-card", $card) }.
}
farmers-tell-change = { $card ->
    [hidden] { $player } legt eine Karte weg.
   *[other] { $player } legt { NAMES("farmers-card", $card) } weg.
}
farmers-tell-changed = { $player } { $aside ->
    [0] behält alle Karten.
    [one] tauscht { $aside } Karte.
   *[other] tauscht { $aside } Karten.
}

# Was durch Karten von selbst geschieht

farmers-tell-brings = { NAMES("farmers-card", $card) }: { $player } bekommt { NAMES("farmers-amount", $what, by: ", ") }.
farmers-tell-handed = { $player } bekommt { NAMES("farmers-card", $card) } auf die Hand.
farmers-tell-gone = { NAMES("farmers-card", $card) } kommt aus dem Spiel.
farmers-tell-waits = { NAMES("farmers-card", $card) }: Für { $player } in { $rounds ->
    [one] Runde { $when }
   *[other] jeder der Runden { $when }
}: { NAMES("farmers-amount", $what) }.
farmers-tell-lost = { NAMES("farmers-card", $card) }: { NAMES("farmers-amount", $what) } für { $player } verfällt.
farmers-tell-lies = Auf { $at } von { $player } liegt jetzt: { NAMES("farmers-amount", $what, by: ", ") }.
farmers-tell-picked-up = { $player } nimmt { NAMES("farmers-amount", $what, by: ", ") } von { $at }.
farmers-tell-drawn = { $player } zieht Startkarte { $number } für { NAMES("farmers-card", $card) }.
farmers-tell-garden-path = { $player } muss die Holzweg-Marke nehmen.
farmers-tell-from-forest = Die Person aus dem Wald kann { $player } in dieser Runde einsetzen.
farmers-tell-reserve = { $at } von { $player } ist jetzt eine Weide.

# Warum ein Zug mit einer Karte nicht möglich ist

farmers-first-draft = { not-possible }: Wähle erst eine Karte für deine Hand.
farmers-first-change = { not-possible }: Tausche erst Handkarten oder behalte alle.
farmers-first-asked = { not-possible }: Antworte erst auf diese Karte: { NAMES("farmers-card", $card) }.
farmers-not-asked = { not-possible }: Zur Wahl steht für { NAMES("farmers-card", $card) }: { $spaces }.
farmers-not-in-pack = { not-possible }: { NAMES("farmers-card", $card) } ist nicht unter den Karten, die du ansiehst.
farmers-not-in-hand = { not-possible }: { NAMES("farmers-card", $card) } ist nicht auf deiner Hand.
farmers-not-played = { not-possible }: Für { NAMES("farmers-card", $card) } muss eine andere Karte abgegeben werden.
farmers-not-met = { not-possible }: Voraussetzung für { NAMES("farmers-card", $card) }: { NAMES("farmers-need", $need) }; { NAMES("farmers-there", $there) }.
farmers-not-with-fuel = { not-possible }: Ohne das Gesindehaus ersetzt kein Brennwert eine andere Ware.
farmers-not-in-price = { not-possible }: { NAMES("farmers-ware", $good) } gehört nicht zu den Kosten von { NAMES("farmers-card", $major) }.
farmers-not-hut = { not-possible }: Einen Raum ohne Kosten gibt es nur für eine eigene Torfhütte an einem Holzhaus.
farmers-not-in-front = { not-possible }: { NAMES("farmers-card", $card) } liegt nicht vor dir.
farmers-not-a-use = { not-possible }: { NAMES("farmers-card", $card) } wird nicht so genutzt.
farmers-not-counted = { not-possible }: Auf { NAMES("farmers-card", $card) } liegt keine Mehrwertmarke mehr.
farmers-not-usable = { not-possible }: Was es dafür braucht, ist jetzt nicht da: { NAMES("farmers-card", $card) }.
farmers-not-sown-there = { not-possible }: Auf { $at } wächst nichts, was man wegwerfen könnte.
farmers-not-a-guest = { not-possible }: Niemand sonst hat eine Nachtweide mit Platz für ein Tier von dir.
farmers-not-resting = { not-possible }: Nur eine Person aus der Waldhütte kann im Haus bleiben, wenn alle anderen eingesetzt sind.

# Was dagegen spricht, eine kleine Anschaffung auszuspielen

farmers-lack-no-minor = du hast keine Handkarte, die du ausspielen kannst
