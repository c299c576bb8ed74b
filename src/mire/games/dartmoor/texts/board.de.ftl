# Das Spielfeld im Terminal

dartmoor-board-stack = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
dartmoor-board-winter = Winterkarten: { $seen } von { $all }
dartmoor-board-over = Das Spiel ist zu Ende
dartmoor-board-clearing = Lichtung ({ $cards })
dartmoor-board-paid = Bezahlt
dartmoor-board-caves = Höhlen
dartmoor-board-cave = Höhle
dartmoor-board-stored = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
dartmoor-board-hand = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
dartmoor-board-own-hand = Hand
dartmoor-board-seen = Gesehen
dartmoor-board-you = du
dartmoor-board-wins = gewinnt
dartmoor-board-top = oben
dartmoor-board-bottom = unten
dartmoor-board-left = links
dartmoor-board-right = rechts
dartmoor-board-free = freier Platz
dartmoor-board-here = jetzt möglich
dartmoor-board-guess = von uns erschlossen, wie die Baumsymbole aller Karten außer den Bäumen

# Zwei Buchstaben je Baumsymbol, keine zwei gleich

dartmoor-board-tree = { $tree ->
    [crab_apple] Ap
    [ash] Es
    [sessile_oak] Ei
    [black_alder] Er
    [moor_birch] Bi
   *[goat_willow] We
}

# Was gezählt wird: eines davon, und mehrere

dartmoor-board-shown = { NAMES("dartmoor-symbol", $symbols) }
dartmoor-board-symbols = { NAMES("dartmoor-symbol", $symbols, by: " oder ") }
dartmoor-board-many = { NAMES("dartmoor-symbols", $symbols, by: " oder ") }
dartmoor-board-different = Art mit { NAMES("dartmoor-symbol", $symbol) }
dartmoor-board-many-different = verschiedene { NAMES("dartmoor-symbols", $symbol) }
dartmoor-board-tree-symbol = Symbol { NAMES("dartmoor-tree", $tree) }
dartmoor-board-own-tree = eigenem Symbol
dartmoor-board-bottom-card = Karte unten
dartmoor-board-cave-card = Karte in der Höhle

# Was eine Karte kostet und wert ist, in wenigen Worten

dartmoor-board-cost = Kosten { $cost }
dartmoor-board-points-per = { $value } je { $what }
dartmoor-board-points-if = { $value } { $when }{ $otherwise ->
    [0] { "" }
   *[other] , sonst { $otherwise }
}
dartmoor-board-points-tiers = { $what }: { $table }
dartmoor-board-points-sets = Sätze, { $what }: { $table }
dartmoor-board-points-group = zusammen { $table }
dartmoor-board-at-least = ab { $number } × { $what }
dartmoor-board-most = für die meisten { $what }
dartmoor-board-at-moor = an einem Moor
dartmoor-board-full-self = wenn voll besetzt
dartmoor-board-full-host = wenn Baum oder Strauch voll ist

# Was sie bewirkt, in wenigen Worten

dartmoor-board-only-moor = nur an einem Moor
dartmoor-board-only-bird = teilt den oberen Platz eines anderen Vogels
dartmoor-board-bonus = Bonus: { $does }
dartmoor-board-draw = { $cards } ziehen
dartmoor-board-take = { $cards } von der Lichtung nehmen
dartmoor-board-reveal = { $cards } vom Stapel in die Höhle
dartmoor-board-store = { $cards ->
    [all] jede Karte { $what } der Lichtung in die Höhle
   *[other] { $cards } von der Lichtung in die Höhle
}
dartmoor-board-place-hand = { $cards ->
    [any] beliebig viele { $what } der Hand auslegen
   *[other] aus der Hand auslegen: { $what }
}
dartmoor-board-place-clearing = von der Lichtung auslegen: { $what }
dartmoor-board-universal-moor = ein Universalmoor legen
dartmoor-board-extra-turn = noch ein Zug
dartmoor-board-discard = { $cards } ablegen
dartmoor-board-per = { $does } je { $what }
dartmoor-board-if = { $does } { $when }
dartmoor-board-with-effect = { $does }, mit Effekt
dartmoor-board-each = 1 ziehen für jede ausgelegte Karte { $what }
dartmoor-board-shares-dragonfly = Libellen teilen sich hier einen Platz
dartmoor-board-shares-rabbit = Kaninchen teilen sich hier Plätze
dartmoor-board-doubles = verdoppelt { $what } darunter
