import { describe, expect, it } from 'vitest';
import { bestScore, endTogether, isWon, resultFor } from '../../../models/kernel/outcome';
import type { Outcome } from '../../../models/kernel/types';

const TEAM = [{ id: 'seat-1' }, { id: 'seat-2' }] as const;

describe('the end of a game that is played together', () => {
  it('is won by all seats, each with the score of the team', () => {
    const won = endTogether(TEAM, { won: true, reason: 'goal', score: 7, rank: 'rank.gold' });
    expect(won).toEqual({
      winners: ['seat-1', 'seat-2'],
      reason: 'goal',
      scores: { 'seat-1': 7, 'seat-2': 7 },
      rank: 'rank.gold',
    });
    expect([bestScore(won), isWon(won), resultFor(won, 'seat-2'), resultFor(won, 'table')]).toEqual([
      7,
      true,
      'win',
      'win',
    ]);
  });

  it('is lost by all of them, without a score', () => {
    const lost = endTogether(TEAM, { won: false, reason: 'time' });
    expect(lost).toEqual({ winners: [], reason: 'time', scores: {}, rank: null });
    expect([bestScore(lost), isWon(lost), resultFor(lost, 'seat-1'), resultFor(lost, 'everyone')]).toEqual([
      null,
      false,
      'loss',
      'loss',
    ]);
  });
});

describe('the end of a game of rivals', () => {
  it('is a win to the winner only, and to the table a game that was won', () => {
    const outcome: Outcome = {
      winners: ['seat-2'],
      reason: 'goal',
      scores: { 'seat-1': 3, 'seat-2': 9 },
      rank: null,
    };
    expect(['seat-1', 'seat-2', 'table'].map((seat) => resultFor(outcome, seat as 'seat-1'))).toEqual([
      'loss',
      'win',
      'win',
    ]);
    expect(bestScore(outcome)).toBe(9);
  });
});
