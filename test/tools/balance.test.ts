import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../machines/games';
import { requestOf } from '../../tools/lib/balance/arguments';
import { drawPlot } from '../../tools/lib/balance/draw';
import { pageOf } from '../../tools/lib/balance/page';
import { readPlayed } from '../../tools/lib/balance/parts';
import { fileOf, PLAN, simulationsOf } from '../../tools/lib/balance/plan';
import { type Plot, plotsOf, type Run } from '../../tools/lib/balance/plots';
import { ArgumentError, InputError } from '../../tools/lib/command-line';
import { writePart } from '../../tools/lib/shards/part';
import { type Simulation, requestOf as simulateRequest } from '../../tools/lib/simulate/arguments';
import type { GameResult } from '../../tools/lib/simulate/play-game';

const DOCS = resolve(import.meta.dirname, '../../docs');

function result(number: number, won: boolean, cast: GameResult['cast'] = {}): GameResult {
  const rest = { reason: '', score: null, rounds: 1, decisions: 1, counts: {}, used: [] } as const;
  return { number, result: won ? 'win' : 'loss', cast, ...rest };
}

/** Every set-up of a game with two games each, the first one won. */
function runsOf(game: string, cast: (won: boolean) => GameResult['cast'] = () => ({})): readonly Run[] {
  const simulations = simulationsOf(2, 's').filter((simulation) => simulation.game === game);
  return simulations.map((simulation) => ({
    simulation,
    records: [result(1, true, cast(true)), result(2, false, cast(false))],
  }));
}

const plotOf = (plots: readonly Plot[], id: string) => plots.find((plot) => plot.id === id)?.rows;

describe('the plan of the balance', () => {
  it('has every game, and every set-up once', () => {
    expect(Object.keys(PLAN).toSorted()).toEqual(GAMES.map(({ rules }) => rules.id).toSorted());
    const files = simulationsOf(10, 's').map(fileOf);
    expect(new Set(files).size).toBe(files.length);
    expect(files).toContain('dying-light.sc-errand.2.hard.json');
    expect(files).toContain('survive-until-daylight.6.easy.json');
  });

  it('asks for nothing that the simulator would refuse', () => {
    for (const { game, scenario, seats, difficulty } of simulationsOf(10, 's')) {
      const words = ['--game', game, '--seats', String(seats), '--difficulty', difficulty];
      const asked = simulateRequest(scenario ? [...words, '--scenario', scenario] : words);
      expect(asked).toMatchObject({ simulation: { game, scenario, seats, difficulty } });
    }
  });
});

describe('the plots of the balance', () => {
  it('tell how often all won, by difficulty and seats, with what is wanted', () => {
    const rows = plotOf(plotsOf('dying-light', runsOf('dying-light')), 'dying-light.sc-market');
    expect(rows).toHaveLength(12);
    expect(rows?.[0]).toEqual({ label: 'easy, 1 seat', wins: 1, games: 2, wanted: [0.65, 0.85] });
  });

  it('tell how often each character won at normal', () => {
    const runs = runsOf('survive-until-daylight', (won) => ({ 'ch-pillar': won, 'ch-trigger': !won }));
    const rows = plotOf(plotsOf('survive-until-daylight', runs), 'survive-until-daylight.characters');
    expect(rows).toEqual([
      { label: 'Pillar', wins: 6, games: 12, wanted: [0.35, 0.7] },
      { label: 'Trigger', wins: 6, games: 12, wanted: [0.35, 0.7] },
    ]);
  });

  it('tell how often each turn won on each map', () => {
    const runs = runsOf('one-month-in', (won) => ({ 'turn 1': won, 'turn 2': !won }));
    const rows = plotOf(plotsOf('one-month-in', runs), 'one-month-in.layouts');
    expect(rows?.[0]).toEqual({ label: 'Two Streets, turn 1', wins: 1, games: 2, wanted: [0.5, 0.5] });
    expect(rows?.at(-1)?.wanted).toEqual([0.25, 0.25]);
  });

  it('tell how often each pair won against the others, and who begins', () => {
    const runs = runsOf('outbreak-duel', (won) => ({ 'first player': won, 'second player': !won }));
    const plots = plotsOf('outbreak-duel', runs);
    expect(plotOf(plots, 'outbreak-duel.pairings')).toHaveLength(16);
    const rows = plotOf(plots, 'outbreak-duel.pairs');
    expect(rows?.find(({ label }) => label === 'Hold the Line')).toMatchObject({ wins: 6, games: 12 });
    expect(rows?.find(({ label }) => label === 'the first player')).toMatchObject({ wins: 16, games: 32 });
  });

  it('are drawn the same for the same numbers, with every row named', () => {
    const plot: Plot = {
      id: 'a',
      title: 'A title',
      rows: [{ label: 'two of four', wins: 2, games: 4, wanted: [0.4, 0.6] }],
    };
    const svg = drawPlot(plot);
    expect(drawPlot(plot)).toBe(svg);
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toContain('>two of four<');
    expect(svg.match(/<circle /g)).toHaveLength(1);
  });
});

describe('the page of the balance', () => {
  const runs = GAMES.flatMap(({ rules }) => runsOf(rules.id));

  it('has a picture and a table for every plot', () => {
    const { text, plots } = pageOf(runs, 'abcdef0123');
    for (const { id } of plots) expect(text).toContain(`(balance/${id}.svg)`);
    expect(text).toContain('2 games of every set-up that is counted, played by code abcdef01');
    expect(text).toContain('| easy, 1 seat | 2 | 50.0 % (9.5 to 90.5) | 65 to 85 |');
  });

  it('says how much has not been played', () => {
    const { text } = pageOf(runs.slice(0, 5), 'abc');
    expect(text).toContain('; 5 of 36 set-ups played.');
    expect(text).toContain('## Outbreak Duel\n\n0 of 16 set-ups played.');
  });

  it('that is kept has its pictures, and they belong to it', () => {
    const text = readFileSync(join(DOCS, 'balance.md'), 'utf8');
    const named = [...text.matchAll(/\(balance\/(.*)\.svg\)/g)].map(([, id]) => `${id}.svg`);
    expect(named.length).toBeGreaterThan(0);
    expect(readdirSync(join(DOCS, 'balance')).toSorted()).toEqual(named.toSorted());
  });
});

describe('the parts of the balance', () => {
  const simulations = simulationsOf(2, 's');
  const shard = { number: 1, of: 1 };

  function keep(folder: string, order: Simulation, code: string, file = fileOf(order)) {
    const records = [result(1, true), result(2, false)];
    writePart(join(folder, file), { tool: 'simulate', order, games: 2, code, shard, records });
  }

  it('are read in the order of the plan, without those that are not there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'curfew-balance-'));
    expect(() => readPlayed(simulations, folder)).toThrow(new InputError(`There are no parts in ${folder}.`));
    const [one, two, three] = simulations;
    if (!one || !two || !three) throw new Error('There are more.');
    keep(folder, three, 'abc');
    keep(folder, one, 'abc');
    const { runs, code } = readPlayed(simulations, folder);
    expect(runs.map(({ simulation }) => simulation)).toEqual([one, three]);
    expect(code).toBe('abc');
    keep(folder, two, 'def');
    expect(() => readPlayed(simulations, folder)).toThrow('were played by different code.');
    keep(folder, { ...two, seed: 'x' }, 'abc', fileOf(two));
    expect(() => readPlayed(simulations, folder)).toThrow('holds games of another run than npm run simulate');
    expect(existsSync(join(folder, fileOf(two)))).toBe(true);
  });
});

describe('the command line of the balance', () => {
  it('plays all and writes the page unless told otherwise', () => {
    expect(requestOf(['--workers', '1'])).toEqual({
      games: 100,
      seed: 'balance',
      parts: 'parts/balance',
      workers: 1,
      shard: null,
      game: null,
      page: false,
    });
    expect(requestOf(['--shard', '2/8', '--game', 'one-month-in', '--page'])).toMatchObject({
      shard: { number: 2, of: 8 },
      game: 'one-month-in',
      page: true,
    });
  });

  it('refuses what it does not know', () => {
    expect(() => requestOf(['--game', 'chess'])).toThrow(ArgumentError);
    expect(() => requestOf(['--games', '0'])).toThrow(ArgumentError);
  });
});
