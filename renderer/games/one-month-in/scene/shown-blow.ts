import { BLOWS } from '../../../motion/blow';
import { CHIP_COLOURS } from '../../../table/impact/impact';
import type { ShownBlow } from '../../../table/impact/shown-blow';
import type { Spot } from '../../../table/places';
import type { Motion } from '../motions';
import { type Crowd, clashesOf } from './clashes';
import type { Standing } from './figures/standing';
import type { SceneModel } from './scene-model';

/** Height of a figure's middle, to its size. */
const MIDDLE = 0.5;
const SIZE = 0.62;

const middleOf = ({ pose: { x, y, z, grow } }: Standing): Spot => ({ x, y: y + MIDDLE * grow, z });

/** What flies where blows meet; the number of those who fall floats over the tile. */
export function blowsOf(motion: Motion | null, scene: SceneModel, crowd: Crowd): readonly ShownBlow[] {
  return clashesOf(motion, scene, crowd).flatMap(({ by, at, manner, hits }): readonly ShownBlow[] => {
    if (!motion) return [];
    const colour = at.seat === null ? CHIP_COLOURS.dead : CHIP_COLOURS.people;
    const size = SIZE * at.pose.grow;
    return [{ of: motion, manner, from: middleOf(by), to: middleOf(at), said: null, hits, colour, size }];
  });
}

/** Milliseconds at single speed until those who are hit fall; 0 where nobody strikes. */
export function contactOf(motion: Motion | null, scene: SceneModel, crowd: Crowd): number {
  const times = clashesOf(motion, scene, crowd).map(
    ({ manner }) => BLOWS[manner].contact + BLOWS[manner].stop,
  );
  return Math.max(0, ...times);
}
