# The rules of Moorland at hand, in our own words. Paragraphs are divided by empty lines; a line that begins with "- " is
# an item of a list, one that begins with "| " a row of a table.

moorland-rules-aim-title = The aim
moorland-rules-aim =
    You look after a high moor. For twelve rounds you take cards, let plants grow on your ground and lay the cards over it,
    until all of it is covered. Every card brings a piece of waterway, and many bring an animal or water striders.

    Plants that took root give points, and so do many kinds of animals, pairs of animals, water striders, one long waterway
    and the water markers you keep. Plants that found no place cost points. Most points win.

moorland-rules-setup-title = Setting up
moorland-rules-setup =
    Here Mire does all of this for you. With the box:
    - Shuffle the four water cards and lay them in the middle as a square of two by two, white letters up, each either way
      round. Put a water marker on each of their twelve drops.
    - Everybody takes a set of the four plans and lays them just like the water cards, and a storage board beside them.
    - Sort the plants by kind and put them where all can reach them: cotton grass, rushes, peat moss and heather.
    - With two or three players put the twelve moor cards for four back in the box. Shuffle the others into a deck.
    - Shuffle the plant cards, put two back in the box unseen, and make a deck of the other twelve.
    - Whoever begins takes the mushroom.

moorland-rules-moor-title = Your moor
moorland-rules-moor =
    Your moor is made of four plans with four sections each:
    - Twelve are ground, lettered A to L. Each has six spaces for one plant each, and a growth symbol that tells what can
      grow there.
    - Four are root sections, R1 to R4. Each has a waterway and a single root space. A plant that gets there has taken root.

    Everybody's plans lie as the four water cards in the middle do, so that D is at the same place in every moor. In the
    middle, each letter holds a water marker: twelve in all.

    Sections are neighbours when they have a whole edge in common, within a plan or across two of them.

    Your storage board keeps your water markers and your surplus plants. Below it lie the cards you have not played yet.

moorland-rules-cards-title = The cards
moorland-rules-cards =
    A moor card asks for one to four plants. What becomes of each of them is drawn into its symbol:
    - It takes root: the plant stays on the card and counts at the end.
    - It withers: the plant goes back to the supply.
    - It drifts: the plant goes on with the water. Here a small wave says so; the printed cards carry no sign for it.

    The water on a card reaches some of its four edges and joins them. On some cards it reaches all four and joins none:
    these interrupt the waterway. So do some of the root sections.

    Many cards show an animal: there are eight beetles, and four each of birds, snakes, dragonflies, butterflies and frogs.
    Water striders are no animal species; they are scored on their own.

    The back of every card is a crossing that joins all four edges. It shows nothing else.

    There are 60 moor cards; 12 of them are for four players only. Of the 14 plant cards 12 are used, and nobody knows which
    two are left out. Two of the 14 show all four plants, the others two plants each.

moorland-rules-round-title = A round
moorland-rules-round =
    There are twelve rounds, and each goes like this:
    - Reveal: a plant card is turned up; it tells what grows in this round. Moor cards are laid out as the display, one more
      than there are players.
    - Turns: whoever has the mushroom begins, and it goes round clockwise. Everybody has one turn: first A, take a card; then
      B, let plants grow; then C, play cards.
    - Clear away: the card left in the display is discarded, and the mushroom passes to the left.

    With three or four players every card of the deck is seen once. With two players a quarter of them never comes up.

moorland-rules-take-title = A: take a card
moorland-rules-take =
    Take one card of the display and put it below your storage board. You can't do without. Sooner or later it will lie in
    your moor, face up or face down.

moorland-rules-grow-title = B: let plants grow
moorland-rules-grow =
    If you like, choose one ground section that no card covers yet, and one kind of plant to grow there:
    - One, two or three dots: exactly so many plants, of a kind that the plant card of this round shows.
    - The sun: one plant of any kind, whatever the plant card shows.

    A section holds six plants. If more should grow than there is space for, the rest is surplus; you can't let fewer
    grow. The supply has no end.

moorland-rules-play-title = C: play cards
moorland-rules-play =
    Play as many of the cards below your storage board as you like, face up or face down, each on a ground section that no card
    covers yet. One is finished before the next begins, so plants that drift from the first can serve the second.

    Most of the time you may also keep your cards. But you have to play
    - when three cards lie below your storage board: at least one of them, for only two may stay;
    - in round 12: all of them.

    If you have to play and no plant at all is left on your ground, lay the card face down on any uncovered section and
    put a plant from the supply in your surplus. As long as a single plant lies on your ground, this is not possible.

moorland-rules-up-title = Face up
moorland-rules-up =
    The section must hold all plants that the card shows. Others may lie there too.
    - Take all plants off the section.
    - Lay the card on it, upright or turned halfway round. Its water need not meet the water beside it.
    - For every symbol that takes root, set one such plant on the card. It stays there for good.
    - For every symbol that withers, put one such plant back in the supply.
    - All plants that are left drift, those of the symbols that drift and those the card did not ask for.

moorland-rules-down-title = Face down
moorland-rules-down =
    Instead, any card can be played face down on a section that holds at least one plant of any kind:
    - Take all plants off the section and lay the card with its back up.
    - One of these plants becomes surplus. You choose which.
    - The others drift from the crossing in all directions.

    Nothing on the face counts then: no animal, no water strider, no plant takes root.

moorland-rules-drift-title = Drifting
moorland-rules-drift =
    Plants that drift start on the card just played and follow the water. Each goes its own way, as you like,
    - to a free space on uncovered ground that the water reaches, or
    - onto a free root space that the water reaches. It holds one plant of any kind, which has taken root there.

    Water runs on into the next section where it touches the edge between them from both sides. Uncovered ground
    needs no water of its own: it is reached when the water beside it runs up to the edge. But there the way ends;
    nothing drifts across uncovered ground.

    Nothing passes through a section that interrupts the waterway. Plants of such a card leave it in all four directions
    when it has just been played, and the root space of such a root section can be reached from each side.

    As long as a plant can go somewhere, it must. If there are fewer places than plants, you choose which plants get them. A
    plant without a place is surplus. Growth symbols have no meaning here.

moorland-rules-water-title = Water markers
moorland-rules-water =
    You win them: at the end of your turn you get the water marker of every section that you covered in this turn and
    nobody had covered before, face up or face down.

    You spend them: in any later turn of yours, whenever you like, give up a marker and move one plant from one uncovered
    section of yours to a free space on another. Water need not join the two. You can do so as often as you have markers, even
    to make room just before plants drift. A marker that was spent is out of the game.

    Markers you keep are a point each.

moorland-rules-last-title = The last round
moorland-rules-last =
    In round 12 you play all cards that lie below your storage board. You took twelve, and then all twelve ground sections
    are covered. Before each of these cards look anew whether a plant lies on your ground.

    When everybody has had a turn, the points are counted.

moorland-rules-scoring-title = Points
moorland-rules-scoring =
    | { moorland-category-rooted } | 1 for each plant on your cards and root spaces
    | { moorland-category-biodiversity } | 1, 2, 3, 5, 8 or 12 for one to six species
    | { moorland-category-pairs } | 2 for every two of the same species
    | { moorland-category-striders } | 7 for the most, then 3, then 1
    | { moorland-category-waterway } | 1 for each section of the longest one
    | { moorland-category-water } | 1 for each that is left
    | { moorland-category-surplus } | −1 for each

    Pairs: five beetles are two pairs, so 4 points; a frog and a snake are none.

    Water striders: who has none gets nothing, and with two players there is no third place. Who ties adds up the points
    of the places they take together and shares them, rounded down; whoever follows takes the place after all of them.
    With 8, 3 and 3 water striders it is 7, 2 and 2 points.

    Longest waterway: one line from section to section without branches, no section twice. Root sections and cards face down
    belong to it as well. A section that interrupts the waterway can only be an end of it.

    The most points win. Players who tie share the victory.

moorland-rules-variants-title = Other moors
moorland-rules-variants =
    For the first game the four plans lie as a square with their white letters up. Later you can choose otherwise when you
    open a table.

    Sides: waterways are easier to join on the white sides, harder on the black ones. All plans can show the same side, or
    each its own.

    Layouts: a square, a square with all roots in its outer corners, a row, a column, stairs, a zigzag, a cross, a ring
    or a T. Which plan lies where, and which way round, is left to chance. A layout of your own is possible too: the plans may
    only be turned halfway round, each must touch another along the whole edge of a section, and all four must hang together. At the
    rim of an open layout sections simply have fewer neighbours.

    A layout of your own is a text file. It has an entry for each plan, which tells where its upper left section lies, counted
    from the left and from the top, whether it is turned halfway round, and which side is up: [{"{"}"plan": 1, "x": 0, "y": 0,
    "turn": 180, "side": "black"{"}"}, ...]

moorland-rules-reconstructed-title = What is reconstructed
moorland-rules-reconstructed =
    The rule book tells how many cards of each kind there are and how they work. It does not print the faces of the moor
    cards, the pairs on the plant cards, nor the waterways, growth symbols and letters of the plans. Ours are reconstructed:
    they fit every number the book gives, but they are not those of the box.

    Whoever owns the box can play with the printed faces. Mire comes with a file, components.toml, in the folder
    games/moorland of the program. Copy it, put in what your cards and plans show, and choose the file under
    “{ moorland-option-components }” when you open a table. It is checked, and if something in it can't be, you are told which
    entry it is.

    The score pad does not depend on any of this: it counts what lies on your own table.

moorland-rules-rulings-title = Where the rule book is silent
moorland-rules-rulings =
    This is how Mire plays where the book says nothing or can be read in two ways.
    - Who begins? The first at the table.
    - Are cards below a storage board open? Yes. Only the order of the decks is hidden, and the two plant cards left out.
    - May plants grow on a full section? Yes, but all of them are surplus.
    - What happens to plants that a card did not ask for? They drift with the others.
    - Is it asked which plant is surplus when a card face down meets a single kind? No, there is nothing to choose.
    - You have to play, and plants lie only where you don't want the card? It has to go there.
    - Which plant do you put in the surplus when you have none on the ground? The kind does not matter, so nobody asks.
    - May you play a card without any plant when you don't have to? No.
    - Does a card that was laid without any plant win the water marker too? Yes.
    - Is ground reached although it has no water? Yes, water up to its edge is enough.
    - Does a taken root space stop the water? No, only the space is taken.
    - May plants that left an interrupting card come back and cross it? No.
    - May a plant become surplus while a place for it is left? No, and a free root space is a place.
    - In which order do plants drift? Cotton grass, rushes, peat moss, heather. Each goes where you like, so it makes no
      difference.
    - When exactly can a water marker be spent? Before A, before B, before and after each card, and while plants drift. A
      choice that has been begun is finished first.
    - Must you spend one to save a plant? No.
    - Can it move plants that drift, took root or are surplus? No, only those on uncovered ground.
    - Can a marker be spent in the turn that wins it? No, it comes at the very end of the turn.
    - Two players cover the same letter in one round: who gets the marker? Whoever had the earlier turn.
    - May both ends of the longest waterway be interrupting sections? Yes.
    - Is a single section a waterway? Yes, of length one.
