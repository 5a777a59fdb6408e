import { describe, expect, it } from 'vitest';
import { requestOf } from '../../tools/lib/blunders/arguments';
import { reportOf } from '../../tools/lib/blunders/report';
import { watchGame } from '../../tools/lib/blunders/watch-game';
import { ArgumentError } from '../../tools/lib/command-line';

describe('the watch on bots', () => {
  it('asks for every level unless one is named', () => {
    expect(requestOf(['--games', '2']).levels).toEqual(['easy', 'normal', 'hard']);
    expect(requestOf(['--level', 'hard', '--game', 'outbreak-duel'])).toMatchObject({
      levels: ['hard'],
      watch: { game: 'outbreak-duel', games: 100 },
    });
    expect(() => requestOf(['--level', 'perfect'])).toThrow(ArgumentError);
  });

  it('plays a whole game of Survive Until Daylight in which a hard bot says nothing untrue', () => {
    const watch = {
      game: 'survive-until-daylight',
      scenario: '',
      seats: 2,
      level: 'hard',
      difficulty: 'normal',
      games: 1,
      seed: 'watched',
    } as const;
    const record = watchGame(watch, 1);
    expect(record.decisions).toBeGreaterThan(20);
    expect(record.found.filter(({ kind }) => kind === 'untrue comment')).toEqual([]);
    expect(watchGame(watch, 1).found).toEqual(record.found);
  });

  it('tells how many decisions in a hundred were wrong, sentences apart', () => {
    const blunder = { what: 'so', seed: 's-1', moves: 3, move: { type: 'PASS' } } as const;
    const found = [
      { ...blunder, kind: 'win missed' },
      { ...blunder, kind: 'untrue comment' },
    ] as const;
    const text = reportOf('hard', [{ won: true, decisions: 50, slowest: 7, found }], 1);
    expect(text).toContain('1 games (1 won), 50 decisions, 2.00 wrong in 100');
    expect(text).toContain('win missed: 1');
    expect(text).toContain('seed s-1 after 3 moves: so; {"type":"PASS"}');
  });
});
