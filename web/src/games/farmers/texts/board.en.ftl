# The table of Farmers of the Moor on the page

# Where long words of names may be broken, with little room
farmers-page-breaks = Utili|zation Improve|ment Rede|velop|ment Expan|sion Basket|maker's Forest|er's Char|coal Slaughter|house Cook|house Culti|vation Fire|place

# Amounts and points

farmers-page-amounts = { NAMES("farmers-amount", $wares, by: ", ") }
farmers-page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
farmers-page-costs = Costs

# The parts, for who jumps from one to the other

farmers-page-board = Action board
farmers-page-farm = Farm
farmers-page-majors = Major improvements
farmers-page-parts = Parts of the table

# The action board

farmers-page-round = Round { $round } of { $rounds }
farmers-page-rounds-over = All rounds are played
farmers-page-begins = { $player } is the starting player.
farmers-page-stage = Stage { $stage }
farmers-page-round-of-stage = Round { $round }, a card of stage { $stage }, face down
farmers-page-to-come = Still to come in stage { $stage }, in unknown order: { $cards }.
farmers-page-harvest-after = Harvest after round { $round }
farmers-page-stands = { $player } is there
farmers-page-waiting = { $player } gets { $wares } at the start of this round.
farmers-page-not-free = { not-possible }: { $player } has a person there.

# Special actions

farmers-page-special = Special actions
farmers-page-special-card = Special action card
farmers-page-special-up = { $player }
farmers-page-special-up-about = It lies face up in front of { $player }. Anybody else may take it for 2 food, once; then it is turned face down.
farmers-page-special-down = { $player }
farmers-page-special-down-about = It lies face down in front of { $player } and can't be taken again in this round.
farmers-page-special-cut_peat = Remove a moor from your farm and get 3 fuel.
farmers-page-special-fell_trees = Remove a forest from your farm and get 2 wood.
farmers-page-special-slash_and_burn = Replace a forest by a field. It must be next to one of your fields; if you have none, any forest will do.
farmers-page-special-horse_market = { $horse ->
    [0] Get a horse.
   *[other] Pay { $horse } food and get a horse.
} What can't be kept runs away.
farmers-page-special-hiring_fair = Get { $hire } food.
farmers-page-special-black_market = { $level ->
    [1] For minor improvements, which are not played with at this level.
   *[2] Pay 1 fuel, and play a minor improvement at its cost.
}
farmers-page-special-illicit_work = Pay 1 food and 1 fuel, and build a major improvement at its cost.
farmers-page-pile = { $cards ->
    [0] Pile:
    [one] Pile of 1 card, next:
   *[other] Pile of { $cards } cards, next:
}
farmers-page-pile-empty = empty; the card used last comes back every round
farmers-page-buried = Under the pile:
farmers-page-discarded = Used:
farmers-page-kept = The card was paid for a second use in this round.

# Major improvements

farmers-page-stack-empty = all built
farmers-page-below = Below: { NAMES("farmers-card", $major) }
farmers-page-ways = How do you get { NAMES("farmers-card", $major) }?
farmers-page-close = Close
farmers-page-own-cards = Improvements
farmers-page-unlit = not yet in use
farmers-page-crafted = used in this harvest

# The forecast

farmers-page-forecast = The next harvest
farmers-page-harvest-now = Harvest now
farmers-page-harvest-in = { $rounds ->
    [0] Harvest after this round
    [one] Harvest after the next round
   *[other] Harvest after round { $round }, in { $rounds } rounds
}
farmers-page-there = { $there } of { $due }
farmers-page-food-for = Food for { $people ->
    [one] 1 person
   *[other] { $people } people
}
farmers-page-fuel-for = Fuel for the house
farmers-page-from-crops = { $food } more can come from grain and vegetables
farmers-page-from-animals = { $food } more can come from cooked animals
farmers-page-from-wood = { $fuel } more can come from burnt wood
farmers-page-food-missing = { $food ->
    [one] 1 food is still missing: 1 begging marker
   *[other] { $food } food are still missing: { $food } begging markers
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} less
farmers-page-fuel-missing = { $fuel } fuel { $fuel ->
    [one] is
   *[other] are
} still missing: { $people ->
    [one] 1 person falls ill
   *[other] { $people } people fall ill
}
farmers-page-food-about = Food due: { $due }. There is { $there }{ $coming ->
    [0] { "" }
   *[other] , { $coming } more on the way
}{ $crops ->
    [0] { "" }
   *[other] , and { $crops } from grain and vegetables
}{ $meat ->
    [0] .
   *[other] , and { $meat } by cooking animals.
}{ $lacking ->
    [0] { "" }
   *[other] { " " }As it stands, { $lacking } will be missing.
}
farmers-page-fuel-about = Fuel due: { $due }. There is { $there }{ $wood ->
    [0] .
   *[other] , and { $wood } wood that can be burnt.
}{ $lacking ->
    [0] { "" }
    [one] { " " }As it stands, 1 person will fall ill.
   *[other] { " " }As it stands, { $lacking } people will fall ill.
}
farmers-page-young = Breeding
farmers-page-young-about = They will have young, and there is room for them.
farmers-page-young-no-room = They will have young, but there is no room for all of them.
farmers-page-no-room = No room for all of them

# Decisions without a place on the table

farmers-page-ask-turn = Your turn
farmers-page-ask-act = Choose
farmers-page-ask-fence = The new pasture
farmers-page-ask-house = Some animals have no room
farmers-page-ask-get = What do you take?
farmers-page-ask-cut = Cut peat
farmers-page-ask-fell = Fell trees
farmers-page-ask-clear = Slash and burn
farmers-page-ask-card = The special action card of the last round
farmers-page-ask-again = The special action card you used
farmers-page-ask-feed = Feed your people
farmers-page-ask-heat = Heat your house
farmers-page-ask-breed = Breeding
farmers-page-ask-prepare = The next round

# What a choice does

farmers-page-do-place = Place a person here.
farmers-page-do-special = Take this action{ $price ->
    [0] .
   *[other] { " " }for { $price } food.
}
farmers-page-do-get = Take { NAMES("farmers-amount", $wares, by: ", ") }{ $price ->
    [0] { "" }
   *[other] { " " }for { $price } food
}
farmers-page-do-buy = Buy 1 grain for 1 food
farmers-page-do-room = Build a room for { NAMES("farmers-amount", $cost, by: ", ") }.
farmers-page-do-stable = Build a stable for { NAMES("farmers-amount", $cost, by: ", ") }.
farmers-page-do-plow = Plow a field{ $food ->
    [0] .
   *[other] { " " }for { $food } food.
}
farmers-page-do-sow = Sow { NAMES("farmers-ware", $crop) }.
farmers-page-do-fence = Make it part of the new pasture.
farmers-page-do-enclose = { $spaces ->
    [one] Fence in this space
   *[other] Fence in these { $spaces } spaces
} for { $wood } wood
farmers-page-do-bake = Bake { $grain } grain: { $food } food
farmers-page-do-renovate = Renovate for { NAMES("farmers-amount", $cost, by: ", ") }: { NAMES("farmers-house", $house) }
farmers-page-do-build = Build it for { NAMES("farmers-amount", $cost, by: ", ") }.
farmers-page-do-upgrade = Return { $old }.
farmers-page-do-cut = Cut peat: { $fuel } fuel.
farmers-page-do-fell = Fell the trees: { $wood } wood.
farmers-page-do-clear = Make it a field.
farmers-page-do-cook = Cook { NAMES("farmers-amount", $ware) }: { $food } food
farmers-page-do-eat = Eat { NAMES("farmers-amount", $ware) } raw: 1 food
farmers-page-do-burn = Burn 1 wood: 1 fuel
farmers-page-do-trade = Trade { NAMES("farmers-amount", $ware) } for { NAMES("farmers-amount", $goods) }
farmers-page-do-craft = { NAMES("farmers-card", $major) }: { NAMES("farmers-amount", $ware) } for { $food } food
farmers-page-do-donate = Give 1 fuel to the Village Church: 1 point
farmers-page-do-light = { NAMES("farmers-card", $major) }: take it into use for 1 fuel
farmers-page-do-release = Let { NAMES("farmers-amount", $ware) } go
farmers-page-do-feed = { $begging ->
    [0] Feed everybody: { $food } food
    [one] Feed with { $food } of { $due } food: 1 begging marker
   *[other] Feed with { $food } of { $due } food: { $begging } begging markers
}
farmers-page-do-heat = { $ill ->
    [0] Heat with { $fuel } fuel: everybody stays well
    [one] Heat with { $fuel } of { $due } fuel: 1 person falls ill
   *[other] Heat with { $fuel } of { $due } fuel: { $ill } people fall ill
}
farmers-page-do-keep = Keep the card for this round
farmers-page-do-again = Pay 2 food to use it once more
farmers-page-do-bury = Put it under the pile and turn over the next
farmers-page-do-discard = Put it away
farmers-page-do-done = Done
farmers-page-do-at = Here: { farmers-done-there }.
