import { X } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { IconButton } from "./button";
import { t } from "./i18n";
import "./dialog.css";

interface DialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** The browser's own dialog: it keeps the focus, gives it back, and closes with Escape or a click beside it.
 * What can be closed comes last, so that the focus begins with what the dialog is about. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headline = useRef<HTMLHeadingElement>(null);
  const heading = useId();

  useEffect(() => {
    const self = dialog.current;
    if (open) {
      self?.showModal();
      // Where there is nothing to use but the way out, reading begins with the title.
      if (document.activeElement?.closest(".ui-dialog-close")) headline.current?.focus();
    }
    return () => self?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, and the browser sees to that
    <dialog
      ref={dialog}
      class="ui-dialog"
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div class="ui-dialog-sheet">
          <h2 id={heading} ref={headline} tabIndex={-1}>
            {title}
          </h2>
          <div class="ui-dialog-body">{children}</div>
          <div class="ui-dialog-close">
            <IconButton icon={X} label={t("shell-close")} onClick={onClose} />
          </div>
        </div>
      )}
    </dialog>
  );
}
