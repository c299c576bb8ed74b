// Short words at the edge of the page that go by themselves.
import { signal } from "@preact/signals";
import { X } from "lucide-preact";
import { IconButton } from "./button";
import { t } from "./i18n";
import "./notices.css";

interface Notice {
  id: number;
  text: string;
}

const STAYS = 6000;

const notices = signal<Notice[]>([]);
let next = 0;

const putAway = (id: number) => {
  notices.value = notices.value.filter((notice) => notice.id !== id);
};

/** Say something in passing. What needs an answer belongs beside the thing it is about instead. */
export function notify(text: string): void {
  const id = next++;
  notices.value = [...notices.value, { id, text }];
  setTimeout(() => putAway(id), STAYS);
}

export function Notices() {
  return (
    <div class="ui-notices" role="status">
      {notices.value.map(({ id, text }) => (
        <div class="ui-notice" key={id}>
          <p>{text}</p>
          <IconButton icon={X} label={t("shell-close")} onClick={() => putAway(id)} />
        </div>
      ))}
    </div>
  );
}
