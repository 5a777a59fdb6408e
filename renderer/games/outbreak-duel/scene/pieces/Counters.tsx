import { useCallback, useMemo, useRef } from 'react';
import { Color } from 'three';
import type { Pose } from '../../../../motion/tween';
import { type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { Surface } from '../../../../table/Surface';
import { onBoard, PLACES, yawOf } from '../../layout';
import type { SceneModel } from '../scene-model';
import { COUNTER_IDS, type CounterId, useCounterModels } from './counter-models';
import { Rows, type RowsHandle } from './Rows';
import { type Counter, countersIn } from './standing-counters';

const CAPACITY = 28;
const LIGHTS: Readonly<Record<Counter['light'], Color>> = {
  plain: new Color(1, 1, 1),
  held: new Color(2.6, 2.1, 1.5),
  over: new Color(2.2, 0.55, 0.6),
};
const SIDES = [0, 1] as const;

/** Counters that are on the table or on their way off it. */
function useKnown(counters: readonly Counter[]) {
  const known = useRef<ReadonlyMap<string, Counter>>(new Map());
  useMemo(() => {
    known.current = new Map([...known.current, ...counters.map((one) => [one.key, one] as const)]);
  }, [counters]);
  return known;
}

function Meters() {
  const { meter } = useCounterModels();
  return SIDES.map((side) => {
    const { x, z } = onBoard(side, PLACES.meter);
    return (
      <mesh
        key={side}
        geometry={meter}
        position={[x, 0, z]}
        rotation-y={yawOf(side)}
        castShadow
        receiveShadow
        raycast={() => null}
        dispose={null}
      >
        <Surface roughness={0.5} />
      </mesh>
    );
  });
}

export interface CountersProps {
  readonly scene: SceneModel;
  readonly travel: Travel;
}

/** Matchsticks, casings, threat in its meters, and tokens around the Survivors. */
export function Counters({ scene, travel }: CountersProps) {
  const counters = useMemo(() => countersIn(scene), [scene]);
  const known = useKnown(counters);
  const { counters: models } = useCounterModels();
  const rows = useRef<RowsHandle<CounterId>>(null);
  const draw = useCallback(
    (poses: ReadonlyMap<string, Pose>) =>
      rows.current?.lay(
        [...poses].flatMap(([key, pose]) => {
          const counter = known.current.get(key);
          return counter ? [{ model: counter.model, pose, light: LIGHTS[counter.light] }] : [];
        }),
      ),
    [known],
  );
  usePoses(counters, travel, draw);
  return (
    <>
      <Meters />
      <Rows ref={rows} ids={COUNTER_IDS} models={models} capacity={CAPACITY} />
    </>
  );
}
