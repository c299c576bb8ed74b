# The rules of Dartmoor at hand, in our own words. Paragraphs are divided by empty lines; a line that begins with "- " is
# an item of a list, one that begins with "| " a row of a table.

dartmoor-rules-aim-title = The aim
dartmoor-rules-aim =
    You grow a forest on Dartmoor: trees, shrubs and moors, and around them the animals and plants that live there. Every
    card in your forest scores by what it says, and many count their neighbours, so what goes together matters more than
    what is worth much alone.

    The game ends the moment the third winter card comes. Most points win; who ties shares the victory.

dartmoor-rules-setup-title = Setting up
dartmoor-rules-setup =
    Here Mire does all of this for you. With the box:
    - Put the three winter cards and the five caves aside and shuffle the other 172 cards.
    - Return cards unseen to the box: 45 with two players, 30 with three, 15 with four, none with five.
    - Make three piles of about the same size. Shuffle two winter cards into one of them and lay the third on top of it.
      Put the other two piles above: this is the stack.
    - Everybody draws six cards. The clearing is empty.
    - Lay out one cave per player. The last player in turn order chooses first and the first player last; then the caves
      do what they say, in the same order.

dartmoor-rules-cards-title = The cards
dartmoor-rules-cards =
    Trees, shrubs and moors need no place to go to: they are the ground of your forest. A tree or shrub has four slots, one
    on each side. A moor has four as well, two at the top and two at the bottom, but none at its sides.

    All other cards are split in two halves, left and right or top and bottom. You play one half and tuck the other under a
    tree, shrub or moor, where it counts for nothing.

    Every card shows its cost, a tree symbol, one or two type symbols, and what it does and scores:
    - An effect happens once, when the card is played.
    - A lasting effect works from then on for the rest of the game.
    - A bonus is an effect you have to earn by how you pay.

    The back of every card is a universal moor: a moor and nothing else, without tree symbol or points.

dartmoor-rules-symbols-title = Symbols
dartmoor-rules-symbols =
    The six tree symbols are told apart by shape, colour and letter. Trees always show their own; shrubs, moors and halves
    show one of the six.

    The type symbols say what a card is. Some belong together:
    - Dragonflies are insects, too.
    - Mice are pawed animals, too: Field Vole, Wood Mouse and Shrew.
    - Snakes, lizard, frog and newt all count as amphibians.

    In your forest only the visible half of a card counts, for both kinds of symbols.

dartmoor-rules-turn-title = Your turn
dartmoor-rules-turn =
    Do exactly one thing: draw two cards, or play a card. Then the clearing is looked at, and the next player is on.

    Who holds ten cards and has none that fits anywhere can do neither: show your hand, put two cards of your choice into
    the clearing, draw two from the stack, and your turn is over.

dartmoor-rules-draw-title = Drawing
dartmoor-rules-draw =
    Draw two cards, one after the other, each from the stack or from the clearing. You see the first before you choose the
    second. You can hold ten cards: with nine you draw only one, with ten you can't draw.

    Effects draw from the stack, or take from the clearing, as the card says. They stop at ten cards as well, and what is
    left of them is lost.

dartmoor-rules-play-title = Playing a card
dartmoor-rules-play =
    - Choose a card of your hand, of a split card one half, and a place where it fits.
    - Pay: put as many other cards from your hand face up into the clearing as it costs.
    - Place it.
    - If it is a tree, turn the top card of the stack face up into the clearing. Shrubs and moors don't do this.
    - Lasting effects you already have draw their cards.
    - Its effect happens, all of it, and then its bonus if you earned it.

dartmoor-rules-place-title = Where cards go
dartmoor-rules-place =
    A half goes into an empty slot of its own side. If there is none, it can't be played. Left and right halves never go
    to a moor.

    - Only at a moor, a universal one included: Black-Tailed Godwit, Common Moorhen, Curlew, Grey Heron, Bog Asphodel,
      Grass Snake, Moor Frog and Warty Newt.
    - Wheatear and Meadowsweet may go anywhere, but score only at a moor.
    - Fully occupied means a card in each of the four slots.

dartmoor-rules-sharing-title = Sharing a slot
dartmoor-rules-sharing =
    One card per slot, with three exceptions:
    - Dartmoor Badger: at its tree or shrub any number of Dartmoor Black Rabbits may join the left and right slots, beside
      whoever is there. A slot with a rabbit takes only more rabbits.
    - Water Soldiers: at their tree, shrub or moor any number of dragonflies share one top slot. The second top slot of a
      moor still takes another card.
    - Cuckoo: it goes only on top of a tree or shrub where another bird is already, and shares its slot. One Cuckoo each.

dartmoor-rules-bonus-title = The bonus
dartmoor-rules-bonus =
    You earn the bonus if every card you pay shows the tree symbol of the card you play, of a split card that of the half
    you play. A split card pays with both of its symbols: one that matches is enough.

    While you pay, the page tells how the bonus stands and which cards keep it.

    A card that costs nothing has no bonus, but for the Shrew: hers always counts when she is played.

dartmoor-rules-free-title = Free of charge
dartmoor-rules-free =
    Some effects let you place a card from your hand or from the clearing. It costs nothing, and its own effect and bonus
    are left out. Where it may go stays the same, and of a split card you use the half with the symbol asked for.

    - Lasting effects you already have react to it, and its own lasting effect works from then on.
    - A tree placed like this reveals a card as well.
    - The Lake Fly lets the bat use its effect.
    - Gnat and Dartmoor Black Rabbit place any number, one after the other.
    - Universal moor: any card of your hand, face down. Only an effect, a bonus or a cave lets you do that.
    - You may do without any of these, and without taking cards from the clearing.

    Another turn is a whole turn after this one, with everything in it. Several of them follow each other.

dartmoor-rules-cave-title = Your cave
dartmoor-rules-cave =
    Each card in your cave is worth a point at the end, whatever it is. Cards come there from the clearing by your choice
    (Alcathoe Bat two, Beaver all trees) or straight from the stack (Brandt's Bat two, Wheatear one for each moor, Shrew one
    for each mouse).

    The cave you chose at the start does something once, or is worth points itself.

dartmoor-rules-clearing-title = The clearing
dartmoor-rules-clearing =
    What is paid, revealed or put away comes to the clearing, face up for everybody. At the end of every turn, also of one
    that is followed by another turn, it is emptied if ten or more cards lie there. Those are gone for good. During the turn
    there may be more than ten.

dartmoor-rules-winter-title = Winter
dartmoor-rules-winter =
    A winter card can come whenever a card leaves the stack. The first and the second are laid aside, and the next card comes
    instead. With the third the game is over on the spot: nothing more is drawn, moved or carried out. What was placed
    counts.

dartmoor-rules-scoring-title = Scoring
dartmoor-rules-scoring =
    Every card in your forest scores for itself, by what it says. Cards in hand count nothing.
    - Dragonflies score in sets of different species: 0, 5, 10, 15, 30 points for one to five species. Doubles begin another
      set.
    - Warty Newts score together: 5, 15, 25 points for one, two, three of them.
    - Different species are counted by name, not by card.
    - Who has the most moors shares it with who has as many. Universal moors count.
    - A Blanket Bog doubles what the plants in its two bottom slots score.
    - Ash counts Black Alder symbols and plants; a plant with that symbol counts twice.
    - The Beaver counts the cards in your cave once more.

    The points on the cards of a forest are those of the moment. Look at a card to see what it counts.

dartmoor-rules-reconstructed-title = What is reconstructed
dartmoor-rules-reconstructed =
    Certain are the 66 species with their numbers, costs, symbols and points, the trees, 18 of the pairs, and caves 3 and 4.
    Not published, and so made by us to fit every number that is known:
    - Which two species share a card, for the other 83 split cards.
    - The tree symbols of shrubs, moors and halves.
    - What caves 1, 2 and 5 do.
    - The icons in some effects and bonuses; a card says where that is so.

    Who owns the box can do better: copy our file of components, write into it what is printed on your cards, and choose it
    when you set up a table. The file is checked, and what is wrong with it is named.

dartmoor-rules-rulings-title = Rulings
dartmoor-rules-rulings =
    Where the rule book is silent or its editions differ, Mire plays it like this:
    - Cards put away because you could neither draw nor play go to the clearing.
    - The card a tree reveals comes before what lasting effects draw, and those before the effect of the card itself.
    - If nobody has a moor, everybody has the most.
    - A Shrew counts herself among the mice.
    - One Cuckoo per tree or shrub, as the English appendix has it.
    - Wheatear's reveal is an effect, as in the English appendix.
    - Dragonflies may join a single dragonfly that came before the Water Soldiers, but no other card.
    - Cards revealed into a cave have nothing to do with the hand limit.
