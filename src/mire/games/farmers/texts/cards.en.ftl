# What action spaces do, by the number of players and the level where that matters

farmers-space-farm_expansion-text = Build any number of rooms for 5 of your house's material and 2 reed each, and/or any number of stables for 2 wood each.
farmers-space-meeting_place-text = { $players ->
    [1] { $level ->
        [2] Play 1 minor improvement.
       *[1] Become the starting player. Alone this does nothing, but a person can always be placed here.
    }
   *[other] Become the starting player and take all food. 1 food comes here every round. It can be used even if there is no food.
}
farmers-space-grain_seeds-text = Get 1 grain.
farmers-space-farmland-text = Plow 1 field.
farmers-space-lessons-text = For occupations, which are not played with at this level. It can't be used.
farmers-space-day_laborer-text = Get 2 food.
farmers-space-forest-text = Take all wood. { $players ->
    [1] 2
   *[other] 3
} wood come here every round.
farmers-space-clay_pit-text = Take all clay. 1 clay comes here every round.
farmers-space-reed_bank-text = Take all reed. 1 reed comes here every round.
farmers-space-fishing-text = Take all food. 1 food comes here every round.
farmers-space-infirmary-text = Get 1 food. Any number of people can be here, healthy ones too. It is the only space for people in bed; they return home healthy.
farmers-space-side_job-text = Build exactly 1 stable for 1 wood, and/or bake bread.
farmers-space-resource_market-text = { $players ->
    [1] Get 1 food and 1 stone.
    [2] Get 1 food and 1 stone.
    [3] Get 1 food and either 1 reed or 1 stone.
    [4] Get 1 reed, 1 stone and 1 food.
   *[other] Get 1 reed, 1 stone and 1 wood.
}
farmers-space-copse-text = Take all wood. 1 wood comes here every round.
farmers-space-grove-text = Take all wood. 2 wood come here every round.
farmers-space-hollow-text = Take all clay. { $players ->
    [3] 1 clay comes
    [4] 2 clay come
   *[other] 3 clay come
} here every round.
farmers-space-lessons_b-text = { farmers-space-lessons-text }
farmers-space-lessons_c-text = { farmers-space-lessons-text }
farmers-space-lessons_d-text = { farmers-space-lessons-text }
farmers-space-traveling_players-text = Take all food. 1 food comes here every round.{ $players ->
    [4] { "" }
   *[other] { " " }House Building is blocked for the rest of the round.
}
farmers-space-modest_wish_for_children-text = From round 5 on: a person joins your family, if there are more rooms than people.
farmers-space-house_building-text = Build any number of rooms for 5 of your house's material and 2 reed each. Traveling Players are blocked for the rest of the round.
farmers-space-riverbank_forest-text = Take all wood and get 1 reed. 1 wood comes here every round.
farmers-space-animal_market-text = Choose one: 1 sheep and 1 food; 1 wild boar; or pay 1 food for 1 cattle.
farmers-space-farm_supplies-text = Buy 1 grain for 1 food, and/or plow 1 field for 1 food.
farmers-space-building_supplies-text = Get 1 food, 1 reed or 1 stone, and 1 wood or 1 clay.
farmers-space-corral-text = Get 1 animal: the first of sheep, wild boar and cattle that you have none of. It can't be used by a player who has all three.
farmers-space-improvement-text = { $level ->
    [2] Play 1 minor improvement; from round 5 on you may build 1 major improvement instead.
   *[1] From round 5 on: build 1 major improvement.
}
farmers-space-major_improvement-text = { $level ->
    [2] Build 1 major improvement or play 1 minor improvement.
   *[1] Build 1 major improvement.
}
farmers-space-grain_utilization-text = Sow any number of fields, and/or bake bread.
farmers-space-sheep_market-text = Take all sheep. 1 sheep comes here every round.
farmers-space-fencing-text = Build fences for 1 wood each.
farmers-space-basic_wish_for_children-text = A person joins your family, if there are more rooms than people.{ $level ->
    [2] { " " }Then you may play 1 minor improvement.
   *[1] { "" }
}
farmers-space-western_quarry-text = Take all stone. 1 stone comes here every round.
farmers-space-house_redevelopment-text = Renovate your house, then you may { $level ->
    [2] build 1 major improvement or play 1 minor improvement
   *[1] build 1 major improvement
}.
farmers-space-vegetable_seeds-text = Get 1 vegetable.
farmers-space-pig_market-text = Take all wild boar. 1 wild boar comes here every round.
farmers-space-cattle_market-text = Take all cattle. 1 cattle comes here every round.
farmers-space-eastern_quarry-text = Take all stone. 1 stone comes here every round.
farmers-space-urgent_wish_for_children-text = A person joins your family, even if there is no room for it.
farmers-space-cultivation-text = Plow 1 field, and/or sow any number of fields.
farmers-space-farm_redevelopment-text = Renovate your house, then you may build fences for 1 wood each.

# What major improvements do

farmers-card-fireplace_2-text = At any time: vegetable 2 food, sheep 2, wild boar 2, cattle 3. Baking bread: 2 food for each grain. Horses can't be cooked here.
farmers-card-fireplace_3-text = { farmers-card-fireplace_2-text }
farmers-card-cooking_hearth_4-text = At any time: vegetable 3 food, sheep 2, wild boar 3, cattle 4. Baking bread: 3 food for each grain. Horses can't be cooked here. Instead of paying you may return a Fireplace.
farmers-card-cooking_hearth_5-text = { farmers-card-cooking_hearth_4-text }
farmers-card-well-text = At the start of each of the next 5 rounds you get 1 food.
farmers-card-clay_oven-text = Baking bread: 5 food for 1 grain, no more than 1 grain in an action. You may bake when you build it.
farmers-card-stone_oven-text = Baking bread: 4 food for each grain, no more than 2 grain in an action. You may bake when you build it.
farmers-card-joinery-text = Once in each harvest: 1 wood for 2 food. At the end 3, 5 or 7 wood are 1, 2 or 3 bonus points.
farmers-card-pottery-text = Once in each harvest: 1 clay for 2 food. At the end 3, 5 or 7 clay are 1, 2 or 3 bonus points.
farmers-card-basketmakers_workshop-text = Once in each harvest: 1 reed for 3 food. At the end 2, 4 or 5 reed are 1, 2 or 3 bonus points.
farmers-card-peat_charcoal_kiln-text = Cutting peat gives you 1 more fuel, or 2 more if you have a horse. At the end 3 or 5 fuel are 1 or 2 bonus points.
farmers-card-foresters_lodge-text = Felling trees gives you 1 more wood, or 2 more if you have a horse. At the end each forest left on your farm is 1 bonus point.
farmers-card-horse_slaughterhouse_2-text = At any time: sheep 1 food, wild boar 1, cattle 2, horse 2. It doesn't cook vegetables and doesn't bake.
farmers-card-horse_slaughterhouse_3-text = { farmers-card-horse_slaughterhouse_2-text }
farmers-card-cookhouse_4-text = At any time: vegetable 3 food, sheep 2, wild boar 3, cattle 4, horse 2. Baking bread: 3 food for each grain. Instead of paying you may return a Fireplace or a Cooking Hearth.
farmers-card-cookhouse_5-text = { farmers-card-cookhouse_4-text }
farmers-card-village_church-text = At once you get 2 food. Once in each harvest: 1 fuel for 1 bonus point.
farmers-card-heating_oven-text = At once you get 2 fuel. Heating your house costs 1 fuel less. It doesn't bake.
farmers-card-tiled_oven-text = Heating your house never costs more than 1 fuel. It doesn't bake.
farmers-card-furniture_stall-text = At any time: 1 wood for 1 clay.
farmers-card-ceramics_stall-text = At any time: 1 clay for 1 wood.
farmers-card-basket_stall-text = At any time: 1 reed for 1 wood, 1 clay or 1 stone.
farmers-card-museum_of_the_moors-text = What you build afterwards costs less: Well and Stone Oven 1 stone, Joinery 1 wood, Pottery, Clay Oven and Forester's Lodge 1 clay, Basketmaker's Workshop 1 reed.
farmers-card-riding_stables-text = At the start of each round to come you get 1 food, if you have 2 or more horses then.
