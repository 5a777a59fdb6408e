/** How long the odds of One Month In take that are shown before a click (specification 10.3): each for the first time. */
import { attackOdds } from '../../models/one-month-in/odds/attack';
import { fightOdds } from '../../models/one-month-in/odds/fight';
import { overrunRisk } from '../../models/one-month-in/odds/loot';

/** Nobody has seen a card yet. */
const ALL_UNSEEN = { teams: [], spent: [] };
const GEAR = { armed: 3, suited: 2 };

/** The most there can be of everything, for no tile ever holds more than 10 zombies: each is worked out from nothing, for nothing of it was asked before. */
const PREVIEWS: Readonly<Record<string, () => unknown>> = {
  '20 against 10 zombies, with gear': () => fightOdds(20, 10, GEAR),
  '20 against 20 of another team': () => attackOdds(20, 20),
  'a loot card for 20 people': () => overrunRisk(ALL_UNSEEN, 20, 60, { armed: 0, suited: 0 }),
};

/** @returns milliseconds of each, by its name */
export function timePreviews(): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(PREVIEWS).map(([name, work]) => {
      const start = performance.now();
      work();
      return [name, performance.now() - start];
    }),
  );
}
