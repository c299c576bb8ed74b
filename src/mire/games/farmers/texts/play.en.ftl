# What the game is

farmers-title = Agricola: Farmers of the Moor
farmers-about = Farm at the edge of the moor for fourteen rounds: fields, pastures, a growing family, and fuel to keep it warm. Played without hand cards, or with hands of minor improvements.
farmers-reconstructed = The rule book shows neither the nine start cards nor the action spaces for five and six players: both follow public transcriptions.

# How a table is set up

farmers-option-level = Level
farmers-option-level-about = Whether you play with hand cards.
farmers-option-level-1 = I
farmers-option-level-1-about = Without hand cards, for the first games.
farmers-option-level-2 = II
farmers-option-level-2-about = With minor improvements: everybody has 7 cards in hand, of 117.
farmers-option-hands = Hands
farmers-option-hands-about = How the hands of level II come about.
farmers-option-hands-draft = Draft of 7
farmers-option-hands-draft-about = Everybody gets 7 cards, keeps one and passes on the others, until all are taken. Alone the cards are simply dealt.
farmers-option-hands-draft_8 = Draft of 8
farmers-option-hands-draft_8-about = For experts: everybody gets 8 cards, keeps one and passes on the others; the last card of each pack is left over.
farmers-option-hands-mulligan = Dealt, with a change
farmers-option-hands-mulligan-about = Everybody gets 7 cards and may once change any number of them for others.
farmers-option-hands-deal = Dealt
farmers-option-hands-deal-about = Everybody gets 7 cards and keeps them.
farmers-option-fuel_tokens = Fuel tokens
farmers-option-fuel_tokens-about = Whether new cooking improvements must first be taken into use.
farmers-option-fuel_tokens-off = Without
farmers-option-fuel_tokens-off-about = Cooking improvements work as soon as they are built.
farmers-option-fuel_tokens-on = With
farmers-option-fuel_tokens-on-about = A new cooking improvement works only when 1 fuel has been paid to take it into use; an upgrade is as its card was before.

# What is asked

farmers-turn = { $home ->
    [0] Place a person from the bed on the Infirmary.
    [one] Place your last person at home{ $special ->
        [yes] , or take a special action before that
       *[no] { "" }
    }.{ farmers-in-bed }
   *[other] Place one of { $home } people at home{ $special ->
        [yes] , or take a special action
       *[no] { "" }
    }.{ farmers-in-bed }
}
farmers-in-bed = { $bed ->
    [0] { "" }
    [one] { " " }1 person is in bed.
   *[other] { " " }{ $bed } people are in bed.
}
farmers-act = { $done ->
    [yes] { $actions ->
        [none] You can still exchange something or use your cards, or finish.
       *[other] You can go on: { NAMES("farmers-action", $actions, by: " or ") }, or finish.
    }
   *[no] Choose what to do: { NAMES("farmers-action", $actions, by: " or ") }.
}
farmers-fence = The new pasture has { farmers-spaces } and takes { $fences } of your { $wood } wood for its fences. Add a space or put them up.
farmers-house = There is no room for all of { NAMES("farmers-amount", $animals, by: ", ") }: { $breeding ->
    [yes] let some go; while they breed none can be cooked.
   *[no] { $cooks ->
        [yes] cook some or let them go.
       *[no] let some go.
    }
}
farmers-house-guest = { farmers-house } You may take one of them to the Night Pasture of another player.
farmers-get = Choose what you get at { NAMES("farmers-space", $space) }.
farmers-cut = Choose a moor to cut for { NAMES("farmers-amount", $what) }.
farmers-fell = Choose a forest to fell for { NAMES("farmers-amount", $what) }.
farmers-clear = Choose a forest that becomes a field.
farmers-card = Keep the special action card { NAMES("farmers-special", $card, by: ", ") }, or put it under the pile and have { NAMES("farmers-special", $next, by: ", ") }.
farmers-again = Discard the special action card, or pay 2 food to use it once more in this round: { NAMES("farmers-special", $card, by: ", ") }.
farmers-feed = Feed your people: { $due } food due, you have { $food }{ $missing ->
    [0] .
    [one] , for 1 that is missing you take a begging marker.
   *[other] , for { $missing } that are missing you take as many begging markers.
}
farmers-heat = Heat your house: { $due } fuel due, you have { $fuel }. For each that you don't pay a person falls ill.
farmers-over = The last harvest is in: the game is over.

# Moves by their notation

farmers-move-place = { NAMES("farmers-space", $space) }
farmers-move-special = { NAMES("farmers-special", $action) }
farmers-move-get = Get { NAMES("farmers-ware", $ware) }
farmers-move-room = Room on { $at }
farmers-move-stable = Stable on { $at }
farmers-move-plow = Field on { $at }
farmers-move-sow = Sow { NAMES("farmers-ware", $good) } on { $at }
farmers-move-fence = Fence in { $at }
farmers-move-enclose = Put up the fences
farmers-move-bake = Bake { $number } grain
farmers-move-buy = Buy { NAMES("farmers-ware", $good) }
farmers-move-renovate = Renovate
farmers-move-build = Build { NAMES("farmers-card", $major) }
farmers-move-upgrade = { NAMES("farmers-card", $card) } for { NAMES("farmers-card", $old) }
farmers-move-cut = Cut peat on { $at }
farmers-move-fell = Fell the forest on { $at }
farmers-move-clear = Clear the forest on { $at }
farmers-move-cook = Cook { NAMES("farmers-ware", $ware) }
farmers-move-eat = Eat { NAMES("farmers-ware", $good) }
farmers-move-burn = Burn wood
farmers-move-trade = { NAMES("farmers-ware", $good) } for { NAMES("farmers-ware", $for) }
farmers-move-craft = Use { NAMES("farmers-card", $major) }
farmers-move-donate = Give fuel to the Village Church
farmers-move-light = Take { NAMES("farmers-card", $card) } into use
farmers-move-release = Let { NAMES("farmers-ware", $ware) } go
farmers-move-feed = Feed
farmers-move-heat = Heat with { $number } fuel
farmers-move-keep = Keep the card
farmers-move-bury = Put the card under the pile
farmers-move-discard = Discard the card
farmers-move-done = Finish

# Moves to choose from, with what they cost and bring

farmers-starting-player = starting player
farmers-from-bed = one from the bed
farmers-newborn = a newborn
farmers-field-from-forest = a forest becomes a field
farmers-choice-reed-stone = 1 reed or 1 stone
farmers-choice-wood-clay = 1 wood or 1 clay
farmers-choice-sheep-boar-cattle = 1 sheep and 1 food, or 1 wild boar, or 1 cattle for 1 food
farmers-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
farmers-fences = { $fences ->
    [one] { $fences } fence
   *[other] { $fences } fences
}
farmers-fences-left = { $left ->
    [one] { $left } fence left
   *[other] { $left } fences left
}
farmers-for-price = { $price ->
    [none] { "" }
   *[other] { " " }({ NAMES("farmers-amount", $price, by: ", ") })
}

farmers-choose-place = { NAMES("farmers-space", $space) }: { $kind ->
    [does] { NAMES("farmers-action", $what, by: " and/or ") }
   *[gives] { NAMES("farmers", $what, by: ", ") }
}{ $then ->
    [none] { "" }
   *[other] , then { NAMES("farmers-action", $then) }
}
farmers-choose-special = { NAMES("farmers-special", $action) }{ farmers-for-price }: { NAMES("farmers", $what) }
farmers-choose-get = { NAMES("farmers-amount", $what, by: ", ") }{ farmers-for-price }{ $round ->
    [0] { "" }
   *[other] { " " }in round { $round }
}
farmers-choose-room = Room on { $at }{ farmers-for-price }
farmers-choose-stable = Stable on { $at }{ farmers-for-price }
farmers-choose-plow = Field on { $at }{ farmers-for-price }
farmers-choose-sow = Sow { NAMES("farmers-ware", $crop) } on { $at }: { $left } to harvest
farmers-choose-fence = Fence in { $at }: { farmers-spaces }, { farmers-fences }
farmers-choose-enclose = Put up { farmers-fences } around { farmers-spaces }
farmers-choose-bake = Bake { NAMES("farmers-amount", $paid) } for { NAMES("farmers-amount", $got) }
farmers-choose-buy = Buy { NAMES("farmers-amount", $got) } for { NAMES("farmers-amount", $paid) }
farmers-choose-renovate = Renovate to a { NAMES("farmers-house", $house) }{ farmers-for-price }
farmers-choose-build = Build { NAMES("farmers-card", $major) }{ farmers-for-price }: { points }
farmers-choose-upgrade = { NAMES("farmers-card", $card) }{ farmers-for-price } for { NAMES("farmers-card", $old) } ({ NAMES("farmers-amount", $old_price) })
farmers-choose-cut = Cut peat on { $at }: { NAMES("farmers-amount", $what) }
farmers-choose-fell = Fell the forest on { $at }: { NAMES("farmers-amount", $what) }
farmers-choose-clear = Clear the forest on { $at } for a field
farmers-choose-cook = Cook { NAMES("farmers-amount", $paid) } for { NAMES("farmers-amount", $got) }
farmers-choose-eat = Eat { NAMES("farmers-amount", $paid) } raw: { NAMES("farmers-amount", $got) }
farmers-choose-burn = Burn { NAMES("farmers-amount", $paid) }: { NAMES("farmers-amount", $got) }
farmers-choose-trade = Trade { NAMES("farmers-amount", $paid) } for { NAMES("farmers-amount", $got) }
farmers-choose-craft = { NAMES("farmers-card", $major) }: { NAMES("farmers-amount", $paid) } for { NAMES("farmers-amount", $got) }
farmers-choose-donate = Village Church: { NAMES("farmers-amount", $paid) } for 1 point
farmers-choose-light = Take { NAMES("farmers-card", $card) }{ farmers-for-price } into use for 1 fuel
farmers-choose-release = Let { NAMES("farmers-amount", $what) } go
farmers-choose-feed = Feed with { $food } of { $due } food{ $missing ->
    [0] { "" }
    [one] , take 1 begging marker
   *[other] , take { $missing } begging markers
}
farmers-choose-heat = Heat with { $fuel } of { $due } fuel{ $ill ->
    [0] { "" }
    [one] , 1 person falls ill
   *[other] , { $ill } people fall ill
}
farmers-choose-keep = { $price ->
    [none] Keep { NAMES("farmers-special", $card, by: ", ") }
   *[other] Keep the card for { NAMES("farmers-amount", $price) }, to use it once more
}
farmers-choose-bury = Put it under the pile and have { NAMES("farmers-special", $next, by: ", ") }
farmers-choose-discard = Discard the card
farmers-choose-done = { $left_alone ->
    [yes] Leave it
   *[no] Finish
}

# Moves in the log, with what comes of them

farmers-tell-place = { $player } places a person on { NAMES("farmers-space", $space) }{ $at_once ->
    [none] .
   *[other] : { NAMES("farmers", $at_once, by: ", ") }.
}
farmers-tell-special = { $player } takes the special action { NAMES("farmers-special", $action) }{ farmers-for-price }{ $at_once ->
    [none] .
   *[other] : { NAMES("farmers", $at_once) }.
}
farmers-tell-get = { $player } gets { NAMES("farmers-amount", $what, by: ", ") }{ farmers-for-price }.
farmers-tell-room = { $player } builds a room on { $at }{ farmers-for-price }.
farmers-tell-stable = { $player } builds a stable on { $at }{ farmers-for-price }.
farmers-tell-plow = { $player } plows a field on { $at }{ farmers-for-price }.
farmers-tell-sow = { $player } sows { NAMES("farmers-ware", $crop) } on { $at }.
farmers-tell-enclose = { $player } fences in { $at } with { $fences } wood.
farmers-tell-bake = { $player } bakes { NAMES("farmers-amount", $paid) } for { NAMES("farmers-amount", $got) }.
farmers-tell-buy = { $player } buys { NAMES("farmers-amount", $got) } for { NAMES("farmers-amount", $paid) }.
farmers-tell-renovate = { $player } renovates to a { NAMES("farmers-house", $house) }{ farmers-for-price }.
farmers-tell-build = { $player } builds { farmers-the-major }{ farmers-for-price }{ $brings ->
    [goods] { " " }and gets { NAMES("farmers-amount", $what, by: ", ") }.
    [rounds] : 1 food { farmers-in-rounds }.
    [riders] : 1 food { farmers-in-rounds }, with at least 2 horses.
    [unlit] , which is not in use yet.
   *[none] .
}
farmers-the-major = the { NAMES("farmers-card", $major) }
farmers-in-rounds = { $rounds ->
    [one] in the next round
   *[other] in each of the next { $rounds } rounds
}
farmers-tell-upgrade = { $player } { $removes ->
    [yes] removes
   *[no] returns
} the { NAMES("farmers-card", $old) } ({ NAMES("farmers-amount", $old_price) }) for the { NAMES("farmers-card", $card) }{ farmers-for-price }.
farmers-tell-cut = { $player } cuts peat on { $at }: { NAMES("farmers-amount", $what) }.
farmers-tell-fell = { $player } fells the forest on { $at }: { NAMES("farmers-amount", $what) }.
farmers-tell-clear = { $player } clears the forest on { $at } for a field.
farmers-tell-cook = { $player } cooks { NAMES("farmers-amount", $paid) } for { NAMES("farmers-amount", $got) }.
farmers-tell-eat = { $player } eats { NAMES("farmers-amount", $paid) } raw: { NAMES("farmers-amount", $got) }.
farmers-tell-burn = { $player } burns { NAMES("farmers-amount", $paid) }: { NAMES("farmers-amount", $got) }.
farmers-tell-trade = { $player } trades { NAMES("farmers-amount", $paid) } for { NAMES("farmers-amount", $got) }.
farmers-tell-craft = { $player } uses { NAMES("farmers-card", $major) }: { NAMES("farmers-amount", $paid) } for { NAMES("farmers-amount", $got) }.
farmers-tell-donate = { $player } gives { NAMES("farmers-amount", $paid) } to the Village Church for 1 point.
farmers-tell-light = { $player } takes the { NAMES("farmers-card", $card) }{ farmers-for-price } into use for 1 fuel.
farmers-tell-release = { $player } lets { NAMES("farmers-amount", $what) } go.
farmers-tell-feed = { $player } feeds the family: { $food } of { $due } food{ $missing ->
    [0] .
    [one] , 1 begging marker.
   *[other] , { $missing } begging markers.
}
farmers-tell-heat = { $player } heats with { $fuel } of { $due } fuel{ $ill ->
    [0] .
    [one] , 1 person falls ill.
   *[other] , { $ill } people fall ill.
}
farmers-tell-keep = { $price ->
    [none] { $player } keeps the special action card.
   *[other] { $player } pays { NAMES("farmers-amount", $price) } to use the special action card once more.
}
farmers-tell-bury = { $player } puts the special action card under the pile.
farmers-tell-discard = { $player } discards the special action card.
farmers-tell-harvest = Harvest { $harvest } of 6 begins.
farmers-tell-gathered = { $player } gathers { NAMES("farmers-amount", $what, by: ", ") } from the fields.
farmers-tell-born = { $player } has young animals: { NAMES("farmers-amount", $what, by: ", ") }.
farmers-tell-round = Round { $round } begins, { NAMES("farmers-space", $space) } is revealed.
farmers-tell-received = { $player } receives { NAMES("farmers-amount", $what, by: ", ") } that was waiting for this round.
farmers-tell-without-horses = { $player } has fewer than 2 horses and goes without the food of the Riding Stables.
farmers-tell-card = The special action card of the round offers { NAMES("farmers-special", $card, by: ", ") }.
farmers-tell-over = The game ends after its last harvest.

# Why a move is not possible

farmers-first-turn = { not-possible }: it is your turn to place a person or to take a special action.
farmers-first-act = { not-possible }: first go on with the action, or finish it.
farmers-first-fence = { not-possible }: first complete the new pasture.
farmers-first-house = { not-possible }: first make room for your animals.
farmers-first-get = { not-possible }: first choose what you get.
farmers-first-cut = { not-possible }: first choose a moor to cut.
farmers-first-fell = { not-possible }: first choose a forest to fell.
farmers-first-clear = { not-possible }: first choose a forest that becomes a field.
farmers-first-card = { not-possible }: first keep the special action card, or put it under the pile.
farmers-first-again = { not-possible }: first discard the special action card, or pay to use it once more.
farmers-first-feed = { not-possible }: first your people must be fed.
farmers-first-heat = { not-possible }: first your house must be heated.

farmers-not-in-play = { not-possible }: { NAMES("farmers-space", $space) } is not in play with { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
farmers-not-revealed = { not-possible }: { NAMES("farmers-space", $space) } is not revealed yet, it comes in { $rounds ->
    [one] round { $last }
   *[other] one of the rounds { $first } to { $last }
}.
farmers-not-healthy = { not-possible }: the people you have left are in bed, and can only go to the Infirmary.
farmers-not-again = { not-possible }: you have a person on { NAMES("farmers-space", $space) } already.
farmers-not-free = { not-possible }: player { $number } has a person on { NAMES("farmers-space", $space) }.
farmers-not-linked = { not-possible }: { NAMES("farmers-space", $space) } is blocked in this round, as { NAMES("farmers-space", $other) } is in use.
farmers-not-before = { not-possible }: { NAMES("farmers-space", $space) } can be used from round { $round } on.
farmers-not-roomy = { not-possible }: your house has no room for another person, it has { $rooms } rooms for { $people } people.
farmers-not-more-people = { not-possible }: you have all { $people } people.
farmers-not-stocked = { not-possible }: nothing lies on { NAMES("farmers-space", $space) }.
farmers-not-missing-kind = { not-possible }: { NAMES("farmers-space", $space) } gives the first of sheep, wild boar and cattle that you have none of, and you have all three.
farmers-not-taught = { not-possible }: { NAMES("farmers-space", $space) } is for occupations, which are not played with.
farmers-not-offered = { not-possible }: { NAMES("farmers-space", $space) } does not offer { NAMES("farmers-ware", $ware) } now.
farmers-not-paid-for = { not-possible }: you have no food to pay for { NAMES("farmers-ware", $ware) }.
farmers-not-able = { not-possible }: { NAMES("farmers-lack", $why, by: ", ") }.
farmers-lack-no-food = you have no food
farmers-lack-no-field-place = you have no unused space for a field beside your fields
farmers-lack-no-seed = you have neither grain nor vegetables to sow
farmers-lack-no-empty-field = you have no empty field
farmers-lack-no-grain = you have no grain to bake
farmers-lack-no-oven = you have no improvement in use that bakes
farmers-lack-no-room-place = you have no unused space beside your house
farmers-lack-no-stable = all your stables are built
farmers-lack-no-stable-place = you have no space for a stable
farmers-lack-no-fence = all your fences are built
farmers-lack-no-pasture = no pasture can be fenced in with { $number } wood
farmers-lack-no-pasture-place = your farm has no space for another pasture
farmers-lack-stone-house = your house is of stone already
farmers-lack-no-major = there is no major improvement that you can pay for
farmers-lack-room-wood = for a room you lack { $number } wood
farmers-lack-room-wood-1-reed = { farmers-lack-room-wood } and 1 reed
farmers-lack-room-wood-2-reed = { farmers-lack-room-wood } and 2 reed
farmers-lack-room-clay = for a room you lack { $number } clay
farmers-lack-room-clay-1-reed = { farmers-lack-room-clay } and 1 reed
farmers-lack-room-clay-2-reed = { farmers-lack-room-clay } and 2 reed
farmers-lack-room-stone = for a room you lack { $number } stone
farmers-lack-room-stone-1-reed = { farmers-lack-room-stone } and 1 reed
farmers-lack-room-stone-2-reed = { farmers-lack-room-stone } and 2 reed
farmers-lack-room-reed = for a room you lack { $number } reed
farmers-lack-stable-wood = for a stable you lack { $number } wood
farmers-lack-renovation-clay = to renovate you lack { $number } clay
farmers-lack-renovation-clay-1-reed = { farmers-lack-renovation-clay } and 1 reed
farmers-lack-renovation-stone = to renovate you lack { $number } stone
farmers-lack-renovation-stone-1-reed = { farmers-lack-renovation-stone } and 1 reed
farmers-lack-renovation-reed = to renovate you lack { $number } reed

farmers-not-minor = { not-possible }: { NAMES("farmers-special", $action) } is for minor improvements, which are not played with.
farmers-not-laid-out = { not-possible }: no card that lies there offers { NAMES("farmers-special", $action) }.
farmers-not-at-home = { not-possible }: a special action takes a healthy person at home, and you have none.
farmers-not-face-up = { not-possible }: the card with { NAMES("farmers-special", $action) } was used twice in this round.
farmers-not-own-card = { not-possible }: you have used the card with { NAMES("farmers-special", $action) } in this round already.
farmers-not-affordable = { not-possible }: it costs { NAMES("farmers-amount", $price, by: ", ") }, you lack { NAMES("farmers-amount", $missing, by: ", ") }.
farmers-not-a-moor-left = { not-possible }: you have no moor.
farmers-not-a-forest-left = { not-possible }: you have no forest.
farmers-not-beside-field = { not-possible }: only a forest beside one of your fields can become a field.
farmers-not-alone = { not-possible }: a forest with another tile under it can't become a field.

farmers-not-done = { not-possible }: something must be done here first: { NAMES("farmers-action", $actions, by: " or ") }.
farmers-not-open = { not-possible }: what can be done now is: { NAMES("farmers-action", $actions, by: " or ") }.
farmers-not-baked = { not-possible }: of your { $grain } grain at most { $most } can be baked at once.
farmers-not-sold = { not-possible }: { NAMES("farmers-ware", $good) } is not sold here, only grain.
farmers-not-twice = { not-possible }: { NAMES("farmers-card", $major) } is yours already.
farmers-not-in-supply = { not-possible }: { NAMES("farmers-card", $major) } belongs to somebody already.
farmers-not-on-top = { not-possible }: { NAMES("farmers-card", $major) } lies under { NAMES("farmers-card", $top) }.
farmers-not-yours = { not-possible }: there is no such { NAMES("farmers-card", $old) } of yours to return.
farmers-not-an-upgrade = { not-possible }: { NAMES("farmers-card", $card) } can't be had by returning { NAMES("farmers-card", $old) }.

farmers-thing = { $what ->
    [room] a room
    [field] a field
    [forest] a forest
    [moor] a moor
    [stable] a stable
    [pasture] a pasture
    [marker] a marker
    [crop] something that grows
   *[nothing] nothing
}
farmers-not-on-farm = { not-possible }: { $at } is no space of your farm.
farmers-not-empty = { not-possible }: on { $at } there is { farmers-thing }.
farmers-not-beside-house = { not-possible }: { $at } is not beside a room of your house.
farmers-not-beside-a-field = { not-possible }: { $at } is not beside one of your fields.
farmers-not-a-moor = { not-possible }: on { $at } there is { farmers-thing }, not a moor.
farmers-not-a-forest = { not-possible }: on { $at } there is { farmers-thing }, not a forest.
farmers-not-a-crop = { not-possible }: { NAMES("farmers-ware", $ware) } can't be sown, only grain and vegetables.
farmers-not-a-field = { not-possible }: on { $at } there is { farmers-thing }, not a field.
farmers-not-harvested = { not-possible }: the field on { $at } is sown already.
farmers-not-fenceable = { not-possible }: on { $at } there is { farmers-thing }, which can't be fenced in.
farmers-not-joining = { not-possible }: { $at } is not beside the spaces of the new pasture, or is one of them.
farmers-not-enough-fences = { not-possible }: with { $wood } wood and { farmers-fences-left } no pasture with { $at } can be completed so; it must also be beside your other pastures, or a part of one.
farmers-not-enclosed = { not-possible }: this pasture takes { farmers-fences }, you have { $wood } wood and { farmers-fences-left }.
farmers-not-beside-pasture = { not-possible }: a new pasture must be beside your others, or a part of one.

farmers-not-there = { not-possible }: you have no { NAMES("farmers-ware", $ware) } for it.
farmers-not-an-animal = { not-possible }: { NAMES("farmers-ware", $ware) } can't be let go.
farmers-not-eaten = { not-possible }: { NAMES("farmers-ware", $ware) } can't be eaten as it is, only grain and vegetables.
farmers-not-raw = { not-possible }: your { NAMES("farmers-ware", $ware) } give more when they are cooked.
farmers-not-cooked = { not-possible }: you have no improvement in use that cooks { NAMES("farmers-ware", $ware) }.
farmers-not-while-breeding = { not-possible }: while animals breed nothing is cooked or exchanged.
farmers-not-needed = { not-possible }: it would bring nothing now that can't be had later just as well.
farmers-not-unlit = { not-possible }: { NAMES("farmers-card", $card) } is not a card of yours that waits to be taken into use.
farmers-not-fuel-to-light = { not-possible }: you have no fuel to take { NAMES("farmers-card", $card) } into use.
farmers-not-a-craft = { not-possible }: { NAMES("farmers-card", $major) } is no craft building.
farmers-not-owned = { not-possible }: { NAMES("farmers-card", $major) } is not yours.
farmers-not-this-harvest = { not-possible }: { NAMES("farmers-card", $major) } was used in this harvest already.
farmers-not-traded = { not-possible }: you have no trade building that gives { NAMES("farmers-ware", $for) } for { NAMES("farmers-ware", $good) }.
farmers-not-traded-on = { not-possible }: { NAMES("farmers-ware", $good) } received by trade in this turn is not traded back.
farmers-not-fuel = { not-possible }: { $due } fuel is due and you have { $fuel }.
