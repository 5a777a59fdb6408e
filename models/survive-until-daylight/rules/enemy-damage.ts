/** What an enemy's attack does (6.11). */
import { COMBAT_CARDS } from '../content/combat-cards';
import { HORDE } from '../content/horde';
import type { CombatId, HordeCardId } from '../ids';
import type { State, Victim } from '../state';
import { onLine } from './line';
import { neighbourSeats } from './members';

export interface StrikeResult {
  /** Index of the card that is used among the drawn ones; null when none was drawn. */
  readonly chosen: number | null;
  readonly damage: number;
  readonly splash: number;
}

/** Added to every enemy attack: one for each Monster that is still on the line (SD-ENEM-10, SD-EDGE-15). */
export function bolster(state: State): number {
  return state.line.filter(({ type }) => type === 'monster').length;
}

export function isSeat(target: string): target is `seat-${number}` {
  return target.startsWith('seat-');
}

/** Damage and splash with one card: the Monsters raise the damage alone (SD-ENEM-04, SD-EDGE-32). */
function withCard(state: State, attacker: HordeCardId, card: CombatId): Omit<StrikeResult, 'chosen'> {
  const type = onLine(state, attacker)?.type ?? 'wanderer';
  const { base } = HORDE[type];
  const { fixed, value, splash } = COMBAT_CARDS[card];
  return {
    damage: Math.max(0, (fixed ?? base + value) + bolster(state)),
    splash: splash === 'X' ? base : splash,
  };
}

/** The most damaging of the drawn cards; ties go to the higher target damage, then to the first drawn (SD-ENEM-05). */
export function strikeResult(state: State): StrikeResult {
  const { strike } = state;
  let best: StrikeResult = { chosen: null, damage: 0, splash: 0 };
  if (!strike?.attacker || strike.target === null) return best;
  const reached = isSeat(strike.target) ? neighbourSeats(state, strike.target).length : 0;
  const total = ({ damage, splash }: StrikeResult) => damage + splash * reached;
  for (const [chosen, card] of strike.drawn.entries()) {
    const result = { chosen, ...withCard(state, strike.attacker, card) };
    const better = total(result) - total(best) || result.damage - best.damage;
    if (best.chosen === null || better > 0) best = result;
  }
  return best;
}

/** The seats that the attack reaches: the one attacked, then its neighbours by splash (SD-ENEM-07). */
export function victimsOf(state: State, { damage, splash }: Omit<StrikeResult, 'chosen'>): readonly Victim[] {
  const target = state.strike?.target ?? null;
  if (target === null || !isSeat(target)) return [];
  const direct: Victim = { seat: target, damage, direct: true };
  if (splash === 0) return [direct];
  return [direct, ...neighbourSeats(state, target).map((seat) => ({ seat, damage: splash, direct: false }))];
}
