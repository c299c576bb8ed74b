# Was das für ein Spiel ist

farmers-title = Agricola: Die Moorbauern
farmers-about = Bewirtschafte vierzehn Runden lang einen Hof am Rand des Moores: Äcker, Weiden, eine wachsende Familie und genug Brennwerte, um sie warm zu halten. Gespielt wird ohne Handkarten oder mit kleinen Anschaffungen auf der Hand.
farmers-reconstructed = Die Anleitung zeigt weder die neun Startkarten noch die Aktionsfelder für fünf und sechs Personen: Beide folgen öffentlichen Abschriften.

# Wie ein Tisch aufgebaut wird

farmers-option-level = Ausbaustufe
farmers-option-level-about = Ob ihr mit Handkarten spielt.
farmers-option-level-1 = I
farmers-option-level-1-about = Ohne Handkarten, für die ersten Partien.
farmers-option-level-2 = II
farmers-option-level-2-about = Mit kleinen Anschaffungen: Alle haben 7 von 117 Karten auf der Hand.
farmers-option-hands = Handkarten
farmers-option-hands-about = Wie ihr auf Ausbaustufe II zu euren Karten kommt.
farmers-option-hands-draft = Auswahl aus 7
farmers-option-hands-draft-about = Alle bekommen 7 Karten, behalten eine und geben die anderen weiter, bis alle genommen sind. Allein werden die Karten einfach ausgeteilt.
farmers-option-hands-draft_8 = Auswahl aus 8
farmers-option-hands-draft_8-about = Für Erfahrene: Alle bekommen 8 Karten, behalten eine und geben die anderen weiter; die letzte Karte jedes Stapels bleibt übrig.
farmers-option-hands-mulligan = Ausgeteilt, mit Tausch
farmers-option-hands-mulligan-about = Alle bekommen 7 Karten und dürfen einmal beliebig viele davon gegen andere tauschen.
farmers-option-hands-deal = Ausgeteilt
farmers-option-hands-deal-about = Alle bekommen 7 Karten und behalten sie.
farmers-option-fuel_tokens = Brennwertmarken
farmers-option-fuel_tokens-about = Ob neue Kochanschaffungen erst in Betrieb genommen werden müssen.
farmers-option-fuel_tokens-off = Ohne
farmers-option-fuel_tokens-off-about = Kochanschaffungen wirken, sobald sie gebaut sind.
farmers-option-fuel_tokens-on = Mit
farmers-option-fuel_tokens-on-about = Eine neue Kochanschaffung wirkt erst, wenn 1 Brennwert bezahlt ist, um sie in Betrieb zu nehmen; eine Aufwertung ist so, wie ihre Karte vorher war.

# Was gefragt wird

farmers-turn = { $home ->
    [0] Setze eine Person aus dem Bett auf die Krankenstation.
    [one] Setze deine letzte Person im Haus ein{ $special ->
        [yes] { " " }oder führe vorher eine Sonderaktion aus
       *[no] { "" }
    }.{ farmers-in-bed }
   *[other] Setze eine von { $home } Personen im Haus ein{ $special ->
        [yes] { " " }oder führe eine Sonderaktion aus
       *[no] { "" }
    }.{ farmers-in-bed }
}
farmers-in-bed = { $bed ->
    [0] { "" }
    [one] { " " }1 Person liegt im Bett.
   *[other] { " " }{ $bed } Personen liegen im Bett.
}
farmers-act = { $done ->
    [yes] { $actions ->
        [none] Du kannst noch etwas tauschen oder deine Karten nutzen, oder aufhören.
       *[other] Du kannst weitermachen: { NAMES("farmers-action", $actions, by: " oder ") }, oder aufhören.
    }
   *[no] Wähle, was du tust: { NAMES("farmers-action", $actions, by: " oder ") }.
}
farmers-fence = Die neue Weide hat { farmers-spaces } und braucht { $fences } von deinen { $wood } Holz für ihre Zäune. Füge ein Feld hinzu oder stelle sie auf.
farmers-house = Nicht für alle ist Platz: { NAMES("farmers-amount", $animals, by: ", ") }. { $breeding ->
    [yes] Lass welche laufen; während der Vermehrung kann keines gekocht werden.
   *[no] { $cooks ->
        [yes] Koche welche oder lass sie laufen.
       *[no] Lass welche laufen.
    }
}
farmers-house-guest = { farmers-house } Eines darfst du auf die Nachtweide eines anderen bringen.
farmers-get = Wähle, was du bekommst: { NAMES("farmers-space", $space) }.
farmers-cut = Wähle ein Moor, auf dem du Torf stichst: { NAMES("farmers-amount", $what) }.
farmers-fell = Wähle einen Wald, den du fällst: { NAMES("farmers-amount", $what) }.
farmers-clear = Wähle einen Wald, der zum Acker wird.
farmers-card = Behalte die Sonderaktionskarte { NAMES("farmers-special", $card, by: ", ") } oder lege sie unter den Stapel und nimm { NAMES("farmers-special", $next, by: ", ") }.
farmers-again = Wirf die Sonderaktionskarte ab oder zahle 2 Nährwerte, um sie in dieser Runde noch einmal zu nutzen: { NAMES("farmers-special", $card, by: ", ") }.
farmers-feed = Ernähre deine Personen: { $due ->
    [one] { $due } Nährwert ist nötig
   *[other] { $due } Nährwerte sind nötig
}, du hast { $food }{ $missing ->
    [0] .
    [one] , für 1 fehlenden nimmst du einen Bettelmarker.
   *[other] , für { $missing } fehlende nimmst du ebenso viele Bettelmarker.
}
farmers-heat = Beheize dein Haus: { $due ->
    [one] { $due } Brennwert ist nötig
   *[other] { $due } Brennwerte sind nötig
}, du hast { $fuel }. Für jeden, den du nicht zahlst, wird eine Person krank.
farmers-over = Die letzte Ernte ist eingebracht: Das Spiel ist zu Ende.

# Züge nach ihrer Schreibweise

farmers-move-place = { NAMES("farmers-space", $space) }
farmers-move-special = { NAMES("farmers-special", $action) }
farmers-move-get = { NAMES("farmers-ware", $ware) } nehmen
farmers-move-room = Raum auf { $at }
farmers-move-stable = Stall auf { $at }
farmers-move-plow = Acker auf { $at }
farmers-move-sow = { NAMES("farmers-ware", $good) } auf { $at } säen
farmers-move-fence = { $at } einzäunen
farmers-move-enclose = Zäune aufstellen
farmers-move-bake = { $number } Getreide backen
farmers-move-buy = { NAMES("farmers-ware", $good) } kaufen
farmers-move-renovate = Renovieren
farmers-move-build = { NAMES("farmers-card", $major) } bauen
farmers-move-upgrade = { NAMES("farmers-card", $card) } gegen { NAMES("farmers-card", $old) }
farmers-move-cut = Torf stechen auf { $at }
farmers-move-fell = Wald fällen auf { $at }
farmers-move-clear = Wald roden auf { $at }
farmers-move-cook = { NAMES("farmers-ware", $ware) } kochen
farmers-move-eat = { NAMES("farmers-ware", $good) } essen
farmers-move-burn = Holz verbrennen
farmers-move-trade = { NAMES("farmers-ware", $good) } gegen { NAMES("farmers-ware", $for) }
farmers-move-craft = { NAMES("farmers-card", $major) } nutzen
farmers-move-donate = Brennwert an die Dorfkirche geben
farmers-move-light = { NAMES("farmers-card", $card) } in Betrieb nehmen
farmers-move-release = { NAMES("farmers-ware", $ware) } laufen lassen
farmers-move-feed = Ernähren
farmers-move-heat = Heizen, Brennwerte: { $number }
farmers-move-keep = Die Karte behalten
farmers-move-bury = Die Karte unter den Stapel legen
farmers-move-discard = Die Karte abwerfen
farmers-move-done = Fertig

# Züge zur Auswahl, mit dem, was sie kosten und bringen

farmers-starting-player = Startspieler
farmers-from-bed = jemand aus dem Bett
farmers-newborn = Nachwuchs
farmers-field-from-forest = ein Wald wird zum Acker
farmers-choice-reed-stone = 1 Schilf oder 1 Stein
farmers-choice-wood-clay = 1 Holz oder 1 Lehm
farmers-choice-sheep-boar-cattle = 1 Schaf und 1 Nährwert, oder 1 Wildschwein, oder 1 Rind für 1 Nährwert
farmers-spaces = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
farmers-fences = { $fences ->
    [one] { $fences } Zaun
   *[other] { $fences } Zäune
}
farmers-fences-left = { $left ->
    [one] { $left } übrigen Zaun
   *[other] { $left } übrige Zäune
}
farmers-for-price = { $price ->
    [none] { "" }
   *[other] { " " }({ NAMES("farmers-amount", $price, by: ", ") })
}

farmers-choose-place = { NAMES("farmers-space", $space) }: { $kind ->
    [does] { NAMES("farmers-action", $what, by: " und/oder ") }
   *[gives] { NAMES("farmers", $what, by: ", ") }
}{ $then ->
    [none] { "" }
   *[other] , dann { NAMES("farmers-action", $then) }
}
farmers-choose-special = { NAMES("farmers-special", $action) }{ farmers-for-price }: { NAMES("farmers", $what) }
farmers-choose-get = { NAMES("farmers-amount", $what, by: ", ") }{ farmers-for-price }{ $round ->
    [0] { "" }
   *[other] { " " }in Runde { $round }
}
farmers-choose-room = Raum auf { $at }{ farmers-for-price }
farmers-choose-stable = Stall auf { $at }{ farmers-for-price }
farmers-choose-plow = Acker auf { $at }{ farmers-for-price }
farmers-choose-sow = { NAMES("farmers-ware", $crop) } auf { $at } säen: { $left } zu ernten
farmers-choose-fence = { $at } einzäunen: { farmers-spaces }, { farmers-fences }
farmers-choose-enclose = { farmers-fences } um { farmers-spaces } aufstellen
farmers-choose-bake = { NAMES("farmers-amount", $paid) } zu { NAMES("farmers-amount", $got) } backen
farmers-choose-buy = { NAMES("farmers-amount", $got) } für { NAMES("farmers-amount", $paid) } kaufen
farmers-choose-renovate = Zum { NAMES("farmers-house", $house) } renovieren{ farmers-for-price }
farmers-choose-build = { NAMES("farmers-card", $major) } bauen{ farmers-for-price }: { points }
farmers-choose-upgrade = { NAMES("farmers-card", $card) }{ farmers-for-price } gegen { NAMES("farmers-card", $old) } ({ NAMES("farmers-amount", $old_price) })
farmers-choose-cut = Torf auf { $at } stechen: { NAMES("farmers-amount", $what) }
farmers-choose-fell = Den Wald auf { $at } fällen: { NAMES("farmers-amount", $what) }
farmers-choose-clear = Den Wald auf { $at } zum Acker roden
farmers-choose-cook = { NAMES("farmers-amount", $paid) } zu { NAMES("farmers-amount", $got) } kochen
farmers-choose-eat = { NAMES("farmers-amount", $paid) } roh essen: { NAMES("farmers-amount", $got) }
farmers-choose-burn = { NAMES("farmers-amount", $paid) } verbrennen: { NAMES("farmers-amount", $got) }
farmers-choose-trade = { NAMES("farmers-amount", $paid) } gegen { NAMES("farmers-amount", $got) } tauschen
farmers-choose-craft = { NAMES("farmers-card", $major) }: { NAMES("farmers-amount", $paid) } zu { NAMES("farmers-amount", $got) }
farmers-choose-donate = Dorfkirche: { NAMES("farmers-amount", $paid) } für 1 Punkt
farmers-choose-light = { NAMES("farmers-card", $card) }{ farmers-for-price } für 1 Brennwert in Betrieb nehmen
farmers-choose-release = { NAMES("farmers-amount", $what) } laufen lassen
farmers-choose-feed = Mit { $food } von { $due ->
    [one] { $due } Nährwert
   *[other] { $due } Nährwerten
} ernähren{ $missing ->
    [0] { "" }
    [one] , 1 Bettelmarker nehmen
   *[other] , { $missing } Bettelmarker nehmen
}
farmers-choose-heat = Mit { $fuel } von { $due ->
    [one] { $due } Brennwert
   *[other] { $due } Brennwerten
} heizen{ $ill ->
    [0] { "" }
    [one] , 1 Person wird krank
   *[other] , { $ill } Personen werden krank
}
farmers-choose-keep = { $price ->
    [none] { NAMES("farmers-special", $card, by: ", ") } behalten
   *[other] Die Karte für { NAMES("farmers-amount", $price) } behalten, um sie noch einmal zu nutzen
}
farmers-choose-bury = Sie unter den Stapel legen und { NAMES("farmers-special", $next, by: ", ") } nehmen
farmers-choose-discard = Die Karte abwerfen
farmers-choose-done = { $left_alone ->
    [yes] Lassen
   *[no] Fertig
}

# Züge im Protokoll, mit dem, was aus ihnen folgt

farmers-tell-place = { $player } setzt eine Person ein: { NAMES("farmers-space", $space) }{ $at_once ->
    [none] .
   *[other] , { NAMES("farmers", $at_once, by: ", ") }.
}
farmers-tell-special = { $player } führt die Sonderaktion { NAMES("farmers-special", $action) } aus{ farmers-for-price }{ $at_once ->
    [none] .
   *[other] : { NAMES("farmers", $at_once) }.
}
farmers-tell-get = { $player } bekommt { NAMES("farmers-amount", $what, by: ", ") }{ farmers-for-price }.
farmers-tell-room = { $player } baut einen Raum auf { $at }{ farmers-for-price }.
farmers-tell-stable = { $player } baut einen Stall auf { $at }{ farmers-for-price }.
farmers-tell-plow = { $player } pflügt einen Acker auf { $at }{ farmers-for-price }.
farmers-tell-sow = { $player } sät { NAMES("farmers-ware", $crop) } auf { $at }.
farmers-tell-enclose = { $player } zäunt { $at } mit { $fences } Holz ein.
farmers-tell-bake = { $player } backt { NAMES("farmers-amount", $paid) } zu { NAMES("farmers-amount", $got) }.
farmers-tell-buy = { $player } kauft { NAMES("farmers-amount", $got) } für { NAMES("farmers-amount", $paid) }.
farmers-tell-renovate = { $player } renoviert zum { NAMES("farmers-house", $house) }{ farmers-for-price }.
farmers-tell-build = { $player } baut { farmers-the-major }{ farmers-for-price }{ $brings ->
    [goods] { " " }und bekommt { NAMES("farmers-amount", $what, by: ", ") }.
    [rounds] : 1 Nährwert { farmers-in-rounds }.
    [riders] : 1 Nährwert { farmers-in-rounds }, bei mindestens 2 Pferden.
    [unlit] , noch nicht in Betrieb.
   *[none] .
}
farmers-the-major = { $major ->
    [well] den
    [clay_oven] den
    [stone_oven] den
    [heating_oven] den
    [tiled_oven] den
    [furniture_stall] den
    [ceramics_stall] den
    [basket_stall] den
    [riding_stables] den
    [foresters_lodge] das
    [museum_of_the_moors] das
   *[other] die
} { NAMES("farmers-card", $major) }
farmers-in-rounds = { $rounds ->
    [one] in der nächsten Runde
   *[other] in jeder der nächsten { $rounds } Runden
}
farmers-tell-upgrade = { $player } gibt { $old ->
    [heating_oven] den
    [museum_of_the_moors] das
   *[other] die
} { NAMES("farmers-card", $old) } ({ NAMES("farmers-amount", $old_price) }) für { $card ->
    [open_grill] den
    [living_history_museum] das
   *[other] die
} { NAMES("farmers-card", $card) }{ farmers-for-price } { $removes ->
    [yes] aus dem Spiel
   *[no] zurück
}.
farmers-tell-cut = { $player } sticht Torf auf { $at }: { NAMES("farmers-amount", $what) }.
farmers-tell-fell = { $player } fällt den Wald auf { $at }: { NAMES("farmers-amount", $what) }.
farmers-tell-clear = { $player } rodet den Wald auf { $at } zum Acker.
farmers-tell-cook = { $player } kocht { NAMES("farmers-amount", $paid) } zu { NAMES("farmers-amount", $got) }.
farmers-tell-eat = { $player } isst { NAMES("farmers-amount", $paid) } roh: { NAMES("farmers-amount", $got) }.
farmers-tell-burn = { $player } verbrennt { NAMES("farmers-amount", $paid) }: { NAMES("farmers-amount", $got) }.
farmers-tell-trade = { $player } tauscht { NAMES("farmers-amount", $paid) } gegen { NAMES("farmers-amount", $got) }.
farmers-tell-craft = { $player } nutzt { NAMES("farmers-card", $major) }: { NAMES("farmers-amount", $paid) } zu { NAMES("farmers-amount", $got) }.
farmers-tell-donate = { $player } gibt { NAMES("farmers-amount", $paid) } für 1 Punkt an die Dorfkirche.
farmers-tell-light = { $player } nimmt { $card ->
    [open_grill] den
   *[other] die
} { NAMES("farmers-card", $card) }{ farmers-for-price } für 1 Brennwert in Betrieb.
farmers-tell-release = { $player } lässt { NAMES("farmers-amount", $what) } laufen.
farmers-tell-feed = { $player } ernährt die Familie: { $food } von { $due ->
    [one] { $due } Nährwert
   *[other] { $due } Nährwerten
}{ $missing ->
    [0] .
    [one] , 1 Bettelmarker.
   *[other] , { $missing } Bettelmarker.
}
farmers-tell-heat = { $player } heizt mit { $fuel } von { $due ->
    [one] { $due } Brennwert
   *[other] { $due } Brennwerten
}{ $ill ->
    [0] .
    [one] , 1 Person wird krank.
   *[other] , { $ill } Personen werden krank.
}
farmers-tell-keep = { $price ->
    [none] { $player } behält die Sonderaktionskarte.
   *[other] { $player } zahlt { NAMES("farmers-amount", $price) }, um die Sonderaktionskarte noch einmal zu nutzen.
}
farmers-tell-bury = { $player } legt die Sonderaktionskarte unter den Stapel.
farmers-tell-discard = { $player } wirft die Sonderaktionskarte ab.
farmers-tell-harvest = Ernte { $harvest } von 6 beginnt.
farmers-tell-gathered = { $player } erntet von den Äckern { NAMES("farmers-amount", $what, by: ", ") }.
farmers-tell-born = { $player } hat Jungtiere: { NAMES("farmers-amount", $what, by: ", ") }.
farmers-tell-round = Runde { $round } beginnt, aufgedeckt wird { NAMES("farmers-space", $space) }.
farmers-tell-received = { $player } erhält { NAMES("farmers-amount", $what, by: ", ") } vom Rundenfeld.
farmers-tell-without-horses = { $player } hat keine 2 Pferde und bekommt den Nährwert des Reiterhofs nicht.
farmers-tell-card = Die Sonderaktionskarte der Runde bietet { NAMES("farmers-special", $card, by: ", ") }.
farmers-tell-over = Das Spiel endet nach seiner letzten Ernte.

# Warum ein Zug nicht möglich ist

farmers-first-turn = { not-possible }: Du bist am Zug, setze eine Person ein oder führe eine Sonderaktion aus.
farmers-first-act = { not-possible }: Mache erst mit der Aktion weiter oder beende sie.
farmers-first-fence = { not-possible }: Vollende erst die neue Weide.
farmers-first-house = { not-possible }: Schaffe erst Platz für deine Tiere.
farmers-first-get = { not-possible }: Wähle erst, was du bekommst.
farmers-first-cut = { not-possible }: Wähle erst ein Moor, auf dem du Torf stichst.
farmers-first-fell = { not-possible }: Wähle erst einen Wald, den du fällst.
farmers-first-clear = { not-possible }: Wähle erst einen Wald, der zum Acker wird.
farmers-first-card = { not-possible }: Behalte erst die Sonderaktionskarte oder lege sie unter den Stapel.
farmers-first-again = { not-possible }: Wirf erst die Sonderaktionskarte ab oder zahle, um sie noch einmal zu nutzen.
farmers-first-feed = { not-possible }: Erst müssen deine Personen ernährt werden.
farmers-first-heat = { not-possible }: Erst muss dein Haus beheizt werden.

farmers-not-in-play = { not-possible }: { NAMES("farmers-space", $space) } ist bei { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
} nicht im Spiel.
farmers-not-revealed = { not-possible }: { NAMES("farmers-space", $space) } wird erst in { $rounds ->
    [one] Runde { $last }
   *[other] einer der Runden { $first } bis { $last }
} aufgedeckt.
farmers-not-healthy = { not-possible }: Deine übrigen Personen liegen im Bett, sie können nur auf die Krankenstation.
farmers-not-again = { not-possible }: Du hast dort schon eine Person: { NAMES("farmers-space", $space) }.
farmers-not-free = { not-possible }: Dort ist schon jemand von Spieler { $number }: { NAMES("farmers-space", $space) }.
farmers-not-linked = { not-possible }: { NAMES("farmers-space", $space) } ist in dieser Runde gesperrt, da { NAMES("farmers-space", $other) } benutzt wird.
farmers-not-before = { not-possible }: { NAMES("farmers-space", $space) } kann ab Runde { $round } benutzt werden.
farmers-not-roomy = { not-possible }: Dein Haus hat keinen Platz für eine weitere Person, es hat { $rooms } Räume für { $people } Personen.
farmers-not-more-people = { not-possible }: Du hast alle { $people } Personen.
farmers-not-stocked = { not-possible }: Hier liegt nichts: { NAMES("farmers-space", $space) }.
farmers-not-missing-kind = { not-possible }: { NAMES("farmers-space", $space) } gibt das erste von Schaf, Wildschwein und Rind, das du nicht hast, und du hast alle drei.
farmers-not-taught = { not-possible }: { NAMES("farmers-space", $space) } ist für Ausbildungen, mit denen nicht gespielt wird.
farmers-not-offered = { not-possible }: { NAMES("farmers-ware", $ware) } gibt es jetzt nicht: { NAMES("farmers-space", $space) }.
farmers-not-paid-for = { not-possible }: { NAMES("farmers-ware", $ware) } kosten hier 1 Nährwert, und du hast keinen.
farmers-not-able = { not-possible }: { NAMES("farmers-lack", $why, by: ", ") }.
farmers-lack-no-food = du hast keinen Nährwert
farmers-lack-no-field-place = du hast kein ungenutztes Hoffeld für einen Acker neben deinen Äckern
farmers-lack-no-seed = du hast weder Getreide noch Gemüse zum Säen
farmers-lack-no-empty-field = du hast keinen leeren Acker
farmers-lack-no-grain = du hast kein Getreide zum Backen
farmers-lack-no-oven = du hast keine Anschaffung in Betrieb, die backt
farmers-lack-no-room-place = du hast kein ungenutztes Hoffeld neben deinem Haus
farmers-lack-no-stable = alle deine Ställe sind gebaut
farmers-lack-no-stable-place = du hast kein Hoffeld für einen Stall
farmers-lack-no-fence = alle deine Zäune sind gebaut
farmers-lack-no-pasture = mit { $number } Holz lässt sich keine Weide einzäunen
farmers-lack-no-pasture-place = dein Hof hat kein Feld für eine weitere Weide
farmers-lack-stone-house = dein Haus ist schon aus Stein
farmers-lack-no-major = es gibt keine große Anschaffung, die du bezahlen kannst
farmers-lack-room-wood = für einen Raum brauchst du noch { $number } Holz
farmers-lack-room-wood-1-reed = { farmers-lack-room-wood } und 1 Schilf
farmers-lack-room-wood-2-reed = { farmers-lack-room-wood } und 2 Schilf
farmers-lack-room-clay = für einen Raum brauchst du noch { $number } Lehm
farmers-lack-room-clay-1-reed = { farmers-lack-room-clay } und 1 Schilf
farmers-lack-room-clay-2-reed = { farmers-lack-room-clay } und 2 Schilf
farmers-lack-room-stone = für einen Raum brauchst du noch { $number } Stein
farmers-lack-room-stone-1-reed = { farmers-lack-room-stone } und 1 Schilf
farmers-lack-room-stone-2-reed = { farmers-lack-room-stone } und 2 Schilf
farmers-lack-room-reed = für einen Raum brauchst du noch { $number } Schilf
farmers-lack-stable-wood = für einen Stall brauchst du noch { $number } Holz
farmers-lack-renovation-clay = zum Renovieren brauchst du noch { $number } Lehm
farmers-lack-renovation-clay-1-reed = { farmers-lack-renovation-clay } und 1 Schilf
farmers-lack-renovation-stone = zum Renovieren brauchst du noch { $number } Stein
farmers-lack-renovation-stone-1-reed = { farmers-lack-renovation-stone } und 1 Schilf
farmers-lack-renovation-reed = zum Renovieren brauchst du noch { $number } Schilf

farmers-not-minor = { not-possible }: { NAMES("farmers-special", $action) } ist für kleine Anschaffungen, mit denen nicht gespielt wird.
farmers-not-laid-out = { not-possible }: Keine Karte, die ausliegt, bietet { NAMES("farmers-special", $action) }.
farmers-not-at-home = { not-possible }: Für eine Sonderaktion braucht es eine gesunde Person im Haus, und du hast keine.
farmers-not-face-up = { not-possible }: Die Karte mit { NAMES("farmers-special", $action) } wurde in dieser Runde schon zweimal genutzt.
farmers-not-own-card = { not-possible }: Du hast die Karte mit { NAMES("farmers-special", $action) } in dieser Runde schon genutzt.
farmers-not-affordable = { not-possible }: Das kostet { NAMES("farmers-amount", $price, by: ", ") }, dazu brauchst du noch { NAMES("farmers-amount", $missing, by: ", ") }.
farmers-not-a-moor-left = { not-possible }: Du hast kein Moor.
farmers-not-a-forest-left = { not-possible }: Du hast keinen Wald.
farmers-not-beside-field = { not-possible }: Nur ein Wald neben einem deiner Äcker kann zum Acker werden.
farmers-not-alone = { not-possible }: Ein Wald, unter dem ein anderes Plättchen liegt, kann nicht zum Acker werden.

farmers-not-done = { not-possible }: Hier muss erst etwas getan werden: { NAMES("farmers-action", $actions, by: " oder ") }.
farmers-not-open = { not-possible }: Was jetzt getan werden kann: { NAMES("farmers-action", $actions, by: " oder ") }.
farmers-not-baked = { not-possible }: Von deinen { $grain } Getreide können höchstens { $most } auf einmal gebacken werden.
farmers-not-sold = { not-possible }: { NAMES("farmers-ware", $good) } gibt es hier nicht zu kaufen, nur Getreide.
farmers-not-twice = { not-possible }: { NAMES("farmers-card", $major) } gehört dir schon.
farmers-not-in-supply = { not-possible }: { NAMES("farmers-card", $major) } gehört schon jemandem.
farmers-not-on-top = { not-possible }: { NAMES("farmers-card", $major) } liegt unter { NAMES("farmers-card", $top) }.
farmers-not-yours = { not-possible }: Du hast keine solche { NAMES("farmers-card", $old) } zum Zurückgeben.
farmers-not-an-upgrade = { not-possible }: { NAMES("farmers-card", $card) } gibt es nicht gegen { NAMES("farmers-card", $old) }.

farmers-thing = { $what ->
    [room] ein Raum
    [field] ein Acker
    [forest] ein Wald
    [moor] ein Moor
    [stable] ein Stall
    [pasture] eine Weide
    [marker] eine Marke
    [crop] etwas gesät
   *[nothing] nichts
}
farmers-not-on-farm = { not-possible }: { $at } ist kein Feld deines Hofes.
farmers-not-empty = { not-possible }: Auf { $at } ist { farmers-thing }.
farmers-not-beside-house = { not-possible }: { $at } liegt nicht neben einem Raum deines Hauses.
farmers-not-beside-a-field = { not-possible }: { $at } liegt nicht neben einem deiner Äcker.
farmers-not-a-moor = { not-possible }: Auf { $at } ist { farmers-thing }, kein Moor.
farmers-not-a-forest = { not-possible }: Auf { $at } ist { farmers-thing }, kein Wald.
farmers-not-a-crop = { not-possible }: { NAMES("farmers-ware", $ware) } kann man nicht säen, nur Getreide und Gemüse.
farmers-not-a-field = { not-possible }: Auf { $at } ist { farmers-thing }, kein Acker.
farmers-not-harvested = { not-possible }: Der Acker auf { $at } ist schon besät.
farmers-not-fenceable = { not-possible }: Auf { $at } ist { farmers-thing }, das lässt sich nicht einzäunen.
farmers-not-joining = { not-possible }: { $at } liegt nicht neben den Feldern der neuen Weide oder gehört schon dazu.
farmers-not-enough-fences = { not-possible }: Du hast { $wood } Holz und { farmers-fences-left }, damit lässt sich so keine Weide mit { $at } vollenden; sie muss auch neben deinen anderen Weiden liegen oder ein Teil von einer sein.
farmers-not-enclosed = { not-possible }: Diese Weide braucht { farmers-fences }, du hast { $wood } Holz und { farmers-fences-left }.
farmers-not-beside-pasture = { not-possible }: Eine neue Weide muss neben deinen anderen liegen oder ein Teil von einer sein.

farmers-not-there = { not-possible }: Du hast nichts davon: { NAMES("farmers-ware", $ware) }.
farmers-not-an-animal = { not-possible }: { NAMES("farmers-ware", $ware) } kann man nicht laufen lassen.
farmers-not-eaten = { not-possible }: { NAMES("farmers-ware", $ware) } kann man nicht so essen, nur Getreide und Gemüse.
farmers-not-raw = { not-possible }: Gekocht gibt mehr: { NAMES("farmers-ware", $ware) }.
farmers-not-cooked = { not-possible }: Du hast keine Anschaffung in Betrieb, die das kocht: { NAMES("farmers-ware", $ware) }.
farmers-not-while-breeding = { not-possible }: Während der Vermehrung wird nichts gekocht oder getauscht.
farmers-not-needed = { not-possible }: Es brächte jetzt nichts, was später nicht ebenso gut zu haben ist.
farmers-not-unlit = { not-possible }: { NAMES("farmers-card", $card) } ist keine Karte von dir, die in Betrieb genommen werden muss.
farmers-not-fuel-to-light = { not-possible }: Du hast keinen Brennwert, um { NAMES("farmers-card", $card) } in Betrieb zu nehmen.
farmers-not-a-craft = { not-possible }: { NAMES("farmers-card", $major) } ist kein Handwerksgebäude.
farmers-not-owned = { not-possible }: { NAMES("farmers-card", $major) } gehört dir nicht.
farmers-not-this-harvest = { not-possible }: { NAMES("farmers-card", $major) } wurde in dieser Ernte schon genutzt.
farmers-not-traded = { not-possible }: Du hast kein Handelsgebäude, das dir so tauscht: { NAMES("farmers-ware", $good) } gegen { NAMES("farmers-ware", $for) }.
farmers-not-traded-on = { not-possible }: Was in diesem Zug durch Tausch erhalten wurde ({ NAMES("farmers-ware", $good) }), wird nicht zurückgetauscht.
farmers-not-fuel = { not-possible }: { $due ->
    [one] { $due } Brennwert ist nötig
   *[other] { $due } Brennwerte sind nötig
}, und du hast { $fuel }.
