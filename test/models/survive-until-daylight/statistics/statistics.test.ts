import { describe, expect, it } from 'vitest';
import words from '../../../../assets/locales/en/survive-until-daylight-statistics.json';
import type { Entry } from '../../../../models/survive-until-daylight/entries';
import { STATISTIC_ROWS, statisticsOf } from '../../../../models/survive-until-daylight/statistics';

const SEATED: readonly Entry[] = [
  { type: 'character-picked', seat: 'seat-1', character: 'ch-pillar' },
  { type: 'character-picked', seat: 'seat-2', character: 'ch-hipster' },
];

function count(...entries: readonly Entry[]) {
  return statisticsOf([...SEATED, ...entries]);
}

function rowOf(id: string, ...entries: readonly Entry[]): readonly (number | null)[] {
  const row = STATISTIC_ROWS.find((one) => one.id === id);
  if (!row) throw new Error(`There is no row ${id}.`);
  const { seats, total } = count(...entries);
  return [...seats.map(({ statistics }) => row.of(statistics)), row.of(total)];
}

const hit = { type: 'damage-taken', seat: 'seat-1', amount: 2, total: 2, splash: false } as const;

describe('statistics', () => {
  it('count damage by what it came from, for each seat and for all', () => {
    const entries: readonly Entry[] = [
      { ...hit, source: 'raider-3' },
      { ...hit, source: 'rd-rodent2' },
      { ...hit, source: 'delay', amount: 1 },
      { ...hit, seat: 'seat-2', source: 'brute-1', splash: true },
    ];
    expect(rowOf('damage', ...entries)).toEqual([5, 2, 7]);
    expect(rowOf('damage.raider', ...entries)).toEqual([2, 0, 2]);
    expect(rowOf('damage.red', ...entries)).toEqual([2, 0, 2]);
    expect(rowOf('damage.delay', ...entries)).toEqual([1, 0, 1]);
    expect(rowOf('splashed', ...entries)).toEqual([0, 2, 2]);
  });

  it('give a kill to whoever struck, or whose trap it was, and Survivors that the enemies kill to nobody', () => {
    const entries: readonly Entry[] = [
      {
        type: 'attack-resolved',
        seat: 'seat-1',
        target: 'raider-1',
        shares: { left: 0, target: 3, right: 0 },
        spears: 0,
        splash: 0,
        carried: null,
      },
      { type: 'line-damaged', card: 'raider-1', amount: 3, total: 3 },
      { type: 'line-died', cards: ['raider-1'] },
      { type: 'trap-sprung', seat: 'seat-2', enemy: 'wanderer-1' },
      { type: 'line-died', cards: ['wanderer-1'] },
      { type: 'enemy-attacked', enemy: 'brute-1', target: 'survivor-1', damage: 2, splash: 0, bolster: 0 },
      { type: 'line-died', cards: ['survivor-1'] },
    ];
    expect(rowOf('kills', ...entries)).toEqual([1, 1, 2]);
    expect(rowOf('damage-done', ...entries)).toEqual([3, 0, 3]);
    expect(rowOf('survivors-lost', ...entries)).toEqual([0, 0, 0]);
  });

  it('count both sides of a gift, and the search', () => {
    const entries: readonly Entry[] = [
      { type: 'gift-taken', from: 'seat-1', to: 'seat-2', card: 'am-arrow', count: 3 },
      { type: 'card-found', seat: 'seat-2', card: 'hl-kit' },
      { type: 'card-found', seat: 'seat-2', card: 'wave' },
      { type: 'wave-delayed', seat: 'seat-2', cards: 4 },
      { type: 'wave-accepted', seat: 'seat-1' },
    ];
    expect(rowOf('gifts-given', ...entries)).toEqual([1, 0, 1]);
    expect(rowOf('gifts-taken', ...entries)).toEqual([0, 1, 1]);
    expect(rowOf('found', ...entries)).toEqual([0, 1, 1]);
    expect(rowOf('delays', ...entries)).toEqual([0, 1, 1]);
    expect(rowOf('wave-held', ...entries)).toEqual([1, 0, 1]);
  });

  it('call luck what own combat cards add beyond the average of 0.45', () => {
    const [luck] = rowOf('card-luck', {
      type: 'combat-drawn',
      by: 'seat-1',
      cards: ['cc-perfect', 'cc-clean'],
    });
    expect(luck).toBeCloseTo(3 - 15 / 33);
    expect(rowOf('card-luck', { type: 'combat-drawn', by: 'brute-1', cards: ['cc-perfect'] })).toEqual([
      0, 0, 0,
    ]);
  });

  it('count rounds and who came to the line', () => {
    const card = { id: 'raider-1', type: 'raider', damage: 0, spears: 0, stunned: false } as const;
    const { rounds, came } = count(
      { type: 'round-started', round: 1, overtime: false },
      { type: 'line-joined', cards: [card] },
    );
    expect([rounds, came]).toEqual([1, 1]);
  });

  it('have a name for every row and every group', () => {
    const needed = STATISTIC_ROWS.flatMap(({ id, group }) => [`sd.stat.${id}`, `sd.stat.group.${group}`]);
    expect(needed.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
  });
});
