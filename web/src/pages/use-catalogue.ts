import { getCatalogue } from "../net/http";
import type { Catalogue } from "../net/types";
import { useLoaded } from "../ui/use-loaded";

export const useCatalogue = () => useLoaded(getCatalogue);

/** The name of a game; nothing until the catalogue is there. */
export const titleOf = (catalogue: Catalogue | undefined, game: string) =>
  catalogue?.games.find(({ name }) => name === game)?.title ?? "";
