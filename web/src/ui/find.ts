// Looking for words in texts.

/** The words somebody looks for. */
export const wordsOf = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether all the words are in the text; no words are in every text. */
export function mentions(text: string, words: string[]): boolean {
  const plainText = plain(text);
  return words.every((word) => plainText.includes(plain(word)));
}

/** Without accents, which not everybody types. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
