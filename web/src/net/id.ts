/** 32 hexadecimal digits that nobody else has. Pages on plain http in a home network have no crypto.randomUUID. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
