import * as v from 'valibot';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import type { Entry, EntryType } from '../../../models/one-month-in/entries';
import type { Move } from '../../../models/one-month-in/moves';
import { pointsOf } from '../../../models/one-month-in/rules/points';
import type { Options, State } from '../../../models/one-month-in/state';
import { CATALOGUE, usedIn } from './one-month-in-usage';
import type { SimulatedGame } from './simulated-game';

/** Entries that are worth counting, and what they are called in the report. */
const COUNTED: Readonly<Partial<Record<EntryType, string>>> = {
  'fight-started': 'zombie fights a game',
  'fight-lost': 'lost fights a game',
  overrun: 'overruns a game',
  'attack-opened': 'attacks a game',
  'farm-worked': 'farm work a game',
  straggler: 'stragglers a game',
};

/** One Month In on the recommended map; the report tells which seat in the order of turns won how often. */
export const oneMonthInSimulated: SimulatedGame<State, Move, Entry, Options> = {
  game: oneMonthIn,
  scenarios: [],
  difficulties: ['normal'],
  optionsOf: () => v.parse(oneMonthIn.rules.options, {}),
  dealt: () => null,
  roundsOf: ({ round }) => round,
  countsOf({ log, position }) {
    const entries = log.map(({ entry }) => entry.type);
    const counts = Object.entries(COUNTED).map(([type, name]) => [
      name,
      entries.filter((one) => one === type).length,
    ]);
    const points = position.state.teams.map(({ seat }) => pointsOf(position.state, seat).total);
    return {
      ...Object.fromEntries(counts),
      'points a team': points.reduce((a, b) => a + b, 0) / points.length,
    };
  },
  /** Of rivals one wins every game: what tells is who. */
  castOf: ({ teams, outcome }) =>
    teams.flatMap(({ seat }, index) => (outcome?.winners.includes(seat) ? [`turn ${index + 1} wins`] : [])),
  catalogueOf: () => CATALOGUE,
  usedIn: (_, entries) => usedIn(entries),
};
