# Action spaces

farmers-space-farm_expansion = Farm Expansion
farmers-space-meeting_place = Meeting Place
farmers-space-grain_seeds = Grain Seeds
farmers-space-farmland = Farmland
farmers-space-lessons = Lessons
farmers-space-day_laborer = Day Laborer
farmers-space-forest = Forest
farmers-space-clay_pit = Clay Pit
farmers-space-reed_bank = Reed Bank
farmers-space-fishing = Fishing
farmers-space-infirmary = Infirmary
farmers-space-side_job = Side Job
farmers-space-resource_market = Resource Market
farmers-space-copse = Copse
farmers-space-grove = Grove
farmers-space-hollow = Hollow
farmers-space-lessons_b = Lessons
farmers-space-lessons_c = Lessons
farmers-space-lessons_d = Lessons
farmers-space-traveling_players = Traveling Players
farmers-space-modest_wish_for_children = Modest Wish for Children
farmers-space-house_building = House Building
farmers-space-riverbank_forest = Riverbank Forest
farmers-space-animal_market = Animal Market
farmers-space-farm_supplies = Farm Supplies
farmers-space-building_supplies = Building Supplies
farmers-space-corral = Corral
farmers-space-improvement = Improvement
farmers-space-major_improvement = Major Improvement
farmers-space-grain_utilization = Grain Utilization
farmers-space-sheep_market = Sheep Market
farmers-space-fencing = Fencing
farmers-space-basic_wish_for_children = Basic Wish for Children
farmers-space-western_quarry = Western Quarry
farmers-space-house_redevelopment = House Redevelopment
farmers-space-vegetable_seeds = Vegetable Seeds
farmers-space-pig_market = Pig Market
farmers-space-cattle_market = Cattle Market
farmers-space-eastern_quarry = Eastern Quarry
farmers-space-urgent_wish_for_children = Urgent Wish for Children
farmers-space-cultivation = Cultivation
farmers-space-farm_redevelopment = Farm Redevelopment

# Major improvements

farmers-card-fireplace_2 = Fireplace
farmers-card-fireplace_3 = Fireplace
farmers-card-cooking_hearth_4 = Cooking Hearth
farmers-card-cooking_hearth_5 = Cooking Hearth
farmers-card-well = Well
farmers-card-clay_oven = Clay Oven
farmers-card-stone_oven = Stone Oven
farmers-card-joinery = Joinery
farmers-card-pottery = Pottery
farmers-card-basketmakers_workshop = Basketmaker's Workshop
farmers-card-peat_charcoal_kiln = Peat Charcoal Kiln
farmers-card-foresters_lodge = Forester's Lodge
farmers-card-horse_slaughterhouse_2 = Horse Slaughterhouse
farmers-card-horse_slaughterhouse_3 = Horse Slaughterhouse
farmers-card-cookhouse_4 = Cookhouse
farmers-card-cookhouse_5 = Cookhouse
farmers-card-village_church = Village Church
farmers-card-heating_oven = Heating Oven
farmers-card-tiled_oven = Tiled Oven
farmers-card-furniture_stall = Furniture Stall
farmers-card-ceramics_stall = Ceramics Stall
farmers-card-basket_stall = Basket Stall
farmers-card-museum_of_the_moors = Museum of the Moors
farmers-card-riding_stables = Riding Stables

# Special actions

farmers-special-cut_peat = Cut Peat
farmers-special-fell_trees = Fell Trees
farmers-special-slash_and_burn = Slash and Burn
farmers-special-horse_market = Horse Market
farmers-special-hiring_fair = Hiring Fair
farmers-special-black_market = Black Market
farmers-special-illicit_work = Illicit Work

# Goods and animals, as a heading or in a sentence

farmers-ware-wood = wood
farmers-ware-clay = clay
farmers-ware-reed = reed
farmers-ware-stone = stone
farmers-ware-grain = grain
farmers-ware-vegetable = vegetables
farmers-ware-food = food
farmers-ware-fuel = fuel
farmers-ware-sheep = sheep
farmers-ware-boar = wild boar
farmers-ware-cattle = cattle
farmers-ware-horse = horses
farmers-ware-forest = forests
farmers-ware-moor = moors
farmers-ware-field = fields

# So many of them: NAMES("farmers-amount", "wood:3 reed:1")

farmers-amount-wood = { $number } wood
farmers-amount-clay = { $number } clay
farmers-amount-reed = { $number } reed
farmers-amount-stone = { $number } stone
farmers-amount-grain = { $number } grain
farmers-amount-vegetable = { $number ->
    [one] { $number } vegetable
   *[other] { $number } vegetables
}
farmers-amount-food = { $number } food
farmers-amount-fuel = { $number } fuel
farmers-amount-sheep = { $number } sheep
farmers-amount-boar = { $number } wild boar
farmers-amount-cattle = { $number } cattle
farmers-amount-horse = { $number ->
    [one] { $number } horse
   *[other] { $number } horses
}
farmers-amount-forest = { $number ->
    [one] { $number } forest
   *[other] { $number } forests
}
farmers-amount-moor = { $number ->
    [one] { $number } moor
   *[other] { $number } moors
}
farmers-amount-field = { $number ->
    [one] { $number } field
   *[other] { $number } fields
}
farmers-amount-point = { $number ->
    [one] { $number } bonus point
   *[other] { $number } bonus points
}

# What can be done on an action space

farmers-action-plow = plow a field
farmers-action-sow = sow
farmers-action-bake = bake bread
farmers-action-rooms = build rooms
farmers-action-stables = build stables
farmers-action-stable = build a stable
farmers-action-fences = build fences
farmers-action-renovate = renovate
farmers-action-major = build a major improvement
farmers-action-minor = play a minor improvement
farmers-action-improve = build a major or play a minor improvement
farmers-action-buy_grain = buy a grain
farmers-action-plow_for_food = plow a field for 1 food

# Houses

farmers-house-wood = wood house
farmers-house-clay = clay house
farmers-house-stone = stone house
