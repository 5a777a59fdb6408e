/** Mistakes of the weaker bots: a fixed error for every plan in every position, without any luck (section 11.1). */
import { hashOf } from '../../kernel/hash';
import type { BotLevel } from '../../kernel/types';
import type { Move } from '../moves';
import type { State } from '../state';

/** How far a score may be off, either way. */
const AMPLITUDE: Readonly<Record<BotLevel, number>> = { hard: 0, normal: 1.25, easy: 3 };

/** What a move is for, whatever dice pay for it: ways to pay for the same plan are misjudged alike. */
function planOf(move: Move): unknown {
  switch (move.type) {
    case 'MOVE':
      return [move.type, move.kind, move.to];
    case 'ATTACK':
      return [move.type, move.mode, move.targetArea, move.targetType, move.targetDown];
    default:
      return move;
  }
}

/** What everybody sees of the moment. */
function momentOf({ round, active, runners, areas, tokens }: State): unknown {
  const seen = runners.map(({ id, zone, pool, track, heavyWounds, items }) => [
    id,
    zone,
    pool,
    track,
    heavyWounds,
    items,
  ]);
  return [round, active, seen, areas, tokens.length];
}

const HASHES = 2 ** 53;

/** The error that a bot of the level makes about a move in this position: 0 at the level hard. */
export function noiseOf(level: BotLevel, state: State): (move: Move) => number {
  const amplitude = AMPLITUDE[level];
  if (amplitude === 0) return () => 0;
  const moment = hashOf(momentOf(state));
  return (move) => amplitude * ((2 * Number.parseInt(hashOf([moment, planOf(move)]), 16)) / HASHES - 1);
}
