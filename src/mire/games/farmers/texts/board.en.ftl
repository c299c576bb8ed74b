# The table in the terminal

farmers-board-round = Round { $round } of { $rounds }
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
   *[pasture] Pasture
}
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
