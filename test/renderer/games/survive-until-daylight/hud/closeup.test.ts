import { describe, expect, it } from 'vitest';
import { closeupOf, type Subject } from '../../../../../renderer/games/survive-until-daylight/hud/closeup';
import { aLine, seatOf, table } from '../../../../helpers/survive-until-daylight';

const line = aLine(['raider']);
const state = table({ line: ['raider'] });
const EVERYTHING: readonly Subject[] = [
  ...line.map(({ id }): Subject => ({ kind: 'enemy', card: id })),
  { kind: 'seat', seat: seatOf(1) },
  { kind: 'card', card: 'wp-bat' },
  { kind: 'card', card: 'wave' },
  { kind: 'pile', pile: 'combat' },
];

describe('looking closer in Survive Until Daylight', () => {
  it.each(EVERYTHING)('shows $kind with a name and words', (subject) => {
    const closeup = closeupOf(subject, state);
    expect(closeup?.title).not.toBe('');
    expect(closeup?.text).not.toBe('');
    expect(closeup?.rule).not.toBeNull();
  });

  it('says in a few words what a weapon does, without the shorthand of the table', () => {
    expect(closeupOf({ kind: 'card', card: 'wp-bat' }, state)?.facts).toEqual(['1 + best of 2']);
    expect(closeupOf({ kind: 'card', card: 'wp-machete' }, state)?.facts).toEqual(['2 + a card']);
    expect(closeupOf({ kind: 'card', card: 'wp-pipe' }, state)?.facts).toEqual(['2 damage']);
  });

  it('shows nothing of a combat card that nobody drew', () => {
    expect(closeupOf({ kind: 'combat-card', index: 0 }, state)).toBeNull();
  });
});
