/** Where matchsticks, casings and threat lie, and the tokens of the Survivors. */
import type { Side } from '../../../../../models/outbreak-duel/state';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import { apPlace, PLACES, TP_SLOTS, tpPlace } from '../../layout';
import { lying } from '../poses';
import type { BoardModel, SceneModel } from '../scene-model';
import { type CounterId, METER } from './counter-models';

export interface Counter extends PoseGoal {
  readonly model: CounterId;
  /** `held` for the Stand-off, `over` the red line of the meter. */
  readonly light: 'plain' | 'held' | 'over';
}

/** AP at Refresh; more come from cards. */
const USUAL_AP = 3;
const TILT = 0.16;
/** Larger than life, to be counted from afar. */
const SIZES = { match: 1.55, casing: 1.25 } as const;

function matches({ standoff }: SceneModel, { ap }: BoardModel, side: Side): readonly Counter[] {
  return Array.from({ length: Math.max(USUAL_AP, ap) }, (_, index): Counter => {
    const held = index < ap;
    const pose = lying(side, apPlace(index), SIZES.match, { turn: TILT, y: held ? 0 : -0.02 });
    const model = held ? 'match' : 'match-spent';
    return { key: `${model} ${side} ${index}`, model, pose, light: standoff && held ? 'held' : 'plain' };
  });
}

/** Unbanked ones from the left; the reserve has its own slot, and what cards give lies after it. */
function casings({ tp, reserve }: BoardModel, side: Side): readonly Counter[] {
  const own = Array.from({ length: tp }, (_, index) => (index < TP_SLOTS ? index : index + 1));
  const all = reserve > 0 ? [...own, TP_SLOTS] : own;
  return all.map(
    (slot): Counter => ({
      key: `casing ${side} ${slot}`,
      model: 'casing',
      pose: lying(side, tpPlace(slot), SIZES.casing, { y: 0 }),
      light: 'plain',
    }),
  );
}

function threat({ th }: BoardModel, side: Side): readonly Counter[] {
  const { points, step, length, redLine } = METER;
  return Array.from({ length: Math.min(th, points) }, (_, index): Counter => {
    const place = { x: PLACES.meter.x, z: PLACES.meter.z + length / 2 - (index + 0.5) * step };
    const light = index < redLine ? 'plain' : 'over';
    return { key: `threat ${side} ${index}`, model: 'threat', pose: lying(side, place, 1, { y: 0 }), light };
  });
}

/** Around the foot of a Survivor, from where the street is outwards: radians and cells. */
const AROUND = { first: -1.15, step: 0.4, reach: 1.25, size: 1.2 } as const;

function around(side: Side, slot: number): Counter['pose'] {
  const angle = AROUND.first + slot * AROUND.step;
  const { x, z } = PLACES.survivor;
  const place = { x: x - Math.cos(angle) * AROUND.reach, z: z + Math.sin(angle) * AROUND.reach };
  return lying(side, place, AROUND.size, { y: 0 });
}

/** Cover first, then as many tokens as there is Infection. */
function afflictions({ infection, cover }: BoardModel, side: Side): readonly Counter[] {
  const ids: readonly CounterId[] = [
    ...(cover ? (['cover'] as const) : []),
    ...Array.from({ length: infection }, () => 'infection' as const),
  ];
  return ids.map((model, slot): Counter => {
    const number = model === 'cover' || !cover ? slot : slot - 1;
    return { key: `${model} ${side} ${number}`, model, pose: around(side, slot), light: 'plain' };
  });
}

export function countersIn(scene: SceneModel): readonly Counter[] {
  return ([0, 1] as const).flatMap((side) => {
    const board = scene.boards[side];
    return [
      ...matches(scene, board, side),
      ...casings(board, side),
      ...threat(board, side),
      ...afflictions(board, side),
    ];
  });
}
