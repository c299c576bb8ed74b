// Parts of the page that are loaded when they are first drawn: who only looks at the picture of the game need not wait.
import type { ComponentType } from "preact";
import { ErrorText } from "../ui/field";
import { t } from "../ui/i18n";
import { useLoaded } from "../ui/use-loaded";

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const remember = async () => {
    loaded = await load();
    return { part: loaded };
  };
  return function Later(props: P) {
    const { value, error } = useLoaded(remember);
    const Part = loaded ?? value?.part;
    if (Part) return <Part {...props} />;
    return error ? <ErrorText>{t("shell-not-loaded-about")}</ErrorText> : null;
  };
}
