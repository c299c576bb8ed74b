# Der Tisch im Terminal

farmers-board-round = Runde { $round } von { $rounds }
farmers-board-before = Vor der ersten Runde
farmers-board-first = Startspieler: { $player }
farmers-board-over = Das Spiel ist zu Ende
farmers-board-you = du
farmers-board-wins = gewinnt
farmers-board-special = Sonderaktion
farmers-board-face-down = (verdeckt)
farmers-board-second = (bei Spieler { $player }, { $food } NW)
farmers-board-food = ({ $food } NW)
farmers-board-pile = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
farmers-board-next = als Nächstes: { $actions }
farmers-board-majors = Anschaffung
farmers-board-points = ({ $points })
farmers-board-growth = { $growth ->
    [with_room] Nachwuchs, wenn Platz ist
   *[without_room] Nachwuchs auch ohne Platz
}
farmers-board-people = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}, { $home } im Haus
farmers-board-newborns = { $people ->
    [one] { $people } Neugeborenes
   *[other] { $people } Neugeborene
}
farmers-board-bed = { $people } im Bett
farmers-board-begging = { $markers ->
    [one] { $markers } Bettelmarker
   *[other] { $markers } Bettelmarker
}
farmers-board-bonus = { $points ->
    [one] { $points } Sonderpunkt
   *[other] { $points } Sonderpunkte
}
farmers-board-fences = { $fences ->
    [one] noch { $fences } Zaun
   *[other] noch { $fences } Zäune
}
farmers-board-harvest = Ernte in Runde { $round }:
farmers-board-lacking = ({ $number ->
    [one] { $number } fehlt
   *[other] { $number } fehlen
})
farmers-board-young = junge { NAMES("farmers-ware", $kinds, by: ", ") }
farmers-board-improvements = Besitz
farmers-board-unlit = noch nicht in Betrieb
farmers-board-on-card = (×{ $number })
farmers-board-on-spaces = Auf Feldern
farmers-board-under = { $tiles } darunter
farmers-board-hand = Hand
farmers-board-pack = Zur Auswahl
farmers-board-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
farmers-board-needs = Voraussetzung: { $needs }
farmers-board-passing = geht weiter
farmers-board-garden-path = Holzweg
farmers-board-helpers = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
} aus dem Wald
farmers-board-lying = { $horses ->
    [one] { $horses } Pferd liegt
   *[other] { $horses } Pferde liegen
}
farmers-board-lodger = Nachtweide: { NAMES("farmers-ware", $kind) }
farmers-board-to-come = Es kommen
farmers-board-waiting = { NAMES("farmers-ware", $wares, by: ", ") } in Runde { $rounds }
farmers-board-here = jetzt möglich
farmers-board-person = eine Person dieses Spielers
farmers-board-below = darunter liegt noch eine Karte

# Kurze Wörter für Hoffelder, höchstens acht Buchstaben; mit einer Zahl davor sechs

farmers-board-tile = { $tile ->
    [room] Raum
    [field] Acker
    [forest] Wald
    [moor] Moor
    [stable] Stall
    [blocked] gesperrt
   *[pasture] Weide
}
farmers-board-covers = +{ $tiles }
farmers-board-short = { $ware ->
    [grain] Getr.
    [vegetable] Gem.
    [sheep] { $number ->
        [one] Schaf
       *[other] Schafe
    }
    [boar] Schw.
    [cattle] { $number ->
        [one] Rind
       *[other] Rinder
    }
   *[horse] { $number ->
        [one] Pferd
       *[other] Pferde
    }
}
