# What is asked about hand cards, and by cards

farmers-draft = Choose a card for your hand, it is number { $hand } of { $all }. You look at { $pack ->
    [one] { $pack } card
   *[other] { $pack } cards
}; what you leave is passed on.
farmers-change = You may set any number of your cards aside and get as many others, once. { $aside ->
    [0] You have set none aside so far.
    [one] You have set { $aside } card aside so far.
   *[other] You have set { $aside } cards aside so far.
}
farmers-asks = { NAMES("farmers-card", $card) }
farmers-ask-use = { farmers-asks }: { farmers-used }. Take it or leave it.
farmers-ask-pay = { farmers-asks }: you lack something for it. You can make it out of something else, or leave it.
farmers-ask-swap = { farmers-asks }: choose a moor that becomes a field{ $optional ->
    [yes] , or leave it
   *[no] { "" }
}.
farmers-ask-turn-over = { farmers-asks }: choose a forest that becomes a moor, { farmers-more-of-them }.
farmers-ask-stable = { farmers-asks }: choose where to build a stable for nothing, { farmers-more-of-them }.
farmers-ask-reserve = { farmers-asks }: choose the forest or moor that is fenced in.
farmers-ask-pasture = { farmers-asks }: choose the space that becomes a pasture.
farmers-ask-field = { farmers-asks }: choose where to lay a field, { farmers-more-of-them }.
farmers-ask-double = { farmers-asks }: choose a forest that gets a second one, { farmers-more-of-them }.
farmers-ask-cover = { farmers-asks }: choose a moor that a forest covers, or finish.
farmers-ask-extension = { farmers-asks }: { $first ->
    [none] choose the first of the two new spaces.
   *[other] choose the space beside { $first }.
}
farmers-ask-lay = { farmers-asks }: choose where to lay { farmers-a-tile }{ $optional ->
    [yes] , or leave it
   *[no] { "" }
}.
farmers-ask-arrived = { farmers-asks }: choose where to lay { farmers-a-tile }. If you leave it, it is lost.
farmers-ask-block = { farmers-asks }: choose a space to block for 1 bonus point, or leave it.
farmers-ask-remove = { farmers-asks }: choose a moor to remove for 2 fuel and 1 bonus point, or finish.
farmers-ask-fallow = { farmers-asks }: choose an empty field for 2 food, { farmers-more-of-them }.
farmers-ask-hut = { farmers-asks }: choose the forest where a person will live.
farmers-ask-craft = { farmers-asks }: choose the craft building that you build.
farmers-ask-build = { farmers-asks }: you can build now, or leave it.
farmers-ask-special = { farmers-asks }: take a special action, or leave it.
farmers-ask-rights = { farmers-asks }: cut peat in place of the fuel, or leave it; then the fuel is lost.
farmers-ask-sow = { farmers-asks }: sow the new field on { $at }, or leave it.
farmers-ask-wait = { farmers-asks }: choose how long to wait for the fuel.
farmers-ask-slaughter = { farmers-asks }: { $must ->
    [yes] choose the animal that you turn into food.
   *[no] you may turn an animal into food.
}
farmers-ask-raise = { farmers-asks }: choose an animal that becomes the next kind, { farmers-more-of-them }.
farmers-ask-order = { farmers-asks }: choose the animal for round { $round }.
farmers-ask-get = { farmers-asks }: choose what you get.
farmers-more-of-them = { $left ->
    [one] one more at most, or finish
   *[other] { $left } at most, or finish
}
farmers-a-tile = { $tile ->
    [forest] the forest
    [moor] the moor
   *[field] the field
}

# Moves with cards by their notation

farmers-move-buildwith = Build { NAMES("farmers-card", $major) } with fuel in place of { NAMES("farmers-ware", $good) }
farmers-move-hut = Room on { $at } in place of the Peat Hut
farmers-move-play = Play { NAMES("farmers-card", $card) }
farmers-move-use = Use { NAMES("farmers-card", $card) }
farmers-move-at = { $at }
farmers-move-convert = { NAMES("farmers-card", $card) }: { NAMES("farmers-ware", $ware) }
farmers-move-swap = { NAMES("farmers-ware", $good) } for { NAMES("farmers-ware", $for) }
farmers-move-idle = Leave { NAMES("farmers-card", $major) } unused for { NAMES("farmers-ware", $good) }
farmers-move-throw = Throw away what grows on { $at }
farmers-move-raise = { NAMES("farmers-ware", $ware) } become the next kind
farmers-move-wait = Rounds to wait: { $number }
farmers-move-lodge = Take { NAMES("farmers-ware", $ware) } to the Night Pasture
farmers-move-rest = Leave the person from the forest at home
farmers-move-take = Take { NAMES("farmers-card", $card) }
farmers-move-change = Set { NAMES("farmers-card", $card) } aside

# Moves with cards to choose from, with what they cost and bring

farmers-choose-buildwith = { farmers-choose-build }
farmers-choose-hut = Room on { $at } in place of the Peat Hut
farmers-choose-play = Play { NAMES("farmers-card", $card) }{ farmers-for-price }{ farmers-worth }
farmers-worth = { $passing ->
    [yes] , then it is passed on
   *[no] { $points ->
        [0] { "" }
        [-1] : -1 point
       *[other] : { points }
    }
}
farmers-choose-use = { NAMES("farmers-card", $card) }: { farmers-used }
farmers-used = { $card ->
    [moor_fire] the moor on { $at } becomes a field
    [wedding_coach] a newborn
    [tool_shed] { NAMES("farmers-special", $action) } as well
    [hearth_brush] the Tiled Oven goes above the Stone Oven
    [pastoral_letter] the Village Church goes above the Well
    [moor_archaeology] a fence blocks { $at }, 1 bonus point
    [peat_ash_fertilizer] 1 more grain or vegetable on everything that is sown
    [bog_pony] a horse lies down, { NAMES("farmers-amount", $got, by: ", ") }
   *[other] { farmers-exchanged }
}
farmers-exchanged = { $paid ->
    [none] { NAMES("farmers-amount", $got, by: ", ") }
   *[other] { NAMES("farmers-amount", $paid, by: ", ") } for { NAMES("farmers-amount", $got, by: ", ") }
}
farmers-choose-at = { $at }: { farmers-done-there }
farmers-done-there = { $question ->
    [swap] the moor becomes a field
    [turn-over] the forest becomes a moor
    [stable] a stable
    [reserve] fences around it
    [pasture] a pasture
    [field] a field
    [double] a second forest
    [cover] a forest on the moor
    [extension] a new space
    [block] blocked, 1 bonus point
    [remove] the moor is removed, 2 fuel, 1 bonus point
    [fallow] 2 food lie on the field
    [hut] a person lives in the forest
   *[lay] { $tile ->
        [forest] a forest
        [moor] a moor
       *[field] a field
    }
}
farmers-choose-convert = { NAMES("farmers-card", $card) }: { farmers-exchanged }
farmers-choose-swap = { NAMES("farmers-card", $card) }: { farmers-exchanged }
farmers-choose-idle = Leave { NAMES("farmers-card", $major) } unused: { NAMES("farmers-amount", $got) }
farmers-choose-throw = Throw away { NAMES("farmers-amount", $what) } on { $at }
farmers-choose-raise = { NAMES("farmers-amount", $paid) } becomes { NAMES("farmers-amount", $got) }
farmers-choose-wait = { NAMES("farmers-amount", $what) } in round { $round }
farmers-choose-lodge = Take { NAMES("farmers-amount", $what) } to the Night Pasture
farmers-choose-rest = Leave the person from the forest at home
farmers-choose-take = Take { NAMES("farmers-card", $card) }{ farmers-for-price }{ farmers-worth }
farmers-choose-change = Set { NAMES("farmers-card", $card) } aside

# Moves with cards in the log

farmers-tell-buildwith = { farmers-tell-build }
farmers-tell-hut = { $player } builds a room on { $at } in place of the Peat Hut.
farmers-tell-play = { $player } plays { NAMES("farmers-card", $card) }{ farmers-for-price }{ $brings ->
    [none] .
   *[other] : { NAMES("farmers-amount", $brings, by: ", ") }.
}
farmers-tell-use = { $player } uses { NAMES("farmers-card", $card) }: { farmers-used }.
farmers-tell-at = { $player } uses { NAMES("farmers-card", $card) } on { $at }: { farmers-done-there }.
farmers-tell-convert = { $player } uses { NAMES("farmers-card", $card) }: { farmers-exchanged }.
farmers-tell-swap = { $player } uses { NAMES("farmers-card", $card) }: { farmers-exchanged }.
farmers-tell-idle = { $player } leaves { NAMES("farmers-card", $major) } unused: { NAMES("farmers-amount", $got) }.
farmers-tell-throw = { $player } throws away { NAMES("farmers-amount", $what) } on { $at }.
farmers-tell-raise = { $player } makes { NAMES("farmers-amount", $paid) } into { NAMES("farmers-amount", $got) }.
farmers-tell-lodge = { $player } takes { NAMES("farmers-amount", $what) } to the Night Pasture.
farmers-tell-rest = { $player } leaves the person from the forest at home.
farmers-tell-take = { $card ->
    [hidden] { $player } takes a card.
   *[other] { $player } takes { NAMES("farmers-card", $card) }.
}
farmers-tell-change = { $card ->
    [hidden] { $player } sets a card aside.
   *[other] { $player } sets { NAMES("farmers-card", $card) } aside.
}
farmers-tell-changed = { $player } { $aside ->
    [0] keeps all cards.
    [one] changes { $aside } card.
   *[other] changes { $aside } cards.
}

# What comes of cards by itself

farmers-tell-brings = { NAMES("farmers-card", $card) }: { $player } gets { NAMES("farmers-amount", $what, by: ", ") }.
farmers-tell-handed = { $player } gets { NAMES("farmers-card", $card) } into the hand.
farmers-tell-gone = { NAMES("farmers-card", $card) } leaves the game.
farmers-tell-waits = { NAMES("farmers-card", $card) }: { NAMES("farmers-amount", $what) } will come for { $player } in { $rounds ->
    [one] round { $when }
   *[other] each of the rounds { $when }
}.
farmers-tell-lost = { NAMES("farmers-card", $card) }: { NAMES("farmers-amount", $what) } for { $player } is lost.
farmers-tell-lies = On { $at } of { $player } now lies: { NAMES("farmers-amount", $what, by: ", ") }.
farmers-tell-picked-up = { $player } picks up { NAMES("farmers-amount", $what, by: ", ") } on { $at }.
farmers-tell-drawn = { $player } draws start card { $number } for { NAMES("farmers-card", $card) }.
farmers-tell-garden-path = { $player } has to take the Garden Path marker.
farmers-tell-from-forest = The person in the forest can be placed by { $player } in this round.
farmers-tell-reserve = { $at } of { $player } is a pasture now.

# Why a move with a card is not possible

farmers-first-draft = { not-possible }: first choose a card for your hand.
farmers-first-change = { not-possible }: first change cards of your hand, or keep them all.
farmers-first-asked = { not-possible }: first answer what { NAMES("farmers-card", $card) } asks.
farmers-not-asked = { not-possible }: what { NAMES("farmers-card", $card) } asks for is: { $spaces }.
farmers-not-in-pack = { not-possible }: { NAMES("farmers-card", $card) } is not among the cards that you look at.
farmers-not-in-hand = { not-possible }: { NAMES("farmers-card", $card) } is not in your hand.
farmers-not-played = { not-possible }: { NAMES("farmers-card", $card) } is built by giving another card for it.
farmers-not-met = { not-possible }: { NAMES("farmers-card", $card) } needs { NAMES("farmers-need", $need) }; { NAMES("farmers-there", $there) }.
farmers-not-with-fuel = { not-possible }: without the Farmhands' Quarters no fuel takes the place of another good.
farmers-not-in-price = { not-possible }: no { NAMES("farmers-ware", $good) } is part of what { NAMES("farmers-card", $major) } costs.
farmers-not-hut = { not-possible }: only a Peat Hut of yours beside a wood house makes room for a free room.
farmers-not-in-front = { not-possible }: { NAMES("farmers-card", $card) } does not lie in front of you.
farmers-not-a-use = { not-possible }: { NAMES("farmers-card", $card) } is not used like this.
farmers-not-counted = { not-possible }: no usage counter is left on { NAMES("farmers-card", $card) }.
farmers-not-usable = { not-possible }: what { NAMES("farmers-card", $card) } takes for it is not there now.
farmers-not-sown-there = { not-possible }: on { $at } nothing grows that could be thrown away.
farmers-not-a-guest = { not-possible }: nobody else has a Night Pasture with room for an animal of yours.
farmers-not-resting = { not-possible }: only a person from the Forest Hut, when all others are placed, can stay at home.

# What stands against playing a minor improvement

farmers-lack-no-minor = you have no card in your hand that you can play
