import * as v from 'valibot';
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import type { Entry, EntryType } from '../../../models/outbreak-duel/entries';
import { PRECON_IDS } from '../../../models/outbreak-duel/ids';
import type { Move } from '../../../models/outbreak-duel/moves';
import type { Options, State } from '../../../models/outbreak-duel/state';
import { CATALOGUE, usedIn } from './outbreak-duel-usage';
import type { SimulatedGame } from './simulated-game';

/** Entries that are worth counting, and what they are called in the report. */
const COUNTED: Readonly<Partial<Record<EntryType, string>>> = {
  attacked: 'attacks by Survivors a game',
  'escape-rolled': 'Escape rolls a game',
  reacted: 'Reacts a game',
  spawned: 'spawns a game',
  'bite-declared': 'zombie attacks a game',
  recycled: 'recycled Zombie Decks a game',
  decayed: 'TH decayed a game',
  looted: 'Loot a game',
};

/** Outbreak Duel between two pairs; the first one named goes first. The report tells how often each side won. */
export const outbreakDuelSimulated: SimulatedGame<State, Move, Entry, Options> = {
  game: outbreakDuel,
  scenarios: PRECON_IDS.flatMap((first) => PRECON_IDS.map((second) => `${first}-${second}`)),
  usualScenario: () => 'hold-sight',
  difficulties: ['normal'],
  optionsOf: ({ scenario }) =>
    v.parse(outbreakDuel.rules.options, { decks: scenario.split('-'), firstPlayer: 0 }),
  dealt: () => null,
  roundsOf: ({ round }) => round,
  countsOf({ log }) {
    const types = log.map(({ entry }) => entry.type);
    const counts = Object.entries(COUNTED).map(([type, name]) => [
      name,
      types.filter((one) => one === type).length,
    ]);
    const gnawed = log.reduce(
      (sum, { entry }) => sum + (entry.type === 'gnawed' ? entry.cards.length : 0),
      0,
    );
    return { ...Object.fromEntries(counts), 'cards gnawed a game': gnawed };
  },
  castOf: ({ players }, { winners }) =>
    Object.fromEntries(
      players.map(({ seat }, index) => [
        index === 0 ? 'first player' : 'second player',
        winners.includes(seat),
      ]),
    ),
  catalogueOf: () => CATALOGUE,
  usedIn: (_, entries) => usedIn(entries),
};
