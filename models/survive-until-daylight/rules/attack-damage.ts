/** What an attack of a character does, worked out from its weapon, its combat card and its perks (6.8). */
import { COMBAT_CARDS } from '../content/combat-cards';
import { WEAPONS } from '../content/weapons';
import type { CombatId, WeaponId } from '../ids';
import type { Attack, AttackResult, LineCard, Member, State } from '../state';
import { healthLeft, isEnemy, onLine } from './line';
import { is, mayUseFirst } from './members';

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

/** Base damage that Double tap adds to the first ammo attack (SD-PERK-06). */
const DOUBLE_TAP = 2;
/** Combat cards that each Vitaly adds (SD-SPEC-06). */
export const VITALY_CARDS = 2;

export function hasDoubleTap(state: State, member: Member, weapon: WeaponId): boolean {
  return WEAPONS[weapon].ammo !== null && mayUseFirst(state, member, 'ch-trigger', 'double-tap');
}

/** X: printed base and Double tap (SD-ATK-06). */
export function baseOf(state: State, member: Member, weapon: WeaponId): number {
  return WEAPONS[weapon].base + (hasDoubleTap(state, member, weapon) ? DOUBLE_TAP : 0);
}

/** Combat cards drawn for an attack (SD-ATK-04, SD-PERK-03, SD-PERK-05). */
export function cardsFor(member: Member, weapon: WeaponId, ammo: number, vitaly: number): number {
  const { kind, cards, ammo: uses } = WEAPONS[weapon];
  const enthusiast = kind === 'melee' && is(member, 'ch-psycho') ? 1 : 0;
  const steady = uses && is(member, 'ch-trigger') ? 1 : 0;
  return (uses ? ammo : cards) + enthusiast + steady + VITALY_CARDS * vitaly;
}

const amount = (splash: number | 'X', x: number): number => (splash === 'X' ? x : splash);

type Declared = Pick<Attack, 'weapon' | 'base' | 'focus'>;

/** Damage, splash and spread with one of the drawn cards, or without a card (SD-ATK-06, SD-EDGE-32). */
export function resultWith(
  member: Member,
  { weapon, base, focus }: Declared,
  card: CombatId | null,
): AttackResult {
  const used = card === null ? null : COMBAT_CARDS[card];
  const damage = used?.fixed ?? Math.max(0, base + (used?.value ?? 0));
  return {
    damage,
    splash: amount(WEAPONS[weapon].splash, base) + amount(used?.splash ?? 0, base) + member.bloodLust,
    spread: WEAPONS[weapon].spread || focus || (used?.spread ?? false),
    shares: { left: 0, target: damage, right: 0 },
    carried: null,
  };
}

/** The neighbour of the target on a side, as it was when the attack was declared (SD-ATK-07); nobody beside a single enemy (SD-EDGE-26). */
export function sideCard(state: State, attack: Attack, side: Side): LineCard | null {
  const id = attack[side];
  return id === null ? null : onLine(state, id);
}

/** Why a side can't be given spread damage; null when it can (SD-ATK-08). */
export function whyNoShare(
  state: State,
  attack: Attack,
  side: Side,
): 'SPREAD_NOT_ADJACENT' | 'SPREAD_SURVIVOR' | 'SPREAD_TARGET_DEAD' | null {
  const card = sideCard(state, attack, side);
  if (!card) return 'SPREAD_NOT_ADJACENT';
  if (!isEnemy(card)) return 'SPREAD_SURVIVOR';
  return healthLeft(card) <= (attack.result?.splash ?? 0) ? 'SPREAD_TARGET_DEAD' : null;
}

/** Sides that spread damage may go to; with none all goes to the target (SD-EDGE-08). */
export function spreadSides(state: State, attack: Attack): readonly Side[] {
  const { result } = attack;
  if (!result?.spread || result.damage < 1) return [];
  return SIDES.filter((side) => whyNoShare(state, attack, side) === null);
}

/** Damage beyond the target's health, Spears included (SD-PERK-04); 0 when it lives. */
export function excess(state: State, attack: Attack): number {
  const target = onLine(state, attack.target);
  if (!target || !attack.result) return 0;
  return Math.max(0, attack.result.shares.target + target.spears - healthLeft(target));
}

/**
 * Sides to which Carry-through may take the excess: enemies that this attack has not killed (SD-PERK-04). Spread has been
 * divided by then (SD-EDGE-24).
 */
export function carrySides(state: State, member: Member): readonly Side[] {
  const { attack } = state;
  if (!attack?.result || WEAPONS[attack.weapon].kind !== 'melee') return [];
  if (!mayUseFirst(state, member, 'ch-psycho', 'carry-through') || excess(state, attack) === 0) return [];
  const { splash, shares } = attack.result;
  return SIDES.filter((side) => {
    const card = sideCard(state, attack, side);
    return card !== null && isEnemy(card) && healthLeft(card) > splash + shares[side];
  });
}
