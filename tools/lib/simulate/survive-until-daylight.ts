import * as v from 'valibot';
import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { isWon } from '../../../models/kernel/outcome';
import type { Entry } from '../../../models/survive-until-daylight/entries';
import { DIFFICULTIES } from '../../../models/survive-until-daylight/ids';
import type { Move } from '../../../models/survive-until-daylight/moves';
import type { Options, State } from '../../../models/survive-until-daylight/state';
import type { SimulatedGame } from './simulated-game';
import { CATALOGUE, usedIn } from './survive-until-daylight-usage';

/** Survive Until Daylight; who plays which character is dealt by luck. */
export const surviveUntilDaylightSimulated: SimulatedGame<State, Move, Entry, Options> = {
  game: surviveUntilDaylight,
  scenarios: [],
  usualScenario: () => '',
  difficulties: DIFFICULTIES,
  optionsOf: ({ difficulty }) => v.parse(surviveUntilDaylight.rules.options, { difficulty }),
  dealt(_, legal, pick) {
    const picks = legal.filter(({ type }) => type === 'PICK_CHARACTER');
    return picks[pick(picks.length)] ?? null;
  },
  roundsOf: ({ round }) => round,
  countsOf({ log, position }) {
    const entries = log.map(({ entry }) => entry);
    const damage = entries.reduce(
      (sum, entry) => sum + (entry.type === 'damage-taken' ? entry.amount : 0),
      0,
    );
    return {
      'damage a seat': damage / position.state.members.length,
      'delays a game': entries.filter(({ type }) => type === 'wave-delayed').length,
      'gifts a game': entries.filter(({ type }) => type === 'gift-taken').length,
    };
  },
  castOf: ({ members }, outcome) =>
    Object.fromEntries(members.flatMap(({ character }) => (character ? [[character, isWon(outcome)]] : []))),
  catalogueOf: () => CATALOGUE,
  usedIn: (_, entries) => usedIn(entries),
};
