// An answer may get lost on its way here. Whoever sits down by an invitation therefore names a nonce, and asking again with
// the same one gives the same seat. It is kept before the first time, so that it outlives the loading of the page.
import { newId } from "./id";

/** Where the browser keeps nothing, at least until the page is left. */
const kept = new Map<string, string>();

const keyOf = (token: string) => `mire.sit.${token}`;

/** The nonce for an invitation: the first time a new one, then the same again. */
export function nonceFor(token: string): string {
  const nonce = find(token) ?? newId();
  kept.set(token, nonce);
  try {
    sessionStorage.setItem(keyOf(token), nonce);
  } catch {
    // Full, or forbidden by the browser.
  }
  return nonce;
}

/** Whether this page has asked for the seat before, perhaps without hearing the answer. */
export const hasAsked = (token: string) => find(token) !== undefined;

function find(token: string): string | undefined {
  try {
    return kept.get(token) ?? sessionStorage.getItem(keyOf(token)) ?? undefined;
  } catch {
    return kept.get(token);
  }
}
