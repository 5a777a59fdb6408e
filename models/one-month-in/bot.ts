import type { Bot } from '../kernel/game-rules';
import type { BotLevel, SeatId } from '../kernel/types';
import type { Move } from './moves';
import type { State } from './state';

/** A bot for a seat. */
export function createBot(_level: BotLevel, _seat: SeatId): Bot<State, Move> {
  return {
    choose(_position, [first]) {
      if (!first) throw new Error('A bot was asked to move where no move is legal.');
      return first;
    },
    explain: () => null,
  };
}
