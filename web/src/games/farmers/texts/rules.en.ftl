# The rules of Farmers of the Moor at hand, in our own words. Paragraphs are divided by empty lines; a line that begins
# with "- " is an item of a list, one that begins with "| " a row of a table.

farmers-rules-aim-title = The aim
farmers-rules-aim =
    You farm on the edge of a moor: a house of two rooms, a couple to live in it, and a yard full of forest and bog. In 14
    rounds you clear land, plow and sow, fence in pastures, keep animals, enlarge the house and the family, and build
    improvements. Six harvests ask for food for your people and fuel for your house.

    At the end everything on your farm counts, and what you lack counts against you. Most points win; who ties shares the
    victory. Level I is played with
    major improvements only; at level II everybody has minor improvements in hand, too.

farmers-rules-setup-title = Setting up
farmers-rules-setup =
    Here Mire does all of this for you. With the boxes:
    - Everybody takes a farmyard of 3 by 5 spaces with a wood house of two rooms at the lower left, two people, four stables
      and 15 fences, draws a start card and lays five forests and three moors as it shows.
    - The starting player gets 2 food, everybody else 3. Who plays alone gets none.
    - Lay out the board, the extension with the Infirmary, and the extension for the number of players. With one or two
      players a Resource Market of 1 food and 1 stone is on the board. With two to five players add the Side Job tile.
    - With two players or more the Meeting Place gathers food.
    - Put Major Improvement on the space of round 1 and shuffle the other cards of each stage (3, 3, 2, 2, 2 and 1).
      One is revealed in each round. Which cards a stage has is known, but not their order.
    - Put the 24 major improvements on their 12 places, the new ones below the old ones; the Museum below the Kiln, the
      Riding Stables below the Lodge.
    - Lay out the special action cards for the number of players.

farmers-rules-round-title = A round
farmers-rules-round =
    - Preparation: the card of the round is revealed. Everybody gets what waits for them on this round. Then goods come to
      all spaces that gather them, on top of what is left there.
    - Work: from the starting player on, clockwise, one turn each, until all people are placed. Who has no person left is
      passed over.
    - Returning home: all people come home, newborns have grown up, and the special action cards go back to the display.
    - After rounds 4, 7, 9, 11, 13 and 14 there is a harvest.

farmers-rules-turn-title = Your turn
farmers-rules-turn =
    Do one of two things: place a person, or take a special action.

    You may take as many special actions in a round as you like, one per turn, before or between placing people. But they
    need a healthy person at home: after your last one, only sick people are left to place, one per turn, in the Infirmary.

farmers-rules-spaces-title = Placing a person
farmers-rules-spaces =
    Put a person from your house on a free action space and carry it out at once. There is room for one person on each, but
    for the Infirmary. You may choose a space only if you can carry out at least a part of it; the Meeting Place you can
    always use.

    - Goods on a space: take all of them.
    - A and/or B: one of them or both, in either order. Once you have begun with the second, the first is over.
    - A, then B: first A; B only afterwards, and only if you like.
    - Meeting Place: you become the starting player from the next round on, and take the food.
    - Linked spaces (five and six players): a person on one of them blocks the other for the round. Goods there stay.
    - Lessons are for occupations, which are not played with; the page leaves them out. Modest Wish for Children opens in round 5, at level I Improvement, too.

    Point at a space to read what it does.

farmers-rules-special-title = Special actions
farmers-rules-special =
    Take a special action card that lies face up, and carry out exactly one of its actions.
    - From the display it costs nothing; then it lies face up in front of you.
    - From in front of somebody else it costs 2 food, paid before the action; then it lies face down in front of you, and
      nobody can take it in this round any more.
    - Nobody uses the same card twice in a round.

    | Cut Peat | Remove a moor: 3 fuel.
    | Fell Trees | Remove a forest: 2 wood.
    | Slash and Burn | A forest becomes a field. It must be next to one of your fields, if you have any.
    | Horse Market | Get a horse: for 1 food with two, five and six players, free with three and four.
    | Hiring Fair | Get 1 food; with three players 2.
    | Black Market | At level II: pay 1 fuel and play a minor improvement.
    | Illicit Work | Pay 1 food and 1 fuel, and build a major improvement at its cost.

farmers-rules-land-title = Forests and moors
farmers-rules-land =
    Forests and moors are in the way: nothing is built, plowed or fenced in on them, and no animals live there. Only special
    actions and some cards remove them. They count as used spaces, so at the end they cost you nothing.

farmers-rules-house-title = House and stables
farmers-rules-house =
    | Room | 5 of the material of your house and 2 reed; on an empty space next to a room.
    | Renovation | From wood to clay: 1 clay for each room, and 1 reed. From clay to stone: 1 stone for each room, and 1 reed. The whole house, one step at a time.
    | Stable | 2 wood at Farm Expansion, 1 wood at Side Job (exactly one); on any empty space, in a pasture too.

    All rooms of a house are of the same material. There are four stables for each player, and one fits on a space.

farmers-rules-fields-title = Fields, crops and bread
farmers-rules-fields =
    - Plow: put a field on an empty space that is not fenced in. After the first, fields must be next to each other.
    - Sow: put a grain on an empty field and add two, or a vegetable and add one. One action sows as many fields as you like.
    - In every harvest you take one crop from each field that has any. An empty field can be sown again.
    - Bake bread: only where a space or card says so, and with an improvement that bakes. Each of them can be used once in
      an action, within its limit; Mire uses the best first.

farmers-rules-fences-title = Fences and pastures
farmers-rules-fences =
    A fence costs 1 wood; you have 15. Whatever you fence in must be closed all around: the edge of the board, rooms and
    fields are no fences. Only empty spaces and stables can be fenced in. All your pastures must be connected with each
    other. A pasture may be divided by more fences; fences are never taken away.

    On the page you choose the spaces of a new pasture one by one, and see the fences it needs and what they cost. Then you
    close it. Only what you can pay for is offered.

farmers-rules-animals-title = Animals
farmers-rules-animals =
    - A pasture holds one kind: two animals for each space, twice as many with a stable in it, four times with two, and so on.
    - A stable outside of pastures holds one animal, and your house one as a pet.
    - You may move them at any time; Mire always finds room if there is any.
    - What has no room must be let go, or cooked with an improvement that can.
    - Horses come from the Horse Market only. Only Horse Slaughterhouse and Cookhouse cook them.

farmers-rules-people-title = Family
farmers-rules-people =
    A wish for children brings a newborn. For the basic and the modest wish you need more rooms than people; for the urgent
    one you don't. A newborn stays with its parent for the round, grows up when it comes home, and needs only 1 food if there
    is a harvest in this very round. You can have five people.

farmers-rules-anytime-title = At any time
farmers-rules-anytime =
    - 1 grain or 1 vegetable is 1 food.
    - Improvements cook vegetables and animals for more.
    - 1 wood is 1 fuel.
    - Stalls trade building materials.

    Mire offers these on your own turn where they make something possible, when animals have no room, and in the harvest.
    While animals breed nothing is cooked.

farmers-rules-majors-title = Major improvements
farmers-rules-majors =
    Only the top card of a stack can be built; then the one below is free for everybody. A Cooking Hearth can be had for a
    Fireplace, a Cookhouse for a Fireplace or a Cooking Hearth: take the new card, then put the old one back on its own stack.

    - Craft buildings (Joinery, Pottery, Basketmaker's Workshop) turn one good into food, once in each harvest, and count
      goods at the end.
    - The Museum of the Moors makes seven improvements cheaper by one good, if you build them after it.
    - The food of the Riding Stables comes only if you have two horses at the start of the round.

    All cards with their texts are in the [list of cards](/cards/farmers); at a table, the button Cards beside Rules
    opens it.

farmers-rules-hands-title = Level II: cards in hand
farmers-rules-hands =
    At level II everybody has a hand of 7 minor improvements, of 117. How the hands come about is chosen when a table is set up:
    - Draft of 7: everybody gets 7 cards, keeps one and passes the others on to the right, until all are taken. Alone, 7 cards
      are dealt.
    - Draft of 8: the same with 8 cards; the last one of each pack is left over.
    - Dealt, with a change: 7 cards, of which you may once set any number aside for as many others.
    - Dealt: 7 cards, as they come.

    Nobody sees your hand. What was passed on after it was played is known to all.

farmers-rules-minors-title = Level II: minor improvements
farmers-rules-minors =
    You play a minor improvement only with an action that says so: one card for each such action.

    | Major Improvement, House Redevelopment | A major or a minor improvement.
    | Basic Wish for Children | After the newborn, if you like.
    | Meeting Place | Only if you play alone.
    | Improvement (six players) | A minor improvement; from round 5 on a major one instead, if you like.
    | Black Market | Pay 1 fuel, then play a minor improvement at its cost.

    - Cost: pay what is on the card. For some you return a major improvement to its stack or remove it from the game; such an
      upgrade counts as a major improvement, too.
    - Prerequisite: it must hold when you play the card, nothing is spent. The card itself does not count.
    - Passing: a card with the arrow does what it says at once and goes to the hand of your left neighbour. Alone, it leaves
      the game. All others stay in front of you.
    - Whatever happens each time does not happen for the action with which the card was played.
    - Counters: each use takes one away. Without counters the card still has its points.
    - What cards promise for later waits on the spaces of the rounds and comes when they begin, forests and moors too.

    When a card asks, its text and the answers stand at the lower edge, and spaces that can be chosen glow on the farm. What
    cards offer at any time stands beside your goods. All of them are in the [list of cards](/cards/farmers).

farmers-rules-changed-title = Level II: what changes on the farm
farmers-rules-changed =
    - Tiles on tiles: a forest may cover a forest or a moor. Only the upper tile is used and counts; remove it, and the one
      below is there again.
    - Extensions: new spaces are like all others. Unused, they cost a point.
    - Blocked spaces: nothing can be done there any more, but they are not unused.
    - Wares on a space: you get them when you use the space.
    - Crops on unused spaces: they are harvested as on a field, but the space stays unused. You may throw them away at any time.
    - A nature reserve is a forest or moor with fences around it. When nothing lies there any more it is a pasture.
    - Some cards have room for animals: the forests for all but sheep, a trough for horses, a pasture for guests.
    - A horse that lies down does not breed and is worth half a point.
    - The marker of the Garden Path costs its owner 1 point at the end.

farmers-rules-harvest-title = Harvest and feeding
farmers-rules-harvest =
    - Fields: everybody takes one crop from each sown field.
    - Feeding: each adult eats 2 food (3 if you play alone), a newborn of this round 1. Food that is there must be given;
      nothing else has to be turned into food. For each food that is missing you take a begging marker: 3 points less.
    - Heating.
    - Breeding.

farmers-rules-heating-title = Heating, bed and Infirmary
farmers-rules-heating =
    Your house needs 1 fuel for each room, whether somebody lives there or not. A clay house saves 1, a stone house 2 in all.
    The Heating Oven saves 1 more. With the Tiled Oven it is never more than 1.

    For each fuel you don't pay, because you can't or don't want to, one of your people falls ill and goes to bed; never more
    than you have. In the next round a sick person can only be placed on the Infirmary, which still takes a turn and gives
    1 food, and then comes home healthy. While only sick people are left you can't take special actions.

    People in bed are fed, need their room, and count as your people. At the end of the game a person in bed is worth 1 point.

farmers-rules-breeding-title = Breeding
farmers-rules-breeding =
    Of each kind of which you have two or more, one young is born, all at once, if there is room for it. You may let animals
    go to make room, but not cook them now. Young ones without room are not kept.

farmers-rules-scoring-title = Scoring
farmers-rules-scoring =
    | Points | −1 | 1 | 2 | 3 | 4
    | Fields | 0–1 | 2 | 3 | 4 | 5 and more
    | Pastures | 0 | 1 | 2 | 3 | 4 and more
    | Grain | 0 | 1–3 | 4–5 | 6–7 | 8 and more
    | Vegetables | 0 | 1 | 2 | 3 | 4 and more
    | Sheep | 0 | 1–3 | 4–5 | 6–7 | 8 and more
    | Wild boar | 0 | 1–2 | 3–4 | 5–6 | 7 and more
    | Cattle | 0 | 1 | 2–3 | 4–5 | 6 and more

    - Horses: 1 point each, −1 if you have none.
    - Each unused space: −1. Each stable in a pasture: 1.
    - Each room of clay 1, of stone 2. Each person 3, in bed 1.
    - Improvements: their printed points. Craft buildings, Kiln, Lodge and Church: their bonus points. Mire spends your goods,
      with burning and trading beforehand, so that they give the most.
    - Each begging marker: −3.

    Crops count in your supply and on fields.

farmers-rules-solo-title = Alone
farmers-rules-solo =
    You begin without food, each adult eats 3, the Forest gets 2 wood in a round, and there is no Side Job. The Meeting Place
    gathers nothing.

    Ten special action cards are a pile; their backs show what they offer, so you know the next one. At the start of a round
    one is turned over, unless the last one is still unused: then you keep it, or put it under the pile and turn over the
    next. In a round you use it once and put it away. For 2 food you may use it once more in the same round. When the pile is
    empty, the card used last comes back every round.

    The rule book asks for 65 points at level I and for 70 at level II.

farmers-rules-tokens-title = Variant: not yet in use
farmers-rules-tokens =
    Chosen when a table is set up. A new improvement that cooks comes with a fuel token and can't be used until you pay 1 fuel
    to remove it, at any time. What you upgrade keeps its token; from one without a token you get one without.

farmers-rules-reconstructed-title = What is reconstructed
farmers-rules-reconstructed =
    The rule books tell most, but not what is printed on every card and board. These come from other public sources:
    - The nine layouts of the start cards.
    - Which special actions share a card, and the prices on it.
    - The rates of some improvements: which good the Museum saves, and what the stalls trade.
    - Which spaces the board for five players has.
    - Many German names of action spaces are our own.

farmers-rules-rulings-title = Rulings
farmers-rules-rulings =
    Where the rule books are silent, Mire plays it like this:
    - Each player feeds first and heats then, in turn order.
    - The Meeting Place always makes you the starting player, also when no food is there.
    - Special actions need a healthy person at home.
    - The Village Church takes its fuel while you heat.
    - Newborns can fall ill like everybody else.
    - The Corral gives sheep, wild boar or cattle, never a horse.
    - A good that came by trade is not traded on in the same turn; that leads nowhere new.
