import { describe, expect, it } from 'vitest';
import texts from '../../../../assets/locales/en/dying-light-statistics.json';
import type { Entry } from '../../../../models/dying-light/entries';
import type { RunnerId } from '../../../../models/dying-light/ids';
import {
  type RunnerStatistics,
  STATISTIC_ROWS,
  statisticsOf,
} from '../../../../models/dying-light/statistics';
import { playToEnd, startGame } from '../../../helpers/random-play';

const PICKED: readonly Entry[] = [
  { type: 'runner-picked', seat: 'seat-1', runner: 'mara' },
  { type: 'runner-picked', seat: 'seat-2', runner: 'oskar' },
];

/** Statistics of two Runners who began in the Hideout Yard. */
const statisticsAfter = (...entries: readonly Entry[]) => statisticsOf([...PICKED, ...entries], 't');

function valueIn(row: string, statistics: RunnerStatistics): number | null {
  const found = STATISTIC_ROWS.find((one) => one.id === row);
  if (!found) throw new Error(`There is no row ${row}.`);
  return found.of(statistics);
}

/** The values of some rows: Mara's, Oskar's and those of both. */
function rows(ids: readonly string[], { runners, total }: ReturnType<typeof statisticsAfter>) {
  const columns = [...runners.map((runner) => runner.statistics), total];
  return Object.fromEntries(ids.map((id) => [id, columns.map((statistics) => valueIn(id, statistics))]));
}

const moved = (
  runner: RunnerId,
  kind: 'run' | 'climb' | 'jump' | 'step',
  from: 'u' | 'I' | 'L' | 'J',
  to: 'u' | 'I' | 'L' | 'J',
): Entry => ({ type: 'runner-moved', runner, kind, from, to, over: null, dice: 1, tempo: 1, risk: 0 });

const starts = (runner: RunnerId): Entry => ({ type: 'activation-started', runner });
const risk = (runner: RunnerId, ...symbols: ('safe' | 'wound' | 'exposure')[]): Entry => ({
  type: 'risk-rolled',
  runner,
  symbols,
  total: symbols.length,
});

describe('the statistics of a game', () => {
  it('tell Runs, Climbs and Jumps apart and measure the way over the roofs in Zones', () => {
    const statistics = statisticsAfter(
      starts('mara'),
      moved('mara', 'climb', 'u', 'I'),
      moved('mara', 'jump', 'I', 'L'),
      moved('mara', 'jump', 'L', 'J'),
      starts('oskar'),
      moved('oskar', 'climb', 'u', 'L'),
      moved('oskar', 'step', 'L', 'u'),
      starts('mara'),
      moved('mara', 'jump', 'J', 'L'),
    );
    expect(rows(['run', 'climb', 'jump', 'zones', 'roof-zones', 'longest-chain'], statistics)).toEqual({
      run: [0, 0, 0],
      climb: [1, 1, 2],
      jump: [3, 0, 3],
      zones: [7, 2, 9],
      'roof-zones': [6, 0, 6],
      'longest-chain': [3, 1, 3],
    });
  });

  it('count Action dice by type and icons, also those rolled later', () => {
    const statistics = statisticsAfter(
      {
        type: 'dice-rolled',
        runner: 'mara',
        dice: [
          { id: 'die-basic-1', type: 'basic', face: 2 },
          { id: 'die-parkour-1', type: 'parkour', face: 6 },
        ],
      },
      {
        type: 'die-returned',
        runner: 'mara',
        die: { id: 'die-basic-2', type: 'basic', face: 6 },
        from: 'cooldown',
      },
    );
    const ids = ['dice.basic', 'dice.parkour', 'icons.jump', 'icons.climb', 'icons.power'];
    expect(rows(ids, statistics)).toEqual({
      'dice.basic': [2, 0, 2],
      'dice.parkour': [1, 0, 1],
      'icons.jump': [2, 0, 2],
      'icons.climb': [1, 0, 1],
      'icons.power': [0, 0, 0],
    });
  });

  it('compare icons with what so many dice show on average', () => {
    const blanks: Entry = {
      type: 'dice-rolled',
      runner: 'mara',
      dice: [1, 2, 3].map((n) => ({ id: `die-basic-${n}` as const, type: 'basic', face: 6 })),
    };
    expect(valueIn('icon-luck', statisticsAfter(blanks).total)).toBeCloseTo(-2.5);
    expect(valueIn('icon-luck', statisticsAfter().total)).toBe(0);
  });

  it('compare the symbols of Risk dice with their chances', () => {
    const statistics = statisticsAfter(
      risk('oskar', 'safe', 'wound', 'wound'),
      risk('oskar', 'safe', 'safe', 'exposure'),
    );
    expect(rows(['risk-rolls', 'risk-dice', 'risk.safe', 'risk-luck.safe'], statistics)).toEqual({
      'risk-rolls': [0, 2, 2],
      'risk-dice': [0, 6, 6],
      'risk.safe': [0, 3, 3],
      'risk-luck.safe': [0, 1, 1],
    });
    expect(valueIn('risk-luck.wound', statistics.total)).toBe(1);
    expect(valueIn('risk-luck.spawn', statistics.total)).toBe(-1);
  });

  it('know which Wounds came from Risk and which from an attack', () => {
    const attackers = { biter: 2, viral: 0, volatile: 0, howler: 0 };
    const statistics = statisticsAfter(
      risk('mara', 'wound'),
      { type: 'wound-light', runner: 'mara' },
      { type: 'enemies-attack', runner: 'mara', attackers, power: 2 },
      { type: 'attack-resolved', runner: 'mara', power: 2, plus: 1, defence: 1, wounds: 2 },
      { type: 'wound-heavy', runner: 'mara', wound: 'wd-graze', heavy: 1 },
      { type: 'wound-light', runner: 'mara' },
      { type: 'wound-healed', runner: 'mara', wound: null },
    );
    const ids = ['wounds-light', 'wounds-heavy', 'wounds-risk', 'healed', 'attacks', 'power', 'defence'];
    expect(rows(ids, statistics)).toEqual({
      'wounds-light': [2, 0, 2],
      'wounds-heavy': [1, 0, 1],
      'wounds-risk': [1, 0, 1],
      healed: [1, 0, 1],
      attacks: [1, 0, 1],
      power: [3, 0, 3],
      defence: [1, 0, 1],
    });
  });

  it('find the Area where most Wounds were taken', () => {
    const wound: Entry = { type: 'wound-light', runner: 'mara' };
    expect(statisticsAfter().mostDangerousArea).toBeNull();
    expect(statisticsAfter(wound).mostDangerousArea).toBe('hideoutYard');
    const later = statisticsAfter(wound, moved('mara', 'climb', 'u', 'I'), wound, wound);
    expect(later.mostDangerousArea).toBe('bI');
    expect(later.woundsIn.bI).toBe(2);
  });

  it('average the Damage dice, a Crit as 3, and show nothing before the first one', () => {
    const statistics = statisticsAfter({
      type: 'damage-rolled',
      runner: 'oskar',
      faces: ['5', 'crit', '1'],
      bonus: 2,
      total: 11,
    });
    expect(rows(['damage-dice', 'damage-average', 'crits'], statistics)).toEqual({
      'damage-dice': [0, 3, 3],
      'damage-average': [null, 3, 3],
      crits: [0, 1, 1],
    });
  });

  it('count enemies that nobody beat in the total only', () => {
    const dead = (runner: RunnerId | null): Entry => ({
      type: 'enemy-killed',
      runner,
      infected: 'viral',
      area: 'market',
      down: false,
      by: 'damage',
    });
    expect(
      rows(['kills', 'kills.viral'], statisticsAfter(dead('mara'), dead('oskar'), dead('oskar'), dead(null))),
    ).toEqual({
      kills: [1, 2, 4],
      'kills.viral': [1, 2, 4],
    });
  });

  it('count Momentum, Exposure, Gear and Items', () => {
    const statistics = statisticsAfter(
      { type: 'momentum-gained', runner: 'mara', die: 'die-momentum-1', from: 'track' },
      { type: 'momentum-kept', runner: 'mara', tempo: 5 },
      { type: 'momentum-kept', runner: 'mara', tempo: 4 },
      { type: 'momentum-lost', runner: 'mara', die: 'die-momentum-1', reason: 'tempo' },
      { type: 'exposure-drawn', runner: 'oskar', cards: ['exp-red-1', 'exp-red-2'], night: false },
      { type: 'exposure-token-taken', runner: 'oskar' },
      { type: 'chase-taken', runner: 'oskar', chase: 'ch-scent' },
      { type: 'gear-used', runner: 'oskar', gear: 'g-braw-j', against: 'armor', condition: 'damaged' },
      { type: 'item-gained', runner: 'mara', item: 'c-smoke', deck: 'common' },
      { type: 'item-used', runner: 'mara', item: 'c-smoke' },
    );
    const once = { 'momentum-gained': [1, 0, 1], 'momentum-kept': [2, 0, 2], 'momentum-lost': [1, 0, 1] };
    const rest = { 'exposure-cards': [0, 2, 2], 'exposure-tokens': [0, 1, 1], chases: [0, 1, 1] };
    const things = { 'gear-used': [0, 1, 1], 'items-gained': [1, 0, 1], 'items-used': [1, 0, 1] };
    const expected = { ...once, ...rest, ...things };
    expect(rows(Object.keys(expected), statistics)).toEqual(expected);
  });

  it('add up: in a whole game the Runners together make the total', () => {
    const session = startGame({
      seats: 2,
      seed: 'counted',
      options: { scenario: 'sc-errand', difficulty: 'normal', soloRunners: 1 },
    });
    const { log, position } = playToEnd(session, 'counted').whole();
    const { runners, total, rounds, spawned } = statisticsOf(
      log.map((record) => record.entry),
      't',
    );
    const summed = STATISTIC_ROWS.filter((row) => row.decimals === 0 && row.id !== 'longest-chain');
    for (const row of summed) {
      const parts = runners.map(({ statistics }) => row.of(statistics) ?? 0);
      expect([row.id, parts.reduce((sum, part) => sum + part, 0)]).toEqual([row.id, row.of(total)]);
    }
    expect(rounds).toBe(position.state.round - 6);
    expect(spawned.biter).toBeGreaterThan(0);
  });
});

describe('the words of the statistics', () => {
  it('name every row and every group, and no row twice', () => {
    const ids = STATISTIC_ROWS.flatMap((row) => [`dl.stat.${row.id}`, `dl.stat.group.${row.group}`]);
    expect(ids.filter((id) => !Object.hasOwn(texts, id))).toEqual([]);
    expect(new Set(STATISTIC_ROWS.map((row) => row.id)).size).toBe(STATISTIC_ROWS.length);
  });
});
