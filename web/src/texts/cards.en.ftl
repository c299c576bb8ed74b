# All cards of a game, without a table.

cards-title = { $game }: the cards
