import * as v from 'valibot';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import { layoutFor } from '../../../models/one-month-in/content/layouts';
import type { Entry, EntryType } from '../../../models/one-month-in/entries';
import { LAYOUT_IDS } from '../../../models/one-month-in/ids';
import type { Move } from '../../../models/one-month-in/moves';
import { pointsOf } from '../../../models/one-month-in/rules/points';
import type { Options, State } from '../../../models/one-month-in/state';
import { contentOf } from '../own/content';
import { CATALOGUE, usedIn } from './one-month-in-usage';
import type { SimulatedGame } from './simulated-game';

/** Entries that are worth counting, and what they are called in the report. */
const COUNTED: Readonly<Partial<Record<EntryType, string>>> = {
  'fight-started': 'zombie fights a game',
  'fight-lost': 'lost fights a game',
  overrun: 'overruns a game',
  'attack-opened': 'attacks a game',
  'attack-ended': 'attacks to the end a game',
  withdrew: 'withdrawals a game',
  armed: 'ARM a game',
  suited: 'SUIT a game',
  ran: 'runs a game',
  sacrificed: 'sacrifices a game',
  'fence-built': 'fences built a game',
  'fence-torn-down': 'fences torn down a game',
  fed: 'food fed a game',
  'farm-worked': 'farm work a game',
  straggler: 'stragglers a game',
  'flag-lifted': 'flags lifted a game',
};

/** One Month In on one of its maps; the report tells which seat in the order of turns won how often. */
export const oneMonthInSimulated: SimulatedGame<State, Move, Entry, Options> = {
  game: oneMonthIn,
  scenarios: LAYOUT_IDS,
  usualScenario: (seats) => (seats > 1 ? layoutFor(null, seats) : ''),
  difficulties: ['normal'],
  optionsOf: ({ content, scenario }) =>
    v.parse(oneMonthIn.rules.options, { layout: content ? contentOf(content).option : scenario }),
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
  castOf: ({ teams }, { winners }) =>
    Object.fromEntries(teams.map(({ seat }, index) => [`turn ${index + 1}`, winners.includes(seat)])),
  // A map of somebody's own may have no room for all of it.
  catalogueOf: ({ content }) => (content ? [] : CATALOGUE),
  usedIn: (_, entries) => usedIn(entries),
};
