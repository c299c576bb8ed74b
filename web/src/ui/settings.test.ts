import { beforeEach, describe, expect, test, vi } from "vitest";

class Shelf {
  constructor(readonly kept = new Map<string, string>()) {}
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
}

const load = () => import("./settings");

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["fr-FR", "de-AT", "en"] });
  vi.stubGlobal("localStorage", new Shelf());
});

describe("settings", () => {
  test("are remembered", async () => {
    const first = await load();
    first.pace.value = "fast";
    first.addTable("abc");
    vi.resetModules();
    const second = await load();
    expect(second.pace.value).toBe("fast");
    expect(second.myTables.value).toEqual(["abc"]);
  });

  test("begin with the first of the browser's languages that we speak, without sound", async () => {
    const { chosenLanguage, sound, theme, spokenHere } = await load();
    expect(chosenLanguage.value).toBe("de");
    expect(sound.value).toBe(false);
    expect(theme.value).toBe("auto");
    expect(spokenHere(["fr", "pl"])).toBe("en");
  });

  test("that are broken are as at the beginning", async () => {
    const broken = { "mire.theme": '"purple"', "mire.tables": '{"a": 1}', "mire.sound": "{", "mire.name": "7" };
    vi.stubGlobal("localStorage", new Shelf(new Map(Object.entries(broken))));
    const { theme, myTables, sound, playerName } = await load();
    expect([theme.value, myTables.value, sound.value, playerName.value]).toEqual(["auto", [], false, ""]);
  });

  test("work without anything to keep them in", async () => {
    const forbid = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
    const { pace, addTable, myTables } = await load();
    pace.value = "slow";
    addTable("abc");
    expect([pace.value, myTables.value]).toEqual(["slow", ["abc"]]);
  });

  test("list a table once, the newest first", async () => {
    const { addTable, myTables, removeTable } = await load();
    for (const id of ["a", "b", "a", "c"]) addTable(id);
    removeTable("b");
    expect(myTables.value).toEqual(["c", "a"]);
  });
});
