import { describe, expect, it } from 'vitest';
import { places, tileAt } from '../../../../../models/one-month-in/rules/table';
import { closeupOf, type Subject } from '../../../../../renderer/games/one-month-in/hud/closeup';
import { BLUE, BLUE_BASE, table } from '../../../../helpers/one-month-in';

const state = table();
const EVERYTHING: readonly Subject[] = [
  { kind: 'ground', tile: BLUE_BASE, ground: 'whole' },
  { kind: 'group', tile: BLUE_BASE, zone: 'whole', seat: BLUE },
  { kind: 'zombies', tile: BLUE_BASE },
  { kind: 'loot', tile: BLUE_BASE },
  { kind: 'clock', tile: BLUE_BASE },
  { kind: 'number', tile: BLUE_BASE, number: 'claim' },
  { kind: 'border', edge: '-2,0|-1,0' },
  { kind: 'card', card: 'sal-02' },
  { kind: 'card', card: 'zom-01' },
];

describe('looking closer in One Month In', () => {
  it.each(EVERYTHING)('shows $kind with a name, words and a rule', (subject) => {
    const closeup = closeupOf(subject, state);
    expect(closeup?.title).not.toBe('');
    expect(closeup?.text).not.toBe('');
    expect(closeup?.rule).not.toBeNull();
  });

  it('says the numbers of a tile, and nothing of one in the fog', () => {
    expect(closeupOf({ kind: 'ground', tile: BLUE_BASE, ground: 'whole' }, state)?.facts).toContain(
      'held by Blue',
    );
    const fog = places(state).find((place) => tileAt(state, place)?.status === 'fog');
    expect(fog && closeupOf({ kind: 'ground', tile: fog, ground: 'fog' }, state)?.facts).toEqual([]);
  });
});
