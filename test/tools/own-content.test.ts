import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfBuilt } from '../../models/dying-light/editor/document';
import { type OwnContent, sharedContent } from '../../models/kernel/content-kind';
import { draftOf } from '../../models/one-month-in/layouts/draft';
import { requestOf as watchRequest } from '../../tools/lib/blunders/arguments';
import { watchGame } from '../../tools/lib/blunders/watch-game';
import { ArgumentError, InputError } from '../../tools/lib/command-line';
import { requestOf as matchRequest } from '../../tools/lib/match/arguments';
import { playMatch } from '../../tools/lib/match/play-match';
import { reportOf as matchReport, summaryOf as matchSummary } from '../../tools/lib/match/report';
import { mergeParts } from '../../tools/lib/shards/merge';
import { playShard } from '../../tools/lib/shards/play';
import { commandOf, requestOf } from '../../tools/lib/simulate/arguments';
import { playGame, withoutTimes } from '../../tools/lib/simulate/play-game';
import { reportOf } from '../../tools/lib/simulate/report';
import { summaryOf } from '../../tools/lib/simulate/summary';
import { requestOf as soakRequest, commandOf as soakWords } from '../../tools/lib/soak/arguments';
import { soakOne } from '../../tools/lib/soak/play-game';
import { reportOf as soakReport } from '../../tools/lib/soak/report';
import { summaryOf as soakSummary } from '../../tools/lib/soak/summary';

const BODY = copyOfBuilt('sc-errand', (id) => id);
const NIGHT: OwnContent = {
  kind: 'scenario',
  game: 'dying-light',
  name: 'My night',
  maker: 'Ada',
  body: BODY,
};
const CITY: OwnContent = {
  kind: 'layout',
  game: 'one-month-in',
  name: 'My city',
  maker: '',
  body: draftOf('3-three-parishes'),
};

/** A file of its own folder. */
function fileOf(text: string, name = 'own.json'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'curfew-own-')), name);
  writeFileSync(file, text);
  return file;
}

const exported = (content: OwnContent) => fileOf(sharedContent(content));

function simulationOf(...words: readonly string[]) {
  const asked = requestOf(words);
  if (asked.kind !== 'play') throw new Error('This is no merge.');
  return asked.simulation;
}

function orderOf(...words: readonly string[]) {
  const asked = soakRequest(words);
  if (asked.kind !== 'play') throw new Error('This is no merge.');
  return asked.order;
}

const matchOf = (...words: readonly string[]) =>
  matchRequest(['--a', 'random', '--b', 'random', ...words]).match;
const watchOf = (...words: readonly string[]) => watchRequest(words).watch;

describe('content of one’s own on the command line', () => {
  it('names the game, and a layout its seats', () => {
    const night = exported(NIGHT);
    expect(simulationOf('--content', night)).toMatchObject({
      game: 'dying-light',
      scenario: '',
      seats: 2,
      content: { file: night, name: 'My night', fingerprint: expect.stringMatching(/^[0-9a-f]{14}$/) },
    });
    expect(simulationOf('--content', exported(CITY))).toMatchObject({ game: 'one-month-in', seats: 3 });
    expect(orderOf('--content', night)).toMatchObject({ game: 'dying-light', content: { name: 'My night' } });
  });

  it.each([
    ['a match', matchOf],
    ['a watch on bots', watchOf],
  ])('is taken by %s in the same words', (_, settingOf) => {
    const night = exported(NIGHT);
    const setting = {
      game: 'dying-light',
      scenario: '',
      seats: 2,
      content: { file: night, name: 'My night' },
    };
    expect(settingOf('--content', night)).toMatchObject(setting);
    expect(settingOf('--content', exported(CITY))).toMatchObject({ game: 'one-month-in', seats: 3 });
    expect(() => settingOf('--content', night, '--scenario', 'sc-errand')).toThrow(ArgumentError);
    expect(() => settingOf('--content', night, '--game', 'one-month-in')).toThrow('is for dying-light, not');
    expect(() => settingOf('--content', exported(CITY), '--seats', '2')).toThrow('is for 3 seats, not for 2');
    expect(() => settingOf('--content', '/nowhere/own.json')).toThrow('/nowhere/own.json is not there.');
  });

  it('comes back from what is to be typed again', () => {
    const simulation = simulationOf('--content', fileOf(sharedContent(NIGHT), 'my night.json'));
    expect(commandOf(simulation)).toContain(`--content '${simulation.content?.file}'`);
    const order = orderOf('--content', exported(CITY));
    expect(soakWords(order, 5)).toContain(`--content ${order.content?.file}`);
  });

  const unfinished = { ...BODY, rules: { ...BODY.rules, firstCard: 'none' } };
  const islands = { ...draftOf('3-three-parishes'), bases: [] };

  it.each([
    ['is not there', () => '/nowhere/own.json', '/nowhere/own.json is not there.'],
    ['is a folder', () => dirname(exported(NIGHT)), "can't be read"],
    ['is no JSON', () => fileOf('{"format":'), 'is no content of Curfew'],
    ['is something else', () => fileOf('{"format":1}'), 'is no content of Curfew'],
    [
      'is of no game that has any',
      () => exported({ ...NIGHT, game: 'outbreak-duel' }),
      "can't be played here",
    ],
    ['has another body', () => exported({ ...NIGHT, body: [] }), '"My night" in'],
    ['is a scenario of nothing', () => exported({ ...NIGHT, body: null }), '"My night" in'],
    [
      'is a layout of nothing',
      () => exported({ ...CITY, body: null }),
      'Its places are none that fit together.',
    ],
    [
      'is not finished',
      () => exported({ ...NIGHT, body: unfinished }),
      "can't be played:\n  There is no card none",
    ],
    ['has no bases', () => exported({ ...CITY, body: islands }), "can't be played:\n"],
  ])('is refused in a sentence where its file %s', (_, file, sentence) => {
    const asked = () => simulationOf('--content', file());
    expect(asked).toThrow(InputError);
    expect(asked).toThrow(sentence);
  });

  it('is refused with what does not go with it', () => {
    const night = exported(NIGHT);
    expect(() => simulationOf('--content', night, '--scenario', 'sc-errand')).toThrow(ArgumentError);
    expect(() => simulationOf('--content', night, '--game', 'one-month-in')).toThrow(
      'is for dying-light, not',
    );
    expect(() => orderOf('--content', night, '--game', 'outbreak-duel')).toThrow('is for dying-light, not');
    expect(() => simulationOf('--content', exported(CITY), '--seats', '2')).toThrow(
      'is for 3 seats, not for 2',
    );
  });
});

describe.each([NIGHT, CITY])('games of $name', (content) => {
  it('are simulated in shares as in one run, wherever the file lies', async () => {
    const simulation = simulationOf(
      '--content',
      exported(content),
      '--random',
      '--games',
      '4',
      '--seed',
      'own',
    );
    const play = (number: number) => withoutTimes(playGame(simulation, number));
    const once = reportOf(summaryOf(simulation, [1, 2, 3, 4].map(play)));
    expect(once).toContain(`"${content.name}" (${simulation.content?.fingerprint})`);
    const place = mkdtempSync(join(tmpdir(), 'curfew-own-'));
    for (const number of [1, 2]) {
      const order = simulationOf('--content', exported(content), '--random', '--games', '4', '--seed', 'own');
      const job = { tool: 'simulate', order, games: 4, code: 'a' } as const;
      const output = { shard: { number, of: 2 }, out: join(place, `part-${number}.json`) };
      await playShard(job, output, async (numbers) => numbers.map(play));
      const again = { ...job, order: simulation };
      expect(await playShard(again, output, async () => [])).toContain('was there already');
    }
    const merged = mergeParts<typeof simulation, ReturnType<typeof play>>([place], {
      tool: 'simulate',
      commandOf,
    });
    expect(reportOf(summaryOf(merged.order, merged.records))).toBe(once);
  }, 60_000);

  it('are played in a match, whose report names it', async () => {
    const match = matchOf('--content', exported(content), '--games', '2', '--seed', 'own');
    const games = await playMatch(match);
    expect(games.map(({ forfeit }) => forfeit)).toEqual([null, null]);
    const report = matchReport(matchSummary(match, games));
    expect(report).toContain(`${content.game} "${content.name}" (${match.content?.fingerprint}), normal`);
  }, 60_000);

  it('are soaked, and nothing breaks', () => {
    const order = orderOf('--content', exported(content), '--seed', 'own');
    const summary = soakSummary(
      order,
      [1, 2].map((number) => soakOne(order, number)),
    );
    expect(summary.faults).toEqual([]);
    expect(soakReport(summary)).toContain(`"${content.name}" (${order.content?.fingerprint}), 2 games`);
  }, 60_000);
});

it('games of it are watched for what bots do wrong', () => {
  const watch = { ...watchOf('--content', exported(CITY), '--seed', 'own'), level: 'easy' } as const;
  expect(watchGame(watch, 1).decisions).toBeGreaterThan(10);
}, 60_000);

describe('parts of runs of other content', () => {
  const other = { ...NIGHT, body: { ...BODY, rules: { ...BODY.rules, startZone: 'C' } } };

  it.each([
    ['other content of the same name', ['--content', exported(other)], '"My night" ('],
    ['none', ['--scenario', 'sc-errand'], 'its content is of the box'],
  ])('are refused beside %s', async (_, words, sentence) => {
    const place = mkdtempSync(join(tmpdir(), 'curfew-own-'));
    mkdirSync(join(place, 'parts'));
    const runs = [['--content', exported(NIGHT)], words];
    for (const [index, run] of runs.entries()) {
      const order = { ...simulationOf(...run, '--games', '2'), scenario: '' };
      const output = { shard: { number: index + 1, of: 2 }, out: join(place, `part-${index + 1}.json`) };
      const job = { tool: 'simulate', order, games: 2, code: 'a' } as const;
      await playShard(job, output, async (numbers) => numbers.map((number) => ({ number })));
    }
    const merge = () => mergeParts([place], { tool: 'simulate', commandOf });
    expect(merge).toThrow(InputError);
    expect(merge).toThrow('is of another run than');
    expect(merge).toThrow(sentence);
  });

  it('are not begun where the file has become another one', () => {
    const file = exported({ ...NIGHT, name: 'Another night' });
    const simulation = simulationOf('--content', file, '--random');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Another night', 'A new night'));
    expect(() => playGame(simulation, 1)).toThrow('has changed since the run began');
  });
});

describe('parts of a soak whose content', () => {
  /** A run of its own, of which one part was played. */
  async function aPart(name: string) {
    const file = exported({ ...NIGHT, name });
    const order = orderOf('--content', file, '--games', '1');
    const out = join(mkdtempSync(join(tmpdir(), 'curfew-own-')), 'part-1.json');
    const job = { tool: 'soak', order, games: 1, code: 'a' } as const;
    await playShard(job, { shard: { number: 1, of: 1 }, out }, async () => [{ number: 1 }]);
    const judge = () => {
      const merged = mergeParts<typeof order, never>([out], { tool: 'soak', commandOf: soakWords });
      return soakSummary(merged.order, []);
    };
    return { file, judge, begun: `The run was begun with "${name}" (${order.content?.fingerprint}): ` };
  }

  it('is gone say so, and of what they are', async () => {
    const { file, judge, begun } = await aPart('A night that goes');
    rmSync(file);
    expect(judge).toThrow(InputError);
    expect(judge).toThrow(`${file} is not there.\n${begun}put that file back there, or begin another run.`);
  });

  it('differs say so, and of what they are', async () => {
    const { file, judge, begun } = await aPart('A night that turns');
    writeFileSync(file, sharedContent({ ...NIGHT, name: 'Day' }));
    expect(judge).toThrow(InputError);
    expect(judge).toThrow(`${file} has changed since the run began: it is "Day" (`);
    expect(judge).toThrow(begun);
    writeFileSync(file, 'a list of things to buy');
    expect(judge).toThrow(`${file} is no content of Curfew`);
    expect(judge).toThrow(begun);
  });
});
