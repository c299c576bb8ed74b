# Moorland's board on the page

moorland-page-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

# Cards in words

moorland-page-card = Card { $card }
moorland-page-card-roots = Takes root: { $plants }.
moorland-page-card-withers = Withers: { $plants }.
moorland-page-card-drifts = Drifts on: { $plants }.
moorland-page-card-animal = Animal: { moorland-animal }.
moorland-page-card-striders = { $striders ->
    [one] One water strider.
   *[other] { $striders } water striders.
}
moorland-page-card-four = Only in games of four.
moorland-page-card-back = Face down: a crossing. One plant of the section becomes surplus, the others drift on.
moorland-page-water-joins = { $count ->
    [one] Water from { $sides }.
   *[other] Water joins { $sides }.
}
moorland-page-water-interrupted = Water reaches { $sides }, but is interrupted: nothing passes.
moorland-page-needs = The plants of a card must lie on the section before it is played there face up.

# The moor in words

moorland-page-moor = { $player }: the moor
moorland-page-section = Section { $place }
moorland-page-growth = { $dots ->
    [0] sun symbol
    [one] 1 dot
   *[other] { $dots } dots
}
moorland-page-empty = no plants
moorland-page-covered = card { $card }{ $face ->
    [turned] , turned
    [down] , face down
   *[up] { "" }
}
moorland-page-rooted = rooted: { $plants }
moorland-page-root-section = Root section { $place }
moorland-page-root-free = free root space
moorland-page-root-taken = { moorland-plant } has taken root
moorland-page-to-win = Who covers { $place } first gets its water marker.

# What a click does

moorland-page-do-take = Take it.
moorland-page-do-grow = Let plants grow here.
moorland-page-do-card = Choose it to be played.
moorland-page-do-card-down = Choose it to be played. It fits only face down.
moorland-page-do-back = Put it back.
moorland-page-do-fits = Lay the card here.
moorland-page-do-down = Lay the card here, which fits only face down.
moorland-page-do-drift = Let { moorland-plant } drift here.
moorland-page-do-to = Move { moorland-plant } here.
moorland-page-do-lift = Take a plant from here.
moorland-page-do-look = Look at it.
moorland-page-hint = hint

# The middle

moorland-page-middle = Middle of the table
moorland-page-round = Round { $round } of { $rounds }
moorland-page-round-over = After { $rounds } rounds
moorland-page-round-plants = Round { $round }: { $plants }
moorland-page-mushroom = { $player } has the mushroom and begins the round.
moorland-page-plant-card = Plant card
moorland-page-plant-card-means = This round { $plants } can grow.
moorland-page-display = Display, { $cards ->
    [0] no cards to come
    [one] 1 card to come
   *[other] { $cards } cards to come
}
moorland-page-display-over = Display
moorland-page-display-empty = No cards left.
moorland-page-water-cards = Water cards
moorland-page-water-here = { $place }: water marker still to be won.
moorland-page-water-soon = { $place }: covered this turn, its water marker comes at the end of the turn.
moorland-page-water-gone = { $place }: water marker taken.

# The storage board

moorland-page-storage = Storage board
moorland-page-hand = Cards of { $player }
moorland-page-stored-two = Cards, two may stay
moorland-page-stored-last = Cards, none may stay
moorland-page-fits = fits
moorland-page-water-markers = Water markers: { $count }
moorland-page-spend = Move a plant
moorland-page-spend-about = Spend a water marker to move a plant from one uncovered section to another.
moorland-page-surplus = Surplus
moorland-page-surplus-none = Surplus: none
moorland-page-surplus-plants = Surplus: { $plants }
moorland-page-surplus-put = Put { moorland-plant } in the surplus.
moorland-page-longest = Longest waterway: { $sections }

# Choosing

moorland-page-choose-grow = What grows on { $place }?
moorland-page-choose-lift = Which plant leaves { $place }?
moorland-page-choose-surplus = Which plant becomes surplus?
moorland-page-choose-water = From which section?
moorland-page-grows-surplus = { $count ->
    [one] 1 becomes surplus
   *[other] { $count } become surplus
}
moorland-page-lay-title = Card { $card } on { $place }
moorland-page-turn = Turn it
moorland-page-face-down = Face down
moorland-page-face-up = Face up
moorland-page-lay = Lay it
moorland-page-back = Not this
moorland-page-hint-face = { $face ->
    [up] as it lies
    [turned] turned
   *[down] face down
}
moorland-page-points = { $points } points now
moorland-page-out-roots = { $count ->
    [one] takes root
   *[other] take root
}
moorland-page-out-withers = { $count ->
    [one] withers
   *[other] wither
}
moorland-page-out-drifts = { $count ->
    [one] can drift to { $places }
   *[other] drift on, the first of them to { $places }
}
moorland-page-out-drifts-later = { $count ->
    [one] drifts on
   *[other] drift on
}
moorland-page-out-price = One plant of your choice becomes surplus.
moorland-page-out-surplus = { $count ->
    [one] 1 plant becomes surplus.
   *[other] { $count } plants become surplus.
}
moorland-page-only-down = Its plants do not all lie here, so it fits only face down.

# All cards

moorland-page-look = Look closely
moorland-page-show-up = Show the face
moorland-page-show-turned = Turn it
moorland-page-show-down = Show the back
moorland-page-cards-about = The sixty moor cards. The rule book does not print their faces: these are reconstructed to fit every published count.
moorland-page-cards-animal = Animal
moorland-page-cards-plant = Plant
moorland-page-cards-all = All
moorland-page-cards-none = None
moorland-page-cards-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
moorland-page-cards-four = four players
moorland-page-picture = A moor at dawn: water winds between heather, rushes and cotton grass.
