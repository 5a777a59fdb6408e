import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Color, CylinderGeometry } from 'three';
import { SURVIVOR_IDS, type SurvivorId } from '../../../../../models/outbreak-duel/ids';
import type { Pose } from '../../../../motion/tween';
import { Miniatures, type MiniaturesHandle } from '../../../../table/pieces/Miniatures';
import { type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { Surface } from '../../../../table/Surface';
import { tint } from '../../../../table/sculpt/shapes';
import { onBoard, PLACES } from '../../layout';
import { SIDE_COLOURS } from '../colours';
import type { SceneModel } from '../scene-model';
import { DISC, survivorGoal, survivorKey } from './standing-survivors';
import { useSurvivorModels } from './survivor-models';

/** Height of a person on this table. */
const SCALE = 1.9;
const SIDES = [0, 1] as const;

/** The discs on which the Survivors stand, in their players' colours. */
function Discs() {
  const disc = useMemo(() => tint(new CylinderGeometry(DISC.top, DISC.foot, DISC.height, 40), '#ffffff'), []);
  useEffect(() => () => disc.dispose(), [disc]);
  return SIDES.map((side) => {
    const { x, z } = onBoard(side, PLACES.survivor);
    return (
      <mesh
        key={side}
        geometry={disc}
        position={[x, DISC.height / 2, z]}
        castShadow
        receiveShadow
        raycast={() => null}
      >
        <Surface color={new Color(SIDE_COLOURS[side])} roughness={0.5} />
      </mesh>
    );
  });
}

export interface SurvivorsProps {
  readonly scene: SceneModel;
  readonly travel: Travel;
}

/** Both Survivors as miniatures. */
export function Survivors({ scene, travel }: SurvivorsProps) {
  const models = useSurvivorModels();
  const rows = useRef(new Map<SurvivorId, MiniaturesHandle>());
  const who = useMemo(() => [scene.boards[0].survivor, scene.boards[1].survivor] as const, [scene.boards]);
  const goals = useMemo(() => SIDES.map((side) => survivorGoal(scene, side)), [scene]);
  const draw = useCallback(
    (poses: ReadonlyMap<string, Pose>) => {
      for (const [id, row] of rows.current) {
        const own = SIDES.filter((side) => who[side] === id);
        row.lay(
          own.flatMap((side) => {
            const pose = poses.get(survivorKey(side));
            return pose ? [{ pose }] : [];
          }),
        );
      }
    },
    [who],
  );
  usePoses(goals, travel, draw);
  return (
    <>
      <Discs />
      {SURVIVOR_IDS.filter((id) => who.includes(id)).map((id) => (
        <Miniatures
          key={id}
          ref={(row) => {
            if (row) rows.current.set(id, row);
            else rows.current.delete(id);
          }}
          model={models[id]}
          capacity={2}
          scale={SCALE}
        />
      ))}
    </>
  );
}
