import { createSession } from '../../machines/kernel/session';
import type { Face, GameTypes } from '../../renderer/games/face';
import { diceRace, type RaceEntry, type RaceMove, type RaceState, racers } from '../../tools/bench/dice-race';

interface DiceRace extends GameTypes {
  readonly State: RaceState;
  readonly Move: RaceMove;
  readonly Entry: RaceEntry;
  readonly Plan: { readonly seed: string };
}

const nothing = () => null;

function startRace({ seed }: DiceRace['Plan']) {
  return createSession(diceRace, { options: {}, seats: racers(2), seed });
}

/** The face of the smallest game there is: a second game for tests of what all games share. */
export const diceRaceFace: Face<DiceRace> = {
  game: diceRace,
  plan: { usual: (seed) => ({ seed }), Editor: nothing, start: startRace },
  lesson: null,
  rulebook: { words: 'race', topics: [], entries: [] },
  commands: [],
  chapters: [],
  backdrop: () => startRace({ seed: 'quiet' }).whole().position.state,
  Scene: nothing,
  motionsOf: () => [],
  Play: nothing,
  panels: { Top: nothing, Left: nothing, Right: nothing },
  Statistics: nothing,
  tell: nothing,
  roundBegun: nothing,
  summaryOf: ({ moves }) => ({ round: moves, line: `After ${moves} moves` }),
  seatName: ({ name }) => name,
};
