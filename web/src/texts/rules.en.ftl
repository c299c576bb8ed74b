# The rules at hand, around the rules themselves, which each game brings.

rules-title = { $game }: the rules
rules-about = In our own words, to play by here and at home. The rule book in the box is the authority.
rules-find = Find in the rules
rules-found = { $sections ->
    [0] No section has all of these words.
    [1] One section has it.
   *[other] { $sections } sections have it.
}
rules-contents = Contents
rules-print = Print
rules-cards = All cards
rules-pad = Score pad
