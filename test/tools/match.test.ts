import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../machines/games';
import { wilson } from '../../models/kernel/wilson';
import { ArgumentError } from '../../tools/lib/command-line';
import { type Match, requestOf } from '../../tools/lib/match/arguments';
import { type MatchGame, playMatch } from '../../tools/lib/match/play-match';
import { reportOf, summaryOf } from '../../tools/lib/match/report';

const PROJECT = resolve(import.meta.dirname, '../..');
const BOT = join(PROJECT, 'docs/referee/bot.py');
const NO_PYTHON = 'python3 is not installed';

const hasPython = () => spawnSync('python3', ['--version']).status === 0;

function matchOf(...words: readonly string[]): Match {
  return requestOf(words).match;
}

/** The command of a program with this source; the first line that it reads is in `line`. */
function program(source: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'curfew-match-')), 'bot.mjs');
  writeFileSync(path, `import { createInterface } from 'node:readline';\n${source}`);
  return `"${process.execPath}" "${path}"`;
}

/** Answers every question with what the expression makes of it. */
const answering = (expression: string) =>
  program(
    `createInterface({ input: process.stdin }).on('line', (line) => {
       const q = JSON.parse(line);
       console.log(${expression});
     });`,
  );

const DUEL = ['--game', 'outbreak-duel', '--games', '2', '--time-limit', '60'];

describe('the command line of a match', () => {
  it('takes bots of the house by their names, and anything else for the command of a program', () => {
    expect(requestOf(['--a', 'python3 bot.py', '--b', 'hard', '--time-limit', '0.5', '--json'])).toEqual({
      json: true,
      match: {
        game: 'outbreak-duel',
        scenario: 'hold-sight',
        seats: 2,
        difficulty: 'normal',
        sides: { a: { kind: 'program', command: 'python3 bot.py' }, b: { kind: 'house', player: 'hard' } },
        games: 200,
        seed: '1',
        limit: 500,
      },
    });
  });

  it.each([
    [['--b', 'hard'], '--a must say who plays: easy, normal, hard, random or a command.'],
    [['--a', 'hard', '--b', ' '], '--b must say who plays: easy, normal, hard, random or a command.'],
    [
      ['--a', 'hard', '--b', 'easy', '--time-limit', 'soon'],
      '--time-limit must be a number of seconds up to 3600, not "soon".',
    ],
    [['--a', 'hard', '--b', 'easy', '--seats', '1'], '--seats must be 2 or more where seats are rivals.'],
    [['--a', 'hard', '--b', 'easy', '--seats', '3'], '--seats must be a whole number from 1 to 2, not "3".'],
  ])('refuses %j in plain words', (words, message) => {
    expect(() => requestOf(words)).toThrow(new ArgumentError(message));
  });
});

describe('a match of bots of the house', () => {
  it('has rivals change places with the same deal, and counts who won', async () => {
    const match = matchOf('--a', 'hard', '--b', 'random', ...DUEL, '--seed', 'sides');
    const games = await playMatch(match);
    expect(games.map(({ won }) => won)).toEqual([
      { a: true, b: false },
      { a: true, b: false },
    ]);
    expect(games.every(({ times }) => times.a.length > 0 && times.b.length > 0)).toBe(true);
    const { sides } = summaryOf(match, games);
    expect(sides.a).toMatchObject({ games: 2, wins: 2, illegal: 0 });
    expect(reportOf({ match, sides })).toContain(
      'a: hard bots\n  won                      100.0 % (34.2 to 100.0) of 2\n  illegal moves            0 of ',
    );
  }, 60_000);

  it('has each side play the same deals by itself where all win or lose together', async () => {
    const words = ['--game', 'survive-until-daylight', '--games', '2', '--a', 'random', '--b', 'random'];
    const games = await playMatch(matchOf(...words));
    expect(games.map(({ won }) => Object.keys(won))).toEqual([['a'], ['b']]);
    expect(games[0]?.times.b).toEqual([]);
  }, 60_000);
});

/** Plays two games of a duel against luck with this program, which fails in both, and gives back how. */
async function failures(command: string, seconds = '60') {
  const games = await playMatch(
    matchOf('--a', command, '--b', 'random', ...DUEL.slice(0, 4), '--time-limit', seconds),
  );
  const how = ({ won, forfeit, illegal }: MatchGame) => ({
    won,
    why: forfeit?.why,
    words: forfeit?.words,
    illegal: illegal.a,
  });
  return games.map(how);
}

describe('a match goes on to its end with a program that', () => {
  const lost = { won: { a: false, b: true }, illegal: 0 };

  it('hangs: it loses the game when its time is over', async () => {
    const hung = { ...lost, why: 'hung' };
    expect(await failures(program('setInterval(() => {}, 1000);'), '0.3')).toMatchObject([hung, hung]);
  }, 60_000);

  it('dies: it loses the game, its last words are kept, and it is started anew for the next', async () => {
    const died = { ...lost, why: 'died', words: expect.stringContaining('I give up') };
    expect(await failures(program("console.error('I give up'); process.exit(3);"))).toMatchObject([
      died,
      died,
    ]);
  }, 60_000);

  it('is not there at all', async () => {
    const died = { ...lost, why: 'died' };
    expect(await failures('no-such-program-of-anybody --x')).toMatchObject([died, died]);
  }, 60_000);

  it('writes junk', async () => {
    const junk = { ...lost, why: 'junk', words: 'I think I attack' };
    expect(await failures(answering("'I think I attack'"))).toMatchObject([junk, junk]);
  }, 60_000);

  it('writes without end', async () => {
    const junk = { ...lost, why: 'junk' };
    const flood = program("process.stdin.once('data', () => process.stdout.write('x'.repeat(3_000_000)));");
    expect(await failures(flood)).toMatchObject([junk, junk]);
  }, 60_000);

  it.each([
    ['no move', '{"move":{"type":"FLY"}}'],
    ['another object', '{"best":1}'],
    ['a number', '7'],
  ])(
    'answers with %s: it is told why, and loses after three',
    async (_, answer) => {
      const illegal = {
        ...lost,
        why: 'illegal',
        illegal: 3,
        words: expect.stringMatching(
          /^(?:That is not a move of outbreak-duel: .*\.|An answer is an object with a move: .*)$/,
        ),
      };
      expect(await failures(answering(`'${answer}'`))).toMatchObject([illegal, illegal]);
    },
    60_000,
  );
});

describe('a program in a match', () => {
  it('may mend an illegal move, and is told why it was one', async () => {
    const mending = answering('JSON.stringify({ move: q.refused ? q.moves[0] : { type: q.refused } })');
    const [game] = await playMatch(matchOf('--a', mending, '--b', 'random', ...DUEL, '--games', '1'));
    expect(game?.forfeit).toBeNull();
    expect(game?.illegal.a).toBeGreaterThan(5);
    expect(game?.times.a.length).toBe(2 * (game?.illegal.a ?? 0));
  }, 60_000);

  it('sees its seat’s view and no other, and another process sits in every seat', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'curfew-seen-'));
    const spy = program(
      `import { appendFileSync } from 'node:fs';
       createInterface({ input: process.stdin }).on('line', (line) => {
         appendFileSync(${JSON.stringify(folder)} + '/' + process.pid, line + '\\n');
         console.log(JSON.stringify({ move: JSON.parse(line).moves[0] }));
       });`,
    );
    await playMatch(matchOf('--a', spy, '--b', 'random', ...DUEL));
    const seen = readdirSync(folder).map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
    expect(
      seen.map((questions) => [...new Set(questions.map(({ seat }) => seat))].join()).toSorted(),
    ).toEqual(['1', '2']);
    const duel = GAMES.find(({ rules }) => rules.id === 'outbreak-duel');
    for (const { state, seat } of seen.flat()) {
      expect(duel?.rules.view(state, `seat-${seat}`)).toEqual(state);
      expect(duel?.rules.view(state, 'table')).not.toEqual(state);
    }
  }, 60_000);
});

describe.each(GAMES.map(({ rules }) => rules.id))('the example bot in Python plays %s', (game) => {
  it('to its end, with legal moves alone', async ({ skip }) => {
    if (!hasPython()) skip(NO_PYTHON);
    const words = ['--game', game, '--games', '2', '--time-limit', '60'];
    const match = matchOf('--a', `python3 "${BOT}"`, '--b', 'random', ...words);
    const games = await playMatch(match);
    expect(games.map(({ forfeit, illegal }) => [forfeit, illegal.a])).toEqual([
      [null, 0],
      [null, 0],
    ]);
    expect(summaryOf(match, games).sides.a.answers).toBeGreaterThan(5);
  }, 120_000);

  it('with the referee', ({ skip }) => {
    if (!hasPython()) skip(NO_PYTHON);
    const referee = `"${process.execPath}" --import tsx tools/referee.ts`;
    const words = ['docs/referee/play.py', game, '--seed', 'python', '--referee', referee];
    const { stdout, stderr, status } = spawnSync('python3', words, { cwd: PROJECT, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ game, outcome: { reason: expect.any(String) } });
  }, 120_000);
});

describe('the interval of a share', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [81, 263, 0.2553, 0.3662],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('of %i wins in %i games is that of Wilson', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});
