/** All words over the street, and what they should not cover. Pure. */
import type { Side } from '../../../../../models/outbreak-duel/state';
import type { Place } from '../../../../table/camera/view';
import type { FloatingLabel } from '../../../../table/labels/Labels';
import { onBoard, PLACES } from '../../layout';
import { standeesIn } from '../dead/standing';
import type { Highlight } from '../marks';
import type { SceneModel } from '../scene-model';
import { TONES } from './outlines';
import { shapeOf } from './spot-shapes';

/** Share of the window's height. */
const SIZE = 0.032;
/** Heights at which the faces of a standee of the usual size and of a Survivor are. */
const FACE = { zombie: 1.45, survivor: 1.8 } as const;
const SIDES = [0, 1] as const;

/** Prices and odds, at what they are for. */
export function labelsIn(scene: SceneModel, highlights: readonly Highlight[]): readonly FloatingLabel[] {
  return highlights.flatMap(({ spot, tone, label }) => {
    const shape = label ? shapeOf(scene, spot) : null;
    if (!label || !shape) return [];
    const look = { text: label, colour: TONES[tone] };
    return [{ look, at: shape.under ?? shape.over, rank: 'price' as const, size: SIZE }];
  });
}

function survivorFace(side: Side): Place {
  const { x, z } = onBoard(side, PLACES.survivor);
  return [x, FACE.survivor, z];
}

/** Faces of the dead and of both Survivors. */
export function facesIn(scene: SceneModel): readonly Place[] {
  const dead = standeesIn(scene).map(({ pose: { x, z, grow } }): Place => [x, FACE.zombie * grow, z]);
  return [...dead, ...SIDES.map(survivorFace)];
}
