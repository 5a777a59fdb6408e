/** What the next loot card may be, as everybody can count it (specification 10.3, OM-INFO-01). */
import { LOOT } from '../content/loot';
import type { State } from '../state';
import { unseenLoot } from '../view';
import { fightOdds, type GearDice } from './fight';

/** Shares of the cards that nobody has seen, from 0 to 1; all 0 when every card is known. */
export interface LootShares {
  readonly salvage: number;
  readonly survivors: number;
  readonly zombies: number;
  /** Zombies on the worst card that is left; 0 when none has any. */
  readonly worst: number;
}

/** Cards that nobody has seen yet, by kind. */
export function unseenByKind(state: Pick<State, 'teams' | 'spent'>) {
  const counts = { salvage: 0, survivors: 0, zombies: 0 };
  for (const id of unseenLoot(state)) counts[LOOT[id].kind] += 1;
  return counts;
}

export function lootShares(state: Pick<State, 'teams' | 'spent'>): LootShares {
  const cards = unseenLoot(state).map((id) => LOOT[id]);
  const { salvage, survivors, zombies } = unseenByKind(state);
  const of = (count: number) => (cards.length > 0 ? count / cards.length : 0);
  const worst = Math.max(0, ...cards.map(({ kind, amount }) => (kind === 'zombies' ? amount : 0)));
  return { salvage: of(salvage), survivors: of(survivors), zombies: of(zombies), worst };
}

/**
 * How likely the next card brings a fight that is lost, and the tile with it (OM-FIGHT-10), from 0 to 1.
 * @param people survivors of the team on the tile: all of them fight (OM-LOOT-06)
 * @param supply zombies that can still come
 */
export function overrunRisk(
  state: Pick<State, 'teams' | 'spent'>,
  people: number,
  supply: number,
  gear: GearDice,
): number {
  const cards = unseenLoot(state).map((id) => LOOT[id]);
  const lost = cards.reduce((sum, { kind, amount }) => {
    if (kind !== 'zombies') return sum;
    return sum + 1 - fightOdds(people, Math.min(amount, supply), gear).win;
  }, 0);
  return cards.length > 0 ? lost / cards.length : 0;
}
