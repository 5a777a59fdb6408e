/** What Lucky and allies would change (specification 10). */
import type { CombatId } from '../ids';
import { resultWith } from '../rules/attack-damage';
import { strikeResult } from '../rules/enemy-damage';
import { memberOf } from '../rules/members';
import { actorOf } from '../rules/turn';
import type { State } from '../state';
import { unseenCombat } from './odds';

export interface LuckyPreview {
  /** Damage to the target as the open cards are. */
  readonly now: number;
  /** Average damage once that card is replaced. */
  readonly after: number;
}

/** A character uses the best of the open cards, an enemy the worst for its target. */
function damageWith(state: State, drawn: readonly CombatId[]): number {
  const { attack, strike } = state;
  if (attack) return Math.max(0, ...drawn.map((card) => resultWith(actorOf(state), attack, card).damage));
  return strike ? strikeResult({ ...state, strike: { ...strike, drawn } }).damage : 0;
}

/** What Lucky on one of the open cards promises (SD-SPEC-07). */
export function luckyPreview(state: State, cardIndex: number): LuckyPreview {
  const drawn = state.attack?.drawn ?? state.strike?.drawn ?? [];
  const pool = unseenCombat(state, 1);
  const replaced = (card: CombatId) => drawn.map((open, index) => (index === cardIndex ? card : open));
  const sum = pool.reduce((total, card) => total + damageWith(state, replaced(card)), 0);
  return { now: damageWith(state, drawn), after: pool.length > 0 ? sum / pool.length : 0 };
}

/** Damage that is left of the hit with so many allies before it, from none on (SD-SURV-03). */
export function absorbPreview(state: State): readonly number[] {
  const hit = state.strike?.hit;
  if (!hit) return [];
  const most = Math.min(memberOf(state, hit.seat).allies, hit.damage);
  return Array.from({ length: most + 1 }, (_, count) => hit.damage - count);
}
