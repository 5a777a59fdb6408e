/** The bots of Dying Light (section 11.1). They see what their seat sees and use no luck. */
import { best } from '../kernel/best';
import type { Bot } from '../kernel/game-rules';
import type { BotLevel, Position, SeatId } from '../kernel/types';
import { explain } from './bot/explain';
import { SCORERS } from './bot/scores';
import { decisionAt } from './decisions';
import type { Move } from './moves';
import type { State } from './state';

function choose(level: BotLevel, seat: SeatId, { value, state }: Position<State>, legal: readonly Move[]) {
  const decision = decisionAt(value);
  if (!decision) throw new Error('A bot was asked to move though no decision is open.');
  return best(legal, SCORERS[decision](state, seat, level));
}

/** A bot for a seat: `hard` plays as well as it can, `normal` and `easy` misjudge their own turns. */
export function createBot(level: BotLevel, seat: SeatId): Bot<State, Move> {
  return {
    choose: (position, legal) => choose(level, seat, position, legal),
    explain: (position, move) => explain(position, move, level),
  };
}
