# Minor improvements on the page

# Where long words of their names may be broken
farmers-minor-breaks = Adminis|tration Agri|cultural Archae|ology Butch|er's Cooper|ative Crafts|men Distil|lery Eco|logical Enclo|sures Expe|dition Exten|sion Farm|hands' Ferti|lizer House|hold Imple|ment Instal|lation Inven|tory Kinder|garten Live|stock Malt|house Phero|mones Plow|horse Refor|es|tation River|side Store|house Survey|or's Wheel|barrow Work|bench

farmers-minor-costs = Costs: { $cost }
farmers-minor-free = nothing
farmers-minor-returns = return { NAMES("farmers-card", $card) }
farmers-minor-removes = remove { NAMES("farmers-card", $card) } from the game
farmers-minor-needs = Prerequisite: { $needs }
farmers-minor-passing = Passes to the left

# The list of all cards

farmers-page-cards-minors = Minor improvements
farmers-minor-filter-all = All
farmers-minor-filter-kind = Category
farmers-minor-filter-cost = Cost
farmers-minor-filter-cost-free = Nothing
farmers-minor-filter-cost-animal = An animal
farmers-minor-filter-cost-card = A major improvement
farmers-minor-filter-need = Prerequisite
farmers-minor-filter-need-none = None
farmers-minor-filter-need-improvements = Improvements
farmers-minor-filter-need-majors = Major improvements
farmers-minor-filter-need-forests = Forests
farmers-minor-filter-need-moors = Moors
farmers-minor-filter-need-fields = Fields
farmers-minor-filter-need-pastures = Pastures
farmers-minor-filter-need-rooms = Rooms
farmers-minor-filter-need-house = The house
farmers-minor-filter-need-animals = Animals
farmers-minor-filter-need-sheep = Sheep
farmers-minor-filter-need-horses = Horses
farmers-minor-filter-need-food = Food
farmers-minor-filter-need-fuel = Fuel
farmers-minor-filter-need-unused = Unused spaces
farmers-minor-filter-need-round = The round
farmers-minor-filter-need-hand = Cards in hand
farmers-minor-filter-need-field_pasture_or_stable = Field, pasture or stable
farmers-minor-filter-need-no_harvest = No harvest
farmers-minor-filter-passing = When played
farmers-minor-filter-passing-stays = Stays
farmers-minor-filter-passing-passes = Passes to the left
farmers-minor-filter-points = Points
farmers-minor-filter-points-some = With points
farmers-minor-filter-points-none = Without points
farmers-minor-filter-points-minus = Minus points
farmers-minor-filter-clear = Show all
farmers-minor-found = { $count } of { $all } cards
farmers-minor-none = No card is like that.

# The hand

farmers-page-hand = Hand
farmers-hand-of = { $player }: the hand
farmers-hand-count = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
farmers-hand-known = Known to all, as they were passed on:
farmers-hand-others = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
farmers-minor = Minor improvement
farmers-minor-missing = Missing: { NAMES("farmers-amount", $wares, by: ", ") }
farmers-minor-ready = You have all it takes. It is played with an action for minor improvements.
farmers-page-do-play = Play it for { NAMES("farmers-amount", $cost, by: ", ") }.
farmers-page-do-play-free = Play it.
farmers-page-do-remove = Remove { $old } from the game.
farmers-page-do-take = Take it.
farmers-page-do-change = Set it aside.

farmers-hand-coming = To come in later rounds: { NAMES("farmers-amount", $wares, by: ", ") }

# What lies on cards

farmers-minor-lies-counter = { $number ->
    [one] { $number } usage counter on it
   *[other] { $number } usage counters on it
}
farmers-minor-used = used in this round
farmers-minor-lies-stone = { $number } stone on it
farmers-minor-lies-fuel = saves { $number } fuel in this harvest

# The draft

farmers-draft-pick = Card { $number } of { $all }
farmers-draft-full = The hand is complete
farmers-draft-way = The rest goes to { $player }
farmers-draft-waiting = { $player } is choosing.
farmers-draft-so-far = Hand so far
farmers-draft-change = Change cards
farmers-draft-aside = { $number ->
    [0] Choose the cards that you want to change, or keep them all.
    [one] { $number } other card will come for it.
   *[other] { $number } other cards will come for them.
}
farmers-draft-set-aside = Set aside
farmers-page-round-none = Before the first round
farmers-page-ask-draft = The draft
farmers-page-ask-change = Change cards
