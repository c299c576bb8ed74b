# Words. Texts that mention a plant, an animal, a place or a face take it from here.

moorland-plant = { $plant ->
    [cotton_grass] cotton grass
    [rushes] rushes
    [peat_moss] peat moss
   *[heather] heather
}
moorland-animal = { $animal ->
    [beetle] beetle
    [bird] bird
    [snake] snake
    [dragonfly] dragonfly
    [butterfly] butterfly
   *[frog] frog
}
moorland-place = { $place ->
    [R1] the root space R1
    [R2] the root space R2
    [R3] the root space R3
    [R4] the root space R4
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

# The board in the terminal

moorland-board-round = Round { $round } of { $rounds }
moorland-board-to-come = { $cards ->
    [one] { $cards } moor card
   *[other] { $cards } moor cards
}, { $plants ->
    [one] { $plants } plant card
   *[other] { $plants } plant cards
} to come
moorland-board-over = the game is over
moorland-board-mushroom = mushroom
moorland-board-plant-card = Plant card
moorland-board-water-markers = Water markers
moorland-board-you = you
moorland-board-wins = wins
moorland-board-water = water
moorland-board-surplus = surplus
moorland-board-drifting = drifting
moorland-board-none = none
moorland-board-root-space = root space
moorland-board-two-grow = two grow
moorland-board-any-grows = one of any
moorland-board-roots = takes root
moorland-board-withers = withers
moorland-board-drifts = drifts
moorland-board-strider = water strider
moorland-board-water-marker = water marker
moorland-board-interrupted = interrupted
moorland-board-possible = possible now

# On a card an animal has ten letters at most; a blank shows where a name can be broken, six letters in a row.

moorland-board-animal = { $animal ->
    [beetle] beetle
    [bird] bird
    [snake] snake
    [dragonfly] dragon fly
    [butterfly] butter fly
   *[frog] frog
}
moorland-board-code = { $animal ->
    [beetle] btl
    [bird] brd
    [snake] snk
    [dragonfly] dfl
    [butterfly] bfl
   *[frog] frg
}
