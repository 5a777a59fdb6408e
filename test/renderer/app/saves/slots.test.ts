import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SaveIdSchema } from '../../../../models/kernel/save-meta';
import { canBeContinued, isSlot, newSaveId } from '../../../../renderer/app/saves/slots';
import { headingOf, titleOf } from '../../../../renderer/app/saves/words';
import { aSaveMeta } from '../../../helpers/save-meta';

describe('the id of a saved game', () => {
  it.each(['slot', 'named'] as const)(
    'of the kind "%s" is never given twice, and is one that every store takes',
    (kind) => {
      const ids = Array.from({ length: 100 }, () => newSaveId(kind));
      expect(new Set(ids).size).toBe(100);
      expect(ids.every((id) => v.is(SaveIdSchema, id))).toBe(true);
    },
  );

  it('says whether the app keeps it up to date: so it does with the only slot of older versions', () => {
    expect(['autosave', newSaveId('slot'), newSaveId('named'), 'save-1764326400000'].map(isSlot)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a game that can be continued', () => {
  it.each([
    ['is in play', { id: 'game-1' }, true],
    ['was left in the only slot of an older version', { id: 'autosave' }, true],
    ['is not over', { id: 'game-1', over: true as const }, false],
    ['has no name of its own', { id: 'save-1' }, false],
  ])('%s', (_how, meta, expected) => {
    expect(canBeContinued(aSaveMeta(meta))).toBe(expected);
  });
});

describe('the name of a saved game', () => {
  it('is what the person called it', () => {
    const meta = aSaveMeta({ id: 'save-1', name: 'First night' });
    expect([headingOf(meta), titleOf(meta)]).toEqual(['First night', 'First night']);
  });

  it('in play is its game, and when it was played where it must be told from others', () => {
    const meta = aSaveMeta({ id: 'game-1', name: '' });
    expect(headingOf(meta)).toBe('Dying Light');
    expect(titleOf(meta)).toMatch(/^Dying Light, 27 Nov 2026, \d\d:\d\d$/);
  });
});
