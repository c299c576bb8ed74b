import { Check, Copy, Share2 } from "lucide-preact";
import { useState } from "preact/hooks";
import { Button } from "../ui/button";
import { t } from "../ui/i18n";

interface LinkButtonsProps {
  /** Asked for when a button is pressed. */
  link: () => string;
  label: string;
  title: string; // what the system's share sheet says
}

/** Copy a link or hand it to another app; where neither works it is shown to be copied by hand. */
export function LinkButtons({ link, label, title }: LinkButtonsProps) {
  const [state, setState] = useState<"ready" | "copied" | "by-hand">("ready");

  async function copy() {
    const copied = await copyText(link());
    setState(copied ? "copied" : "by-hand");
    if (copied) setTimeout(() => setState("ready"), 2500);
  }

  if (state === "by-hand") {
    return (
      <input
        class="ui-input"
        readOnly
        value={link()}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
    );
  }
  return (
    <>
      <Button icon={state === "copied" ? Check : Copy} onClick={copy}>
        <span aria-live="polite">{state === "copied" ? t("table-copied") : label}</span>
      </Button>
      {typeof navigator.share === "function" && (
        <Button icon={Share2} onClick={() => navigator.share({ title, url: link() }).catch(() => undefined)}>
          {t("table-share")}
        </Button>
      )}
    </>
  );
}

/** Pages on plain http in a home network have no clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
