/** The sections of the rules at hand, in the order they are read. */
export const rules = [
  "aim",
  "moor",
  "cards",
  "round",
  "take",
  "grow",
  "play",
  "up",
  "down",
  "drift",
  "water",
  "last",
  "scoring",
  "variants",
  "reconstructed",
  "rulings",
];
