// What the rules speak of, as it looks on the table.
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { CaveIcon, TreeSymbol, TypeIcon, WinterIcon } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import { backFace } from "./box";
import { SYMBOLS, TREES } from "./types";
import { speciesName } from "./words";
import "./rules-pictures.css";

/** Pictures in a row, each with a word or two. */
function Row({ children }: { children: ComponentChildren }) {
  return <ul class="da-legend">{children}</ul>;
}

function Item({ says, children }: { says: string; children: ComponentChildren }) {
  return (
    <li>
      {children}
      <span>{says}</span>
    </li>
  );
}

const Species = ({ ids }: { ids: string[] }) => (
  <Row>
    {ids.map((id) => (
      <Item key={id} says={speciesName(id)}>
        <SpeciesPicture species={{ id, symbols: ["plant"] }} />
      </Item>
    ))}
  </Row>
);

const sharers = ["dartmoor_badger", "dartmoor_black_rabbit", "water_soldiers", "keeled_skimmer", "cuckoo"];
const grounds = ["sessile_oak", "common_hazel", "valley_mire"];

/** Pictures for some of the sections. */
export function RulesPicture({ section }: { section: string }) {
  switch (section) {
    case "cards":
      return <Species ids={[...grounds, backFace.species.id]} />;
    case "symbols":
      return (
        <>
          <Row>
            {TREES.map((tree) => (
              <Item key={tree} says={t(`dartmoor-tree-${tree}`)}>
                <TreeSymbol tree={tree} />
              </Item>
            ))}
          </Row>
          <Row>
            {SYMBOLS.map((symbol) => (
              <Item key={symbol} says={t(`dartmoor-symbol-${symbol}`)}>
                <TypeIcon symbol={symbol} />
              </Item>
            ))}
          </Row>
        </>
      );
    case "sharing":
      return <Species ids={sharers} />;
    case "cave":
      return (
        <Row>
          <Item says={t("dartmoor-rules-picture-cave")}>
            <CaveIcon />
          </Item>
        </Row>
      );
    case "winter":
      return (
        <Row>
          <Item says={t("dartmoor-rules-picture-winter")}>
            <WinterIcon />
          </Item>
        </Row>
      );
    default:
      return null;
  }
}
