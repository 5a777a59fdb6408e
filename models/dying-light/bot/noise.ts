/** Mistakes of the weaker bots: a fixed error for every plan of a turn, without any luck (section 11.1). */
import { hashOf } from '../../kernel/hash';
import type { BotLevel } from '../../kernel/types';
import type { Move } from '../moves';
import type { State } from '../state';

/**
 * How far a score may be off, either way, with one, two, three and four Runners: companions make up for one another's
 * mistakes (`docs/rulings.md`).
 */
const AMPLITUDE: Readonly<Record<BotLevel, readonly number[]>> = {
  hard: [],
  normal: [2, 4.6, 7.7, 8],
  easy: [3, 7, 11, 11.5],
};

/** What a move is for, whatever dice pay for it: ways to pay for the same plan are misjudged alike. */
export function planOf(move: Move): string {
  switch (move.type) {
    case 'ATTACK':
      return `${move.type} ${move.mode} ${move.targetArea} ${move.targetType} ${move.targetDown}`;
    default:
      return JSON.stringify(move);
  }
}

/**
 * What stays the same for a whole turn: the Round and the roll, wherever its dice lie by now. Whoever misjudges a plan
 * goes on doing so until the next turn, rather than to change its mind at every step.
 */
function turnOf({ round, active, runners }: State): unknown {
  const runner = runners.find(({ id }) => id === active);
  const dice = runner
    ? [...runner.pool, ...runner.track, ...runner.fatigue].filter((die) => die !== null)
    : [];
  return [round, active, dice.map(({ id, face }) => `${id} ${face}`).toSorted()];
}

/** A number from -1 to 1 that the text alone decides; equal texts give equal numbers. */
function spread(text: string): number {
  const hashes = 2 ** 53;
  return (2 * Number.parseInt(hashOf(text), 16)) / hashes - 1;
}

/** The error that a bot of the level makes about a move in this turn: 0 at the level hard. */
export function noiseOf(level: BotLevel, state: State): (plan: string) => number {
  const amplitude = AMPLITUDE[level][state.runners.length - 1] ?? 0;
  if (amplitude === 0) return () => 0;
  const turn = hashOf(turnOf(state));
  const known = new Map<string, number>();
  return (plan) => {
    const error = known.get(plan) ?? amplitude * spread(`${turn} ${plan}`);
    known.set(plan, error);
    return error;
  };
}
