# What is printed on cards, in a list of all of them

moorland-printed-card = Card { $card }
moorland-printed-plant-card = Plant card
moorland-printed-joins = water joins { NAMES("moorland-printed-side", $sides) }
moorland-printed-interrupts = water reaches { NAMES("moorland-printed-side", $sides) }, but is interrupted
moorland-printed-side-N = north
moorland-printed-side-E = east
moorland-printed-side-S = south
moorland-printed-side-W = west
moorland-printed-striders = { $striders ->
    [one] 1 water strider
   *[other] { $striders } water striders
}
moorland-printed-four = only in games of four
moorland-printed-roots = Takes root: { NAMES("moorland-printed-plant", $plants) }.
moorland-printed-withers = Withers: { NAMES("moorland-printed-plant", $plants) }.
moorland-printed-drifts = Drifts on: { NAMES("moorland-printed-plant", $plants) }.
moorland-printed-grow = In its round these can grow: { NAMES("moorland-printed-kind", $plants) }.
moorland-printed-plant-cotton_grass = { $number } cotton grass
moorland-printed-plant-rushes = { $number ->
    [one] { $number } rush
   *[other] { $number } rushes
}
moorland-printed-plant-peat_moss = { $number } peat moss
moorland-printed-plant-heather = { $number } heather
moorland-printed-kind-cotton_grass = cotton grass
moorland-printed-kind-rushes = rushes
moorland-printed-kind-peat_moss = peat moss
moorland-printed-kind-heather = heather
