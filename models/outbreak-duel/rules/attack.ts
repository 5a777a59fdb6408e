/** One attack of a Survivor from its declaration to its deaths (OD-CMB-03 to OD-CMB-08). */

import { WEAPONS } from '../content/weapons';
import type { Attack, FrameOf, Roll } from '../frames';
import type { ODPlay } from '../play';
import type { State, Weapon, Zombie } from '../state';
import { breakWeapon, sumOf, traitsOf, wearWeapon } from './equipment';
import { push } from './stack';
import { characterOf, oneOfEachKind, otherSide, standing, survivorOf, zombieAt, zombieCard } from './table';
import { changeTh } from './threat';
import { hurtZombies } from './zombies';

/** The number to reach and what is added to the die; bare hands know neither (OD-CMB-05). */
export function hitRollOf(
  state: State,
  hit: number,
): { readonly need: number | null; readonly bonus: number } {
  const survivor = survivorOf(state);
  const { weapon } = survivor;
  if (!weapon) return { need: null, bonus: 0 };
  const card = WEAPONS[weapon.card];
  const steady =
    characterOf(survivor).ability === 'steady' && card.range === 'ranged' && !state.marks.steadyUsed ? 1 : 0;
  const bonus = sumOf(weapon.attachments, 'hitBonus') + state.marks.rollBonus + hit + steady;
  return { need: card.hit, bonus };
}

/** Damage of a hit on a zombie before Armored (OD-CMB-06). */
function fullDamage(state: State, { zone }: Zombie, extra: number): number {
  const survivor = survivorOf(state);
  const { weapon } = survivor;
  const character = characterOf(survivor);
  const { attackBonus, barroomUsed } = state.marks;
  if (!weapon) return character.damage + attackBonus + extra;
  const { damage, range } = WEAPONS[weapon.card];
  const attached = sumOf(weapon.attachments, 'damageBonus');
  const street = zone === 'zombie' ? sumOf(weapon.attachments, 'damageBonusVsZombieZone') : 0;
  const barroom = character.ability === 'barroom' && range === 'melee' && !barroomUsed ? 1 : 0;
  return damage + attached + street + attackBonus + extra + barroom;
}

/** Damage of a hit on a zombie; Armored takes it down to 1 at the least (3.10). */
export function hitDamage(state: State, zombie: Zombie, extra: number): number {
  const { weapon } = survivorOf(state);
  const damage = fullDamage(state, zombie, extra);
  const { armored } = zombieCard(zombie).keywords;
  if (armored === 0 || (weapon && WEAPONS[weapon.card].traits.pierce)) return damage;
  return Math.max(1, damage - armored);
}

/** What an attack costs the Weapon, hit or miss. */
function takeToll(play: ODPlay, weapon: Weapon): void {
  const { state } = play;
  const traits = traitsOf(weapon);
  wearWeapon(play, state.active, 1);
  const survivor = survivorOf(state);
  if (traits.heavy && survivor.weapon) survivor.weapon = { ...survivor.weapon, spent: true };
  if (traits.loud) changeTh(play, otherSide(state.active), 1, 'loud');
}

/** `steady` is used up by the first ranged attack, hit or miss (3.2). */
function markSteady({ state }: ODPlay): void {
  const survivor = survivorOf(state);
  const isRanged = survivor.weapon && WEAPONS[survivor.weapon.card].range === 'ranged';
  if (isRanged && characterOf(survivor).ability === 'steady')
    state.marks = { ...state.marks, steadyUsed: true };
}

/**
 * An attack is made: the Weapon wears out, becomes spent and is heard whether it hits or not (OD-CARD-01).
 * @param ap what was paid for it
 */
export function declareAttack(
  play: ODPlay,
  attack: Attack,
  how: { readonly ap: number; readonly snap: boolean },
): void {
  const { state } = play;
  const zombie = zombieAt(state, attack.target);
  if (!zombie) return;
  const survivor = survivorOf(state);
  const { need, bonus } = hitRollOf(state, attack.hit);
  const { weapon, numbers } = attack;
  const named = { zombie: zombie.uid, card: zombie.card };
  play.tell({ type: 'attacked', seat: survivor.seat, zone: zombie.zone, weapon, numbers, ...how, ...named });
  markSteady(play);
  if (survivor.weapon) takeToll(play, survivor.weapon);
  if (weapon && need === null) {
    const roll = { weapon, need, bonus: 0, numbers: [], die: null, success: true, reroll: false } as const;
    const damage = hitDamage(state, zombie, attack.damage);
    play.tell({ type: 'attack-rolled', seat: survivor.seat, damage, ...roll, ...named });
    push(play, { type: 'hit', attack });
    return;
  }
  const roll: Roll = {
    kind: weapon ? 'hit' : 'unarmed',
    zombie: zombie.uid,
    need: need ?? 0,
    bonus,
    numbers,
  };
  push(play, { type: 'roll', roll, purpose: { for: 'attack', attack } });
}

/** It missed for good. */
export function missed(play: ODPlay): void {
  breakWeapon(play, play.state.active);
}

/** Whom Cleave may hit: any other in the same zone, hidden or shielded (edge cases 18, 19). */
export function cleaveTargets(state: State, { target }: Attack): readonly Zombie[] {
  const main = zombieAt(state, target);
  return standing(state).filter(({ uid, zone }) => uid !== target && zone === main?.zone);
}

export function resolveHit(play: ODPlay, { attack }: FrameOf<'hit'>): void {
  const { weapon } = survivorOf(play.state);
  const cleave = weapon ? traitsOf(weapon).cleave : 0;
  const others = cleave > 0 ? cleaveTargets(play.state, attack) : [];
  if (oneOfEachKind(others).length > 1) push(play, { type: 'needCleave', attack });
  else push(play, { type: 'blow', attack, cleave: others[0]?.uid ?? null });
}

/** `barroom` is used up by the first melee-Weapon hit (3.2). */
function markBarroom({ state }: ODPlay, { weapon }: Attack): void {
  if (weapon && WEAPONS[weapon].range === 'melee') state.marks = { ...state.marks, barroomUsed: true };
}

/** Damage to main and Cleave target together; then a broken Weapon leaves, then the dead do (OD-CMB-07). */
export function resolveBlow(play: ODPlay, { attack, cleave }: FrameOf<'blow'>): void {
  const { state } = play;
  const zombie = zombieAt(state, attack.target);
  const { weapon } = survivorOf(state);
  const traits = weapon ? traitsOf(weapon) : null;
  const source = attack.weapon ?? survivorOf(state).survivor;
  const main = zombie
    ? [{ uid: zombie.uid, n: hitDamage(state, zombie, attack.damage), exile: traits?.burn ?? false }]
    : [];
  const other =
    cleave === null ? [] : [{ uid: cleave, n: traits?.cleave ?? 0, exile: false, cleave: true as const }];
  markBarroom(play, attack);
  const deaths = hurtZombies(play, [...main, ...other], source);
  breakWeapon(play, state.active);
  push(play, ...deaths);
}
