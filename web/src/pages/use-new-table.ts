import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { asError, makeTable } from "../net/http";
import type { NewTable } from "../net/types";
import { addTable } from "../ui/settings";

/** Set up a table and go there. */
export function useNewTable() {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();

  async function start(table: NewTable): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const { id } = await makeTable(table);
      addTable(id);
      route(`/table/${id}`);
    } catch (refusal) {
      setError(asError(refusal));
      setBusy(false);
    }
  }
  return { start, busy, error };
}
