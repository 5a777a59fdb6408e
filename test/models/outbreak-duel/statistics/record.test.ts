import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../models/outbreak-duel/entries';
import { gameRecord } from '../../../../models/outbreak-duel/statistics/record';

const person = { id: 'seat-1', name: 'Ada', controller: { kind: 'human' } } as const;
const bot = { id: 'seat-2', name: 'Bo', controller: { kind: 'bot', level: 'hard' } } as const;

function wonBy(winner: 'seat-1' | 'seat-2', ...log: readonly Entry[]) {
  const outcome = { winners: [winner], reason: '', scores: {}, rank: null };
  const players = [
    { seat: 'seat-1', survivor: 'V01' },
    { seat: 'seat-2', survivor: 'V02' },
  ] as never;
  const dealt: Entry = { type: 'dealt', seat: 'seat-1', survivor: 'V01', hp: 20, th: 2, row: [] };
  return gameRecord({ seats: [person, bot], players, outcome }, [dealt, ...log]);
}

const turn = (round: number): Entry => ({ type: 'turn-started', seat: 'seat-1', round, hp: [20, 20] });
const LATE = turn(9);
const hurt = (seat: 'seat-1' | 'seat-2', hp: number): Entry => ({
  type: 'hurt',
  seat,
  by: 'bite',
  n: 1,
  hp,
  source: 'phase',
});
const escaped = (success: boolean): Entry => ({
  type: 'escape-rolled',
  seat: 'seat-1',
  source: 'quick-escape',
  need: 4,
  bonus: 0,
  die: 4,
  success,
  reroll: false,
  zombie: 1,
  card: 'ZW1',
});
const struck = (source: 'V01' | 'V02' | 'W01', hp: number): Entry => ({
  type: 'zombie-hurt',
  seat: source === 'V02' ? 'seat-1' : 'seat-2',
  n: 1,
  hp,
  source,
  zombie: 1,
  card: 'ZW1',
});

describe('the record of a duel', () => {
  it('"Back from the brink" is a duel that a person won after 3 HP or less', () => {
    expect(wonBy('seat-1', LATE, hurt('seat-1', 3)).feats).toEqual(['back-from-the-brink']);
    expect(wonBy('seat-1', LATE, hurt('seat-1', 4)).feats).toEqual([]);
    expect(wonBy('seat-2', LATE, hurt('seat-1', 3)).feats).toEqual([]);
  });

  it('"Short night" is a duel that a person won by Round 5', () => {
    expect(wonBy('seat-1', turn(5)).feats).toEqual(['short-night']);
    expect(wonBy('seat-1', turn(6)).feats).toEqual([]);
    expect(wonBy('seat-2', turn(5)).feats).toEqual([]);
  });

  it('"Bare hands" is a zombie that the Survivor of a person killed without a Weapon', () => {
    expect(wonBy('seat-2', struck('V01', 0)).feats).toEqual(['bare-hands']);
    expect(wonBy('seat-2', struck('V01', 1), struck('W01', 0), struck('V02', 0)).feats).toEqual([]);
  });

  it('"Slippery" is five Escape rolls of a person that worked', () => {
    const rolls = (n: number) => Array<Entry>(n).fill(escaped(true));
    expect(wonBy('seat-2', ...rolls(5)).feats).toEqual(['slippery']);
    expect(wonBy('seat-2', ...rolls(4), escaped(false)).feats).toEqual([]);
  });

  it('has the Survivors, and attacks without a Weapon among the weapons', () => {
    const blow = (weapon: 'W01' | null): Entry => ({
      type: 'attacked',
      seat: 'seat-1',
      zone: 'threat',
      weapon,
      numbers: [],
      ap: 1,
      snap: false,
      zombie: 1,
      card: 'ZW1',
    });
    expect(wonBy('seat-2', blow('W01'), blow(null), blow('W01')).seats).toEqual([
      { id: 'seat-1', plays: ['V01'], weapons: { W01: 2, 'bare-hands': 1 } },
      { id: 'seat-2', plays: ['V02'], weapons: {} },
    ]);
  });
});
