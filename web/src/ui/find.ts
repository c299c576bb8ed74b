// Looking for words in texts.

/** The words somebody looks for. */
export const wordsOf = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether all the words are in the text; no words are in every text. */
export function mentions(text: string, words: string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}
