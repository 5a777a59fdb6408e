/** How everybody of Outbreak Duel strikes, and how each kind of the dead goes. */
import { ZOMBIES, type ZombieKind } from '../../../models/outbreak-duel/content/zombies';
import type { WeaponId, ZombieId } from '../../../models/outbreak-duel/ids';
import type { Manner } from '../../motion/blow';
import type { Gait } from '../../motion/tween';

const WEAPONS: Readonly<Record<WeaponId, Manner>> = {
  W01: 'hammer',
  W02: 'hammer',
  W03: 'stab',
  W04: 'slash',
  W05: 'hammer',
  W06: 'slash',
  W07: 'slash',
  W08: 'fire',
  W09: 'fire',
  W10: 'fire',
  W11: 'shoot',
  W12: 'throw',
  W13: 'fire',
};

const KINDS: Readonly<Record<ZombieKind, { readonly manner: Manner; readonly walk: Gait }>> = {
  walker: { manner: 'bite', walk: 'shamble' },
  runner: { manner: 'claw', walk: 'scuttle' },
  brute: { manner: 'slam', walk: 'stalk' },
  mutant: { manner: 'crush', walk: 'slide' },
  boss: { manner: 'crush', walk: 'stalk' },
};

/** @param weapon null for bare hands */
export const mannerOfWeapon = (weapon: WeaponId | null): Manner => (weapon ? WEAPONS[weapon] : 'stab');
export const mannerOfZombie = (card: ZombieId): Manner => KINDS[ZOMBIES[card].kind].manner;
export const walkOf = (card: ZombieId): Gait => KINDS[ZOMBIES[card].kind].walk;
