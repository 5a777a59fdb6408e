import type { FinishedMeta, FinishedSeat } from '../../models/kernel/finished-kind';
import { aSaveText } from './save-text';

/** Somebody at the end of a game. */
export function aFinishedSeat(changes: Partial<FinishedSeat> = {}): FinishedSeat {
  return {
    id: 'seat-1',
    name: 'Ada',
    bot: null,
    won: true,
    score: null,
    plays: ['mara'],
    weapons: { 'w-bow': 3 },
    ...changes,
  };
}

/** What the records know of a finished game, with what the test cares about put in. */
export function aFinishedMeta(changes: Partial<FinishedMeta> = {}): FinishedMeta {
  return {
    id: 'a-game',
    name: '',
    game: 'dying-light',
    savedAt: '2026-11-28T18:00:00.000Z',
    round: 8,
    summary: 'Mara, ended in Round 8, Easy',
    seed: 'abc',
    difficulty: 'easy',
    rivals: false,
    seats: [aFinishedSeat()],
    luck: [{ id: 'icons', seat: null, expected: 10, got: 12, wish: 'more' }],
    feats: ['roofs'],
    ...changes,
  };
}

/** The text of a finished game that can be told from others by its seed. */
export function aFinishedText(seed = 'abc'): string {
  return aSaveText(seed, {
    round: 8,
    outcome: { winners: [], reason: 'dl.end.dawn', scores: {}, rank: null },
  });
}
