// Other ways in: by a link, to watch, with a record.
import { Eye, FileUp, Link } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { getTables } from "../../net/http";
import { readLink } from "../../net/links";
import { Button, LinkButton } from "../../ui/button";
import { Field } from "../../ui/field";
import { t } from "../../ui/i18n";
import { useLoaded } from "../../ui/use-loaded";

interface DoorProps {
  title: string;
  about: string;
  children: ComponentChildren;
}

function Door({ title, about, children }: DoorProps) {
  return (
    <article class="panel home-door">
      <h3>{title}</h3>
      <p class="soft">{about}</p>
      <div class="home-door-way">{children}</div>
    </article>
  );
}

export function JoinDoor() {
  const { route } = useLocation();
  const [link, setLink] = useState("");
  const [error, setError] = useState<string>();

  function follow(event: Event) {
    event.preventDefault();
    const path = readLink(link);
    if (path) route(path);
    else setError(t(link.trim() ? "home-join-unreadable" : "home-join-empty"));
  }

  return (
    <Door title={t("home-join")} about={t("home-join-about")}>
      <form class="home-join" onSubmit={follow}>
        <Field label={t("home-join-link")} hideLabel error={error}>
          {(ties) => (
            <input
              {...ties}
              class="ui-input"
              autoComplete="off"
              spellcheck={false}
              placeholder={t("home-join-link")}
              value={link}
              onInput={(event) => {
                setLink(event.currentTarget.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" icon={Link}>
          {t("home-join-go")}
        </Button>
      </form>
    </Door>
  );
}

export function WatchDoor() {
  const { value: tables } = useLoaded(getTables);
  return (
    <Door title={t("shell-watch")} about={tables ? t("home-watch-about", { tables: tables.length }) : ""}>
      <LinkButton href="/watch" icon={Eye}>
        {t("home-watch-go")}
      </LinkButton>
    </Door>
  );
}

export function ImportDoor() {
  return (
    <Door title={t("shell-import")} about={t("home-import-about")}>
      <LinkButton href="/import" icon={FileUp}>
        {t("home-import-go")}
      </LinkButton>
    </Door>
  );
}
