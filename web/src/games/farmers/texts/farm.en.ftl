# A farm on the page

farmers-farm = { $player }: the farm
farmers-farm-first = Starting player
farmers-farm-people = { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $home } at home{ $bed ->
    [0] { "" }
   *[other] , { $bed } in bed
}
farmers-farm-bed = { $bed ->
    [one] 1 person in bed, who can only go to the Infirmary
   *[other] { $bed } people in bed, who can only go to the Infirmary
}
farmers-farm-infirmary = { $people ->
    [one] 1 person at the Infirmary
   *[other] { $people } people at the Infirmary
}
farmers-farm-begging = { $begging ->
    [one] 1 begging marker: 3 points less
   *[other] { $begging } begging markers, 3 points less for each
}
farmers-farm-garden-path = Garden Path marker: 1 point less at the end
farmers-farm-land = Farmyard
farmers-farm-fences = { $fences ->
    [one] 1 fence left to build
   *[other] { $fences } fences left to build
}
farmers-farm-stables = { $stables ->
    [one] 1 stable left to build
   *[other] { $stables } stables left to build
}

# A space in words

farmers-farm-space-room = room of a { NAMES("farmers-house", $house) }
farmers-farm-space-forest = forest
farmers-farm-space-moor = moor
farmers-farm-space-field = empty field
farmers-farm-space-sown = field with { NAMES("farmers-amount", $what) }
farmers-farm-space-free = { $stable ->
    [yes] stable
   *[no] unused
}
farmers-farm-space-pasture = { $stable ->
    [yes] stable in a pasture
   *[no] pasture
} of { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, room for { $room }
farmers-farm-space-herd = { NAMES("farmers-amount", $what) }
farmers-farm-space-people = { $people ->
    [one] 1 person at home
   *[other] { $people } people at home
}
farmers-farm-space-sick = { $people ->
    [one] 1 person in bed
   *[other] { $people } people in bed
}
farmers-farm-space-new = a new space
farmers-farm-space-post = blocked by a fence: nothing can be done here any more
farmers-farm-space-tombstone = blocked by the Tombstone: nothing can be done here any more
farmers-farm-space-planted = unused space with { NAMES("farmers-amount", $what) }
farmers-farm-space-hut = a person lives here
farmers-farm-space-reserve = fenced in
farmers-farm-space-below = below it { NAMES("farmers-amount", $tiles) }
farmers-farm-space-wares = on it { NAMES("farmers-amount", $wares) }
farmers-farm-choose-on = On { $at }
farmers-farm-close = Close

# Fences

farmers-farm-fence-how = Choose the spaces of a new pasture, one after the other.
farmers-farm-pasture = { $spaces ->
    [one] New pasture of 1 space
   *[other] New pasture of { $spaces } spaces
}
farmers-farm-fences-new = Fences
farmers-farm-fences-cost = { $fences ->
    [one] 1 new fence for 1 wood
   *[other] { $fences } new fences, 1 wood each
}; you have { $wood } wood.
farmers-farm-fences-left = Fences left
farmers-farm-fences-room = Animals
farmers-farm-enclose = Enclose

# Goods

farmers-farm-goods = { $player }: goods and animals
farmers-farm-waiting = Without room:
farmers-farm-room-on = { NAMES("farmers-card", $card) }: { $wares ->
    [none] room for { $room }
   *[other] { NAMES("farmers-amount", $wares) }, room for { $room }
}
farmers-farm-elsewhere = Animals on cards and as guests
farmers-farm-guest-of = { NAMES("farmers-amount", $ware) } of { $player } as a guest
farmers-farm-guests = guests: { NAMES("farmers-amount", $wares, by: ", ") }
farmers-farm-guest = A guest on the Night Pasture of somebody else: { NAMES("farmers-amount", $ware) }
farmers-farm-lying = { $horses }, { $lying } of them lying down
farmers-farm-uses = What your cards offer

# A farm in small

farmers-farm-due-food = Food: { $there } of { $due } that the next harvest asks for
farmers-farm-due-fuel = Fuel: { $there } of { $due } that the next harvest asks for
farmers-farm-picture = A small stone farmhouse between a wheat field and a pasture with sheep and a horse; before it the moor with cotton grass and heather

# On what a hint points at

farmers-page-hint = hint
