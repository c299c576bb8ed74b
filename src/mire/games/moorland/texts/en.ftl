# What the game is

moorland-title = Moorland
moorland-about = Draft cards, grow plants and drift them along the waterways of your moor.
moorland-reconstructed = The rule book does not print the faces of the moor cards, the pairs on the plant cards, or the waterways, growth symbols and letters of the plans: these are reconstructed to fit every published count. Who owns the box can write the printed ones into a file and play with those.

# How a table is set up

moorland-option-layout = Layout
moorland-option-layout-about = How the four plans lie in everybody's moor. A shape is filled by chance: which plan lies where, and which way round.
moorland-option-layout-file-about = A file of your own: four placements as JSON, such as [{"{"}"plan": 1, "x": 0, "y": 0, "turn": 180, "side": "black"{"}"}, ...]; x and y count sections.
moorland-option-layout-grid = Grid
moorland-option-layout-grid-about = A square of two by two plans, as in a first game.
moorland-option-layout-corners = Grid, roots outside
moorland-option-layout-corners-about = A square with the four root sections in its outer corners.
moorland-option-layout-row = Row
moorland-option-layout-row-about = All four side by side: long waterways from west to east.
moorland-option-layout-column = Column
moorland-option-layout-column-about = All four one below another: long waterways from north to south.
moorland-option-layout-stairs = Stairs
moorland-option-layout-stairs-about = Each plan one section lower than the last.
moorland-option-layout-zigzag = Zigzag
moorland-option-layout-zigzag-about = A row in which every second plan lies one section lower.
moorland-option-layout-cross = Cross
moorland-option-layout-cross-about = Two plans in the middle, one at each side.
moorland-option-layout-ring = Ring
moorland-option-layout-ring-about = Four plans around a hole in the middle.
moorland-option-layout-tee = T
moorland-option-layout-tee-about = A row of three with the fourth below its middle.
moorland-option-sides = Sides of the plans
moorland-option-sides-about = Which side of the plans is up.
moorland-option-sides-data = Or a letter for each of the plans 1 to 4, such as wwbb, to mix them at will.
moorland-option-sides-white = White letters
moorland-option-sides-white-about = Easier to build networks of water on.
moorland-option-sides-black = Black letters
moorland-option-sides-black-about = Harder to build networks of water on.
moorland-option-sides-mixed = Mixed
moorland-option-sides-mixed-about = For each plan by chance.
moorland-option-components = Cards and plans
moorland-option-components-about = Card faces and plans to play with instead of our own, for who owns the box.
moorland-option-components-usual = Our own
moorland-option-components-usual-about = Reconstructed to fit every published count.
moorland-option-components-file-about = A file of your own (TOML): a copy of our components.toml with what is printed on yours.

# Words. Texts that mention a plant, an animal, a place or a face take it from here.

moorland-plant = { $plant ->
    [cotton_grass] cotton grass
    [rushes] rushes
    [peat_moss] peat moss
   *[heather] heather
}
moorland-plants = { $plant ->
    [cotton_grass] { $plants } cotton grass
    [rushes] { $plants ->
        [one] { $plants } rush
       *[other] { $plants } rushes
    }
    [peat_moss] { $plants } peat moss
   *[heather] { $plants } heather
}
moorland-plant-card = { $shown ->
    [cotton_grass-rushes] cotton grass and rushes
    [cotton_grass-peat_moss] cotton grass and peat moss
    [cotton_grass-heather] cotton grass and heather
    [rushes-peat_moss] rushes and peat moss
    [rushes-heather] rushes and heather
    [peat_moss-heather] peat moss and heather
   *[all] all four plants
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
moorland-move-grow-plants = Grow { moorland-plants } on { $section }
moorland-move-skip = Grow nothing
moorland-move-play = Play card { $card } on { $section }{ moorland-face }
moorland-move-surplus = Put { moorland-plant } in the surplus
moorland-move-drift = Drift { moorland-plant } to { moorland-place }
moorland-move-water = Spend a water marker to move { moorland-plant } from { $section }
moorland-move-to = Move the plant to { $section }
moorland-move-end = End the turn

# Moves in the log, with what comes of them

moorland-tell-take = { $player } takes card { $card }.
moorland-tell-grow = { $player } grows { moorland-plants } on { $section }{ moorland-stranded }.
moorland-tell-skip = { $player } grows nothing.
moorland-tell-play = { $player } plays card { $card } on { $section }{ moorland-face }{ moorland-fates }{ moorland-stranded }.
moorland-tell-play-down = { $player } plays card { $card } on { $section }, face down{ $price ->
    [own] , and puts { moorland-plant } in the surplus
    [supply] , and puts a plant from the supply in the surplus
   *[asked] { "" }
}{ moorland-stranded }.
moorland-tell-surplus = { $player } puts { moorland-plant } in the surplus{ moorland-stranded }.
moorland-tell-drift = { $player } drifts { moorland-plant } to { moorland-place }{ moorland-stranded }.
moorland-tell-water = { $player } spends a water marker to move { moorland-plant } from { $section }.
moorland-tell-to = { $player } moves { moorland-plant } to { $section }{ moorland-stranded }.
moorland-tell-end = { $player } ends the turn{ $markers ->
    [0] .
    [one] { " " }and takes water marker { $letters }.
   *[other] { " " }and takes water markers { $letters }.
}
moorland-tell-discard = Nobody took card { $card }; it is discarded.
moorland-tell-round = Round { $round }: the plant card shows { moorland-plant-card }; cards { $cards } are in the display.

moorland-fates = { $rooted ->
    [0] { $withered ->
        [0] { "" }
        [one] : 1 plant withers
       *[other] : { $withered } plants wither
    }
    [one] : 1 plant takes root{ moorland-withers }
   *[other] : { $rooted } plants take root{ moorland-withers }
}
moorland-withers = { $withered ->
    [0] { "" }
    [one] , 1 withers
   *[other] , { $withered } wither
}
moorland-stranded = { $stranded ->
    [0] { "" }
    [one] ; 1 plant finds no free space and becomes surplus
   *[other] ; { $stranded } plants find no free space and become surplus
}

# Why a move is not possible

moorland-first-take = { not-possible }: first a card of the display must be taken.
moorland-first-grow = { not-possible }: first decide where plants grow, or skip it.
moorland-first-play = { not-possible }: cards are being played; a turn takes a card, then grows, then plays.
moorland-first-surplus = { not-possible }: first choose the marker that the card back costs.
moorland-first-drift = { not-possible }: first all plants of the played card must drift.
moorland-first-to = { not-possible }: first say where the water marker moves the plant.
moorland-not-displayed = { not-possible }: card { $card } is not in the display.
moorland-not-uncovered = { not-possible }: { $section } is covered.
moorland-not-shown = { not-possible }: the current plant card does not show { moorland-plant }, and { $section } has no special growth symbol.
moorland-not-stored = { not-possible }: card { $card } is not below your storage board.
moorland-not-planted = { not-possible }: { $section } holds no plants.
moorland-not-enough = { not-possible }: card { $card } needs { moorland-plants } on { $section }.
moorland-not-turned = { not-possible }: card { $card } looks the same turned; play it up.
moorland-not-ended = { not-possible }: a card must be played first; two may be kept, in the last round none.
moorland-not-next = { not-possible }: { moorland-plant } drifts first.
moorland-not-connected = { not-possible }: no waterway leads from { $section } to { $place }.
moorland-not-free-root = { not-possible }: the root space { $place } is taken.
moorland-not-free = { not-possible }: { $section } has no free space.
moorland-not-payable = { not-possible }: there was no { moorland-plant } on the section.
moorland-not-surplus = { not-possible }: a plant becomes surplus only for a card back, or when it finds no free space to drift to.
moorland-not-watered = { not-possible }: you have no water marker.
moorland-not-there = { not-possible }: there is no { moorland-plant } on { $section }.
moorland-not-anywhere = { not-possible }: no other section has a free space.
moorland-not-movable = { not-possible }: { $section } must be another uncovered section with a free space.

# The rows of the score pad

moorland-category-rooted = Rooted plants
moorland-category-rooted-about = 1 point for each plant on a take-root symbol or a root space.
moorland-category-biodiversity = Biodiversity
moorland-category-biodiversity-about = 1, 2, 3, 5, 8 or 12 points for 1 to 6 different species of animals.
moorland-category-pairs = Pairs of animals
moorland-category-pairs-about = 2 points for every two animals of the same species.
moorland-category-striders = Water striders
moorland-category-striders-about = 7 points for the most water striders, 3 for the second most, 1 for the third unless there are two players. Ties share the points of their places, rounded down.
moorland-category-waterway = Longest waterway
moorland-category-waterway-about = 1 point for each section of the longest waterway: one line without branches, and a section that interrupts the water can only be its end.
moorland-category-water = Water markers
moorland-category-water-about = 1 point for each water marker that is left.
moorland-category-surplus = Surplus plants
moorland-category-surplus-about = 1 point lost for each surplus plant.

# What is counted for it

moorland-pad-rooted = Plants rooted in the moor
moorland-pad-rooted-about = Markers on the take-root symbols of your cards and on root spaces.
moorland-pad-beetle = Beetles
moorland-pad-beetle-about = Beetles on your cards that lie face up.
moorland-pad-bird = Birds
moorland-pad-bird-about = Birds on your cards that lie face up.
moorland-pad-snake = Snakes
moorland-pad-snake-about = Snakes on your cards that lie face up.
moorland-pad-dragonfly = Dragonflies
moorland-pad-dragonfly-about = Dragonflies on your cards that lie face up.
moorland-pad-butterfly = Butterflies
moorland-pad-butterfly-about = Butterflies on your cards that lie face up.
moorland-pad-frog = Frogs
moorland-pad-frog-about = Frogs on your cards that lie face up.
moorland-pad-striders = Water striders
moorland-pad-striders-about = Water striders on your cards that lie face up. The places are worked out from everybody's number.
moorland-pad-waterway = Sections in the longest waterway
moorland-pad-waterway-about = Sections along one line of water without branches, cards and root sections alike.
moorland-pad-water = Water markers left
moorland-pad-water-about = Water markers on your storage board that you did not spend.
moorland-pad-surplus = Surplus plants
moorland-pad-surplus-about = Markers in the surplus of your storage board.

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
