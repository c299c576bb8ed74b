# Das Brett von Moorland auf der Seite

moorland-page-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}

# Karten in Worten

moorland-page-card = Karte { $card }
moorland-page-card-roots = Verwurzelt: { $plants }.
moorland-page-card-withers = Verwelkt: { $plants }.
moorland-page-card-drifts = Treibt weiter: { $plants }.
moorland-page-card-animal = Tier: { moorland-animal }.
moorland-page-card-striders = { $striders ->
    [one] Ein Wasserläufer.
   *[other] { $striders } Wasserläufer.
}
moorland-page-card-four = Nur im Spiel zu viert.
moorland-page-card-back = Verdeckt: eine Kreuzung. Eine Pflanze des Feldes geht in den Überschuss, die anderen treiben weiter.
moorland-page-water-joins = { $count ->
    [one] Wasser aus { $sides }.
   *[other] Wasser verbindet { $sides }.
}
moorland-page-water-interrupted = Wasser reicht nach { $sides }, ist aber unterbrochen: Nichts kommt hindurch.
moorland-page-needs = Die Pflanzen einer Karte müssen auf dem Feld liegen, bevor sie dort offen gespielt wird.

# Das Moor in Worten

moorland-page-moor = { $player }: das Moor
moorland-page-section = Feld { $place }
moorland-page-growth = { $dots ->
    [0] Sonnensymbol
    [one] 1 Punkt
   *[other] { $dots } Punkte
}
moorland-page-empty = keine Pflanzen
moorland-page-covered = Karte { $card }{ $face ->
    [turned] , gedreht
    [down] , verdeckt
   *[up] { "" }
}
moorland-page-rooted = verwurzelt: { $plants }
moorland-page-root-section = Wurzelfeld { $place }
moorland-page-root-free = freier Wurzelplatz
moorland-page-root-taken = { moorland-plant } ist verwurzelt
moorland-page-to-win = Wer { $place } zuerst bedeckt, bekommt den Wassermarker.

# Was ein Klick bewirkt

moorland-page-do-take = Nimm sie.
moorland-page-do-grow = Lass hier Pflanzen wachsen.
moorland-page-do-card = Wähle sie, um sie zu spielen.
moorland-page-do-card-down = Wähle sie, um sie zu spielen. Sie passt nur verdeckt.
moorland-page-do-back = Leg sie zurück.
moorland-page-do-fits = Leg die Karte hierhin.
moorland-page-do-down = Leg die Karte hierhin; sie passt nur verdeckt.
moorland-page-do-drift = Lass { moorland-plant } hierhin treiben.
moorland-page-do-to = Setz { moorland-plant } hierhin.
moorland-page-do-lift = Nimm eine Pflanze von hier.
moorland-page-do-look = Sieh sie dir an.
moorland-page-hint = Tipp

# Die Mitte

moorland-page-middle = Tischmitte
moorland-page-round = Runde { $round } von { $rounds }
moorland-page-round-over = Nach { $rounds } Runden
moorland-page-round-plants = Runde { $round }: { $plants }
moorland-page-mushroom = { $player } hat den Pilz und beginnt die Runde.
moorland-page-plant-card = Pflanzenkarte
moorland-page-plant-card-means = In dieser Runde können { $plants } wachsen.
moorland-page-display = Auslage, { $cards ->
    [0] keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
moorland-page-display-over = Auslage
moorland-page-display-empty = Keine Karten übrig.
moorland-page-water-cards = Wasserkarten
moorland-page-water-here = { $place }: Der Wassermarker ist noch zu haben.
moorland-page-water-soon = { $place }: in diesem Zug bedeckt, der Wassermarker kommt am Ende des Zuges.
moorland-page-water-gone = { $place }: Der Wassermarker ist vergeben.

# Das Lager

moorland-page-storage = Lager
moorland-page-hand = Karten von { $player }
moorland-page-stored-two = Karten, zwei dürfen bleiben
moorland-page-stored-last = Karten, keine darf bleiben
moorland-page-fits = passt
moorland-page-water-markers = Wassermarker: { $count }
moorland-page-spend = Pflanze versetzen
moorland-page-spend-about = Gib einen Wassermarker aus, um eine Pflanze von einem unbedeckten Feld auf ein anderes zu setzen.
moorland-page-surplus = Überschuss
moorland-page-surplus-none = Überschuss: keiner
moorland-page-surplus-plants = Überschuss: { $plants }
moorland-page-surplus-put = { moorland-plant } in den Überschuss.
moorland-page-longest = Längster Wasserweg: { $sections }

# Auswählen

moorland-page-choose-grow = Was wächst auf { $place }?
moorland-page-choose-lift = Welche Pflanze verlässt { $place }?
moorland-page-choose-surplus = Welche Pflanze geht in den Überschuss?
moorland-page-choose-water = Von welchem Feld?
moorland-page-grows-surplus = { $count ->
    [one] 1 geht in den Überschuss
   *[other] { $count } gehen in den Überschuss
}
moorland-page-lay-title = Karte { $card } auf { $place }
moorland-page-turn = Drehen
moorland-page-face-down = Verdeckt
moorland-page-face-up = Offen
moorland-page-lay = Hinlegen
moorland-page-back = Doch nicht
moorland-page-hint-face = { $face ->
    [up] so, wie sie liegt
    [turned] gedreht
   *[down] verdeckt
}
moorland-page-points = { $points } Punkte sofort
moorland-page-out-roots = { $count ->
    [one] verwurzelt
   *[other] verwurzeln
}
moorland-page-out-withers = { $count ->
    [one] verwelkt
   *[other] verwelken
}
moorland-page-out-drifts = { $count ->
    [one] kann nach { $places } treiben
   *[other] treiben weiter, die erste nach { $places }
}
moorland-page-out-drifts-later = { $count ->
    [one] treibt weiter
   *[other] treiben weiter
}
moorland-page-out-price = Eine Pflanze deiner Wahl geht in den Überschuss.
moorland-page-out-surplus = { $count ->
    [one] 1 Pflanze geht in den Überschuss.
   *[other] { $count } Pflanzen gehen in den Überschuss.
}
moorland-page-only-down = Ihre Pflanzen liegen nicht alle hier, darum passt sie nur verdeckt.

# Alle Karten

moorland-page-look = Genau ansehen
moorland-page-show-up = Vorderseite zeigen
moorland-page-show-turned = Drehen
moorland-page-show-down = Rückseite zeigen
moorland-page-cards-about = Die sechzig Moorkarten. Die Spielregel druckt ihre Vorderseiten nicht ab: Diese hier sind so rekonstruiert, dass alle veröffentlichten Anzahlen stimmen.
moorland-page-cards-animal = Tier
moorland-page-cards-plant = Pflanze
moorland-page-cards-all = Alle
moorland-page-cards-none = Keines
moorland-page-cards-found = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
moorland-page-cards-four = zu viert
moorland-page-picture = Ein Moor am Morgen: Wasser windet sich zwischen Heidekraut, Binsen und Wollgras.
