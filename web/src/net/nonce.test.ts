import { afterEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
};
const forbidden = () => {
  throw new DOMException("no", "SecurityError");
};

/** The module as a page finds it that has just been loaded. */
function load() {
  vi.resetModules();
  return import("./nonce");
}

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test("an invitation has one nonce, which outlives the page", async () => {
  vi.stubGlobal("sessionStorage", storage);
  const before = await load();
  expect(before.hasAsked("token")).toBe(false);
  const nonce = before.nonceFor("token");
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(before.nonceFor("another")).not.toBe(nonce);
  const after = await load();
  expect(after.hasAsked("token")).toBe(true);
  expect(after.nonceFor("token")).toBe(nonce);
});

test("where nothing can be stored it lasts as long as the page", async () => {
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden });
  const { hasAsked, nonceFor } = await load();
  const nonce = nonceFor("token");
  expect(nonceFor("token")).toBe(nonce);
  expect(hasAsked("token")).toBe(true);
});
