# The table in the terminal

farmers-board-round = Round { $round } of { $rounds }
farmers-board-before = Before the first round
farmers-board-first = starting player: { $player }
farmers-board-over = The game is over
farmers-board-you = you
farmers-board-wins = wins
farmers-board-special = Special
farmers-board-face-down = (face down)
farmers-board-second = (at player { $player }, { $food } food)
farmers-board-food = ({ $food } food)
farmers-board-pile = { $cards ->
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
farmers-board-next = next: { $actions }
farmers-board-majors = Improvements
farmers-board-points = ({ $points })
farmers-board-growth = { $growth ->
    [with_room] a child, with room
   *[without_room] a child, even without room
}
farmers-board-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $home } at home
farmers-board-newborns = { $people ->
    [one] { $people } newborn
   *[other] { $people } newborns
}
farmers-board-bed = { $people } in bed
farmers-board-begging = { $markers ->
    [one] { $markers } begging marker
   *[other] { $markers } begging markers
}
farmers-board-bonus = { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
}
farmers-board-fences = { $fences ->
    [one] { $fences } fence left
   *[other] { $fences } fences left
}
farmers-board-harvest = Harvest in round { $round }:
farmers-board-lacking = ({ $number } lacking)
farmers-board-young = young { NAMES("farmers-ware", $kinds, by: ", ") }
farmers-board-improvements = Owns
farmers-board-unlit = not yet in use
farmers-board-on-card = (×{ $number })
farmers-board-on-spaces = On spaces
farmers-board-under = { $tiles } below
farmers-board-hand = Hand
farmers-board-pack = To choose from
farmers-board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
farmers-board-needs = needs { $needs }
farmers-board-passing = is passed on
farmers-board-garden-path = Garden Path
farmers-board-helpers = { $people ->
    [one] { $people } person
   *[other] { $people } people
} from the forest
farmers-board-lying = { $horses ->
    [one] { $horses } horse lies down
   *[other] { $horses } horses lie down
}
farmers-board-lodger = Night Pasture: { NAMES("farmers-ware", $kind) }
farmers-board-to-come = To come
farmers-board-waiting = { NAMES("farmers-ware", $wares, by: ", ") } in round { $rounds }
farmers-board-here = possible now
farmers-board-person = a person of this player
farmers-board-below = another card below

# Short words for the spaces of a farm, at most eight letters; with a number before it, six

farmers-board-tile = { $tile ->
    [room] Room
    [field] Field
    [forest] Forest
    [moor] Moor
    [stable] Stable
    [blocked] blocked
   *[pasture] Pasture
}
farmers-board-covers = +{ $tiles }
farmers-board-short = { $ware ->
    [grain] grain
    [vegetable] veg.
    [sheep] sheep
    [boar] boar
    [cattle] cattle
   *[horse] { $number ->
        [one] horse
       *[other] horses
    }
}
