# Was das für ein Spiel ist

moorland-title = Moorland
moorland-about = Wähle Karten, lass Pflanzen wachsen und auf den Wasserwegen deines Moors treiben.
moorland-reconstructed = Die Spielregel zeigt weder die Vorderseiten der Moorkarten noch die Paare auf den Pflanzenkarten noch die Wasserwege, Wachstumssymbole und Buchstaben der Pläne: Sie sind so rekonstruiert, dass alle veröffentlichten Anzahlen stimmen. Wer die Schachtel besitzt, kann die gedruckten in eine Datei schreiben und damit spielen.

# Wie ein Tisch aufgebaut wird

moorland-option-layout = Aufbau
moorland-option-layout-about = Wie die vier Pläne in allen Mooren liegen. Eine Form wird durch Zufall gefüllt: welcher Plan wo liegt, und wie herum.
moorland-option-layout-file-about = Eine eigene Datei: die Lage der vier Pläne als JSON, etwa [{"{"}"plan": 1, "x": 0, "y": 0, "turn": 180, "side": "black"{"}"}, ...]; x und y zählen Felder.
moorland-option-layout-grid = Quadrat
moorland-option-layout-grid-about = Zwei mal zwei Pläne, wie im ersten Spiel.
moorland-option-layout-corners = Quadrat, Wurzeln außen
moorland-option-layout-corners-about = Ein Quadrat mit den vier Wurzelfeldern in den äußeren Ecken.
moorland-option-layout-row = Reihe
moorland-option-layout-row-about = Alle vier nebeneinander: lange Wasserwege von West nach Ost.
moorland-option-layout-column = Säule
moorland-option-layout-column-about = Alle vier untereinander: lange Wasserwege von Nord nach Süd.
moorland-option-layout-stairs = Treppe
moorland-option-layout-stairs-about = Jeder Plan liegt ein Feld tiefer als der vorige.
moorland-option-layout-zigzag = Zickzack
moorland-option-layout-zigzag-about = Eine Reihe, in der jeder zweite Plan ein Feld tiefer liegt.
moorland-option-layout-cross = Kreuz
moorland-option-layout-cross-about = Zwei Pläne in der Mitte, einer auf jeder Seite.
moorland-option-layout-ring = Ring
moorland-option-layout-ring-about = Vier Pläne um ein Loch in der Mitte.
moorland-option-layout-tee = T
moorland-option-layout-tee-about = Eine Reihe von dreien, der vierte unter ihrer Mitte.
moorland-option-sides = Seiten der Pläne
moorland-option-sides-about = Welche Seite der Pläne oben liegt.
moorland-option-sides-data = Oder ein Buchstabe für jeden der Pläne 1 bis 4, etwa wwbb (w weiß, b schwarz), um sie nach Wunsch zu mischen.
moorland-option-sides-white = Weiße Buchstaben
moorland-option-sides-white-about = Hier lassen sich Wasserwege leichter verbinden.
moorland-option-sides-black = Schwarze Buchstaben
moorland-option-sides-black-about = Hier lassen sich Wasserwege schwerer verbinden.
moorland-option-sides-mixed = Gemischt
moorland-option-sides-mixed-about = Für jeden Plan entscheidet der Zufall.
moorland-option-components = Karten und Pläne
moorland-option-components-about = Karten und Pläne statt unserer eigenen, für alle, die die Schachtel besitzen.
moorland-option-components-usual = Unsere eigenen
moorland-option-components-usual-about = So rekonstruiert, dass alle veröffentlichten Anzahlen stimmen.
moorland-option-components-file-about = Eine eigene Datei (TOML): eine Kopie unserer components.toml mit dem, was auf deinen gedruckt ist.

# Wörter. Texte, in denen eine Pflanze, ein Tier, ein Platz oder eine Kartenlage vorkommt, nehmen sie von hier.

moorland-plant = { $plant ->
    [cotton_grass] Wollgras
    [rushes] Binsen
    [peat_moss] Torfmoos
   *[heather] Heidekraut
}
moorland-plants = { $plant ->
    [cotton_grass] { $plants } Wollgras
    [rushes] { $plants ->
        [one] { $plants } Binse
       *[other] { $plants } Binsen
    }
    [peat_moss] { $plants } Torfmoos
   *[heather] { $plants } Heidekraut
}
moorland-plant-card = { $shown ->
    [cotton_grass-rushes] Wollgras und Binsen
    [cotton_grass-peat_moss] Wollgras und Torfmoos
    [cotton_grass-heather] Wollgras und Heidekraut
    [rushes-peat_moss] Binsen und Torfmoos
    [rushes-heather] Binsen und Heidekraut
    [peat_moss-heather] Torfmoos und Heidekraut
   *[all] alle vier Pflanzen
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
moorland-move-grow-plants = { moorland-plants } auf { $section } wachsen lassen
moorland-move-skip = Nichts wachsen lassen
moorland-move-play = Karte { $card }{ moorland-face } auf { $section } spielen
moorland-move-surplus = { moorland-plant } in den Überschuss legen
moorland-move-drift = { moorland-plant } auf { moorland-place } treiben lassen
moorland-move-water = Mit einem Wassermarker { moorland-plant } von { $section } versetzen
moorland-move-to = Die Pflanze auf { $section } setzen
moorland-move-end = Zug beenden

# Züge im Protokoll, mit ihren Folgen

moorland-tell-take = { $player } nimmt Karte { $card }.
moorland-tell-grow = { $player } lässt { moorland-plants } auf { $section } wachsen{ moorland-stranded }.
moorland-tell-skip = { $player } lässt nichts wachsen.
moorland-tell-play = { $player } spielt Karte { $card }{ moorland-face } auf { $section }{ moorland-fates }{ moorland-stranded }.
moorland-tell-play-down = { $player } spielt Karte { $card } verdeckt auf { $section }{ $price ->
    [own] { " " }und legt { moorland-plant } in den Überschuss
    [supply] { " " }und legt eine Pflanze aus dem Vorrat in den Überschuss
   *[asked] { "" }
}{ moorland-stranded }.
moorland-tell-surplus = { $player } legt { moorland-plant } in den Überschuss{ moorland-stranded }.
moorland-tell-drift = { $player } lässt { moorland-plant } auf { moorland-place } treiben{ moorland-stranded }.
moorland-tell-water = { $player } versetzt mit einem Wassermarker { moorland-plant } von { $section }.
moorland-tell-to = { $player } setzt { moorland-plant } auf { $section }{ moorland-stranded }.
moorland-tell-end = { $player } beendet den Zug{ $markers ->
    [0] .
    [one] { " " }und nimmt den Wassermarker { $letters }.
   *[other] { " " }und nimmt die Wassermarker { $letters }.
}
moorland-tell-discard = Karte { $card } hat niemand genommen; sie wird abgelegt.
moorland-tell-round = Runde { $round }: Die Pflanzenkarte zeigt { moorland-plant-card }; in der Auslage liegen die Karten { $cards }.

moorland-fates = { $rooted ->
    [0] { $withered ->
        [0] { "" }
        [one] : 1 Pflanze verwelkt
       *[other] : { $withered } Pflanzen verwelken
    }
    [one] : 1 Pflanze verwurzelt{ moorland-withers }
   *[other] : { $rooted } Pflanzen verwurzeln{ moorland-withers }
}
moorland-withers = { $withered ->
    [0] { "" }
    [one] , 1 verwelkt
   *[other] , { $withered } verwelken
}
moorland-stranded = { $stranded ->
    [0] { "" }
    [one] ; 1 Pflanze findet keinen freien Platz und kommt in den Überschuss
   *[other] ; { $stranded } Pflanzen finden keinen freien Platz und kommen in den Überschuss
}

# Warum ein Zug nicht möglich ist

moorland-first-take = { not-possible }: Zuerst musst du eine Karte aus der Auslage nehmen.
moorland-first-grow = { not-possible }: Entscheide zuerst, wo Pflanzen wachsen, oder verzichte darauf.
moorland-first-play = { not-possible }: Du spielst gerade Karten; im Zug nimmst du erst eine Karte, dann lässt du wachsen, dann spielst du.
moorland-first-surplus = { not-possible }: Wähle zuerst die Pflanze, die deine verdeckte Karte kostet.
moorland-first-drift = { not-possible }: Zuerst müssen alle Pflanzen der gespielten Karte treiben.
moorland-first-to = { not-possible }: Sag zuerst, wohin der Wassermarker die Pflanze bringt.
moorland-not-displayed = { not-possible }: Karte { $card } liegt nicht in der Auslage.
moorland-not-uncovered = { not-possible }: { $section } ist bedeckt.
moorland-not-shown = { not-possible }: Die aktuelle Pflanzenkarte zeigt nicht { moorland-plant }, und { $section } hat kein besonderes Wachstumssymbol.
moorland-not-stored = { not-possible }: Karte { $card } liegt nicht unter deinem Lager.
moorland-not-planted = { not-possible }: Auf { $section } sind keine Pflanzen.
moorland-not-enough = { not-possible }: Karte { $card } braucht { moorland-plants } auf { $section }.
moorland-not-turned = { not-possible }: Karte { $card } sieht gedreht genauso aus; spiele sie mit „up“.
moorland-not-ended = { not-possible }: Erst musst du eine Karte spielen; zwei darfst du behalten, in der letzten Runde keine.
moorland-not-next = { not-possible }: Zuerst ist { moorland-plant } an der Reihe.
moorland-not-connected = { not-possible }: Von { $section } führt kein Wasserweg nach { $place }.
moorland-not-free-root = { not-possible }: Der Wurzelplatz { $place } ist besetzt.
moorland-not-free = { not-possible }: Auf { $section } ist kein Platz mehr frei.
moorland-not-payable = { not-possible }: Auf dem Feld war kein Marker dieser Art: { moorland-plant }.
moorland-not-surplus = { not-possible }: Eine Pflanze kommt nur für eine verdeckte Karte in den Überschuss, oder wenn sie keinen freien Platz zum Treiben findet.
moorland-not-watered = { not-possible }: Du hast keinen Wassermarker.
moorland-not-there = { not-possible }: Auf { $section } ist kein Marker dieser Art: { moorland-plant }.
moorland-not-anywhere = { not-possible }: Auf keinem anderen Feld ist ein Platz frei.
moorland-not-movable = { not-possible }: { $section } muss ein anderes unbedecktes Feld mit einem freien Platz sein.

# Die Zeilen des Wertungsblocks

moorland-category-rooted = Verwurzelte Pflanzen
moorland-category-rooted-about = 1 Punkt für jede Pflanze auf einem Wurzelsymbol oder einem Wurzelplatz.
moorland-category-biodiversity = Artenvielfalt
moorland-category-biodiversity-about = 1, 2, 3, 5, 8 oder 12 Punkte für 1 bis 6 verschiedene Tierarten.
moorland-category-pairs = Tierpaare
moorland-category-pairs-about = 2 Punkte für je zwei Tiere derselben Art.
moorland-category-striders = Wasserläufer
moorland-category-striders-about = 7 Punkte für die meisten Wasserläufer, 3 für die zweitmeisten, 1 für die drittmeisten, wenn mehr als zwei mitspielen. Bei Gleichstand werden die Punkte der Plätze geteilt und abgerundet.
moorland-category-waterway = Längster Wasserweg
moorland-category-waterway-about = 1 Punkt für jedes Feld des längsten Wasserwegs: eine Linie ohne Abzweigungen, und ein Feld, das das Wasser unterbricht, kann nur ihr Ende sein.
moorland-category-water = Wassermarker
moorland-category-water-about = 1 Punkt für jeden übrigen Wassermarker.
moorland-category-surplus = Überschüssige Pflanzen
moorland-category-surplus-about = 1 Minuspunkt für jede überschüssige Pflanze.

# Was dafür gezählt wird

moorland-pad-rooted = Im Moor verwurzelte Pflanzen
moorland-pad-rooted-about = Marker auf den Wurzelsymbolen deiner Karten und auf Wurzelplätzen.
moorland-pad-beetle = Käfer
moorland-pad-beetle-about = Käfer auf deinen offen liegenden Karten.
moorland-pad-bird = Vögel
moorland-pad-bird-about = Vögel auf deinen offen liegenden Karten.
moorland-pad-snake = Schlangen
moorland-pad-snake-about = Schlangen auf deinen offen liegenden Karten.
moorland-pad-dragonfly = Libellen
moorland-pad-dragonfly-about = Libellen auf deinen offen liegenden Karten.
moorland-pad-butterfly = Schmetterlinge
moorland-pad-butterfly-about = Schmetterlinge auf deinen offen liegenden Karten.
moorland-pad-frog = Frösche
moorland-pad-frog-about = Frösche auf deinen offen liegenden Karten.
moorland-pad-striders = Wasserläufer
moorland-pad-striders-about = Wasserläufer auf deinen offen liegenden Karten. Die Plätze ergeben sich aus den Zahlen aller.
moorland-pad-waterway = Felder im längsten Wasserweg
moorland-pad-waterway-about = Felder auf einer Linie aus Wasser ohne Abzweigungen, Karten und Wurzelfelder gleichermaßen.
moorland-pad-water = Übrige Wassermarker
moorland-pad-water-about = Wassermarker in deinem Lager, die du nicht ausgegeben hast.
moorland-pad-surplus = Überschüssige Pflanzen
moorland-pad-surplus-about = Marker im Überschuss deines Lagers.

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
