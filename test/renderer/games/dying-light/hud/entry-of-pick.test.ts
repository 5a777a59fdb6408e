import { expect, it } from 'vitest';
import { areaOf } from '../../../../../models/dying-light/map';
import { entryOfPick } from '../../../../../renderer/games/dying-light/hud/entry-of-pick';
import { aRunner, aToken, board } from '../../../../helpers/dying-light';

const state = board({
  runners: [aRunner('mara').on('t').pool('basic[jump]')],
  tokens: [aToken('fire-9', 'fire', 'q')],
});

it('leads from what the pointer is over on the table to its entry of the rulebook', () => {
  const die = state.runners[0]?.pool[0]?.id ?? 'die-basic-1';
  expect(entryOfPick({ kind: 'token', token: 'fire-9', zone: 'q' }, state)).toBe('fire');
  expect(entryOfPick({ kind: 'infected', infected: 'howler', area: areaOf('q') }, state)).toBe('howler');
  expect(entryOfPick({ kind: 'runner', runner: 'mara', zone: 't' }, state)).toBe('skills');
  expect(entryOfPick({ kind: 'die', die }, state)).toBe('action-dice');
});

it('leads from cards and decks to what they are for', () => {
  const exposure = { family: 'exposure', id: 'exp-teal-1', night: true } as const;
  expect(entryOfPick({ kind: 'card', card: exposure }, state)).toBe('exposure-cards');
  expect(entryOfPick({ kind: 'card', card: { family: 'activation', id: 'act-enemy' } }, state)).toBe(
    'night-order',
  );
  expect(entryOfPick({ kind: 'deck', deck: 'exposure', count: 8 }, state)).toBe('exposure-cards');
  expect(entryOfPick({ kind: 'deck', deck: 'wound', count: 3 }, state)).toBe('wounds');
  expect(entryOfPick({ kind: 'deck', deck: 'chase', count: 3 }, state)).toBe('chase');
});

it('leads from a Zone to the first thing that lies in it, else to what Zones are', () => {
  const bare = { ...state, tokens: [aToken('fire-9', 'fire', 'q')] };
  expect(entryOfPick({ kind: 'zone', zone: 'q', area: areaOf('q') }, bare)).toBe('fire');
  expect(entryOfPick({ kind: 'zone', zone: 't', area: areaOf('t') }, bare)).toBe('zones-areas');
});
