# Was das für ein Spiel ist

dartmoor-title = Forest Shuffle: Dartmoor
dartmoor-about = Pflanze Bäume, Sträucher und Moore und versammle Tiere und Pflanzen um sie, bevor die dritte Winterkarte kommt.
dartmoor-reconstructed = Die Paarungen und Baumsymbole der meisten geteilten Karten, die Effekte der Höhlen 1, 2 und 5 und einige Symbole von Effekten sind nicht veröffentlicht: Sie sind so rekonstruiert, dass alle veröffentlichten Anzahlen stimmen. Wer die Schachtel besitzt, kann die gedruckten in eine Datei schreiben und damit spielen.

# Wie ein Tisch aufgebaut wird

dartmoor-option-components = Karten
dartmoor-option-components-about = Karten und Höhlen statt unserer eigenen, für alle, die die Schachtel besitzen.
dartmoor-option-components-usual = Unsere eigenen
dartmoor-option-components-usual-about = So rekonstruiert, dass alle veröffentlichten Anzahlen stimmen.
dartmoor-option-components-file-about = Eine eigene Datei (TOML): eine Kopie unserer components.toml mit dem, was auf deinen gedruckt ist.

# Was gefragt wird

dartmoor-cave = Wähle eine Höhle.
dartmoor-turn = { $cards ->
    [0] Deine Hand ist voll: Spiele eine Karte.
    [1] Ziehe eine Karte, dann ist deine Hand voll, oder spiele eine Karte.
   *[other] Ziehe { $cards } Karten oder spiele eine.
}
dartmoor-draw = Ziehe die zweite Karte, vom Stapel oder von der Lichtung.
dartmoor-at = Wähle, wohin { NAMES("dartmoor-species", $species) } kommt.
dartmoor-pay = Bezahle { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} für „{ NAMES("dartmoor-species", $species) }“{ $bonus ->
    [earned] ; zeigt jede bezahlte Karte { NAMES("dartmoor-tree", $tree) }, gibt es den Bonus.
    [lost] ; der Bonus ist verloren, nicht jede bezahlte Karte zeigt { NAMES("dartmoor-tree", $tree) }.
   *[none] .
}
# Welche Karte es erlaubt, wenn es nur eine sein kann.
dartmoor-by = { $by ->
    [none] { "" }
    [cave] Deine Höhle:{ " " }
   *[other] { NAMES("dartmoor-species", $by) }:{ " " }
}
dartmoor-take = { dartmoor-by }{ $cards ->
    [one] Nimm eine Karte von der Lichtung oder verzichte.
   *[other] Nimm nacheinander { $cards } Karten von der Lichtung oder verzichte.
}
dartmoor-store = { dartmoor-by }{ $cards ->
    [one] Wähle eine Karte der Lichtung für deine Höhle.
   *[other] Wähle nacheinander { $cards } Karten der Lichtung für deine Höhle.
}
dartmoor-place = { dartmoor-by }{ $number ->
    [any] Lege beliebig viele Karten mit { NAMES("dartmoor", $what, by: " oder ") }
   *[one] Lege 1 { NAMES("dartmoor", $what, by: " oder ") }
} { $source ->
    [clearing] von der Lichtung
   *[hand] aus der Hand
}, kostenlos und { $effect ->
    [yes] mit Effekt
   *[no] ohne Effekt
}, oder verzichte.
dartmoor-moor = { dartmoor-by }{ $cards ->
    [one] Lege eine Handkarte verdeckt als Universalmoor oder verzichte.
   *[other] Lege nacheinander { $cards } Handkarten verdeckt als Universalmoore oder verzichte.
}
dartmoor-discard = { $special_case ->
    [yes] Du kannst weder ziehen noch spielen: Lege
   *[no] Lege
} { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
} auf die Lichtung.
dartmoor-over = Die dritte Winterkarte ist da: Das Spiel ist aus.

# Züge nach ihrer Schreibweise

dartmoor-move-cave = Höhle { $cave } nehmen
dartmoor-move-draw = Vom Stapel ziehen
dartmoor-move-take = { $card } von der Lichtung nehmen
dartmoor-move-play = { $face } spielen
dartmoor-move-at = An { $host }
dartmoor-move-pay = Mit { $card } bezahlen
dartmoor-move-place = { $face } legen
dartmoor-move-moor = { $card } verdeckt legen
dartmoor-move-store = { $card } in die Höhle legen
dartmoor-move-discard = { $card } auf die Lichtung legen
dartmoor-move-skip = Verzichten

# Züge zur Auswahl. Karten werden mit ihren Baumsymbolen genannt, die Boni einbringen; ein Baum hat sein eigenes.

dartmoor-named-card = { NAMES("dartmoor-species", $species, by: " / ") }{ $trees ->
    [own] { "" }
   *[other] { " " }({ NAMES("dartmoor-tree", $trees, by: " / ") })
}
dartmoor-named-face = { NAMES("dartmoor-species", $species) }{ $form ->
    [tree] { "" }
    [whole] { " " }({ NAMES("dartmoor-tree", $tree) })
    [top] { " " }(oben, { NAMES("dartmoor-tree", $tree) })
    [bottom] { " " }(unten, { NAMES("dartmoor-tree", $tree) })
    [left] { " " }(links, { NAMES("dartmoor-tree", $tree) })
   *[right] { " " }(rechts, { NAMES("dartmoor-tree", $tree) })
}
dartmoor-choose-cave = Höhle { $cave } nehmen
dartmoor-choose-draw = Vom Stapel ziehen
dartmoor-choose-take = { dartmoor-named-card } nehmen
dartmoor-choose-play = { dartmoor-named-face } spielen, Kosten { $cost }
dartmoor-choose-at = An { $host }, { NAMES("dartmoor-species", $at) }
dartmoor-choose-pay = Mit { dartmoor-named-card } bezahlen{ $bonus ->
    [kept] , für den Bonus
    [lost] , ohne den Bonus
   *[none] { "" }
}
dartmoor-choose-place = { dartmoor-named-face } legen
dartmoor-choose-moor = { dartmoor-named-card } verdeckt legen
dartmoor-choose-store = { dartmoor-named-card } in die Höhle legen
dartmoor-choose-discard = { dartmoor-named-card } auf die Lichtung legen
dartmoor-choose-skip = Verzichten

# Züge im Protokoll, mit ihren Folgen

dartmoor-tell-cave = { $player } nimmt Höhle { $cave }.
dartmoor-tell-last-cave = { $player } hat die letzte Höhle, { $cave }.
dartmoor-tell-draw = { $player } zieht { NAMES("dartmoor-species", $species, by: " / ") }.
dartmoor-tell-draw-unseen = { $player } zieht vom Stapel.
dartmoor-tell-take = { $player } nimmt { NAMES("dartmoor-species", $species, by: " / ") } von der Lichtung.
dartmoor-tell-play = { $player } spielt { NAMES("dartmoor-species", $species) }{ $cost ->
    [0] .
   *[other] { " " }für { $cost }.
}
dartmoor-tell-at = { $player } legt { NAMES("dartmoor-species", $species) } an { $host }, { NAMES("dartmoor-species", $at) }.
dartmoor-tell-pay = { $player } bezahlt mit „{ NAMES("dartmoor-species", $species, by: " / ") }“.
dartmoor-tell-bonus = { $bonus ->
    [earned] { $player } bekommt den Bonus für „{ NAMES("dartmoor-species", $species) }“.
   *[missed] { $player } bekommt den Bonus für „{ NAMES("dartmoor-species", $species) }“ nicht.
}
dartmoor-tell-place = { $player } legt { NAMES("dartmoor-species", $species) } { $source ->
    [clearing] von der Lichtung
   *[hand] aus der Hand
}, kostenlos.
dartmoor-tell-moor = { $player } legt { NAMES("dartmoor-species", $species, by: " / ") } verdeckt als Universalmoor.
dartmoor-tell-moor-unseen = { $player } legt eine Karte verdeckt als Universalmoor.
dartmoor-tell-store = { $player } legt { NAMES("dartmoor-species", $species, by: " / ") } von der Lichtung in die Höhle.
dartmoor-tell-discard = { $player } legt { NAMES("dartmoor-species", $species, by: " / ") } auf die Lichtung.
dartmoor-tell-skip = { $player } verzichtet.
dartmoor-tell-revealed = { NAMES("dartmoor-species", $species, by: " / ") } kommt vom Stapel auf die Lichtung.
dartmoor-tell-drawn = { $player } bekommt { NAMES("dartmoor-species", $species, by: " / ") } vom Stapel.
dartmoor-tell-drawn-unseen = { $player } bekommt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} vom Stapel.
dartmoor-tell-stored = { NAMES("dartmoor-species", $species, by: " / ") } kommt { $source ->
    [clearing] von der Lichtung
   *[stack] vom Stapel
} in die Höhle von { $player }.
dartmoor-tell-extra-turn = { $player } bekommt noch einen Zug.
dartmoor-tell-winter = { $winter ->
    [1] Die erste Winterkarte kommt.
    [2] Die zweite Winterkarte kommt.
   *[3] Die dritte Winterkarte kommt.
}
dartmoor-tell-emptied = Die Lichtung wird geleert, es waren { $cards } Karten.
dartmoor-tell-hand-shown = { $player } kann weder ziehen noch spielen und zeigt die Hand.
dartmoor-tell-over = Das Spiel endet sofort.

# Warum ein Zug nicht möglich ist

dartmoor-first-cave = { not-possible }: Zuerst wählen alle eine Höhle.
dartmoor-first-turn = { not-possible }: Ein Zug beginnt damit, zwei Karten zu ziehen oder eine zu spielen.
dartmoor-first-draw = { not-possible }: Zuerst muss die zweite Karte gezogen werden.
dartmoor-first-at = { not-possible }: Sag zuerst, wohin die Karte kommt.
dartmoor-first-pay = { not-possible }: Zuerst muss die Karte mit anderen Handkarten bezahlt werden.
dartmoor-first-take = { not-possible }: Nimm zuerst eine Karte von der Lichtung oder verzichte.
dartmoor-first-store = { not-possible }: Wähle zuerst eine Karte der Lichtung für deine Höhle.
dartmoor-first-place = { not-possible }: Lege zuerst eine Karte kostenlos oder verzichte.
dartmoor-first-moor = { not-possible }: Lege zuerst eine Handkarte verdeckt als Universalmoor oder verzichte.
dartmoor-first-discard = { not-possible }: Zuerst müssen Handkarten auf die Lichtung.
dartmoor-not-offered = { not-possible }: Höhle { $cave } steht nicht zur Wahl.
dartmoor-not-drawn = { not-possible }: Eine Hand hat höchstens { $limit } Karten.
dartmoor-not-in-hand = { not-possible }: { dartmoor-named-card } ist nicht in deiner Hand.
dartmoor-not-in-clearing = { not-possible }: { dartmoor-named-card } ist nicht auf der Lichtung.
dartmoor-not-affordable = { not-possible }: { NAMES("dartmoor-species", $species) } kostet { $cost ->
    [one] { $cost } andere Handkarte
   *[other] { $cost } andere Handkarten
}, es { $cards ->
    [one] ist { $cards }
   *[other] sind { $cards }
} da.
dartmoor-not-the-kind = { not-possible }: { NAMES("dartmoor-species", $species) } darf hier nicht gelegt werden, nur { NAMES("dartmoor", $what, by: " oder ") }.
dartmoor-side = { $side ->
    [top] oberer
    [bottom] unterer
    [left] linker
   *[right] rechter
}
dartmoor-not-anywhere = { not-possible }: Kein { dartmoor-side } Platz deines Waldes ist für „{ NAMES("dartmoor-species", $species) }“ frei.
dartmoor-not-at-any-moor = { not-possible }: { NAMES("dartmoor-species", $species) } kommt nur an ein Moor, und an deinen ist kein { dartmoor-side } Platz frei.
dartmoor-not-beside-bird = { not-possible }: { NAMES("dartmoor-species", $species) } kommt nur oben an einen Baum oder Strauch neben einen anderen Vogel, einmal je Baum oder Strauch; so einen Platz hast du nicht.
dartmoor-not-a-host = { not-possible }: Dein Wald hat { $host } nicht, Bäume, Sträucher und Moore sind von 1 bis { $hosts } gezählt.
dartmoor-not-another = { not-possible }: { $host } ist genau wie { $other }; wähle { $other }.
dartmoor-not-beside-bird-there = { not-possible }: { NAMES("dartmoor-species", $species) } kommt nur oben an einen Baum oder Strauch neben einen anderen Vogel, einmal je Baum oder Strauch; nicht so an { $host }, { NAMES("dartmoor-species", $at) }.
dartmoor-not-at-moor = { not-possible }: { NAMES("dartmoor-species", $species) } kommt nur an ein Moor, und { NAMES("dartmoor-species", $at) } ist keines.
dartmoor-not-beside-moor = { not-possible }: Ein Moor wie { NAMES("dartmoor-species", $at) } hat keine Plätze an den Seiten.
dartmoor-not-free = { not-possible }: An { $host }, { NAMES("dartmoor-species", $at) }, ist kein { dartmoor-side } Platz für „{ NAMES("dartmoor-species", $species) }“ frei.
