// All signs by what they stand for, as large as the letters around them. Without a label they only accompany words.
import type { Action, SpecialAction, Tile, Ware } from "../types";
import { animals } from "./animals";
import type { Drawing } from "./drawing";
import { emblemOf } from "./emblems";
import { goods } from "./goods";
import { tiles } from "./minors";
import { Icon } from "./shapes";
import { actions, BED, BEGGING, COCK, GARDEN_PATH, INFIRMARY, specials } from "./signs";

export { PersonIcon, PersonShape } from "./people";

interface Labelled {
  label?: string;
}

const wares: Record<Ware | Tile, Drawing> = { ...goods, ...animals, ...tiles };

export const WareIcon = ({ ware, label }: Labelled & { ware: Ware | Tile }) => (
  <Icon drawing={wares[ware]} label={label} />
);

/** The picture of an improvement. */
export const EmblemIcon = ({ picture, label }: Labelled & { picture: string }) => (
  <Icon drawing={emblemOf(picture)} label={label} />
);

export const SpecialIcon = ({ action, label }: Labelled & { action: SpecialAction }) => (
  <Icon drawing={specials[action]} label={label} />
);

/** Plow, sow, bake, build, fence, renovate and the like. */
export const ActionIcon = ({ action, label }: Labelled & { action: Action }) => (
  <Icon drawing={actions[action]} label={label} />
);

export const StartIcon = ({ label }: Labelled) => <Icon drawing={COCK} label={label} />;
export const BeggingIcon = ({ label }: Labelled) => <Icon drawing={BEGGING} label={label} />;
export const BedIcon = ({ label }: Labelled) => <Icon drawing={BED} label={label} />;
export const GardenPathIcon = ({ label }: Labelled) => <Icon drawing={GARDEN_PATH} label={label} />;
export const InfirmaryIcon = ({ label }: Labelled) => <Icon drawing={INFIRMARY} label={label} />;
