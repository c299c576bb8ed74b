// Something that may be too wide and is then pushed sideways; where there is more, its edge fades.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import "./sideways.css";

const NEARLY = 4; // px

export function Sideways({ class: name, children }: { class: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState("");
  const look = () => setMore(box.current ? hidden(box.current) : "");
  useLayoutEffect(look);
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    if (box.current) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={box} class={`mo-sideways ${name}`} data-more={more} onScroll={look}>
      {children}
    </div>
  );
}

/** On which sides there is more than can be seen. */
function hidden({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const left = scrollLeft > NEARLY ? "left" : "";
  const right = scrollWidth - clientWidth - scrollLeft > NEARLY ? "right" : "";
  return `${left} ${right}`.trim();
}
