import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../machines/games';
import { ArgumentError, InputError } from '../../tools/lib/command-line';
import { codeOfGames } from '../../tools/lib/shards/code';
import { mergeParts, type Tool } from '../../tools/lib/shards/merge';
import { type Job, type Numbered, writePart } from '../../tools/lib/shards/part';
import { playShard } from '../../tools/lib/shards/play';
import { numbersOf, shardOf } from '../../tools/lib/shards/shard';
import {
  requestOf as simulateRequest,
  commandOf as simulationWords,
} from '../../tools/lib/simulate/arguments';
import { type GameResult, playGame } from '../../tools/lib/simulate/play-game';
import { reportOf as simulationReport } from '../../tools/lib/simulate/report';
import { summaryOf as simulationSummary } from '../../tools/lib/simulate/summary';
import { requestOf as soakRequest, commandOf as soakWords } from '../../tools/lib/soak/arguments';
import { type SoakRecord, soakOne } from '../../tools/lib/soak/play-game';
import { reportOf as soakReport } from '../../tools/lib/soak/report';
import { summaryOf as soakSummary } from '../../tools/lib/soak/summary';

const PROJECT = resolve(import.meta.dirname, '../..');
const SPLITS = [1, 2, 3, 7];
const GAME_IDS = GAMES.map(({ rules }) => rules.id);

const folder = () => mkdtempSync(join(tmpdir(), 'curfew-shards-'));

/** Plays a run in so many shares, each into its file, and puts the files together again, the last one first. */
async function inShards<Order, Kept extends Numbered>(
  job: Job<Order>,
  of: number,
  play: (number: number) => Kept,
  tool: Tool<Order>,
) {
  const place = folder();
  for (let number = 1; number <= of; number++) {
    const output = { shard: { number, of }, out: join(place, `part-${number}.json`) };
    await playShard(job, output, async (numbers) => numbers.map(play));
  }
  const files = Array.from({ length: of }, (_, index) => join(place, `part-${of - index}.json`));
  return mergeParts<Order, Kept>(files, tool);
}

/** Plays every game once, whoever asks for it how often. */
function remembered<Kept>(play: (number: number) => Kept): (number: number) => Kept {
  const known = new Map<number, Kept>();
  return (number) => {
    const record = known.get(number) ?? play(number);
    known.set(number, record);
    return record;
  };
}

describe.each(GAME_IDS)('the shares of a run of %s', (game) => {
  it('give exactly the report of one run of simulate', async () => {
    const seats = game === 'one-month-in' || game === 'outbreak-duel' ? '2' : '3';
    const asked = simulateRequest(['--game', game, '--random', '--games', '5', '--seats', seats]);
    if (asked.kind !== 'play') throw new Error('This is no merge.');
    const { simulation } = asked;
    const play = remembered((number): GameResult => {
      const { times: _, ...result } = playGame(simulation, number);
      return result;
    });
    const once = simulationSummary(simulation, [1, 2, 3, 4, 5].map(play));
    const job = { tool: 'simulate', order: simulation, games: 5, code: 'a' } as const;
    for (const of of SPLITS) {
      const merged = await inShards(job, of, play, { tool: 'simulate', commandOf: simulationWords });
      const summary = simulationSummary(merged.order, merged.records);
      expect(simulationReport(summary)).toBe(simulationReport(once));
      expect(JSON.stringify(summary)).toBe(JSON.stringify(once));
    }
  }, 60_000);

  it('give exactly the report of one run of soak', async () => {
    const order = { game, seed: 'shards' };
    const play = remembered((number): SoakRecord => soakOne(order, number));
    const once = soakReport(soakSummary(order, [1, 2, 3].map(play)));
    const job = { tool: 'soak', order, games: 3, code: 'a' } as const;
    for (const of of SPLITS) {
      const merged = await inShards(job, of, play, { tool: 'soak', commandOf: soakWords });
      expect(soakReport(soakSummary(merged.order, merged.records))).toBe(once);
    }
  }, 60_000);
});

describe('a share', () => {
  it('is dealt its games in turn, and every game is in one of them', () => {
    expect(numbersOf(shardOf('2/3'), 8)).toEqual([2, 5, 8]);
    expect(numbersOf(shardOf('5/7'), 3)).toEqual([]);
    const all = [1, 2, 3, 4, 5, 6, 7].flatMap((number) => numbersOf({ number, of: 7 }, 100));
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it.each([
    ['3', '--shard must be a number of a number, such as 3/7, not "3".'],
    ['a/b', '--shard must be a number of a number, such as 3/7, not "a/b".'],
    ['8/7', '--shard must be one of 1/7 to 7/7, not "8/7".'],
    ['0/7', '--shard must be one of 1/7 to 7/7, not "0/7".'],
    ['1/0', '--shard must be a whole number from 1 to 100000, not "0".'],
  ])('is not "%s"', (text, message) => {
    expect(() => shardOf(text)).toThrow(new ArgumentError(message));
  });

  it.each([simulateRequest, soakRequest])('needs a file', (requestOf) => {
    expect(() => requestOf(['--shard', '1/2'])).toThrow(
      new ArgumentError('--shard needs --out, the file that the games are kept in.'),
    );
    expect(() => requestOf(['merge'])).toThrow(
      new ArgumentError('merge needs the files of the parts, or their folder.'),
    );
    expect(requestOf(['--out', 'a.json'])).toMatchObject({
      output: { shard: { number: 1, of: 1 }, out: 'a.json' },
    });
    expect(requestOf(['merge', 'a.json', 'b'])).toMatchObject({ kind: 'merge', parts: ['a.json', 'b'] });
  });

  it('asks for the same games that are asked for again by the words of its order', () => {
    const words = ['--game', 'one-month-in', '--seats', '3', '--random', '--against', 'hard', '--seed', 'x'];
    const asked = simulateRequest(words);
    if (asked.kind !== 'play') throw new Error('This is no merge.');
    expect(simulateRequest(simulationWords(asked.simulation).split(' '))).toEqual(asked);
    expect(soakWords({ game: 'outbreak-duel', seed: "it's" }, 7)).toBe(
      "--game outbreak-duel --games 7 --seed 'it'\\''s'",
    );
  });
});

const order = { game: 'dying-light', seed: 'x' };
const job: Job<typeof order> = { tool: 'soak', order, games: 6, code: 'abc' };
const tool: Tool<typeof order> = { tool: 'soak', commandOf: soakWords };

/** Three shares of a run of six games, in files. */
function threeParts(): readonly string[] {
  const place = folder();
  return [1, 2, 3].map((number) => {
    const path = join(place, `share-0${number}.json`);
    const shard = { number, of: 3 };
    writePart(path, { ...job, shard, records: numbersOf(shard, 6).map((one) => ({ number: one })) });
    return path;
  });
}

function faultsOf(files: readonly string[]): string {
  try {
    mergeParts(files, tool);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as Error).message;
  }
  throw new Error('Nothing was wrong.');
}

describe('parts that do not make a run', () => {
  it('make one when all are there, whatever their order, and a folder stands for its files', () => {
    const [one = '', two = '', three = ''] = threeParts();
    const records = [1, 2, 3, 4, 5, 6].map((number) => ({ number }));
    expect(mergeParts([three, one, two], tool)).toMatchObject({ order, games: 6, records });
    expect(mergeParts([join(one, '..')], tool)).toMatchObject({ records });
  });

  it('are told apart by what was asked for', () => {
    const [one = '', two = '', three = ''] = threeParts();
    const shard = { number: 2, of: 3 };
    writePart(two, {
      ...job,
      order: { ...order, seed: 'y' },
      shard,
      records: [{ number: 2 }, { number: 5 }],
    });
    expect(faultsOf([one, two, three])).toContain(
      `${two} is of another run than ${one}: its seed is "y", not "x".\nShard 2 of 3 is missing.`,
    );
    writePart(two, { ...job, code: 'def', shard, records: [{ number: 2 }, { number: 5 }] });
    expect(faultsOf([one, two, three])).toContain('its version of the code is def, not abc.');
    writePart(two, { ...job, shard: { number: 2, of: 4 }, records: [{ number: 2 }, { number: 6 }] });
    expect(faultsOf([one, two, three])).toContain('its number of shards is 4, not 3.');
  });

  it('are named when they are missing, with what plays those and only those', () => {
    const [one = '', two = '', three = ''] = threeParts();
    expect(faultsOf([two])).toBe(
      [
        'Shard 1 of 3 is missing.',
        'Shard 3 of 3 is missing.',
        'These are to be played again:',
        `  npm run soak -- --game dying-light --games 6 --seed x --shard 1/3 --out ${one}`,
        `  npm run soak -- --game dying-light --games 6 --seed x --shard 3/3 --out ${three}`,
      ].join('\n'),
    );
    expect(faultsOf([one, two, `${three}.gone`])).toContain(`${three}.gone is not there.\nShard 3 of 3`);
  });

  it('are named when they are doubled', () => {
    const [one = '', two = '', three = ''] = threeParts();
    const copy = join(two, '..', 'copy.json');
    writeFileSync(copy, readFileSync(two));
    expect(faultsOf([one, two, three, copy])).toBe(`${two} and ${copy} are both shard 2 of 3.`);
  });

  it.each<readonly [string, (text: string) => string, string]>([
    ['cut short', (text) => text.slice(0, 80), 'is damaged: it is cut short or no JSON at all.'],
    ['emptied', () => '', 'is damaged: it is empty.'],
    [
      'changed',
      (text) => text.replace('"number":5', '"number":8'),
      'is damaged: its checksum does not fit what stands in it.',
    ],
    [
      'of another kind',
      (text) => text.replace('"format":1', '"format":2'),
      'is not a part that this version can read.',
    ],
  ])('are named when one is %s, and that one is to be played again', (_, damage, message) => {
    const [one = '', two = '', three = ''] = threeParts();
    writeFileSync(two, damage(readFileSync(two, 'utf8')));
    const faults = faultsOf([one, two, three]);
    expect(faults).toContain(`${two} ${message}\nShard 2 of 3 is missing.\n`);
    expect(faults).toContain(`--shard 2/3 --out ${two}`);
    expect(faults).not.toContain('--shard 1/3');
  });

  it('are named when they are another tool’s, or lack games', () => {
    const [one = '', two = '', three = ''] = threeParts();
    writePart(two, { ...job, shard: { number: 2, of: 3 }, records: [{ number: 2 }] });
    expect(faultsOf([one, two, three])).toBe(`${two} has not all games of shard 2 of 3.`);
    expect(() => mergeParts([one], { ...tool, tool: 'simulate' })).toThrow(
      `${one} is a part of soak, not of simulate.\nThere is no part to put together.`,
    );
  });
});

describe('a share that is played again', () => {
  const shard = { number: 2, of: 3 };
  const unplayable = () => Promise.reject(new Error('Nothing is to be played.'));

  it('is not played when its file is whole already', async () => {
    const [, out = ''] = threeParts();
    await expect(playShard(job, { shard, out }, unplayable)).resolves.toBe(
      `${out}: shard 2/3, all 2 games of it, was there already.`,
    );
  });

  it('is played when its file is damaged', async () => {
    const [one = '', out = '', three = ''] = threeParts();
    writeFileSync(out, '{');
    const play = async (numbers: readonly number[]) => numbers.map((number) => ({ number }));
    await playShard(job, { shard, out }, play);
    expect(mergeParts([one, out, three], tool).records).toHaveLength(6);
  });

  it('never takes the place of games of another run', async () => {
    const [, out = ''] = threeParts();
    const other = { ...job, code: 'def' };
    await expect(playShard(other, { shard, out }, unplayable)).rejects.toThrow(
      `${out} holds games of another run; name another file, or remove it.`,
    );
  });

  it('leaves nothing behind when a game of it breaks', async () => {
    const out = join(folder(), 'part.json');
    await expect(playShard(job, { shard, out }, unplayable)).rejects.toThrow('Nothing is to be played.');
    expect(() => readFileSync(out)).toThrow('ENOENT');
  });
});

it('the code that plays games has a fingerprint', () => {
  expect(codeOfGames()).toMatch(/^[0-9a-f]{64}$/);
  expect(codeOfGames()).toBe(codeOfGames());
});

/** Runs a program of the project as a person would. */
function run(program: string, words: readonly string[]) {
  return spawnSync(program, words, { cwd: PROJECT, encoding: 'utf8' });
}

const SIMULATE = ['--import', 'tsx', 'tools/simulate.ts'];
const ASKED = ['--game', 'outbreak-duel', '--random', '--games', '4', '--seed', 'parts', '--workers', '1'];

describe('a run that GNU parallel shares out among processes', () => {
  it('gives exactly what one process prints, and a share that failed is played alone', ({ skip }) => {
    if (run('parallel', ['--version']).error)
      skip('GNU parallel is not installed (Debian: apt install parallel)');
    const place = folder();
    const log = join(place, 'log');
    const node = [
      process.execPath,
      ...SIMULATE,
      ...ASKED,
      '--shard',
      '{}/2',
      '--out',
      `${place}/part-{}.json`,
    ];
    const shared = run('parallel', ['--will-cite', '-j2', '--joblog', log, ...node, ':::', '1', '2']);
    expect(shared.status).toBe(0);
    const once = run(process.execPath, [...SIMULATE, ...ASKED]);
    writeFileSync(join(place, 'part-2.json'), '');
    const broken = run(process.execPath, [...SIMULATE, 'merge', place]);
    expect([broken.status, broken.stdout]).toEqual([2, '']);
    expect(broken.stderr).toContain('part-2.json is damaged: it is empty.\nShard 2 of 2 is missing.');
    const again = run('parallel', ['--will-cite', '-j2', ...node, ':::', '1', '2']);
    expect(again.stdout.match(/was there already/g)).toHaveLength(1);
    const merged = run(process.execPath, [...SIMULATE, 'merge', place]);
    expect(merged.stdout).toBe(once.stdout);
    expect(merged.status).toBe(0);
  }, 240_000);
});
