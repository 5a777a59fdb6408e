import { CHIP_COLOURS } from '../../../table/impact/impact';
import type { ShownBlow } from '../../../table/impact/shown-blow';
import type { Motion } from '../motions';
import { strikeOf } from './lunges';
import type { SceneModel } from './scene-model';

/** Height of the middle of those who stand on the street, in cells. */
const MIDDLE = 1.05;
const SIZE = 1.25;

/** What flies while a motion plays; numbers follow with what the blow did. */
export function blowOf(motion: Motion | null, scene: SceneModel): ShownBlow | null {
  const both = strikeOf(motion, scene);
  if (!both || !motion) return null;
  const { strike, zombie, survivor } = both;
  const [person, dead] = [survivor, zombie.pose].map(({ x, z }) => ({ x, y: MIDDLE, z }));
  if (!person || !dead) return null;
  const isSurvivors = strike.by === 'survivor';
  return {
    of: motion,
    manner: strike.manner,
    from: isSurvivors ? person : dead,
    to: isSurvivors ? dead : person,
    said: null,
    hits: strike.stage === 'hit',
    colour: isSurvivors ? CHIP_COLOURS.dead : CHIP_COLOURS.people,
    size: SIZE,
  };
}
