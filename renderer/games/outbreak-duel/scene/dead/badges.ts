/** What a zombie carries over the corners of its cardboard: the hourglass of those who have just come, stars of stun, the shield of Block. */
import { Color } from 'three';
import { ZOMBIES } from '../../../../../models/outbreak-duel/content/zombies';
import type { Pose } from '../../../../motion/tween';
import type { Laid } from '../../../../table/pieces/Miniatures';
import type { BadgeId } from '../pieces/counter-models';
import type { StandeeLook } from './standing';

export interface Badge extends Laid {
  readonly model: BadgeId;
}

/** To the right or left of the middle, over the ground, before the cardboard; in units of a whole standee. */
const CORNER = { x: 0.72, y: 1.34, z: 0.12 } as const;
const SIZE = 1.15;
/** By night they would be hard to tell. */
const LIT = new Color(1.5, 1.5, 1.5);
/** Who falls carries nothing any more. */
const FALLING = 0.3;

function badge({ x, y, z, yaw, grow }: Pose, model: BadgeId, side: 1 | -1): Badge {
  const east = CORNER.x * side * grow;
  const south = CORNER.z * grow;
  return {
    model,
    light: LIT,
    pose: {
      x: x + east * Math.cos(yaw) + south * Math.sin(yaw),
      y: y + CORNER.y * grow,
      z: z - east * Math.sin(yaw) + south * Math.cos(yaw),
      yaw,
      tip: 0,
      grow: grow * SIZE,
    },
  };
}

/** Stun says more than sickness: it lasts as long, and forbids more. */
export function badgesOf({ card, sick, stunned }: StandeeLook, pose: Pose): readonly Badge[] {
  if (Math.abs(pose.tip) > FALLING) return [];
  const state = stunned ? 'stun' : sick ? 'hourglass' : null;
  return [
    ...(state ? [badge(pose, state, 1)] : []),
    ...(ZOMBIES[card].keywords.block ? [badge(pose, 'shield', -1)] : []),
  ];
}
