# The species

dartmoor-species-ash = Ash
dartmoor-species-black_alder = Black Alder
dartmoor-species-crab_apple = Crab Apple
dartmoor-species-goat_willow = Goat Willow
dartmoor-species-moor_birch = Moor Birch
dartmoor-species-sessile_oak = Sessile Oak
dartmoor-species-common_hazel = Common Hazel
dartmoor-species-elderberry = Elderberry
dartmoor-species-blanket_bog = Blanket Bog
dartmoor-species-fountainhead = Fountainhead
dartmoor-species-lowland_heath = Lowland Heath
dartmoor-species-rhos_pasture = Rhôs Pasture
dartmoor-species-rivulet = Rivulet
dartmoor-species-tor = Tor
dartmoor-species-valley_mire = Valley Mire
dartmoor-species-warrens = Warrens
dartmoor-species-wet_woodland = Wet Woodland
dartmoor-species-barn_owl = Barn Owl
dartmoor-species-beautiful_demoiselle = Beautiful Demoiselle
dartmoor-species-emerald_damselfly = Emerald Damselfly
dartmoor-species-keeled_skimmer = Keeled Skimmer
dartmoor-species-small_red_damselfly = Small Red Damselfly
dartmoor-species-southern_damselfly = Southern Damselfly
dartmoor-species-black_tailed_godwit = Black-Tailed Godwit
dartmoor-species-buzzard = Buzzard
dartmoor-species-common_moorhen = Common Moorhen
dartmoor-species-cuckoo = Cuckoo
dartmoor-species-curlew = Curlew
dartmoor-species-grey_heron = Grey Heron
dartmoor-species-meadow_pipit = Meadow Pipit
dartmoor-species-wheatear = Wheatear
dartmoor-species-adder = Adder
dartmoor-species-adders_tongue = Adder's Tongue
dartmoor-species-beaver = Beaver
dartmoor-species-blue_ground_beetle = Blue Ground Beetle
dartmoor-species-blueberry = Blueberry
dartmoor-species-bog_asphodel = Bog Asphodel
dartmoor-species-common_lizard = Common Lizard
dartmoor-species-grass_snake = Grass Snake
dartmoor-species-greater_butterfly_orchid = Greater Butterfly Orchid
dartmoor-species-heather = Heather
dartmoor-species-meadowsweet = Meadowsweet
dartmoor-species-moor_frog = Moor Frog
dartmoor-species-otter = Otter
dartmoor-species-royal_fern = Royal Fern
dartmoor-species-warty_newt = Warty Newt
dartmoor-species-water_soldiers = Water Soldiers
dartmoor-species-alcathoe_bat = Alcathoe Bat
dartmoor-species-brandts_bat = Brandt's Bat
dartmoor-species-common_noctule = Common Noctule
dartmoor-species-daubentons_bat = Daubenton's Bat
dartmoor-species-serotine_bat = Serotine Bat
dartmoor-species-capercaillie = Capercaillie
dartmoor-species-common_pheasant = Common Pheasant
dartmoor-species-dartmoor_badger = Dartmoor Badger
dartmoor-species-dartmoor_black_rabbit = Dartmoor Black Rabbit
dartmoor-species-dartmoor_pony = Dartmoor Pony
dartmoor-species-dartmoor_sheep = Dartmoor Sheep
dartmoor-species-field_vole = Field Vole
dartmoor-species-gnat = Gnat
dartmoor-species-lake_fly = Lake Fly
dartmoor-species-nuthatch = Nuthatch
dartmoor-species-roe_deer = Roe Deer
dartmoor-species-shrew = Shrew
dartmoor-species-treecreeper = Treecreeper
dartmoor-species-wood_mouse = Wood Mouse
dartmoor-species-universal_moor = Universal Moor

# The type symbols, one and several; a moor is the habitat symbol

dartmoor-symbol-tree = tree
dartmoor-symbol-shrub = shrub
dartmoor-symbol-moor = moor
dartmoor-symbol-bird = bird
dartmoor-symbol-bat = bat
dartmoor-symbol-insect = insect
dartmoor-symbol-dragonfly = dragonfly
dartmoor-symbol-plant = plant
dartmoor-symbol-amphibian = amphibian
dartmoor-symbol-pawed = pawed animal
dartmoor-symbol-mouse = mouse
dartmoor-symbol-cloven_hoofed = cloven-hoofed animal

dartmoor-symbols-tree = trees
dartmoor-symbols-shrub = shrubs
dartmoor-symbols-moor = moors
dartmoor-symbols-bird = birds
dartmoor-symbols-bat = bats
dartmoor-symbols-insect = insects
dartmoor-symbols-dragonfly = dragonflies
dartmoor-symbols-plant = plants
dartmoor-symbols-amphibian = amphibians
dartmoor-symbols-pawed = pawed animals
dartmoor-symbols-mouse = mice
dartmoor-symbols-cloven_hoofed = cloven-hoofed animals

# The tree symbols

dartmoor-tree-crab_apple = { dartmoor-species-crab_apple }
dartmoor-tree-ash = { dartmoor-species-ash }
dartmoor-tree-sessile_oak = { dartmoor-species-sessile_oak }
dartmoor-tree-black_alder = { dartmoor-species-black_alder }
dartmoor-tree-moor_birch = { dartmoor-species-moor_birch }
dartmoor-tree-goat_willow = { dartmoor-species-goat_willow }

# What a card does. Values: cards, at_least, value and otherwise are numbers; symbol, tree and species are ids, a symbol
# also several; what is ids with their kind, such as "symbol-tree symbol-shrub" or "species-dartmoor_black_rabbit".

dartmoor-do-draw = { $cards ->
    [one] Draw a card from the stack.
   *[other] Draw { $cards } cards from the stack, one by one, as far as the hand limit allows.
}
dartmoor-do-draw-per = Draw a card from the stack for each { NAMES("dartmoor-symbol", $symbol, by: " or ") } in your forest, as far as the hand limit allows.
dartmoor-do-take = { $cards ->
    [one] You may take a card of your choice from the clearing into your hand; it may be one you have just paid.
   *[other] You may take { $cards } cards of your choice from the clearing into your hand; they may be cards you have just paid.
}
dartmoor-do-reveal = { $cards ->
    [one] Reveal the top card of the stack and put it into your cave.
   *[other] Reveal { $cards } cards from the stack, one by one, and put them into your cave.
}
dartmoor-do-reveal-per = For each { NAMES("dartmoor-symbol", $symbol, by: " or ") } in your forest reveal a card from the stack, one by one, and put it into your cave.
dartmoor-do-store = { $cards ->
    [one] Put a card of your choice from the clearing into your cave; it may be one you have just paid.
   *[other] Put { $cards } cards of your choice from the clearing into your cave; they may be cards you have just paid.
}
dartmoor-do-store-all = Put all { NAMES("dartmoor-symbols", $symbol, by: " and ") } from the clearing into your cave, those you have just paid included.
dartmoor-do-place-hand = You may put one { NAMES("dartmoor", $what, by: " or ") } from your hand into your forest, free of charge and without its effect and bonus.
dartmoor-do-place-hand-any = You may put any number of cards showing { NAMES("dartmoor", $what, by: " or ") } from your hand into your forest, free of charge and without their effects and bonuses.
dartmoor-do-place-hand-effect = You may put one { NAMES("dartmoor", $what, by: " or ") } from your hand into your forest, free of charge, and use its effect, but not its bonus.
dartmoor-do-place-clearing = You may put one { NAMES("dartmoor", $what, by: " or ") } from the clearing into your forest, free of charge and without its effect and bonus; it may be one you have just paid.
dartmoor-do-universal-moor = You may put any one card from your hand face down into your forest as a universal moor, free of charge.
dartmoor-do-extra-turn = Take another whole turn after this one.
dartmoor-do-extra-turn-if = With at least { $at_least ->
    [one] one { NAMES("dartmoor-symbol", $symbol, by: " or ") }
   *[other] { $at_least } { NAMES("dartmoor-symbols", $symbol, by: " or ") }
} in your forest: take another whole turn after this one.
dartmoor-do-discard = { $cards ->
    [one] Put a card from your hand face up into the clearing.
   *[other] Put { $cards } cards from your hand face up into the clearing.
}

# What holds for the rest of the game

dartmoor-permanent-each = From now on, whenever you place one more { NAMES("dartmoor-symbol", $symbol, by: " or ") }, draw a card from the stack.
dartmoor-permanent-shares-dragonfly = Any number of dragonflies may share one top slot of the tree, shrub or moor it sits at. The other top slot of a moor stays open for one other card.
dartmoor-permanent-shares-rabbit = Any number of { dartmoor-species-dartmoor_black_rabbit }s may join the left and right slots of the tree or shrub it sits at, whoever is there. A slot with a rabbit takes only more rabbits.
dartmoor-permanent-doubles = Each { NAMES("dartmoor-symbol", $symbol, by: " or ") } in its bottom slots scores twice its points.

# Where it may be placed

dartmoor-only-moor = Only at a moor, a universal moor included.
dartmoor-only-bird = Only on top of a tree or shrub whose top slot holds another bird: it shares that slot, once per tree or shrub.

# What it scores. A table has thresholds with their points, such as "1: 5, 2: 15, 3: 25".

dartmoor-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
dartmoor-points-otherwise = { $otherwise ->
    [0] { "" }
   *[other] , otherwise { $otherwise }
}
dartmoor-points-none = No points.
dartmoor-points-fixed = { dartmoor-points }.
dartmoor-points-per-symbol = { dartmoor-points } for each { NAMES("dartmoor", $what, by: " or ") } in your forest.
dartmoor-points-per-different = { dartmoor-points } for each different { NAMES("dartmoor-symbol", $symbol, by: " or ") } species in your forest.
dartmoor-points-per-tree = { dartmoor-points } for each card with the tree symbol { NAMES("dartmoor-tree", $tree) } in your forest.
dartmoor-points-per-own-tree = { dartmoor-points } for each card in your forest with the tree symbol of this card, itself included.
dartmoor-points-per-species = { dartmoor-points } for each { NAMES("dartmoor-species", $species) } in your forest.
dartmoor-points-per-bottom = { dartmoor-points } for each card in a bottom slot of your forest.
dartmoor-points-per-cave = { dartmoor-points } for each card in your cave, besides the cave's own points.
dartmoor-points-if-count = { dartmoor-points } with at least { $at_least } { NAMES("dartmoor-symbols", $symbol, by: " or ") } in your forest{ dartmoor-points-otherwise }.
dartmoor-points-if-different = { dartmoor-points } with at least { $at_least } different { NAMES("dartmoor-symbol", $symbol, by: " or ") } species in your forest{ dartmoor-points-otherwise }.
dartmoor-points-if-most = { dartmoor-points } if no other forest has more { NAMES("dartmoor-symbols", $symbol, by: " or ") } than yours{ dartmoor-points-otherwise }.
dartmoor-points-if-moor = { dartmoor-points } at a moor{ dartmoor-points-otherwise }.
dartmoor-points-if-full-self = { dartmoor-points } if each of its four slots holds a card{ dartmoor-points-otherwise }.
dartmoor-points-if-full-host = { dartmoor-points } if each of the four slots of the tree or shrub it sits at holds a card{ dartmoor-points-otherwise }.
dartmoor-points-tiers = By the number of different { NAMES("dartmoor-symbol", $symbol, by: " or ") } species in your forest (species: points): { $table }.
dartmoor-points-sets = All your { NAMES("dartmoor-symbols", $symbol, by: " and ") } together, in sets of different species (species: points): { $table }.
dartmoor-points-group = All your cards of this species together (cards: points): { $table }.

# What is printed on cards, in a list of all of them

dartmoor-printed-effect = Effect:
dartmoor-printed-permanent = Lasting:
dartmoor-printed-bonus = Bonus:
dartmoor-printed-kind = { $position ->
    [tree] Tree
    [shrub] Shrub
    [moor] Moor
    [top] Top half
    [bottom] Bottom half
    [side] Left or right half
    [cave] Cave
   *[split] Split card
}
dartmoor-printed-cost = { $cost ->
    [0] free of charge
    [one] costs 1 card
   *[other] costs { $cost } cards
}
dartmoor-printed-symbols = { NAMES("dartmoor-symbol", $symbols) }
dartmoor-printed-copies = { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
dartmoor-printed-trees = tree symbols { NAMES("dartmoor-tree", $trees) }
dartmoor-printed-cave = Cave { $cave }
dartmoor-printed-worth = { $points ->
    [one] Worth 1 point at the end.
   *[other] Worth { $points } points at the end.
}
dartmoor-printed-split = { NAMES("dartmoor-species", $species, by: " / ") }

# What is not published

dartmoor-guess-icon = (Our guess: the icon is not in the published texts.)
dartmoor-guess-cave = Our guess: the printed effect of this cave is not known to us.
dartmoor-printed-pair = These two species share a card in print; their tree symbols are our guess.
dartmoor-guess-pair = Which species share a card, and their tree symbols, is our guess; it fits every published count.
