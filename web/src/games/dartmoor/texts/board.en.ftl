# Dartmoor's board on the page

# The letter in a tree symbol: each has its own
dartmoor-page-letter-crab_apple = C
dartmoor-page-letter-ash = A
dartmoor-page-letter-sessile_oak = S
dartmoor-page-letter-black_alder = B
dartmoor-page-letter-moor_birch = M
dartmoor-page-letter-goat_willow = G

# Where long words of the species' names may be broken
dartmoor-page-breaks = Butter|fly Com|mon Noc|tule Caper|caillie Dauben|ton's Damsel|fly Demoi|selle Elder|berry Foun|tain|head Meadow|sweet Pheas|ant Sero|tine Tree|creeper Wood|land Alca|thoe Aspho|del Moor|hen Nut|hatch Wheat|ear Uni|versal Blue|berry

# Cards in words

dartmoor-page-side-top = top
dartmoor-page-side-bottom = bottom
dartmoor-page-side-left = left
dartmoor-page-side-right = right
dartmoor-page-tree-symbol = tree symbol { NAMES("dartmoor-tree", $tree) }
dartmoor-page-part-effect = Effect
dartmoor-page-part-permanent = Lasting
dartmoor-page-part-bonus = Bonus
dartmoor-page-part-points = Points
dartmoor-page-part-only = Place
dartmoor-page-most = max
dartmoor-page-universal = A card laid face down counts as a moor and nothing else. It has no tree symbol and no points of its own.
dartmoor-page-under = Face down lies { $card }.
dartmoor-page-now = { $points ->
    [one] point now
   *[other] points now
}
dartmoor-page-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dartmoor-page-printed = This card is known as it is printed.
dartmoor-page-reconstructed-tree = The tree symbol of this card is our guess.

# The middle

dartmoor-page-middle = Middle of the table
dartmoor-page-stack = { $cards ->
    [one] Stack: 1 card
   *[other] Stack: { $cards } cards
}
dartmoor-page-winters = { $count ->
    [0] No winter card yet. With the third the game ends at once.
    [one] 1 of 3 winter cards. With the third the game ends at once.
    [3] All 3 winter cards: the game is over.
   *[other] { $count } of 3 winter cards. With the third the game ends at once.
}
dartmoor-page-discard = { $cards ->
    [one] 1 discarded
   *[other] { $cards } discarded
}
dartmoor-page-clearing = Clearing
dartmoor-page-clearing-count = { $cards ->
    [one] 1 card of 10
   *[other] { $cards } cards of 10
}
dartmoor-page-clearing-full = { $cards } → { $then }, then emptied
dartmoor-page-clearing-about = With 10 or more cards at the end of a turn the clearing is emptied for good.
dartmoor-page-clearing-empty = No cards lie here yet. What is paid comes here, face up.
dartmoor-page-caves = Choose your cave
dartmoor-page-cave = Cave { $number }
dartmoor-page-cave-cards = { $cards ->
    [one] Cave: 1 card
   *[other] Cave: { $cards } cards
}

# The forest

dartmoor-page-forest = Forest of { $player }
dartmoor-page-forest-empty = Nothing grows here yet. Trees, shrubs and moors come first; animals and plants settle around them.
dartmoor-page-host = { $number }: { $name }, { $taken } of 4 slots taken
dartmoor-page-cave-head = Cave { $number } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
dartmoor-page-family-dragonfly = Dragonflies together
dartmoor-page-family-warty_newt = Newts together

# The hand

dartmoor-page-hand = Hand
dartmoor-page-hand-of = Hand of { $player }
dartmoor-page-hand-count = { $cards } of { $limit }
dartmoor-page-seen = Everybody saw these; they are in the hand or lie face down in the forest:
dartmoor-page-seat-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}{ $seen ->
    [0] { "" }
   *[other] , { $seen } seen
}
dartmoor-page-paid = { $paid } of { $cost } paid
dartmoor-page-no-bonus = It has no bonus, so any cards will do.
dartmoor-page-bonus-open = Bonus in reach:
dartmoor-page-bonus-earned = Bonus earned:
dartmoor-page-bonus-lost = Bonus lost.
dartmoor-page-keeps = ✓ bonus
dartmoor-page-loses = ✗ bonus
dartmoor-page-where-top = Where does it go? It takes a slot at the top.
dartmoor-page-where-bottom = Where does it go? It takes a slot at the bottom.
dartmoor-page-where-left = Where does it go? It takes a slot on the left.
dartmoor-page-where-right = Where does it go? It takes a slot on the right.

# What a click does

dartmoor-page-hint = hint
dartmoor-page-do-look = Look at it.
dartmoor-page-do-draw = Draw the top card.
dartmoor-page-do-take = Take it into your hand.
dartmoor-page-do-store = Put it into your cave.
dartmoor-page-do-cave = Choose this cave.
dartmoor-page-do-play = Play it.
dartmoor-page-do-place = Place it free of charge.
dartmoor-page-do-moor = Lay it face down as a universal moor.
dartmoor-page-do-discard = Put it into the clearing.
dartmoor-page-do-pay = Pay with it.
dartmoor-page-do-pay-keeps = Pay with it, which keeps the bonus.
dartmoor-page-do-pay-loses = Pay with it, which loses the bonus.
dartmoor-page-do-at = Put { $species } here.
