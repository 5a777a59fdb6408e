import { FIGURE_IDS } from '../../../renderer/games/survive-until-daylight/scene/pieces/figure-ids';
import {
  TOKEN_IDS,
  useModels,
} from '../../../renderer/games/survive-until-daylight/scene/pieces/piece-models';
import { inRow, Painted, Shown } from './Shown';

const CHARACTERS = 6;
const OTHERS = FIGURE_IDS.length - CHARACTERS;

function figurePlace(index: number): readonly [number, number] {
  return index < CHARACTERS
    ? inRow(index, CHARACTERS, 3.3, -0.2)
    : inRow(index - CHARACTERS, OTHERS, 2.6, -5.4);
}

/** Miniatures and tokens of Survive Until Daylight. */
export function SurviveUntilDaylight() {
  const models = useModels();
  return (
    <>
      {FIGURE_IDS.map((id, index) => (
        <Shown key={id} name={id} at={figurePlace(index)} scale={2.9}>
          <Painted body={models[id].body} glow={models[id].glow} />
        </Shown>
      ))}
      {TOKEN_IDS.map((id, index) => (
        <Shown key={id} name={id} at={inRow(index, TOKEN_IDS.length, 2.2, 3.2)} scale={2.6}>
          <Painted body={models[id].body} glow={models[id].glow} />
        </Shown>
      ))}
    </>
  );
}
