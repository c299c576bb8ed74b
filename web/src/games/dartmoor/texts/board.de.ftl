# Das Brett von Dartmoor auf der Seite

# Der Buchstabe in einem Baumsymbol: jedes hat seinen eigenen
dartmoor-page-letter-crab_apple = H
dartmoor-page-letter-ash = E
dartmoor-page-letter-sessile_oak = T
dartmoor-page-letter-black_alder = S
dartmoor-page-letter-moor_birch = M
dartmoor-page-letter-goat_willow = W

# Wo lange Wörter in den Namen der Arten getrennt werden dürfen
dartmoor-page-breaks = Abend|segler Auer|huhn Azur|jungfer Bein|brech Binsen|jungfer Blau|flügel Blau|pfeil Brach|vogel Brandt|fleder|maus Breit|flügel|fleder|maus Euro|päischer Fisch|otter Feucht|wald Grau|reiher Heide|flach|land Heidel|beere Heide|kraut Hoch|moor Holz|apfel Holun|der Kamm|molch Kanin|chen|bau Kanin|chen Königs|farn Krebs|schere Kreuz|otter Lauf|käfer Mäuse|bussard Miller|spitz|maus Moor|birke Moor|frosch Nattern|zunge Nymphen|fleder|maus Pracht|libelle Ringel|natter Rubin|jungfer Sal|weide Schleier|eule Schwarz|erle Stech|mücke Stein|schmätzer Tal|sumpf Teich|huhn Trauben|eiche Ufer|schnepfe Universal|moor Wald|baum|läufer Wald|eidechse Wald|hyazinthe Wald|maus Wasser|fleder|maus Wiesen|pieper Zuck|mücke

# Karten in Worten

dartmoor-page-side-top = oben
dartmoor-page-side-bottom = unten
dartmoor-page-side-left = links
dartmoor-page-side-right = rechts
dartmoor-page-tree-symbol = Baumsymbol { NAMES("dartmoor-tree", $tree) }
dartmoor-page-part-effect = Effekt
dartmoor-page-part-permanent = Dauerhaft
dartmoor-page-part-bonus = Bonus
dartmoor-page-part-points = Punkte
dartmoor-page-part-only = Ort
dartmoor-page-most = max
dartmoor-page-universal = Eine verdeckt gelegte Karte zählt als Moor und als sonst nichts. Sie hat kein Baumsymbol und selbst keine Punkte.
dartmoor-page-under = Verdeckt liegt hier { $card }.
dartmoor-page-now = { $points ->
    [one] Punkt jetzt
   *[other] Punkte jetzt
}
dartmoor-page-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dartmoor-page-printed = Diese Karte ist so bekannt, wie sie gedruckt ist.
dartmoor-page-reconstructed-tree = Das Baumsymbol dieser Karte ist von uns erschlossen.

# Die Mitte

dartmoor-page-middle = Tischmitte
dartmoor-page-stack = { $cards ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $cards } Karten
}
dartmoor-page-winters = { $count ->
    [0] Noch keine Winterkarte. Mit der dritten endet das Spiel sofort.
    [one] 1 von 3 Winterkarten. Mit der dritten endet das Spiel sofort.
    [3] Alle 3 Winterkarten: Das Spiel ist zu Ende.
   *[other] { $count } von 3 Winterkarten. Mit der dritten endet das Spiel sofort.
}
dartmoor-page-discard = { $cards ->
    [one] 1 abgelegt
   *[other] { $cards } abgelegt
}
dartmoor-page-clearing = Lichtung
dartmoor-page-clearing-count = { $cards ->
    [one] 1 Karte von 10
   *[other] { $cards } Karten von 10
}
dartmoor-page-clearing-full = { $cards } → { $then }, dann geräumt
dartmoor-page-clearing-about = Liegen am Ende eines Zugs 10 oder mehr Karten hier, wird die Lichtung für immer geräumt.
dartmoor-page-clearing-empty = Hier liegen noch keine Karten. Was bezahlt wird, kommt offen hierher.
dartmoor-page-caves = Wähle deine Höhle
dartmoor-page-cave = Höhle { $number }
dartmoor-page-cave-cards = { $cards ->
    [one] Höhle: 1 Karte
   *[other] Höhle: { $cards } Karten
}

# Der Wald

dartmoor-page-forest = Wald von { $player }
dartmoor-page-forest-empty = Hier wächst noch nichts. Erst kommen Bäume, Sträucher und Moore; um sie herum siedeln Tiere und Pflanzen.
dartmoor-page-host = { $number }: { $name }, { $taken } von 4 Plätzen belegt
dartmoor-page-cave-head = Höhle { $number } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
dartmoor-page-family-dragonfly = Libellen zusammen
dartmoor-page-family-warty_newt = Molche zusammen

# Die Hand

dartmoor-page-hand = Hand
dartmoor-page-hand-of = Hand von { $player }
dartmoor-page-hand-count = { $cards } von { $limit }
dartmoor-page-seen = Diese haben alle gesehen; sie sind auf der Hand oder liegen verdeckt im Wald:
dartmoor-page-seat-hand = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}{ $seen ->
    [0] { "" }
   *[other] , { $seen } gesehen
}
dartmoor-page-paid = { $paid } von { $cost } bezahlt
dartmoor-page-no-bonus = Sie hat keinen Bonus, also passt jede Karte.
dartmoor-page-bonus-open = Bonus möglich:
dartmoor-page-bonus-earned = Bonus verdient:
dartmoor-page-bonus-lost = Bonus verloren.
dartmoor-page-keeps = ✓ Bonus
dartmoor-page-loses = ✗ Bonus
dartmoor-page-where-top = Wohin damit? Die Karte braucht einen Platz oben.
dartmoor-page-where-bottom = Wohin damit? Die Karte braucht einen Platz unten.
dartmoor-page-where-left = Wohin damit? Die Karte braucht einen Platz links.
dartmoor-page-where-right = Wohin damit? Die Karte braucht einen Platz rechts.

# Was ein Klick bewirkt

dartmoor-page-hint = Tipp
dartmoor-page-do-look = Ansehen.
dartmoor-page-do-draw = Die oberste Karte ziehen.
dartmoor-page-do-take = Auf die Hand nehmen.
dartmoor-page-do-store = In die Höhle legen.
dartmoor-page-do-cave = Diese Höhle wählen.
dartmoor-page-do-play = Ausspielen.
dartmoor-page-do-place = Kostenlos legen.
dartmoor-page-do-moor = Verdeckt als Universalmoor legen.
dartmoor-page-do-discard = Auf die Lichtung legen.
dartmoor-page-do-pay = Damit bezahlen.
dartmoor-page-do-pay-keeps = Damit bezahlen; der Bonus bleibt.
dartmoor-page-do-pay-loses = Damit bezahlen; der Bonus geht verloren.
dartmoor-page-do-at = { $species } hier anlegen.
