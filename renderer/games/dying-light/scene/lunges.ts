import {
  type AreaId,
  INFECTED_TYPES,
  type InfectedType,
  type RunnerId,
} from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';
import { BLOWS, dodged, type Manner, MENACE, SHIVER, struck, towards } from '../../../motion/blow';
import type { Lunge } from '../../../table/pieces/usePoses';
import type { Spot } from '../../../table/places';
import type { Motion } from '../motions';
import type { Figure } from './crowd';
import { figurePose, runnerPose } from './poses';
import type { SceneModel, StrikeModel } from './scene-model';

/** Cells that a blow goes out at most, and how far a blow throws somebody back. */
const REACH = 1.5;
const RECOIL = 0.34;

/** The miniatures before a motion and after it. */
export interface Crowd {
  readonly before: readonly Figure[];
  readonly after: readonly Figure[];
}

/** How each type strikes. */
const TYPE_MANNERS: Readonly<Record<InfectedType, Manner>> = {
  biter: 'bite',
  viral: 'claw',
  volatile: 'slam',
  howler: 'bite',
};

export function zoneOf(runner: RunnerId, { runners }: SceneModel) {
  return runners.find(({ id }) => id === runner)?.zone ?? null;
}

/** The miniature that is struck: the one that has gone or fallen with this motion, else any of its type. */
export function victimOf(
  { area, target }: Pick<StrikeModel, 'area' | 'target'>,
  { before, after }: Crowd,
): Figure | null {
  const here = before.filter((figure) => figure.area === area && figure.type === target);
  const changed = here.find(({ key, down }) => after.find((one) => one.key === key)?.down !== down);
  return changed ?? here[0] ?? null;
}

function strike(attack: StrikeModel, scene: SceneModel, crowd: Crowd): readonly Lunge[] {
  const victim = victimOf(attack, crowd);
  const zone = zoneOf(attack.runner, scene);
  if (!victim || !zone) return [];
  const from = runnerPose(attack.runner, zone);
  const to = figurePose(victim, scene.tokens);
  const { act } = BLOWS[attack.manner];
  const own = { key: attack.runner, aim: towards(from, to, REACH), act };
  const missed = { key: victim.key, aim: towards(to, from, RECOIL), act: dodged(attack.manner) };
  return attack.stage === 'missed' ? [own, missed] : [own];
}

/** Those of a type that stand nearest, as many as attack. */
function nearest(
  figures: readonly Figure[],
  type: InfectedType,
  many: number,
  from: Spot,
  scene: SceneModel,
) {
  const far = (figure: Figure) => {
    const { x, z } = figurePose(figure, scene.tokens);
    return Math.hypot(x - from.x, z - from.z);
  };
  return figures
    .filter((figure) => figure.type === type && !figure.down)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, many);
}

/** The miniatures that attack now, those nearest to their victim, the heaviest type last. */
export function attackersOf(scene: SceneModel, figures: readonly Figure[]): readonly Figure[] {
  const { attack } = scene;
  const zone = attack && zoneOf(attack.runner, scene);
  if (!attack || !zone) return [];
  const victim = runnerPose(attack.runner, zone);
  const here = figures.filter(({ area }: { area: AreaId }) => area === areaOf(zone));
  return INFECTED_TYPES.flatMap((type) => nearest(here, type, attack.attackers[type] ?? 0, victim, scene));
}

/** How the strongest of those who attack strikes: theirs is the blow that counts. */
export function heaviest(figures: readonly Figure[]): Manner {
  const type = INFECTED_TYPES.findLast((one) => figures.some((figure) => figure.type === one));
  return TYPE_MANNERS[type ?? 'biter'];
}

/** Each in its own way; they meet their victim together. */
function bite(motion: Extract<Motion, { kind: 'bite' | 'menace' }>, scene: SceneModel, { after }: Crowd) {
  const zone = zoneOf(motion.runner, scene);
  if (!zone) return [];
  const victim = runnerPose(motion.runner, zone);
  const attackers = attackersOf(scene, after);
  const act = ({ type }: Figure) => (motion.kind === 'menace' ? MENACE : BLOWS[TYPE_MANNERS[type]].act);
  const lunges: readonly Lunge[] = attackers.map((figure) => ({
    key: figure.key,
    aim: towards(figurePose(figure, scene.tokens), victim, REACH),
    act: act(figure),
  }));
  const [first] = attackers;
  if (motion.kind === 'menace' || !first) return lunges;
  const manner = heaviest(attackers);
  const back = towards(victim, figurePose(first, scene.tokens), RECOIL);
  const own = motion.wounds > 0 ? struck(manner) : dodged(manner);
  return [...lunges, { key: motion.runner, aim: back, act: own }];
}

/** Who acts on their spot while a motion plays: blows, bites, and who is thrown back by them. */
export function lungesOf(motion: Motion, scene: SceneModel, crowd: Crowd): readonly Lunge[] {
  switch (motion.kind) {
    case 'remove':
    case 'knock-down':
    case 'miss':
      return scene.strike ? strike(scene.strike, scene, crowd) : [];
    case 'bite':
    case 'menace':
      return bite(motion, scene, crowd);
    case 'harm': {
      const zone = zoneOf(motion.runner, scene);
      return zone ? [{ key: motion.runner, aim: runnerPose(motion.runner, zone), act: SHIVER }] : [];
    }
    default:
      return [];
  }
}
