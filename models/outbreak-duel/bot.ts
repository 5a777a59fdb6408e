import type { Bot } from '../kernel/game-rules';
import type { BotLevel, SeatId } from '../kernel/types';
import type { Move } from './moves';
import type { State } from './state';

export function createBot(_level: BotLevel, _seat: SeatId): Bot<State, Move> {
  return {
    choose(_position, legal) {
      const move = legal.at(-1);
      if (!move) throw new Error('A bot was asked to move though no decision is open.');
      return move;
    },
    explain: () => null,
  };
}
