import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../../../models/dying-light/map';
import { closeupOf, type Subject } from '../../../../../renderer/games/dying-light/hud/closeup';
import { aRunner, aToken, board } from '../../../../helpers/dying-light';

const state = board({
  runners: [aRunner('mara').on('t').pool('basic[jump]')],
  tokens: [aToken('fire-9', 'fire', 'q')],
});
const EVERYTHING: readonly Subject[] = [
  { kind: 'zone', zone: 't', area: areaOf('t') },
  { kind: 'token', token: 'fire-9', zone: 'q' },
  { kind: 'runner', runner: 'mara', zone: 't' },
  { kind: 'infected', infected: 'volatile', area: areaOf('q') },
  { kind: 'die', die: state.runners[0]?.pool[0]?.id ?? 'die-basic-1' },
  { kind: 'card', card: { family: 'weapon', id: 'w-bow' } },
  { kind: 'card', card: { family: 'heavy', id: 'wd-limp' } },
  { kind: 'deck', deck: 'wound', count: 3 },
  { kind: 'gear', gear: { id: 'g-cour-j', condition: 'whole' } },
];

describe('looking closer in Dying Light', () => {
  it.each(EVERYTHING)('shows $kind with a name, words and a rule', (subject) => {
    const closeup = closeupOf(subject, state);
    expect(closeup?.title).not.toBe('');
    expect(closeup?.text).not.toBe('');
    expect(closeup?.rule).not.toBeNull();
  });

  it('explains the words of a skill and says what an Infected can do', () => {
    const mara = closeupOf({ kind: 'runner', runner: 'mara', zone: 't' }, state);
    expect(mara?.words.map(({ name }) => name)).toContain('Jump Pad');
    const volatile = closeupOf({ kind: 'infected', infected: 'volatile', area: areaOf('q') }, state);
    expect(volatile?.facts).toEqual(['Attack 3', 'Toughness 9', 'climbs']);
  });

  it('shows nothing of what has gone', () => {
    expect(closeupOf({ kind: 'token', token: 'nest-9', zone: 'q' }, state)).toBeNull();
    expect(closeupOf({ kind: 'runner', runner: 'teo', zone: 't' }, state)).toBeNull();
  });
});
