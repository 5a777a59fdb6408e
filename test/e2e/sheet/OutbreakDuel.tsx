import { useLayoutEffect, useRef } from 'react';
import { Color, Matrix4 } from 'three';
import { SURVIVOR_IDS, ZOMBIE_IDS } from '../../../models/outbreak-duel/ids';
import { Standees, type StandeesHandle } from '../../../renderer/games/outbreak-duel/scene/dead/Standees';
import { standeeMatrix } from '../../../renderer/games/outbreak-duel/scene/dead/standee-shape';
import { useStandeeSheet } from '../../../renderer/games/outbreak-duel/scene/dead/standee-sheet';
import {
  BADGE_IDS,
  COUNTER_IDS,
  useCounterModels,
} from '../../../renderer/games/outbreak-duel/scene/pieces/counter-models';
import { useSurvivorModels } from '../../../renderer/games/outbreak-duel/scene/pieces/survivor-models';
import { inRow, Painted, Shown } from './Shown';

const WHITE = new Color('white');
/** By day cardboard that is printed for a street at night would be too bright. */
const SHADE = new Color(0.5, 0.5, 0.5);
/** The dead stand in three rows behind the miniatures. */
const A_ROW = 10;
const TOKENS = [...COUNTER_IDS, ...BADGE_IDS];

function deadAt(index: number): Matrix4 {
  const [x, z] = inRow(index % A_ROW, A_ROW, 2.2, -8.6 + 2.4 * Math.floor(index / A_ROW));
  return standeeMatrix({ x, y: 0, z, yaw: 0, tip: 0, grow: 1 }, new Matrix4());
}

/** The cut-outs of all thirty. */
function Dead() {
  const standees = useRef<StandeesHandle>(null);
  const sheet = useStandeeSheet();
  useLayoutEffect(() => {
    standees.current?.lay(
      ZOMBIE_IDS.map((card, index) => ({ card, matrix: deadAt(index), colour: WHITE, light: SHADE })),
    );
  }, []);
  return <Standees ref={standees} sheet={sheet} capacity={ZOMBIE_IDS.length} />;
}

/** Miniatures, tokens and cut-outs of Outbreak Duel; its cards are pictures (`assets/pictures/outbreak-duel`). */
export function OutbreakDuel() {
  const survivors = useSurvivorModels();
  const { counters, badges } = useCounterModels();
  const models = { ...counters, ...badges };
  return (
    <>
      <Dead />
      {SURVIVOR_IDS.map((id, index) => (
        <Shown key={id} name={id} at={inRow(index, SURVIVOR_IDS.length, 3.3, -0.4)} scale={2.2}>
          <Painted body={survivors[id].body} glow={survivors[id].glow} />
        </Shown>
      ))}
      {TOKENS.map((id, index) => (
        <Shown key={id} name={id} at={inRow(index, TOKENS.length, 1.85, 3)} scale={1.7}>
          <Painted body={models[id].body} glow={models[id].glow} />
        </Shown>
      ))}
    </>
  );
}
