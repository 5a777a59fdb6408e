import { areaOf } from '../../../../models/dying-light/map';
import { BLOWS } from '../../../motion/blow';
import { CHIP_COLOURS } from '../../../table/impact/impact';
import type { ShownBlow } from '../../../table/impact/shown-blow';
import type { Spot } from '../../../table/places';
import type { Motion } from '../motions';
import { sizesIn } from './figures/figure-sizes';
import { attackersOf, type Crowd, heaviest, victimOf, zoneOf } from './lunges';
import { figurePose, runnerPose } from './poses';
import type { SceneModel, StrikeModel } from './scene-model';

/** Heights of a piece's middle and of its head, in cells. */
const MIDDLE = 0.95;
const SIZE = 1.2;
const COLOURS = { good: '#ffd23a', harm: '#ff5a4d', calm: '#e8d9a8' } as const;

const raised = ({ x, y, z }: Spot): Spot => ({ x, y: y + MIDDLE, z });

/** Milliseconds at single speed until who is struck falls; 0 where nobody strikes. */
export function contactOf({ strike }: SceneModel): number {
  if (strike?.stage !== 'hit') return 0;
  const { contact, stop } = BLOWS[strike.manner];
  return contact + stop;
}

function ofRunner(of: Motion, attack: StrikeModel, scene: SceneModel, crowd: Crowd): ShownBlow | null {
  const victim = victimOf(attack, crowd);
  const zone = zoneOf(attack.runner, scene);
  if (!victim || !zone) return null;
  const hits = attack.stage === 'hit';
  const { total, manner } = attack;
  return {
    of,
    manner,
    from: raised(runnerPose(attack.runner, zone)),
    to: raised(figurePose(victim, scene.tokens)),
    said: total === null ? null : { text: `${total}`, colour: hits ? COLOURS.good : COLOURS.calm },
    hits,
    colour: CHIP_COLOURS.dead,
    size: SIZE * sizesIn(crowd.before)(victim),
  };
}

function ofInfected(
  motion: Extract<Motion, { kind: 'bite' }>,
  scene: SceneModel,
  { after }: Crowd,
): ShownBlow | null {
  const zone = zoneOf(motion.runner, scene);
  const attackers = attackersOf(scene, after);
  const first = attackers.at(-1);
  if (!zone || !first || first.area !== areaOf(zone)) return null;
  const hits = motion.wounds > 0;
  return {
    of: motion,
    manner: heaviest(attackers),
    from: raised(figurePose(first, scene.tokens)),
    to: raised(runnerPose(motion.runner, zone)),
    said: hits ? { text: `−${motion.wounds}`, colour: COLOURS.harm } : { text: '0', colour: COLOURS.calm },
    hits,
    colour: CHIP_COLOURS.people,
    size: SIZE,
  };
}

/** What flies and floats while a motion plays. */
export function blowOf(motion: Motion | null, scene: SceneModel, crowd: Crowd): ShownBlow | null {
  switch (motion?.kind) {
    case 'remove':
    case 'knock-down':
    case 'miss':
      return scene.strike && ofRunner(motion, scene.strike, scene, crowd);
    case 'bite':
      return ofInfected(motion, scene, crowd);
    default:
      return null;
  }
}
