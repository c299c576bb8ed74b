import { beforeEach, expect, test, vi } from "vitest";
import { speak } from "../ui/i18n";
import { getCatalogue, getReplay, getTable, makeTable, type RefusedRequest, takeSeat } from "./http";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: string) => fetched.mockResolvedValueOnce(new Response(body, { status }));
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ status: 200, message: "" }),
    ({ status, message }: RefusedRequest) => ({ status, message }),
  );

beforeEach(async () => {
  await speak("en");
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

test("a table is asked for by its id, in the language of the page", async () => {
  answer(200, '{"id": "a/b"}');
  expect(await getTable("a/b")).toEqual({ id: "a/b" });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/tables/a%2Fb");
  expect(init?.headers).toMatchObject({ "Accept-Language": "en" });
});

test("what is sent is JSON", async () => {
  answer(200, '{"seat": 1}');
  await takeSeat("abc", "token", "Greta", "0f");
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, init?.method, init?.body]).toEqual([
    "/api/tables/abc/sit",
    "POST",
    '{"token":"token","name":"Greta","nonce":"0f"}',
  ]);
  expect(init?.headers).toMatchObject({ "Content-Type": "application/json" });
});

test("a replay is the table and its frames, asked for at once", async () => {
  answer(200, '{"id": "abc"}');
  answer(200, '{"frames": []}');
  expect(await getReplay("abc", "open")).toEqual({ table: { id: "abc" }, frames: [] });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/tables/abc", "/api/tables/abc/replay?look=open"]);
});

test("a refusal has the server's sentence", async () => {
  answer(404, '{"error": "there is no such table"}');
  expect(await refusal(getTable("abc"))).toEqual({ status: 404, message: "There is no such table." });
});

test("the refusal of a file says more to who wrote it", async () => {
  answer(400, '{"error": "this file can\'t be used.", "detail": "cards: card 3"}');
  await expect(makeTable({})).rejects.toMatchObject({ message: "This file can't be used.", detail: "cards: card 3" });
});

test("without a sentence it has one of ours", async () => {
  answer(502, "<h1>Bad gateway</h1>");
  const { status, message } = await refusal(makeTable({}));
  expect(status).toBe(502);
  expect(message).toContain("error 502");
});

test("so it has when nobody answers", async () => {
  fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
  const { status, message } = await refusal(getTable("abc"));
  expect(status).toBe(0);
  expect(message).toContain("does not answer");
});

test("the catalogue is asked for once, and again only after it could not be had", async () => {
  answer(503, "{}");
  answer(200, '{"games": [], "bots": []}');
  expect(await refusal(getCatalogue())).toMatchObject({ status: 503 });
  expect(await getCatalogue()).toBe(await getCatalogue());
  expect(fetched).toHaveBeenCalledTimes(2);
});
