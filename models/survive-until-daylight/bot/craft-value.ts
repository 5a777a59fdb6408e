/** What a crafted token is worth where it goes (11.1). */
import { HORDE } from '../content/horde';
import type { HordeCardId } from '../ids';
import type { MoveOf } from '../moves';
import { SPIKE_DAMAGE } from '../rules/crafting';
import { healthLeft, onLine } from '../rules/line';
import { memberOf, remaining } from '../rules/members';
import type { LineCard, Member, State } from '../state';
import { isLate } from './attack-value';
import type { Temper } from './level';
import { attackersOnHolder, expectedHit, hitValue, threatOf } from './line-value';

/** Junk is as good as what it stands for, but for its own uses. */
const JUNK_PRICE = 0.05;
/** Health of the holder below which protection is worth more. */
const LOW_HEALTH = 5;

function barricadeValue(state: State, member: Member): number {
  if (member.seat !== state.waveHolder) return isLate(state) ? 0.2 : 0.9;
  const comers = attackersOnHolder(state);
  if (comers.every(({ type }) => type === 'brute')) return 0.6;
  const monster = comers.some(({ type }) => type === 'monster') ? 2 : 0;
  return 1.6 + (remaining(member) < LOW_HEALTH ? 0.8 : 0) + monster;
}

/** A trap is for the first enemy that goes for the holder. */
function trapValue(temper: Temper, state: State, seat: string): number {
  const [first] = attackersOnHolder(state);
  if (seat !== state.waveHolder || !first) return 0;
  const threat = threatOf(temper, first);
  if (healthLeft(first) <= SPIKE_DAMAGE) return threat + 0.4;
  return ((threat / 2) * SPIKE_DAMAGE) / HORDE[first.type].health + 0.3;
}

function spearValue(temper: Temper, state: State, enemy: HordeCardId): number {
  const card = onLine(state, enemy);
  if (!card) return 0;
  const survives = healthLeft(card) > SPIKE_DAMAGE;
  return hitValue(temper, card, SPIKE_DAMAGE) + (survives ? threatOf(temper, card) / 4 : 0);
}

function grenadeValue(state: State, pair: readonly (HordeCardId | null)[]): number {
  const isHit = ({ id }: LineCard) => pair.includes(id);
  const saved = attackersOnHolder(state)
    .filter(isHit)
    .reduce((sum, card) => sum + expectedHit(state, card), 0);
  const isLow = state.waveHolder !== null && remaining(memberOf(state, state.waveHolder)) < LOW_HEALTH;
  return 0.8 * saved * (isLow ? 1.4 : 1);
}

function placedValue(temper: Temper, state: State, member: Member, { placement }: MoveOf<'CRAFT'>): number {
  switch (placement.kind) {
    case 'own':
      return barricadeValue(state, member);
    case 'seat':
      return trapValue(temper, state, placement.seat);
    case 'enemy':
      return spearValue(temper, state, placement.enemy);
    case 'pair':
      return grenadeValue(state, [placement.left, placement.right]);
  }
}

export function craftValue(temper: Temper, state: State, member: Member, move: MoveOf<'CRAFT'>): number {
  return placedValue(temper, state, member, move) - (move.junkFor ? JUNK_PRICE : 0);
}
