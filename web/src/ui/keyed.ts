// Whether the page is being used by keys: the focus follows, and words pop up beside it, only for who uses them.
let keyed = false;

if (typeof document !== "undefined") {
  document.addEventListener("keydown", () => note(true), { capture: true });
  document.addEventListener("pointerdown", () => note(false), { capture: true });
}

function note(byKeys: boolean): void {
  keyed = byKeys;
}

export const usesKeys = () => keyed;
