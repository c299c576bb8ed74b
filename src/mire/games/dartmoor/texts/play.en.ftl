# What the game is

dartmoor-title = Forest Shuffle: Dartmoor
dartmoor-about = Plant trees, shrubs and moors, and gather animals and plants around them before the third winter card comes.
dartmoor-reconstructed = The pairings and tree symbols of most split cards, the effects of caves 1, 2 and 5 and some icons of effects are not published: these are reconstructed to fit every published count. Who owns the box can write the printed ones into a file and play with those.

# How a table is set up

dartmoor-option-components = Cards
dartmoor-option-components-about = Cards and caves to play with instead of our own, for who owns the box.
dartmoor-option-components-usual = Our own
dartmoor-option-components-usual-about = Reconstructed to fit every published count.
dartmoor-option-components-file-about = A file of your own (TOML): a copy of our components.toml with what is printed on yours.

# What is asked

dartmoor-cave = Choose a cave.
dartmoor-turn = { $cards ->
    [0] Your hand is full: play a card.
    [1] Draw one card, your hand is full then, or play a card.
   *[other] Draw { $cards } cards or play one.
}
dartmoor-draw = Draw the second card, from the stack or the clearing.
dartmoor-at = Choose where { NAMES("dartmoor-species", $species) } goes.
dartmoor-pay = Pay { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { NAMES("dartmoor-species", $species) }{ $bonus ->
    [earned] ; if every card paid shows { NAMES("dartmoor-tree", $tree) }, the bonus is earned.
    [lost] ; the bonus is lost, not every card paid shows { NAMES("dartmoor-tree", $tree) }.
   *[none] .
}
# The card that allows it, if it can only be one.
dartmoor-by = { $by ->
    [none] { "" }
    [cave] Your cave:{ " " }
   *[other] { NAMES("dartmoor-species", $by) }:{ " " }
}
dartmoor-take = { dartmoor-by }{ $cards ->
    [one] Take a card from the clearing, or do without.
   *[other] Take { $cards } cards from the clearing, one by one, or do without.
}
dartmoor-store = { dartmoor-by }{ $cards ->
    [one] Choose a card of the clearing for your cave.
   *[other] Choose { $cards } cards of the clearing for your cave, one by one.
}
dartmoor-place = { dartmoor-by }{ $number ->
    [any] Place any number of cards showing { NAMES("dartmoor", $what, by: " or ") }
   *[one] Place one { NAMES("dartmoor", $what, by: " or ") }
} { $source ->
    [clearing] from the clearing
   *[hand] from your hand
}, free of charge and { $effect ->
    [yes] with its effect
   *[no] without effect
}, or do without.
dartmoor-moor = { dartmoor-by }{ $cards ->
    [one] Lay a card of your hand face down as a universal moor, or do without.
   *[other] Lay { $cards } cards of your hand face down as universal moors, one by one, or do without.
}
dartmoor-discard = { $special_case ->
    [yes] You can neither draw nor play: put
   *[no] Put
} { $cards ->
    [one] a card
   *[other] { $cards } cards
} from your hand into the clearing.
dartmoor-over = The third winter card has come: the game is over.

# Moves by their notation

dartmoor-move-cave = Take cave { $cave }
dartmoor-move-draw = Draw from the stack
dartmoor-move-take = Take { $card } from the clearing
dartmoor-move-play = Play { $face }
dartmoor-move-at = At { $host }
dartmoor-move-pay = Pay { $card }
dartmoor-move-place = Place { $face }
dartmoor-move-moor = Lay { $card } face down
dartmoor-move-store = Put { $card } into the cave
dartmoor-move-discard = Put { $card } into the clearing
dartmoor-move-skip = Do without

# Moves to choose from. Cards are named with their tree symbols, which earn bonuses; a tree has its own.

dartmoor-named-card = { NAMES("dartmoor-species", $species, by: " / ") }{ $trees ->
    [own] { "" }
   *[other] { " " }({ NAMES("dartmoor-tree", $trees, by: " / ") })
}
dartmoor-named-face = { NAMES("dartmoor-species", $species) }{ $form ->
    [tree] { "" }
    [whole] { " " }({ NAMES("dartmoor-tree", $tree) })
    [top] { " " }(top, { NAMES("dartmoor-tree", $tree) })
    [bottom] { " " }(bottom, { NAMES("dartmoor-tree", $tree) })
    [left] { " " }(left, { NAMES("dartmoor-tree", $tree) })
   *[right] { " " }(right, { NAMES("dartmoor-tree", $tree) })
}
dartmoor-choose-cave = Take cave { $cave }
dartmoor-choose-draw = Draw from the stack
dartmoor-choose-take = Take { dartmoor-named-card }
dartmoor-choose-play = Play { dartmoor-named-face }, cost { $cost }
dartmoor-choose-at = At { $host }, { NAMES("dartmoor-species", $at) }
dartmoor-choose-pay = Pay { dartmoor-named-card }{ $bonus ->
    [kept] , for the bonus
    [lost] , without the bonus
   *[none] { "" }
}
dartmoor-choose-place = Place { dartmoor-named-face }
dartmoor-choose-moor = Lay { dartmoor-named-card } face down
dartmoor-choose-store = Put { dartmoor-named-card } into the cave
dartmoor-choose-discard = Put { dartmoor-named-card } into the clearing
dartmoor-choose-skip = Do without

# Moves in the log, with what comes of them

dartmoor-tell-cave = { $player } takes cave { $cave }.
dartmoor-tell-last-cave = { $player } has the last cave, { $cave }.
dartmoor-tell-draw = { $player } draws { NAMES("dartmoor-species", $species, by: " / ") }.
dartmoor-tell-draw-unseen = { $player } draws from the stack.
dartmoor-tell-take = { $player } takes { NAMES("dartmoor-species", $species, by: " / ") } from the clearing.
dartmoor-tell-play = { $player } plays { NAMES("dartmoor-species", $species) }{ $cost ->
    [0] .
   *[other] { " " }for { $cost }.
}
dartmoor-tell-at = { $player } puts { NAMES("dartmoor-species", $species) } at { $host }, { NAMES("dartmoor-species", $at) }.
dartmoor-tell-pay = { $player } pays with { NAMES("dartmoor-species", $species, by: " / ") }.
dartmoor-tell-bonus = { $bonus ->
    [earned] { $player } earns the bonus of { NAMES("dartmoor-species", $species) }.
   *[missed] { $player } misses the bonus of { NAMES("dartmoor-species", $species) }.
}
dartmoor-tell-place = { $player } places { NAMES("dartmoor-species", $species) } from the { $source ->
    [clearing] clearing
   *[hand] hand
}, free of charge.
dartmoor-tell-moor = { $player } lays { NAMES("dartmoor-species", $species, by: " / ") } face down as a universal moor.
dartmoor-tell-moor-unseen = { $player } lays a card face down as a universal moor.
dartmoor-tell-store = { $player } puts { NAMES("dartmoor-species", $species, by: " / ") } from the clearing into the cave.
dartmoor-tell-discard = { $player } puts { NAMES("dartmoor-species", $species, by: " / ") } into the clearing.
dartmoor-tell-skip = { $player } does without.
dartmoor-tell-revealed = { NAMES("dartmoor-species", $species, by: " / ") } comes from the stack into the clearing.
dartmoor-tell-drawn = { $player } gets { NAMES("dartmoor-species", $species, by: " / ") } from the stack.
dartmoor-tell-drawn-unseen = { $player } gets { $cards ->
    [one] a card
   *[other] { $cards } cards
} from the stack.
dartmoor-tell-stored = { NAMES("dartmoor-species", $species, by: " / ") } goes from the { $source ->
    [clearing] clearing
   *[stack] stack
} into the cave of { $player }.
dartmoor-tell-extra-turn = { $player } wins another turn.
dartmoor-tell-winter = { $winter ->
    [1] The first winter card comes up.
    [2] The second winter card comes up.
   *[3] The third winter card comes up.
}
dartmoor-tell-emptied = The clearing is emptied of its { $cards } cards.
dartmoor-tell-hand-shown = { $player } can neither draw nor play and shows the hand.
dartmoor-tell-over = The game ends on the spot.

# Why a move is not possible

dartmoor-first-cave = { not-possible }: first everybody chooses a cave.
dartmoor-first-turn = { not-possible }: a turn begins with drawing two cards or playing one.
dartmoor-first-draw = { not-possible }: first the second card must be drawn.
dartmoor-first-at = { not-possible }: first say where the card goes.
dartmoor-first-pay = { not-possible }: first the card must be paid for, with other cards of your hand.
dartmoor-first-take = { not-possible }: first take a card from the clearing, or do without.
dartmoor-first-store = { not-possible }: first choose a card of the clearing for your cave.
dartmoor-first-place = { not-possible }: first place a card free of charge, or do without.
dartmoor-first-moor = { not-possible }: first lay a card of your hand face down as a universal moor, or do without.
dartmoor-first-discard = { not-possible }: first cards of your hand must go into the clearing.
dartmoor-not-offered = { not-possible }: cave { $cave } is not there to choose.
dartmoor-not-drawn = { not-possible }: a hand has at most { $limit } cards.
dartmoor-not-in-hand = { not-possible }: { dartmoor-named-card } is not in your hand.
dartmoor-not-in-clearing = { not-possible }: { dartmoor-named-card } is not in the clearing.
dartmoor-not-affordable = { not-possible }: { NAMES("dartmoor-species", $species) } costs { $cost ->
    [one] { $cost } other card
   *[other] { $cost } other cards
} of your hand, there { $cards ->
    [one] is { $cards }
   *[other] are { $cards }
}.
dartmoor-not-the-kind = { not-possible }: { NAMES("dartmoor-species", $species) } is not what may be placed: { NAMES("dartmoor", $what, by: " or ") }.
dartmoor-side = { $side ->
    [top] top
    [bottom] bottom
    [left] left
   *[right] right
}
dartmoor-not-anywhere = { not-possible }: no { dartmoor-side } slot of your forest is free for { NAMES("dartmoor-species", $species) }.
dartmoor-not-at-any-moor = { not-possible }: { NAMES("dartmoor-species", $species) } goes only to a moor, and none of yours has a free { dartmoor-side } slot.
dartmoor-not-beside-bird = { not-possible }: { NAMES("dartmoor-species", $species) } goes only on top of a tree or shrub, beside another bird, once per tree or shrub; you have no such place.
dartmoor-not-a-host = { not-possible }: your forest has no tree, shrub or moor { $host }, they are counted from 1 to { $hosts }.
dartmoor-not-another = { not-possible }: { $host } is just like { $other }; choose { $other }.
dartmoor-not-beside-bird-there = { not-possible }: { NAMES("dartmoor-species", $species) } goes only on top of a tree or shrub, beside another bird, once per tree or shrub; not so at { $host }, { NAMES("dartmoor-species", $at) }.
dartmoor-not-at-moor = { not-possible }: { NAMES("dartmoor-species", $species) } goes only to a moor, and { NAMES("dartmoor-species", $at) } is none.
dartmoor-not-beside-moor = { not-possible }: a moor such as { NAMES("dartmoor-species", $at) } has no slots at its sides.
dartmoor-not-free = { not-possible }: at { $host }, { NAMES("dartmoor-species", $at) }, no { dartmoor-side } slot is free for { NAMES("dartmoor-species", $species) }.
