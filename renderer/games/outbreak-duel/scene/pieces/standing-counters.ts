/** Where matchsticks, casings and threat lie. */
import type { Side } from '../../../../../models/outbreak-duel/state';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import { apPlace, PLACES, TP_SLOTS, tpPlace } from '../../layout';
import { lying } from '../poses';
import type { BoardModel, SceneModel } from '../scene-model';
import { type CounterId, METER } from './counter-models';

export interface Counter extends PoseGoal {
  readonly model: CounterId;
  /** Held for the Stand-off. */
  readonly glows: boolean;
}

/** AP at Refresh; more come from cards. */
const USUAL_AP = 3;
const TILT = 0.16;

function matches({ standoff }: SceneModel, { ap }: BoardModel, side: Side): readonly Counter[] {
  return Array.from({ length: Math.max(USUAL_AP, ap) }, (_, index): Counter => {
    const held = index < ap;
    const pose = lying(side, apPlace(index), 1, { turn: TILT, y: held ? 0 : -0.02 });
    const model = held ? 'match' : 'match-spent';
    return { key: `${model} ${side} ${index}`, model, pose, glows: standoff && held };
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
      pose: lying(side, tpPlace(slot), 1, { y: 0 }),
      glows: false,
    }),
  );
}

function threat({ th }: BoardModel, side: Side): readonly Counter[] {
  const { points, step, length, redLine } = METER;
  return Array.from({ length: Math.min(th, points) }, (_, index): Counter => {
    const place = { x: PLACES.meter.x, z: PLACES.meter.z + length / 2 - (index + 1) * step };
    const model = index < redLine ? 'threat' : 'threat-over';
    return { key: `threat ${side} ${index}`, model, pose: lying(side, place, 1, { y: 0 }), glows: false };
  });
}

export function countersIn(scene: SceneModel): readonly Counter[] {
  return ([0, 1] as const).flatMap((side) => {
    const board = scene.boards[side];
    return [...matches(scene, board, side), ...casings(board, side), ...threat(board, side)];
  });
}
