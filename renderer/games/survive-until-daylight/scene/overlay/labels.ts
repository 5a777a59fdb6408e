/** All that is written over the street, and what it should not cover. Pure. */
import type { Place } from '../../../../table/camera/view';
import type { FloatingLabel } from '../../../../table/labels/Labels';
import { pileSpot } from '../../layout';
import { KINDS } from '../pieces/piece-models';
import { enemyPose, linePose } from '../poses';
import type { SceneModel } from '../scene-model';
import type { Mark } from './mark-frames';

/** Shares of the window's height; the pile that is drawn from has the larger number. */
const SIZES = { odds: 0.03, drawn: 0.034, count: 0.024 } as const;
const COLOUR = '#e8d9a8';
/** Numbers float before their piles. */
const BEFORE = 0.74;
const COUNTED = ['active', 'rubble', 'combat', 'assault'] as const;
/** Height of a face over the foot of a figure that is 1 high. */
const FACE = 0.95;

function oddsLabels(marks: readonly Mark[]): readonly FloatingLabel[] {
  return marks.flatMap(({ label, colour, labelAt }) =>
    label ? [{ look: { text: label, colour }, at: labelAt, rank: 'price' as const, size: SIZES.odds }] : [],
  );
}

/** How many cards are left in the piles. */
function countLabels({ piles, seats }: SceneModel): readonly FloatingLabel[] {
  return COUNTED.filter((pile) => piles[pile] > 0).map((pile) => {
    const { x, y, z } = pileSpot(pile, seats.length);
    return {
      look: { text: String(piles[pile]), colour: COLOUR },
      at: [x, y + 0.1, z + BEFORE],
      rank: 'count',
      size: pile === 'active' ? SIZES.drawn : SIZES.count,
    };
  });
}

/** All words over the street: odds first, then what is counted. */
export function labelsIn(scene: SceneModel, marks: readonly Mark[]): readonly FloatingLabel[] {
  return [...oddsLabels(marks), ...countLabels(scene)];
}

/** Faces of those who stand in the line. */
export function facesIn(scene: SceneModel): readonly Place[] {
  return scene.line.map(({ id }): Place => {
    const { x, y, z, grow } = enemyPose(linePose(scene, id), id);
    return [x, y + FACE * grow * KINDS['raider-a'].scale, z];
  });
}
