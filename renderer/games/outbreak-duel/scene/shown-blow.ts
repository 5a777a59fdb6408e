import { CHIP_COLOURS } from '../../../table/impact/impact';
import type { ShownBlow } from '../../../table/impact/shown-blow';
import type { Spot } from '../../../table/places';
import { onBoard, PLACES, type Point } from '../layout';
import type { Motion } from '../motions';
import { standeeOf, strikeOf } from './lunges';
import type { SceneModel } from './scene-model';
import { sideOf } from './story/change';

/** Height of the middle of those who stand on the street, in cells. */
const MIDDLE = 1.05;
const SIZE = 1.25;

const raised = ({ x, z }: Point): Spot => ({ x, y: MIDDLE, z });

/** What splashes or is swung on goes from piece to piece, in an arc. */
const PASSES = { manner: 'throw', said: null, hits: true, size: SIZE } as const;

/** From whom a blow was swung on to another one: the zombie that it met first, else the Survivor. */
function passedOn(motion: Motion, scene: SceneModel): ShownBlow | null {
  const { entry } = motion;
  if (entry.type !== 'zombie-hurt' || entry.zombie === scene.strike?.zombie) return null;
  const target = standeeOf(scene, entry.zombie);
  if (!target) return null;
  const first = scene.strike && standeeOf(scene, scene.strike.zombie);
  const from = first?.pose ?? onBoard(scene.active, PLACES.survivor);
  return {
    of: motion,
    ...PASSES,
    from: raised(from),
    to: raised(target.pose),
    colour: CHIP_COLOURS.dead,
  };
}

/** What bursts splashes from the street on whoever is near (3.10). */
function splashed(motion: Motion, scene: SceneModel): ShownBlow | null {
  const { entry } = motion;
  if (entry.type !== 'hurt' || entry.by !== 'burst') return null;
  const side = sideOf(scene, entry.seat);
  const [from, to] = [PLACES.attacker, PLACES.survivor].map((place) => raised(onBoard(side, place)));
  return from && to ? { of: motion, ...PASSES, from, to, colour: CHIP_COLOURS.people } : null;
}

/** What flies while a motion plays; numbers follow with what the blow did. */
export function blowOf(motion: Motion | null, scene: SceneModel): ShownBlow | null {
  if (!motion) return null;
  const both = strikeOf(motion, scene);
  if (!both) return passedOn(motion, scene) ?? splashed(motion, scene);
  const { strike, zombie, survivor } = both;
  const [person, dead] = [raised(survivor), raised(zombie.pose)];
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
