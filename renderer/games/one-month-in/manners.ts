/** How everybody of One Month In strikes. */
import type { Manner } from '../../motion/blow';
import type { ThrownDie } from './scene/scene-model';

/** Each sculpt of a zombie has a way of its own. */
const ZOMBIES: Readonly<Record<string, Manner>> = {
  'zombie-1': 'bite',
  'zombie-2': 'claw',
  'zombie-3': 'slam',
};

export const mannerOfZombie = (model: string): Manner => ZOMBIES[model] ?? 'bite';

/** Whoever is armed swings wide, all others stab with what they found. */
export const mannerOfSurvivor = (die: ThrownDie | undefined): Manner => (die?.better ? 'hammer' : 'stab');
