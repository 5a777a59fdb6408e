import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../tools/lib/command-line';
import { progressBar, remainingTime, showProgress } from '../../tools/lib/progress';
import { requestOf, type Simulation } from '../../tools/lib/simulate/arguments';
import { catalogueOf, usedIn } from '../../tools/lib/simulate/dying-light-usage';
import { CATALOGUE as MONTH, usedIn as usedInMonth } from '../../tools/lib/simulate/one-month-in-usage';
import { paceOf, paceText } from '../../tools/lib/simulate/pace';
import { type GameResult, playGame } from '../../tools/lib/simulate/play-game';
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
    const play = { kind: 'play', output: null } as const;
    expect(requestOf(words)).toEqual({ ...play, simulation, workers: 3, json: true });
    expect(requestOf([])).toMatchObject({ simulation: { ...simulation, player: 'normal', games: 100 } });
    expect(requestOf(['--random'])).toMatchObject({ simulation: { player: 'random' } });
    expect(requestOf(['--game', 'survive-until-daylight'])).toMatchObject({ simulation: { scenario: '' } });
    expect(requestOf(['--game', 'one-month-in', '--seats', '3'])).toMatchObject({
      simulation: { scenario: '3-three-parishes' },
    });
    expect(requestOf(['--against', 'random'])).toMatchObject({ simulation: { against: 'random' } });
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

function record(number: number, more: Partial<GameResult>): GameResult {
  return {
    number,
    result: 'loss',
    reason: 'dl.outcome.time',
    score: null,
    rounds: 6,
    decisions: 100,
    counts: { 'wounds a Runner': 2 },
    cast: { mara: false },
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
  const summary = summaryOf(simulation, [record(1, won), record(2, {}), record(3, {}), record(4, {})]);

  it('counts wins with their standard error, endings and means', () => {
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

describe('the pace of a simulation', () => {
  it('is of all moves of all games, and said in one sentence', () => {
    const pace = paceOf([{ times: [2, 2, 2, 2] }, { times: [2, 2, 2, 10] }]);
    expect(pace).toEqual({ movesPerSecond: 8000 / 24, usualMove: 10, slowestMove: 10 });
    expect(paceText(pace)).toBe('333 moves a second; 99 of 100 took at most 10 ms, the slowest 10 ms.');
    expect(paceOf([])).toEqual({ movesPerSecond: 0, usualMove: 0, slowestMove: 0 });
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

describe('progress', () => {
  /** A stream that keeps what it is told, and a clock that goes on by some milliseconds a look. */
  function watched(isTTY: boolean, step: number) {
    const told: string[] = [];
    let time = 0;
    const now = () => {
      time += step;
      return time;
    };
    return { told, watcher: { stream: { isTTY, write: (text: string) => told.push(text) }, now } };
  }

  it('is a bar that fills up', () => {
    expect(progressBar(15, 30)).toBe('[###############...............] 15/30');
  });

  it.each([
    [10, 20, 12_000, 'about 12 s left'],
    [1, 11, 60_000, 'about 10 min left'],
    [1, 101, 120_000, 'about 3 h 20 min left'],
  ])('of %i of %i in %i ms has %s', (done, all, elapsed, words) => {
    expect(remainingTime(done, all, elapsed)).toBe(words);
  });

  it('is a bar with the time that remains at a terminal', () => {
    const { told, watcher } = watched(true, 1000);
    const show = showProgress(2, watcher);
    show(1);
    show(2);
    expect(told[0]).toMatch(/^\r\[#{15}\.{15}\] 1\/2, about 1 s left/);
    expect(told[1]).toMatch(/^\r\[#{30}\] 2\/2[^,]*\n$/);
  });

  it('is a line now and then in a log, and none for short work', () => {
    const { told, watcher } = watched(false, 15_000);
    const show = showProgress(3, watcher);
    for (const done of [1, 2, 3]) show(done);
    expect(told).toEqual(['2 of 3, about 15 s left\n']);
    const short = watched(false, 1);
    const showShort = showProgress(3, short.watcher);
    for (const done of [1, 2, 3]) showShort(done);
    expect(short.told).toEqual([]);
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
