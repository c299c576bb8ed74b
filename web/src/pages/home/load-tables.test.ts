import { beforeEach, expect, test, vi } from "vitest";
import { getTable, RefusedRequest } from "../../net/http";
import type { TableInfo } from "../../net/types";
import { removeTable } from "../../ui/settings";
import { loadTables } from "./load-tables";

vi.mock("../../net/http", { spy: true });
vi.mock("../../ui/settings", () => ({ removeTable: vi.fn() }));

const asked = vi.mocked(getTable);
const table = (id: string, over = false) => ({ id, over }) as TableInfo;
const answers = (found: Record<string, TableInfo | Error>) =>
  asked.mockImplementation(async (id) => {
    const answer = found[id] ?? new RefusedRequest(404, "no such table");
    if (answer instanceof Error) throw answer;
    return answer;
  });

beforeEach(() => {
  asked.mockReset();
});

test("an open table is looked at again and again, a finished one once", async () => {
  answers({ open: table("open"), over: table("over", true) });
  await loadTables(["open", "over"]);
  const { tables } = await loadTables(["open", "over"]);
  expect(tables.map(({ id }) => id)).toEqual(["open", "over"]);
  expect(asked.mock.calls.map(([id]) => id)).toEqual(["open", "over", "open"]);
});

test("a finished game that is to be deleted is looked at again, and others after an hour", async () => {
  vi.useFakeTimers();
  answers({ marked: { ...table("marked", true), goes: "2026-11-20T22:30:00+00:00" }, old: table("old", true) });
  await loadTables(["marked", "old"]);
  await loadTables(["marked", "old"]);
  vi.advanceTimersByTime(3_600_001);
  await loadTables(["marked", "old"]);
  expect(asked.mock.calls.map(([id]) => id)).toEqual(["marked", "old", "marked", "marked", "old"]);
  vi.useRealTimers();
});

test("what could be loaded is shown, with the reason for the rest", async () => {
  answers({ a: table("a"), b: new RefusedRequest(503, "busy") });
  const { tables, problem } = await loadTables(["a", "b"]);
  expect(tables.map(({ id }) => id)).toEqual(["a"]);
  expect(problem?.message).toBe("busy");
});

test("what was known stays when it can't be loaded again", async () => {
  answers({ kept: table("kept") });
  await loadTables(["kept"]);
  answers({ kept: new RefusedRequest(0, "no answer") });
  expect((await loadTables(["kept"])).tables).toHaveLength(1);
});

test("a table that the server can't read harms no other and stays on the list", async () => {
  answers({ good: table("good"), bad: new RefusedRequest(501, "can't be read back") });
  const found = await loadTables(["good", "bad"]);
  expect(found.tables.map(({ id }) => id)).toEqual(["good"]);
  expect(found.unreadable).toEqual(["bad"]);
  expect(found.problem).toBeUndefined();
  answers({ good: table("good"), bad: table("bad") });
  expect((await loadTables(["good", "bad"])).unreadable).toEqual([]);
});

test("a table that is gone is forgotten", async () => {
  answers({ c: table("c") });
  const { tables, problem } = await loadTables(["gone", "c"]);
  expect(tables.map(({ id }) => id)).toEqual(["c"]);
  expect(problem).toBeUndefined();
  expect(removeTable).toHaveBeenCalledWith("gone");
});
