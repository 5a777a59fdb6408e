/** From where the table is looked at. */
import type { Side } from '../../../../models/outbreak-duel/state';
import type { Place } from '../../../table/camera/view';
import { type Look, STREET_SIZE, yawOf } from '../layout';
import type { SceneModel } from './scene-model';

const QUARTER = Math.PI / 2;

type Looked = Pick<SceneModel, 'phase' | 'solo' | 'active' | 'boards'>;

/** From which side the camera looks in radians: from behind a player, or with the Survivor of the turn on the left. */
export function yawFor(looked: Omit<Looked, 'boards'>): number {
  return looked.phase === 'zombie' ? yawOf(looked.active) + QUARTER : yawOf(nearSide(looked));
}

/** Who sits alone with a bot has the own board near; of two, whoever's turn it is (specification 10, hidden information). */
function nearSide({ solo, active }: Omit<Looked, 'boards'>): Side {
  return solo ?? active;
}

export function lookFor({ phase }: Pick<SceneModel, 'phase'>): Look {
  return phase === 'zombie' ? 'side' : 'ends';
}

export const PITCH: Readonly<Record<Look, number>> = { ends: 0.9, side: 0.8 };

const [X, Z] = [STREET_SIZE.width / 2, STREET_SIZE.depth / 2];

/** The upper edge of the cards that the player at an end holds up. */
const HELD = { y: 1.2, z: 7.65 } as const;

/** From an end: the own board down to the piles or to the fan, the other one up to its player's hand and the heads of those who stand there. */
function fromEnd(side: 1 | -1, near: number): readonly Place[] {
  return [
    [-X + 0.3, 0, near * side],
    [X - 0.3, 0, near * side],
    [-X + 0.9, 0.4, -(Z - 1.0) * side],
    [X - 0.9, 0.4, -(Z - 1.0) * side],
    [0, 1.6, -(Z - 1.2) * side],
    [0, HELD.y, -HELD.z * side],
  ];
}

/** From the side: both hands, the street between them, and the Rows at the near edge and at the far one. */
function fromSide(side: 1 | -1): readonly Place[] {
  return [
    [8.5 * side, 0, 3.3 * side],
    [8.5 * side, 0, 0.4 * side],
    [5.2 * side, 0, Z + 0.6],
    [5.2 * side, 0, -Z - 0.6],
    [-9.3 * side, 0.3, Z],
    [-9.3 * side, 0.3, -Z],
  ];
}

const WITH_FAN = Z + 1.4;
const TO_PILES = Z - 0.5;

const WHOLE = {
  fan: [fromEnd(1, WITH_FAN), fromEnd(-1, WITH_FAN)],
  piles: [fromEnd(1, TO_PILES), fromEnd(-1, TO_PILES)],
  side: [fromSide(1), fromSide(-1)],
} as const;

/** What the camera shows when it shows everything; the same object for the same view. */
export function wholeFor(looked: Looked): readonly Place[] {
  if (looked.phase === 'zombie') return WHOLE.side[looked.active];
  const near = nearSide(looked);
  return (looked.boards[near].docked ? WHOLE.piles : WHOLE.fan)[near];
}
