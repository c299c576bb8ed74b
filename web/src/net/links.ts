// Links to tables, as people send them to each other.

/** What an invitation looks like: the token comes after the #, which browsers do not send to servers or put in logs. */
export const invitationLink = (id: string, token: string) => `${location.origin}/join/${id}#${token}`;

const places = ["join", "table", "watch", "replay"];

/** Where a pasted link leads on this page, or undefined if it is none. A bare id is a table. */
export function readLink(text: string): string | undefined {
  const pasted = text.trim();
  if (/^[\w-]+$/.test(pasted)) return `/table/${pasted}`;
  const [, place, id, token = ""] = pasted.match(/(?:^|\/)([a-z]+)\/([\w-]+)\/?(?:\?[^#]*)?(#[\w-]+)?$/) ?? [];
  return place && id && places.includes(place) ? `/${place}/${id}${token}` : undefined;
}
