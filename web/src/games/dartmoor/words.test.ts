import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../ui/i18n";
import { speciesOf } from "./box";
import { box, boxData } from "./testing";
import { caveInWords, speciesInWords } from "./words";

const words = (species: string) => speciesInWords(speciesOf(box, species)).map(({ part, text }) => `${part}: ${text}`);

describe("cards in English", () => {
  beforeAll(() => speak("en"));

  test("a tree with a bonus", () => {
    expect(words("black_alder")).toEqual(["bonus: Take another whole turn after this one.", "points: 5 points."]);
  });

  test("what was guessed is marked", () => {
    expect(speciesInWords(speciesOf(box, "blanket_bog"))[0]).toMatchObject({ part: "permanent", unsure: true });
  });

  test("a cave", () => {
    expect(caveInWords({ number: 4, points: 5 })).toEqual(["Worth 5 points at the end."]);
  });
});

test.each(["en", "de"] as const)("every species is told in %s without a gap", async (language) => {
  await speak(language);
  for (const { id } of boxData.species) {
    for (const sentence of words(id)) expect(sentence).not.toMatch(/dartmoor-|\{|undefined|\$/);
  }
});
