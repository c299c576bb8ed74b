# What minor improvements need: NAMES("farmers-need", "majors-least:3 food-least:4"), and what of it is there: "number:1"

farmers-need-improvements-least = at least { $number ->
    [one] { $number } improvement
   *[other] { $number } improvements
}
farmers-need-improvements-most = { $number ->
    [0] no improvements
    [one] at most { $number } improvement
   *[other] at most { $number } improvements
}
farmers-need-majors-least = at least { $number ->
    [one] { $number } major improvement
   *[other] { $number } major improvements
}
farmers-need-majors-most = { $number ->
    [0] no major improvements
    [one] at most { $number } major improvement
   *[other] at most { $number } major improvements
}
farmers-need-forests-least = at least { $number ->
    [one] { $number } forest
   *[other] { $number } forests
}
farmers-need-forests-most = { $number ->
    [0] no forests
    [one] at most { $number } forest
   *[other] at most { $number } forests
}
farmers-need-moors-least = at least { $number ->
    [one] { $number } moor
   *[other] { $number } moors
}
farmers-need-moors-most = { $number ->
    [0] no moors
    [one] at most { $number } moor
   *[other] at most { $number } moors
}
farmers-need-fields-least = at least { $number ->
    [one] { $number } field
   *[other] { $number } fields
}
farmers-need-fields-most = { $number ->
    [0] no fields
    [one] at most { $number } field
   *[other] at most { $number } fields
}
farmers-need-pastures-least = at least { $number ->
    [one] { $number } pasture
   *[other] { $number } pastures
}
farmers-need-pastures-most = { $number ->
    [0] no pastures
    [one] at most { $number } pasture
   *[other] at most { $number } pastures
}
farmers-need-rooms-least = at least { $number ->
    [one] { $number } room
   *[other] { $number } rooms
}
farmers-need-rooms-most = { $number ->
    [0] no rooms
    [one] at most { $number } room
   *[other] at most { $number } rooms
}
farmers-need-animals-least = at least { $number ->
    [one] { $number } animal
   *[other] { $number } animals
}
farmers-need-animals-most = { $number ->
    [0] no animals
    [one] at most { $number } animal
   *[other] at most { $number } animals
}
farmers-need-sheep-least = at least { $number } sheep
farmers-need-sheep-most = { $number ->
    [0] no sheep
   *[other] at most { $number } sheep
}
farmers-need-horses-least = at least { $number ->
    [one] { $number } horse
   *[other] { $number } horses
}
farmers-need-horses-most = { $number ->
    [0] no horses
    [one] at most { $number } horse
   *[other] at most { $number } horses
}
farmers-need-food-least = at least { $number } food
farmers-need-food-most = { $number ->
    [0] no food
   *[other] at most { $number } food
}
farmers-need-fuel-least = at least { $number } fuel
farmers-need-fuel-most = { $number ->
    [0] no fuel
   *[other] at most { $number } fuel
}
farmers-need-unused-least = at least { $number ->
    [one] { $number } unused space
   *[other] { $number } unused spaces
}
farmers-need-unused-most = { $number ->
    [0] no unused spaces
    [one] at most { $number } unused space
   *[other] at most { $number } unused spaces
}
farmers-need-house-least = { $number ->
    [2] a stone house
   *[1] a clay or stone house
}
farmers-need-house-most = { $number ->
    [0] a wood house
   *[1] a wood or clay house
}
farmers-there-number = you have { $number ->
    [0] none
   *[other] { $number }
}
farmers-there-house = your house is of { $number ->
    [0] wood
    [1] clay
   *[2] stone
}
farmers-need-round-least = round { $number } or later
farmers-need-round-most = { $number ->
    [one] round { $number }
   *[other] round { $number } or earlier
}
farmers-there-round = it is round { $number }
farmers-need-hand-least = at least { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in your hand, including this one
farmers-need-hand-most = at most { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in your hand, including this one
farmers-need-field_pasture_or_stable-least = a field, a pasture or a stable
farmers-need-field_pasture_or_stable-most = neither field nor pasture nor stable
farmers-need-no_harvest-least = a round without harvest
farmers-need-no_harvest-most = a round with a harvest
farmers-there-no_harvest = this round { $number ->
    [0] has one
   *[1] has none
}

# The categories that are printed on minor improvements

farmers-kind-major = Major improvement
farmers-kind-farm_planner = Farm planner
farmers-kind-actions_booster = Actions booster
farmers-kind-points_provider = Points provider
farmers-kind-goods_provider = Goods provider
farmers-kind-food_provider = Food provider
farmers-kind-crop_provider = Crop provider
farmers-kind-building_resource_provider = Building resource provider
farmers-kind-livestock_provider = Livestock provider

# What is printed on improvements, in a list of all cards

farmers-printed-cost = { $way ->
    [returns] return { NAMES("farmers-card", $old) }
    [removes] remove { NAMES("farmers-card", $old) } from the game
   *[pays] { NAMES("farmers-amount", $price, by: ", ") }
}
farmers-printed-needs = needs { NAMES("farmers-need", $needs, by: ", ") }
farmers-printed-points = { $points ->
    [-1] -1 point
   *[other] { points }
}
farmers-printed-passing = is passed on
