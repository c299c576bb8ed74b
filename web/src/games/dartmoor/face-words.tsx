// All that stands on a face, in words, with its points of the moment.
import { t } from "../../ui/i18n";
import { TreeSymbol, TypeIcon } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import type { Face } from "./box";
import { UNIVERSAL } from "./types";
import { speciesInWords, speciesName } from "./words";
import "./face-words.css";

interface FaceWordsProps {
  face: Face;
  points?: number | undefined;
  /** The card that lies face down, for who may know it. */
  under?: string | undefined;
}

export function FaceWords({ face, points, under }: FaceWordsProps) {
  const { species, tree, side } = face;
  const back = species.id === UNIVERSAL;
  return (
    <div class="da-words" data-position={species.position}>
      <header>
        <span class="da-words-picture">
          <SpeciesPicture species={species} />
        </span>
        <div>
          <h3>{speciesName(species.id)}</h3>
          <p class="da-words-signs">
            {tree && (
              <span>
                <TreeSymbol tree={tree} /> {t(`dartmoor-tree-${tree}`)}
              </span>
            )}
            {species.symbols.map((symbol) => (
              <span key={symbol}>
                <TypeIcon symbol={symbol} /> {t(`dartmoor-symbol-${symbol}`)}
              </span>
            ))}
          </p>
          {!back && (
            <p class="small">
              {side !== "whole" && `${t(`dartmoor-page-side-${side}`)} · `}
              {t("dartmoor-printed-cost", { cost: species.cost })}
            </p>
          )}
        </div>
        {points !== undefined && (
          <p class="da-words-points">
            <b>{points}</b> <span>{t("dartmoor-page-now", { points })}</span>
          </p>
        )}
      </header>
      {back ? (
        <p>{t("dartmoor-page-universal")}</p>
      ) : (
        <dl>
          {speciesInWords(species).map(({ part, text, unsure }) => (
            <div key={text}>
              <dt>{t(`dartmoor-page-part-${part}`)}</dt>
              <dd>
                {text} {unsure && <em class="soft">{t("dartmoor-guess-icon")}</em>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {under && <p class="small soft">{t("dartmoor-page-under", { card: under })}</p>}
    </div>
  );
}
