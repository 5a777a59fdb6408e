/** Lucky and allies (11.2, points 7 and 8). */
import { HORDE } from '../content/horde';
import type { CombatId } from '../ids';
import type { Move } from '../moves';
import { bolster, strikeResult, victimsOf } from '../rules/enemy-damage';
import { onLine } from '../rules/line';
import { memberOf, remaining } from '../rules/members';
import { actorOf } from '../rules/turn';
import type { State } from '../state';
import { cardValue, expectedBest, isLate } from './attack-value';
import type { Temper } from './level';

/** How far above its base an enemy's hit must be. */
const ABOVE_BASE = 2;
/** How much more a redraw must be worth for one's own side. */
const REDRAW_GAIN = 0.9;
const LOW_HEALTH = 6;

/** Index of an enemy's card that should go; null when the hit can be borne. */
function badCard(temper: Temper, state: State): number | null {
  const result = strikeResult(state);
  const attacker = state.strike?.attacker && onLine(state, state.strike.attacker);
  const victims = victimsOf(state, result);
  if (!attacker || victims.length === 0) return null;
  const kills = victims.some(({ seat, damage }) => damage >= remaining(memberOf(state, seat)));
  // A rookie does not think of it before it is too late.
  if (!temper.usesSpecials) return kills ? result.chosen : null;
  const usual = HORDE[attacker.type].base + bolster(state);
  return kills || result.damage >= usual + ABOVE_BASE ? result.chosen : null;
}

/** Whether the single card of an attack of ours should be drawn anew. */
function poorCard(temper: Temper, state: State): number | null {
  const drawn: readonly CombatId[] = state.attack?.drawn ?? [];
  const [only] = drawn;
  if (!only || drawn.length > 1) return null;
  const value = (card: CombatId) => cardValue(temper, state, actorOf(state), card);
  return expectedBest(1, value) - value(only) > REDRAW_GAIN ? 0 : null;
}

export function chooseLucky(temper: Temper, state: State, legal: readonly Move[]): Move | null {
  if (state.attack && !temper.usesSpecials) return null;
  const cardIndex = state.attack ? poorCard(temper, state) : badCard(temper, state);
  return legal.find((move) => move.type === 'LUCKY' && move.cardIndex === cardIndex) ?? null;
}

/** Allies step in when health runs low or the night is nearly over, else one for each hit of 2 or more. */
export function alliesToUse(state: State): number {
  const hit = state.strike?.hit;
  if (!hit) return 0;
  const member = memberOf(state, hit.seat);
  const most = Math.min(member.allies, hit.damage);
  if (remaining(member) <= LOW_HEALTH || isLate(state)) return most;
  return hit.damage >= 2 ? 1 : 0;
}
