import { beforeEach, expect, test, vi } from "vitest";
import { speak } from "../ui/i18n";
import { getCatalogue, getFrames, getReplay, getTable, makeTable, type RefusedRequest, takeSeat } from "./http";

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

const tooMuch = (seconds: string) =>
  fetched.mockResolvedValueOnce(
    new Response('{"error": "too much"}', { status: 429, headers: { "Retry-After": seconds } }),
  );

test("a replay that has to wait is asked for again after a pause", async () => {
  vi.useFakeTimers();
  tooMuch("3");
  tooMuch("3");
  answer(200, '{"frames": []}');
  const frames = getFrames("abc", 0);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_200);
  expect(await frames).toEqual([]);
  vi.useRealTimers();
});

test("a replay that has to wait for too long is refused with the server's sentence", async () => {
  vi.useFakeTimers();
  for (let attempt = 0; attempt < 6; attempt++) tooMuch("3");
  const refused = refusal(getFrames("abc", 0));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toEqual({ status: 429, message: "Too much." });
  expect(fetched).toHaveBeenCalledTimes(6);
  vi.useRealTimers();
});

test.each(["3600", "soon"])("nobody waits %s seconds for a replay", async (pause) => {
  tooMuch(pause);
  expect(await refusal(getFrames("abc", 0))).toEqual({ status: 429, message: "Too much." });
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
