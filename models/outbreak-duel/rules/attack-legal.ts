/** What a Survivor may attack, and with what (OD-CMB-01, OD-CMB-02). */
import type { Reason } from '../../kernel/types';
import type { AttackMeans } from '../content/effects';
import { WEAPONS } from '../content/weapons';
import { nameIdOf } from '../decks/problems';
import type { Attack } from '../frames';
import type { State, Uid, Zombie } from '../state';
import { firstOf, no } from './reason';
import { characterOf, inZone, oneOfEachKind, standing, survivorOf, zombieAt, zombieCard } from './table';

/** Bare hands and melee Weapons reach the Threat Zone only. */
function reachesStreet(state: State): boolean {
  const { weapon } = survivorOf(state);
  return weapon !== null && WEAPONS[weapon.card].range === 'ranged';
}

/** In the Zombie Zone it cannot be chosen (Lurk). */
export function isHidden(zombie: Zombie): boolean {
  return zombie.zone === 'zombie' && zombieCard(zombie).keywords.lurk;
}

/** Another zombie that stands in the way (Block). */
function blockerBefore(state: State, zombie: Zombie): Zombie | null {
  if (zombie.zone !== 'threat' || zombieCard(zombie).keywords.block) return null;
  return inZone(state, 'threat').find((other) => zombieCard(other).keywords.block) ?? null;
}

/** Why S cannot attack this zombie as armed as it is; what it costs is another matter. */
export function whyOutOfAim(state: State, uid: Uid): Reason | null {
  const zombie = zombieAt(state, uid);
  if (!zombie || zombie.hp <= 0) return no('badChoice');
  if (zombie.zone === 'zombie' && !reachesStreet(state)) return no('outOfReach');
  if (isHidden(zombie)) return no('lurking');
  const blocker = blockerBefore(state, zombie);
  return blocker && no('blocked', { name: nameIdOf(blocker.card) });
}

/** A spent Weapon cannot attack, and nobody attacks with bare hands while armed. */
function whyUnarmed(state: State): Reason | null {
  return survivorOf(state).weapon?.spent ? no('weaponSpent') : null;
}

/** Why S cannot make the attack of a card. */
export function whyNoMeans(state: State, means: AttackMeans): Reason | null {
  const { weapon } = survivorOf(state);
  const range = weapon && WEAPONS[weapon.card].range;
  if (means === 'rangedWeapon' && range !== 'ranged') return weapon ? no('needRanged') : no('noWeapon');
  if (means === 'meleeVsAttacker' && range === 'ranged') return no('needMelee');
  return whyUnarmed(state);
}

export function whyNotAttack(state: State, uid: Uid): Reason | null {
  const { ap } = survivorOf(state);
  return firstOf(ap < 1 && no('noAp', { n: 1, k: ap }), whyUnarmed(state), whyOutOfAim(state, uid));
}

/** Everything that can be attacked, one of each kind. */
export function aims(state: State): readonly Zombie[] {
  return oneOfEachKind(standing(state).filter(({ uid }) => whyOutOfAim(state, uid) === null));
}

/** How many numbers are named before an unarmed attack; none with a Weapon (OD-CMB-05, `barroom`). */
export function numbersNeeded(state: State): number {
  const survivor = survivorOf(state);
  if (survivor.weapon) return 0;
  return characterOf(survivor).ability === 'barroom' ? 2 : 1;
}

export function whyNotNumbers(state: State, numbers: readonly number[]): Reason | null {
  const n = numbersNeeded(state);
  return new Set(numbers).size === n && numbers.length === n ? null : no('numbersCount', { n });
}

/** Numbers to offer: all are equally good. */
export function usualNumbers(state: State): readonly number[] {
  return [6, 5].slice(0, numbersNeeded(state)).toReversed();
}

/** An attack as S is armed now. */
export function attackOn(
  state: State,
  target: Uid,
  numbers: readonly number[],
  bonus = { hit: 0, damage: 0 },
): Attack {
  return { target, weapon: survivorOf(state).weapon?.card ?? null, ...bonus, numbers };
}
