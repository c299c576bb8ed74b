// Names for cards that lie together, for lists and for the way of a card across the table.

/** Trees are alike, so theirs are counted; every other card goes by its own name wherever it lies. */
export function keyed(cards: readonly string[], zone: string): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, key: isAlike(id) ? `${zone}:${id}:${copy}` : id };
  });
}

const isAlike = (id: string) => !/\d$/.test(id);
