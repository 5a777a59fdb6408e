/** From where the table is looked at. */
import type { Place } from '../../../table/camera/view';
import { type Look, STREET_SIZE, yawOf } from '../layout';
import type { SceneModel } from './scene-model';

const QUARTER = Math.PI / 2;

type Looked = Pick<SceneModel, 'phase' | 'near' | 'active'>;

/** From which side the camera looks in radians: from behind a player, or with the Survivor of the turn on the left. */
export function yawFor({ phase, near, active }: Looked): number {
  return phase === 'zombie' ? yawOf(active) + QUARTER : yawOf(near);
}

export function lookFor({ phase }: Pick<SceneModel, 'phase'>): Look {
  return phase === 'zombie' ? 'side' : 'ends';
}

export const PITCH: Readonly<Record<Look, number>> = { ends: 0.9, side: 0.86 };

const [X, Z] = [STREET_SIZE.width / 2, STREET_SIZE.depth / 2];

/** From an end: the own board down to the piles, the other one up to the heads of those who stand there. */
function fromEnd(side: 1 | -1): readonly Place[] {
  return [
    [-X + 0.3, 0, (Z - 1.4) * side],
    [X - 0.3, 0, (Z - 1.4) * side],
    [-X + 0.9, 0.4, -(Z - 1.0) * side],
    [X - 0.9, 0.4, -(Z - 1.0) * side],
    [0, 1.6, -(Z - 1.2) * side],
  ];
}

/** From the side: both hands, and the street between them. */
function fromSide(side: 1 | -1): readonly Place[] {
  return [
    [5.2 * side, 0, Z],
    [5.2 * side, 0, -Z],
    [-5.8 * side, 1.2, Z],
    [-5.8 * side, 1.2, -Z],
  ];
}

const WHOLE: Readonly<Record<Look, readonly [readonly Place[], readonly Place[]]>> = {
  ends: [fromEnd(1), fromEnd(-1)],
  side: [fromSide(1), fromSide(-1)],
};

/** What the camera shows when it shows everything; the same object for the same view. */
export function wholeFor(looked: Looked): readonly Place[] {
  const side = looked.phase === 'zombie' ? looked.active : looked.near;
  return WHOLE[lookFor(looked)][side];
}
