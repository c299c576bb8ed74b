// What the rules speak of, as it looks on the table.
import { t } from "../../ui/i18n";
import { Legend, LegendItem } from "../../ui/legend";
import { CaveIcon, TreeSymbol, TypeIcon, WinterIcon } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import { backFace } from "./box";
import { SYMBOLS, TREES } from "./types";
import { speciesName } from "./words";
import "./rules-pictures.css";

const Species = ({ ids }: { ids: string[] }) => (
  <Legend>
    {ids.map((id) => (
      <LegendItem key={id} says={speciesName(id)}>
        <SpeciesPicture species={{ id, symbols: ["plant"] }} />
      </LegendItem>
    ))}
  </Legend>
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
          <Legend>
            {TREES.map((tree) => (
              <LegendItem key={tree} says={t(`dartmoor-tree-${tree}`)}>
                <TreeSymbol tree={tree} />
              </LegendItem>
            ))}
          </Legend>
          <Legend>
            {SYMBOLS.map((symbol) => (
              <LegendItem key={symbol} says={t(`dartmoor-symbol-${symbol}`)}>
                <TypeIcon symbol={symbol} />
              </LegendItem>
            ))}
          </Legend>
        </>
      );
    case "sharing":
      return <Species ids={sharers} />;
    case "cave":
      return (
        <Legend>
          <LegendItem says={t("dartmoor-rules-picture-cave")}>
            <CaveIcon />
          </LegendItem>
        </Legend>
      );
    case "winter":
      return (
        <Legend>
          <LegendItem says={t("dartmoor-rules-picture-winter")}>
            <WinterIcon />
          </LegendItem>
        </Legend>
      );
    default:
      return null;
  }
}
