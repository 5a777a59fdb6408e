import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../tools/lib/command-line';
import { progressBar } from '../../tools/lib/progress';
import { requestOf, type Simulation } from '../../tools/lib/simulate/arguments';
import { catalogueOf, usedIn } from '../../tools/lib/simulate/dying-light-usage';
import { CATALOGUE as MONTH, usedIn as usedInMonth } from '../../tools/lib/simulate/one-month-in-usage';
import { type GameRecord, playGame } from '../../tools/lib/simulate/play-game';
import { reportOf } from '../../tools/lib/simulate/report';
import { summaryOf } from '../../tools/lib/simulate/summary';
import {
  CATALOGUE as SURVIVE,
  usedIn as usedInSurvive,
} from '../../tools/lib/simulate/survive-until-daylight-usage';

const CATALOGUE = catalogueOf('sc-errand');
const simulation: Simulation = {
  game: 'dying-light',
  scenario: 'sc-errand',
  seats: 2,
  player: 'hard',
  against: null,
  difficulty: 'normal',
  games: 4,
  seed: '1',
};

describe('the command line of the simulator', () => {
  it('asks for what is written there, and for the usual of everything else', () => {
    const words = ['--seats', '2', '--bot', 'hard', '--games', '4', '--workers', '3', '--json'];
    expect(requestOf(words)).toEqual({ simulation, workers: 3, json: true });
    expect(requestOf([]).simulation).toEqual({ ...simulation, player: 'normal', games: 100 });
    expect(requestOf(['--random']).simulation.player).toBe('random');
    expect(requestOf(['--game', 'survive-until-daylight']).simulation.scenario).toBe('');
    expect(requestOf(['--game', 'one-month-in', '--seats', '3']).simulation.scenario).toBe(
      '3-three-parishes',
    );
    expect(requestOf(['--against', 'random']).simulation.against).toBe('random');
  });

  it.each([
    [['--seats', '5'], '--seats must be a whole number from 1 to 4, not "5".'],
    [['--games', 'many'], '--games must be a whole number from 1 to 100000, not "many".'],
    [['--bot', 'brilliant'], '--bot must be one of easy, normal, hard, not "brilliant".'],
    [['--game', 'chess'], /^--game must be one of dying-light, .*, outbreak-duel, not "chess"\.$/],
    [
      ['--game', 'survive-until-daylight', '--seats', '7'],
      '--seats must be a whole number from 1 to 6, not "7".',
    ],
    [['--against', 'nobody'], '--against must be one of easy, normal, hard, random, not "nobody".'],
    [['--fast'], /--fast/],
  ])('refuses %j in plain words', (words, message) => {
    expect(() => requestOf(words)).toThrow(ArgumentError);
    expect(() => requestOf(words)).toThrow(message);
  });
});

function record(number: number, more: Partial<GameRecord>): GameRecord {
  return {
    number,
    result: 'loss',
    reason: 'dl.outcome.time',
    score: null,
    rounds: 6,
    decisions: 100,
    counts: { 'wounds a Runner': 2 },
    cast: { mara: false },
    times: [2, 2, 2, 2],
    used: ['risk safe'],
    ...more,
  };
}

describe('the summary of a simulation', () => {
  const won = {
    result: 'win',
    reason: 'dl.outcome.objective',
    rounds: 4,
    score: 15,
    cast: { teo: true },
    used: ['uv on'],
  } as const;
  const summary = summaryOf(simulation, [
    record(1, won),
    record(2, {}),
    record(3, { times: [2, 2, 2, 10] }),
    record(4, {}),
  ]);

  it('counts wins with their standard error, endings, means and the pace', () => {
    expect(summary).toMatchObject({
      games: 4,
      winRate: 0.25,
      standardError: Math.sqrt((0.25 * 0.75) / 4),
      endings: { 'loss: dl.outcome.time': 3, 'win: dl.outcome.objective': 1 },
      meanRounds: 5.5,
      roundsWithin: [4, 6, 6],
      meanCounts: { 'wounds a Runner': 2 },
      cast: { mara: { games: 3, winRate: 0 }, teo: { games: 1, winRate: 1 } },
      meanScore: 15,
      movesPerSecond: 400,
      usualMove: 10,
      slowestMove: 10,
    });
  });

  it('names the content that never came up', () => {
    expect(summary.neverUsed).not.toContain('risk safe');
    expect(summary.neverUsed).not.toContain('uv on');
    expect(summary.neverUsed).toHaveLength(CATALOGUE.length - 2);
  });

  it('reads as a report', () => {
    const report = reportOf(summary);
    expect(report).toMatch(/^dying-light sc-errand, normal, 2 seats, hard bots, seed 1\n/);
    expect(report).toMatch(/\nwon +25\.0 % \(standard error 21\.7 %\)\n/);
  });
});

describe('the catalogue of content', () => {
  it('names everything once', () => {
    expect(new Set(CATALOGUE).size).toBe(CATALOGUE.length);
    expect(new Set(SURVIVE).size).toBe(SURVIVE.length);
    expect(new Set(MONTH).size).toBe(MONTH.length);
  });

  it('finds what an entry shows', () => {
    const drawn = { type: 'exposure-drawn', runner: 'mara', cards: ['exp-teal-3'], night: true } as const;
    expect(
      usedIn('sc-errand', [drawn, { type: 'wound-heavy', runner: 'mara', wound: 'wd-rib', heavy: 1 }]),
    ).toEqual(['exposure night 3', 'wound wd-rib']);
    expect(usedInSurvive([{ type: 'card-used', by: 'brute-1', card: 'cc-hit' }])).toEqual([
      'used against us cc-hit',
    ]);
    const lifted = { type: 'fog-lifted', seat: 'seat-1', tile: '0,0', id: 'zoo', zombies: 4 } as const;
    expect(usedInMonth([lifted])).toEqual(['tile zoo']);
  });
});

describe('the progress bar', () => {
  it('fills up', () => {
    expect(progressBar(15, 30)).toBe('[###############...............] 15/30');
  });
});

describe('a simulated game', () => {
  it('is played to its end and is the same again from the same seed', () => {
    const random: Simulation = { ...simulation, player: 'random' };
    const { times: _, ...first } = playGame(random, 1);
    expect(first).toMatchObject({ number: 1, result: 'loss' });
    expect(playGame(random, 1)).toMatchObject(first);
  }, 60_000);

  it('of one player against others is won when its seat wins, which is another one in every game', () => {
    const month = {
      game: 'one-month-in',
      scenario: '2-dead-end',
      player: 'hard',
      against: 'random',
    } as const;
    const games = [1, 2].map((number) => playGame({ ...simulation, ...month }, number));
    expect(games.map(({ result }) => result)).toEqual(['win', 'win']);
    const lost = playGame({ ...simulation, ...month, player: 'random', against: 'hard' }, 1);
    expect(lost.result).toBe('loss');
    expect(new Set(Object.values(lost.cast))).toEqual(new Set([false, true]));
  }, 60_000);

  it('deals characters where the game has them', () => {
    const survive: Simulation = { ...simulation, game: 'survive-until-daylight', scenario: '', seats: 3 };
    const casts = [1, 2, 3, 4].map((number) => Object.keys(playGame(survive, number).cast).join());
    expect(new Set(casts).size).toBeGreaterThan(1);
  }, 60_000);
});
