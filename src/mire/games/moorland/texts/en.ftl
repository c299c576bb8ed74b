# Words. Texts that mention a plant, a place or a face take it from here.

moorland-plant = { $plant ->
    [cotton_grass] cotton grass
    [rushes] rushes
    [peat_moss] peat moss
   *[heather] heather
}
moorland-place = { $place ->
    [root1] the root space of plan 1
    [root2] the root space of plan 2
    [root3] the root space of plan 3
    [root4] the root space of plan 4
   *[other] { $place }
}
moorland-face = { $face ->
    [turned] , turned
    [down] , face down
   *[up] { "" }
}

# What is asked

moorland-take = Round { $round } of { $rounds }: take a card of the display.
moorland-grow = Choose a section and what grows there, or let nothing grow.
moorland-play = Play a card, or end your turn.
moorland-must-play = { $round ->
    [12] Play a card: in the last round none may stay below your storage board, and { $cards ->
        [one] one lies
       *[other] { $cards } lie
    } there.
   *[other] Play a card: { $cards } lie below your storage board, and only two may stay there.
}
moorland-surplus = Choose the plant that becomes surplus, the price of a card played face down.
moorland-drift = Choose where to drift { moorland-plant } from { $section }.
moorland-to = Choose where your water marker moves { moorland-plant } from { $section }.
moorland-over = The game is over after { $rounds } rounds.

# Moves to choose from

moorland-move-take = Take card { $card }
moorland-move-grow = Grow { moorland-plant } on { $section }
moorland-move-skip = Grow nothing
moorland-move-play = Play card { $card } on { $section }{ moorland-face }
moorland-move-surplus = Put { moorland-plant } in the surplus
moorland-move-drift = Drift { moorland-plant } to { moorland-place }
moorland-move-water = Spend a water marker to move { moorland-plant } from { $section }
moorland-move-to = Move the plant to { $section }
moorland-move-end = End the turn

# Moves in the log

moorland-tell-take = { $player } takes card { $card }.
moorland-tell-grow = { $player } grows { moorland-plant } on { $section }.
moorland-tell-skip = { $player } grows nothing.
moorland-tell-play = { $player } plays card { $card } on { $section }{ moorland-face }.
moorland-tell-surplus = { $player } puts { moorland-plant } in the surplus.
moorland-tell-drift = { $player } drifts { moorland-plant } to { moorland-place }.
moorland-tell-water = { $player } spends a water marker to move { moorland-plant } from { $section }.
moorland-tell-to = { $player } moves the plant to { $section }.
moorland-tell-end = { $player } ends the turn.

# The rows of the score pad

moorland-category-rooted = Rooted plants
moorland-category-biodiversity = Biodiversity
moorland-category-pairs = Pairs of animals
moorland-category-striders = Water striders
moorland-category-waterway = Longest waterway
moorland-category-water = Water markers
moorland-category-surplus = Surplus plants

# What is counted for it

moorland-pad-rooted = Plants rooted in the moor
moorland-pad-beetle = Beetles
moorland-pad-bird = Birds
moorland-pad-snake = Snakes
moorland-pad-dragonfly = Dragonflies
moorland-pad-butterfly = Butterflies
moorland-pad-frog = Frogs
moorland-pad-striders = Water striders
moorland-pad-waterway = Sections in the longest waterway
moorland-pad-water = Water markers left
moorland-pad-surplus = Surplus plants
