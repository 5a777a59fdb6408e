import { describe, expect, it } from 'vitest';
import { closeupOf } from '../../../../../renderer/games/outbreak-duel/hud/closeup';
import type { Spot } from '../../../../../renderer/games/outbreak-duel/spot';
import { S, table } from '../../../../helpers/outbreak-duel';

const state = table();
const EVERYTHING: readonly Spot[] = [
  { kind: 'survivor', seat: S },
  { kind: 'zone', seat: S, zone: 'threat' },
  { kind: 'hand', seat: S },
  { kind: 'horde', seat: S },
  { kind: 'deck', seat: S, of: 'zombie' },
  { kind: 'graveyard', seat: S, of: 'survivor' },
  { kind: 'exile', seat: S },
  { kind: 'points', seat: S, points: 'ap' },
];

describe('looking closer in Outbreak Duel', () => {
  it.each(EVERYTHING)('shows $kind with a name, words and a rule', (spot) => {
    const closeup = closeupOf(spot, state);
    expect(closeup?.title).not.toBe('');
    expect(closeup?.text).not.toBe('');
    expect(closeup?.rule).not.toBeNull();
  });

  it('OD-PRIV-03 shows of a card that lies face down only what a hand is', () => {
    expect(closeupOf({ kind: 'card', seat: S, index: 99 }, state)?.rule).toBe('privacy');
  });
});
