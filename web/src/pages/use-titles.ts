import { getCatalogue } from "../net/http";
import type { Catalogue } from "../net/types";
import { useLoaded } from "../ui/use-loaded";

/** The catalogue, for the titles of games; undefined until it is there. */
export const useTitles = () => useLoaded(getCatalogue).value;

export const titleOf = (catalogue: Catalogue | undefined, game: string) =>
  catalogue?.games.find(({ name }) => name === game)?.title ?? "";
