/**
 * The smallest game that uses everything the kernel has: dice, entries, a forced decision, bots, an end. The kernel's
 * tests play it, and the benchmark plays it against another engine.
 */

import * as v from 'valibot';
import { assign, setup } from 'xstate';
import { answer, type Game, type GameContext } from '../../machines/kernel/game';
import { quickened } from '../../machines/kernel/quick-chart';
import type { Draft } from '../../models/kernel/change';
import type { GameRules } from '../../models/kernel/game-rules';
import { createLuck, type Luck, rollDie } from '../../models/kernel/luck';
import { openGame } from '../../models/kernel/secrets';
import type { Outcome, Play, Position, Reason, Seat, SeatId } from '../../models/kernel/types';

export const GOAL = 50;
const FACES = ['1', '2', '3', '4', '5', '6'] as const;

export interface RaceState {
  readonly seats: readonly Seat[];
  readonly luck: Luck;
  readonly turn: number;
  readonly squares: readonly number[];
  /** The runner to move has taken its breath: it must run now. */
  readonly rested: boolean;
  readonly outcome: Outcome | null;
}
export type RaceMove = { readonly type: 'RUN' } | { readonly type: 'REST' } | { readonly type: 'STUMBLE' };
export type RaceEntry =
  | { readonly type: 'ran'; readonly seat: SeatId; readonly die: number }
  | { readonly type: 'rested'; readonly seat: SeatId }
  | { readonly type: 'forced' };
export type RaceOptions = Readonly<Record<string, never>>;
type RacePlay = Play<Draft<RaceState>, RaceEntry>;

function seatToMove(state: RaceState): SeatId {
  return state.seats[state.turn]?.id ?? 'seat-1';
}

function nameToMove(state: RaceState): string {
  return state.seats[state.turn]?.name ?? '';
}

function run({ state, tell }: RacePlay): void {
  const die = rollDie(state.luck, 'race', FACES);
  state.squares[state.turn] = (state.squares[state.turn] ?? 0) + die;
  tell({ type: 'ran', seat: seatToMove(state), die });
  if ((state.squares[state.turn] ?? 0) >= GOAL)
    state.outcome = { winners: [seatToMove(state)], reason: 'goal', scores: {}, rank: null };
  state.turn = (state.turn + 1) % state.seats.length;
  state.rested = false;
}

function rest({ state, tell }: RacePlay): void {
  state.rested = true;
  tell({ type: 'rested', seat: seatToMove(state) });
}

export function playRaceMove(play: RacePlay, move: RaceMove): void {
  if (move.type === 'STUMBLE') throw new Error('A rule broke in the middle of a move.');
  if (move.type === 'RUN') run(play);
  else rest(play);
}

function whyIllegal({ state }: Position<RaceState>, move: RaceMove): Reason | null {
  if (state.outcome) return { id: 'gameOver', params: {} };
  return move.type === 'REST' && state.rested ? { id: 'restedAlready', params: {} } : null;
}

const MOVES: readonly RaceMove[] = [{ type: 'RUN' }, { type: 'REST' }];

const rules: GameRules<RaceState, RaceMove, RaceEntry, RaceOptions> = {
  id: 'dice-race',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  options: v.object({}) as v.GenericSchema<unknown, RaceOptions>,
  moves: v.object({ type: v.picklist(['RUN', 'REST', 'STUMBLE']) }),
  setup: (_options, seats, seed, loaded) => ({
    seats,
    luck: createLuck(seed, loaded),
    turn: 0,
    squares: seats.map(() => 0),
    rested: false,
    outcome: null,
  }),
  seatsOf: ({ seats }) => seats,
  withSeats: (state, seats) => ({ ...state, seats }),
  legalMoves: (position) => MOVES.filter((move) => whyIllegal(position, move) === null),
  whyIllegal,
  mayMove: ({ state }, _move, by) =>
    state.outcome || by === seatToMove(state)
      ? null
      : { id: 'notYourTurn', params: { name: nameToMove(state) } },
  forcedMove: ({ state }) =>
    state.rested && !state.outcome ? { move: { type: 'RUN' }, entry: { type: 'forced' } } : null,
  prompt: ({ state }) => ({ id: 'run', seats: state.outcome ? [] : [seatToMove(state)], params: {} }),
  ...openGame<RaceEntry>(),
  view: (state) => ({ ...state, luck: { rng: [], dice: [], draws: [] } }),
  reveals: (entry) => entry.type === 'ran',
  outcome: (state) => state.outcome,
  round: () => 0,
  bot: () => ({
    choose: (_position, legal) => legal[0] ?? { type: 'RUN' },
    explain: (_position, move) => ({ id: 'race.why', params: { move: move.type } }),
  }),
};

const machine = setup({
  types: {
    context: {} as GameContext<RaceState, RaceEntry>,
    events: {} as RaceMove,
    input: {} as { readonly state: RaceState },
  },
  guards: {
    legal: ({ context, event }) => whyIllegal({ value: 'running', state: context.state }, event) === null,
    over: ({ context }) => context.state.outcome !== null,
  },
  actions: { take: assign(({ context, event }) => answer(context, (play) => playRaceMove(play, event))) },
}).createMachine({
  id: 'dice-race',
  context: ({ input }) => ({ state: input.state, entries: [] }),
  initial: 'running',
  states: {
    running: {
      on: {
        RUN: { guard: 'legal', actions: 'take' },
        REST: { guard: 'legal', actions: 'take' },
        STUMBLE: { guard: 'legal', actions: 'take' },
      },
      always: { guard: 'over', target: 'over' },
    },
    over: {},
  },
});

export const diceRace: Game<RaceState, RaceMove, RaceEntry, RaceOptions> = {
  rules,
  machine: quickened(machine),
};

/** People at the start line. */
export function racers(count: number, bots = 0): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: `Racer ${index + 1}`,
    controller: index < count - bots ? { kind: 'human' } : { kind: 'bot', level: 'normal' },
  }));
}
