# Wörter. Texte, in denen eine Pflanze, ein Tier, ein Platz oder eine Kartenlage vorkommt, nehmen sie von hier.

moorland-plant = { $plant ->
    [cotton_grass] Wollgras
    [rushes] Binsen
    [peat_moss] Torfmoos
   *[heather] Heidekraut
}
moorland-animal = { $animal ->
    [beetle] Käfer
    [bird] Vogel
    [snake] Schlange
    [dragonfly] Libelle
    [butterfly] Schmetterling
   *[frog] Frosch
}
moorland-place = { $place ->
    [R1] den Wurzelplatz R1
    [R2] den Wurzelplatz R2
    [R3] den Wurzelplatz R3
    [R4] den Wurzelplatz R4
   *[other] { $place }
}
moorland-face = { $face ->
    [turned] { " " }gedreht
    [down] { " " }verdeckt
   *[up] { "" }
}

# Was gefragt ist

moorland-take = Runde { $round } von { $rounds }: Nimm eine Karte aus der Auslage.
moorland-grow = Wähle ein Feld und was dort wächst, oder lass nichts wachsen.
moorland-play = Spiele eine Karte, oder beende deinen Zug.
moorland-must-play = { $round ->
    [12] Spiele eine Karte: In der letzten Runde darf keine unter deinem Lager bleiben, und dort { $cards ->
        [one] liegt noch eine
       *[other] liegen noch { $cards }
    }.
   *[other] Spiele eine Karte: Unter deinem Lager liegen { $cards }, und nur zwei dürfen dort bleiben.
}
moorland-surplus = Wähle die Pflanze, die in den Überschuss geht, der Preis für eine verdeckte Karte.
moorland-drift = Wähle, wohin { moorland-plant } von { $section } treiben soll.
moorland-to = Wähle, wohin dein Wassermarker { moorland-plant } von { $section } bringt.
moorland-over = Das Spiel ist nach { $rounds } Runden zu Ende.

# Züge zur Auswahl

moorland-move-take = Karte { $card } nehmen
moorland-move-grow = { moorland-plant } auf { $section } wachsen lassen
moorland-move-skip = Nichts wachsen lassen
moorland-move-play = Karte { $card }{ moorland-face } auf { $section } spielen
moorland-move-surplus = { moorland-plant } in den Überschuss legen
moorland-move-drift = { moorland-plant } auf { moorland-place } treiben lassen
moorland-move-water = Mit einem Wassermarker { moorland-plant } von { $section } versetzen
moorland-move-to = Die Pflanze auf { $section } setzen
moorland-move-end = Zug beenden

# Züge im Protokoll

moorland-tell-take = { $player } nimmt Karte { $card }.
moorland-tell-grow = { $player } lässt { moorland-plant } auf { $section } wachsen.
moorland-tell-skip = { $player } lässt nichts wachsen.
moorland-tell-play = { $player } spielt Karte { $card }{ moorland-face } auf { $section }.
moorland-tell-surplus = { $player } legt { moorland-plant } in den Überschuss.
moorland-tell-drift = { $player } lässt { moorland-plant } auf { moorland-place } treiben.
moorland-tell-water = { $player } versetzt mit einem Wassermarker { moorland-plant } von { $section }.
moorland-tell-to = { $player } setzt die Pflanze auf { $section }.
moorland-tell-end = { $player } beendet den Zug.

# Die Zeilen des Wertungsblocks

moorland-category-rooted = Verwurzelte Pflanzen
moorland-category-biodiversity = Artenvielfalt
moorland-category-pairs = Tierpaare
moorland-category-striders = Wasserläufer
moorland-category-waterway = Längster Wasserweg
moorland-category-water = Wassermarker
moorland-category-surplus = Überschüssige Pflanzen

# Was dafür gezählt wird

moorland-pad-rooted = Im Moor verwurzelte Pflanzen
moorland-pad-beetle = Käfer
moorland-pad-bird = Vögel
moorland-pad-snake = Schlangen
moorland-pad-dragonfly = Libellen
moorland-pad-butterfly = Schmetterlinge
moorland-pad-frog = Frösche
moorland-pad-striders = Wasserläufer
moorland-pad-waterway = Felder im längsten Wasserweg
moorland-pad-water = Übrige Wassermarker
moorland-pad-surplus = Überschüssige Pflanzen

# Das Brett im Terminal

moorland-board-round = Runde { $round } von { $rounds }
moorland-board-to-come = noch { $cards ->
    [one] { $cards } Moorkarte
   *[other] { $cards } Moorkarten
}, { $plants ->
    [one] { $plants } Pflanzenkarte
   *[other] { $plants } Pflanzenkarten
}
moorland-board-over = das Spiel ist zu Ende
moorland-board-mushroom = Pilz
moorland-board-plant-card = Pflanzenkarte
moorland-board-water-markers = Wassermarker
moorland-board-you = du
moorland-board-wins = gewinnt
moorland-board-water = Wasser
moorland-board-surplus = Überschuss
moorland-board-drifting = treibt
moorland-board-none = keiner
moorland-board-root-space = Wurzelplatz
moorland-board-two-grow = zwei wachsen
moorland-board-any-grows = 1 nach Wahl
moorland-board-roots = verwurzelt
moorland-board-withers = verwelkt
moorland-board-drifts = treibt
moorland-board-strider = Wasserläufer
moorland-board-water-marker = Wassermarker
moorland-board-interrupted = unterbrochen
moorland-board-possible = jetzt möglich

# Auf einer Karte hat ein Tier höchstens zehn Zeichen; wo ein Name umbrechen kann, sechs in jeder Zeile, steht ein Leerzeichen.

moorland-board-animal = { $animal ->
    [beetle] Käfer
    [bird] Vogel
    [snake] Schlan ge
    [dragonfly] Libel le
    [butterfly] Schmet ter.
   *[frog] Frosch
}
moorland-board-code = { $animal ->
    [beetle] Käf
    [bird] Vog
    [snake] Slg
    [dragonfly] Lib
    [butterfly] Smt
   *[frog] Fro
}
