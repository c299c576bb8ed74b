# The board in the terminal

dartmoor-board-stack = { $cards ->
    [one] { $cards } card in the stack
   *[other] { $cards } cards in the stack
}
dartmoor-board-winter = winter cards: { $seen } of { $all }
dartmoor-board-over = The game is over
dartmoor-board-clearing = Clearing ({ $cards })
dartmoor-board-paid = Paid
dartmoor-board-caves = Caves
dartmoor-board-cave = Cave
dartmoor-board-stored = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
dartmoor-board-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
dartmoor-board-own-hand = Hand
dartmoor-board-seen = Seen
dartmoor-board-you = you
dartmoor-board-wins = wins
dartmoor-board-top = top
dartmoor-board-bottom = bottom
dartmoor-board-left = left
dartmoor-board-right = right
dartmoor-board-free = free slot
dartmoor-board-here = possible now
dartmoor-board-guess = our guess; so are the tree symbols of all but trees

# Two letters for each tree symbol, no two alike

dartmoor-board-tree = { $tree ->
    [crab_apple] Ap
    [ash] As
    [sessile_oak] Oa
    [black_alder] Al
    [moor_birch] Bi
   *[goat_willow] Wi
}

# What is counted: one of it, and several

dartmoor-board-shown = { NAMES("dartmoor-symbol", $symbols) }
dartmoor-board-symbols = { NAMES("dartmoor-symbol", $symbols, by: " or ") }
dartmoor-board-many = { NAMES("dartmoor-symbols", $symbols, by: " or ") }
dartmoor-board-different = different { NAMES("dartmoor-symbol", $symbol) }
dartmoor-board-many-different = different { NAMES("dartmoor-symbols", $symbol) }
dartmoor-board-tree-symbol = { NAMES("dartmoor-tree", $tree) } symbol
dartmoor-board-own-tree = symbol of its own
dartmoor-board-bottom-card = bottom card
dartmoor-board-cave-card = card in the cave

# What a card costs and scores, in few words

dartmoor-board-cost = cost { $cost }
dartmoor-board-points-per = { $value } per { $what }
dartmoor-board-points-if = { $value } { $when }{ $otherwise ->
    [0] { "" }
   *[other] , else { $otherwise }
}
dartmoor-board-points-tiers = { $what }: { $table }
dartmoor-board-points-sets = sets of { $what }: { $table }
dartmoor-board-points-group = together { $table }
dartmoor-board-at-least = with { $number }+ { $what }
dartmoor-board-most = with most { $what }
dartmoor-board-at-moor = at a moor
dartmoor-board-full-self = if fully occupied
dartmoor-board-full-host = if its tree or shrub is full

# What it does, in few words

dartmoor-board-only-moor = only at a moor
dartmoor-board-only-bird = shares the top slot of another bird
dartmoor-board-bonus = bonus: { $does }
dartmoor-board-draw = draw { $cards }
dartmoor-board-take = take { $cards } from the clearing
dartmoor-board-reveal = { $cards } from the stack into the cave
dartmoor-board-store = { $cards ->
    [all] every { $what } of the clearing into the cave
   *[other] { $cards } from the clearing into the cave
}
dartmoor-board-place-hand = { $cards ->
    [any] place any number of { $what } of your hand
   *[other] place 1 { $what } of your hand
}
dartmoor-board-place-clearing = place 1 { $what } of the clearing
dartmoor-board-universal-moor = lay a universal moor
dartmoor-board-extra-turn = another turn
dartmoor-board-discard = discard { $cards }
dartmoor-board-per = { $does } per { $what }
dartmoor-board-if = { $does } { $when }
dartmoor-board-with-effect = { $does } with its effect
dartmoor-board-each = draw 1 for each { $what } placed
dartmoor-board-shares-dragonfly = dragonflies share a slot here
dartmoor-board-shares-rabbit = rabbits share slots here
dartmoor-board-doubles = doubles { $what } below
