/** A tin beside everybody who has eaten (10.1). When a team is fed they roll there from the street (10.2). */
import type { Pose, Via } from '../../../../motion/tween';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import type { SceneModel } from '../scene-model';
import type { Standing } from './standing';

/** From the middle of a figure's base, in heights of the figure. */
const BESIDE = { x: 0.24, y: 0.06, z: 0.2 } as const;
/** A tin rolls on its side, from so far to the south, and gets up where it is eaten. */
const ROLLS = { from: 1.9, aside: -0.35, tip: 1 } as const;
/** What lies is drawn higher by this (`standMatrix`), and a tin is so thick. */
const LYING = 0.3;
const RADIUS = 0.07;

export interface Tin extends PoseGoal {
  readonly model: 'tin';
}

export const tinOf = (figure: string): string => `tin ${figure}`;

function beside<At extends Via>(at: At, grow: number): At {
  return { ...at, x: at.x + BESIDE.x * grow, y: at.y + BESIDE.y * grow, z: at.z + BESIDE.z * grow };
}

function street(pose: Pose): Pose {
  return {
    ...pose,
    x: pose.x + ROLLS.aside,
    y: pose.y - LYING + RADIUS,
    z: pose.z + ROLLS.from,
    tip: ROLLS.tip,
  };
}

/** @param figures everybody on the table */
export function tinsIn({ fed }: SceneModel, figures: readonly Standing[]): readonly Tin[] {
  return figures
    .filter(({ ap }) => ap > 1)
    .map(({ key, pose, via }): Tin => {
      const lies = { ...beside(pose, pose.grow), yaw: 0 };
      return {
        key: tinOf(key),
        model: 'tin',
        pose: lies,
        ...(fed && { origin: street(lies) }),
        ...(via && { via: beside(via, pose.grow) }),
      };
    });
}

/** Somebody has eaten once the tin stands beside them. */
export function hasEaten(tin: Pose | undefined): boolean {
  return tin !== undefined && tin.tip < 0.02;
}
