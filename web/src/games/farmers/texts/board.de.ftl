# Der Tisch der Moorbauern auf der Seite

# Wo lange Wörter von Namen getrennt werden dürfen, wenn wenig Platz ist
farmers-page-breaks = Getreide|verwer|tung Ver|samm|lungs|platz Kranken|station Neben|tätigkeit Baustoff|markt Bescheidener Kinder|wunsch Dringen|der Ein|facher Westlicher Stein|bruch Östlicher Haus|sanie|rung Hof|sanie|rung Schweine|markt Rinder|markt Schaf|markt Ein|zäunung An|schaf|fung Korb|flech|terei Ross|schlach|terei Torf|köhlerei Spiel|leute Tage|löhner Moor|museum Möbel|handel Keramik|handel Brand|roden Holz|fällen Torf|stechen Pferde|markt Arbeits|markt Schwarz|markt Schwarz|arbeit Feuer|stelle Koch|stelle Koch|nische Acker|land Acker|bau Unter|richt Hof|ausbau Lehm|grube Schilf|bank Fisch|fang

# Mengen und Punkte

farmers-page-amounts = { NAMES("farmers-amount", $wares, by: ", ") }
farmers-page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
farmers-page-costs = Kostet

# Die Teile, für den Sprung von einem zum anderen

farmers-page-board = Aktionsplan
farmers-page-farm = Hof
farmers-page-majors = Große Anschaffungen
farmers-page-parts = Teile des Tisches

# Der Aktionsplan

farmers-page-round = Runde { $round } von { $rounds }
farmers-page-rounds-over = Alle Runden sind gespielt
farmers-page-begins = { $player } ist Startspieler.
farmers-page-stage = Phase { $stage }
farmers-page-round-of-stage = Runde { $round }, eine Karte der Phase { $stage }, verdeckt
farmers-page-to-come = In Phase { $stage } noch zu erwarten, in unbekannter Reihenfolge: { $cards }.
farmers-page-harvest-after = Ernte nach Runde { $round }
farmers-page-stands = { $player } steht dort
farmers-page-waiting = { $player } bekommt zu Beginn dieser Runde { $wares }.
farmers-page-not-free = { not-possible }: { $player } hat dort schon eine Person.

# Sonderaktionen

farmers-page-special = Sonderaktionen
farmers-page-special-card = Sonderaktionskarte
farmers-page-special-up = { $player }
farmers-page-special-up-about = Sie liegt offen vor { $player }. Alle anderen dürfen sie für 2 Nährwerte nehmen, aber nur einmal; dann wird sie verdeckt.
farmers-page-special-down = { $player }
farmers-page-special-down-about = Sie liegt verdeckt vor { $player } und kann in dieser Runde nicht mehr genommen werden.
farmers-page-special-cut_peat = Entferne ein Moor von deinem Hof und nimm 3 Brennwerte.
farmers-page-special-fell_trees = Entferne einen Wald von deinem Hof und nimm 2 Holz.
farmers-page-special-slash_and_burn = Ersetze einen Wald durch einen Acker. Er muss an einen deiner Äcker grenzen; hast du keinen, geht jeder Wald.
farmers-page-special-horse_market = { $horse ->
    [0] Nimm ein Pferd.
    [one] Zahle 1 Nährwert und nimm ein Pferd.
   *[other] Zahle { $horse } Nährwerte und nimm ein Pferd.
} Was nicht gehalten werden kann, läuft davon.
farmers-page-special-hiring_fair = { $hire ->
    [one] Nimm 1 Nährwert.
   *[other] Nimm { $hire } Nährwerte.
}
farmers-page-special-black_market = { $level ->
    [1] Für kleine Anschaffungen, mit denen in dieser Stufe nicht gespielt wird.
   *[2] Zahle 1 Brennwert und spiele eine kleine Anschaffung zu ihren Kosten aus.
}
farmers-page-special-illicit_work = Zahle 1 Nährwert und 1 Brennwert und baue eine große Anschaffung zu ihren Kosten.
farmers-page-pile = { $cards ->
    [0] Stapel:
    [one] Stapel mit 1 Karte, als nächste:
   *[other] Stapel mit { $cards } Karten, als nächste:
}
farmers-page-pile-empty = leer; die zuletzt genutzte Karte kommt jede Runde zurück
farmers-page-buried = Unter dem Stapel:
farmers-page-discarded = Genutzt:
farmers-page-kept = Für eine zweite Nutzung in dieser Runde ist bezahlt.

# Große Anschaffungen

farmers-page-stack-empty = alle gebaut
farmers-page-below = Darunter: { NAMES("farmers-card", $major) }
farmers-page-ways = Wie bekommst du { NAMES("farmers-card", $major) }?
farmers-page-close = Schließen
farmers-page-own-cards = Anschaffungen
farmers-page-unlit = noch nicht in Betrieb
farmers-page-crafted = in dieser Ernte genutzt

# Die Vorschau

farmers-page-forecast = Die nächste Ernte
farmers-page-harvest-now = Jetzt ist Ernte
farmers-page-harvest-in = { $rounds ->
    [0] Ernte nach dieser Runde
    [one] Ernte nach der nächsten Runde
   *[other] Ernte nach Runde { $round }, in { $rounds } Runden
}
farmers-page-there = { $there } von { $due }
farmers-page-food-for = Nährwerte für { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
farmers-page-fuel-for = Brennwerte für das Haus
farmers-page-from-crops = { $food } mehr aus Getreide und Gemüse möglich
farmers-page-from-animals = { $food } mehr durch Kochen von Tieren möglich
farmers-page-from-wood = { $fuel } mehr durch Verbrennen von Holz möglich
farmers-page-food-missing = { $food ->
    [one] Noch fehlt 1 Nährwert: 1 Bettelmarker
   *[other] Noch fehlen { $food } Nährwerte: { $food } Bettelmarker
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger
farmers-page-fuel-missing = { $fuel ->
    [one] Noch fehlt 1 Brennwert
   *[other] Noch fehlen { $fuel } Brennwerte
}: { $people ->
    [one] 1 Person wird krank
   *[other] { $people } Personen werden krank
}
farmers-page-food-about = Nötige Nährwerte: { $due }. Vorhanden: { $there }{ $coming ->
    [0] { "" }
   *[other] , { $coming } unterwegs
}{ $crops ->
    [0] { "" }
   *[other] , dazu { $crops } aus Getreide und Gemüse
}{ $meat ->
    [0] .
   *[other] , dazu { $meat } durch Kochen von Tieren.
}{ $lacking ->
    [0] { "" }
    [one] { " " }So wird 1 fehlen.
   *[other] { " " }So werden { $lacking } fehlen.
}
farmers-page-fuel-about = Nötige Brennwerte: { $due }. Vorhanden: { $there }{ $wood ->
    [0] .
   *[other] , dazu { $wood } Holz zum Verbrennen.
}{ $lacking ->
    [0] { "" }
    [one] { " " }So wird 1 Person krank.
   *[other] { " " }So werden { $lacking } Personen krank.
}
farmers-page-young = Vermehrung
farmers-page-young-about = Sie bekommen Junge, und es ist Platz für sie.
farmers-page-young-no-room = Sie bekommen Junge, aber es ist nicht für alle Platz.
farmers-page-no-room = Nicht für alle ist Platz

# Entscheidungen ohne Ort auf dem Tisch

farmers-page-ask-turn = Du bist dran
farmers-page-ask-act = Wähle
farmers-page-ask-fence = Die neue Weide
farmers-page-ask-house = Einige Tiere haben keinen Platz
farmers-page-ask-get = Was nimmst du?
farmers-page-ask-cut = Torf stechen
farmers-page-ask-fell = Holz fällen
farmers-page-ask-clear = Brandroden
farmers-page-ask-card = Die Sonderaktionskarte der letzten Runde
farmers-page-ask-again = Die Sonderaktionskarte, die du genutzt hast
farmers-page-ask-feed = Ernähre deine Personen
farmers-page-ask-heat = Heize dein Haus
farmers-page-ask-breed = Vermehrung
farmers-page-ask-prepare = Die nächste Runde

# Was eine Wahl bewirkt

farmers-page-do-place = Setze eine Person hierher.
farmers-page-do-special = Nutze diese Aktion{ $price ->
    [0] .
    [one] { " " }für 1 Nährwert.
   *[other] { " " }für { $price } Nährwerte.
}
farmers-page-do-get = Nimm { NAMES("farmers-amount", $wares, by: ", ") }{ $price ->
    [0] { "" }
    [one] { " " }für 1 Nährwert
   *[other] { " " }für { $price } Nährwerte
}
farmers-page-do-buy = Kaufe 1 Getreide für 1 Nährwert
farmers-page-do-room = Baue einen Raum für { NAMES("farmers-amount", $cost, by: ", ") }.
farmers-page-do-stable = Baue einen Stall für { NAMES("farmers-amount", $cost, by: ", ") }.
farmers-page-do-plow = Pflüge einen Acker{ $food ->
    [0] .
   *[other] { " " }für { $food } Nährwert.
}
farmers-page-do-sow = Säe { NAMES("farmers-ware", $crop) }.
farmers-page-do-fence = Nimm es in die neue Weide auf.
farmers-page-do-enclose = { $spaces ->
    [one] Zäune dieses Feld ein
   *[other] Zäune diese { $spaces } Felder ein
}: { $wood } Holz
farmers-page-do-bake = Backe { $grain } Getreide: { $food ->
    [one] 1 Nährwert
   *[other] { $food } Nährwerte
}
farmers-page-do-renovate = Renoviere für { NAMES("farmers-amount", $cost, by: ", ") }: { NAMES("farmers-house", $house) }
farmers-page-do-build = Baue sie für { NAMES("farmers-amount", $cost, by: ", ") }.
farmers-page-do-upgrade = Gib { $old } zurück.
farmers-page-do-cut = Stich Torf: { $fuel ->
    [one] 1 Brennwert
   *[other] { $fuel } Brennwerte
}.
farmers-page-do-fell = Fälle den Wald: { $wood } Holz.
farmers-page-do-clear = Mache einen Acker daraus.
farmers-page-do-cook = Koche { NAMES("farmers-amount", $ware) }: { $food ->
    [one] 1 Nährwert
   *[other] { $food } Nährwerte
}
farmers-page-do-eat = Iss { NAMES("farmers-amount", $ware) } roh: 1 Nährwert
farmers-page-do-burn = Verbrenne 1 Holz: 1 Brennwert
farmers-page-do-trade = Tausche { NAMES("farmers-amount", $ware) } gegen { NAMES("farmers-amount", $goods) }
farmers-page-do-craft = { NAMES("farmers-card", $major) }: { NAMES("farmers-amount", $ware) } gegen { $food ->
    [one] 1 Nährwert
   *[other] { $food } Nährwerte
}
farmers-page-do-donate = Gib der Dorfkirche 1 Brennwert: 1 Punkt
farmers-page-do-light = { NAMES("farmers-card", $major) }: für 1 Brennwert in Betrieb nehmen
farmers-page-do-release = Lass { NAMES("farmers-amount", $ware) } laufen
farmers-page-do-feed = { $begging ->
    [0] Ernähre alle: { $food } Nährwerte
    [one] Ernähre sie mit { $food } von { $due ->
        [one] 1 Nährwert
       *[other] { $due } Nährwerten
    }: 1 Bettelmarker
   *[other] Ernähre sie mit { $food } von { $due } Nährwerten: { $begging } Bettelmarker
}
farmers-page-do-heat = { $ill ->
    [0] Heize mit { $fuel ->
        [one] 1 Brennwert
       *[other] { $fuel } Brennwerten
    }: Alle bleiben gesund
    [one] Heize mit { $fuel } von { $due ->
        [one] 1 Brennwert
       *[other] { $due } Brennwerten
    }: 1 Person wird krank
   *[other] Heize mit { $fuel } von { $due } Brennwerten: { $ill } Personen werden krank
}
farmers-page-do-keep = Behalte die Karte für diese Runde
farmers-page-do-again = Zahle 2 Nährwerte, um sie noch einmal zu nutzen
farmers-page-do-bury = Lege sie unter den Stapel und decke die nächste auf
farmers-page-do-discard = Lege sie ab
farmers-page-do-done = Fertig
farmers-page-do-at = Hier: { farmers-done-there }.
