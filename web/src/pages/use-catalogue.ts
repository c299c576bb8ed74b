import { getCatalogue } from "../net/http";
import { useLoaded } from "../ui/use-loaded";

export const useCatalogue = () => useLoaded(getCatalogue);
