import { afterEach, expect, it } from 'vitest';
import { SaveError, type SaveFault } from '../../../models/kernel/save-fault';
import { errorText, speak } from '../../../renderer/i18n';

const FAULTS = {
  'not-json': /^In diesem Text steckt kein Spielstand\.$/,
  'not-a-save': /^Diese Datei ist kein Spielstand von Curfew\.$/,
  newer: /neueren Version/,
  damaged: /ist beschädigt\.$/,
  'too-deep': /zu tief verschachtelt/,
  'too-large': /zu groß/,
  'not-a-file': /keine gewöhnliche Datei/,
  broken: /lässt sich nicht fortsetzen/,
} as const satisfies Record<Exclude<SaveFault, 'unknown-game'>, RegExp>;

afterEach(() => speak('en'));

it.each(Object.entries(FAULTS))(
  'a saved game with the fault %s is refused in the language that is spoken',
  async (code, said) => {
    const error = new SaveError(code as SaveFault);
    expect(errorText(error)).toBe(error.message);
    await speak('de');
    expect(errorText(error)).toMatch(said);
  },
);

it('whoever says in words which game is missing, or anything else, is heard', () => {
  expect(errorText(new SaveError('unknown-game', 'Go is missing.'))).toBe('Go is missing.');
  expect(errorText(new Error('The disk is full.'))).toBe('The disk is full.');
  expect(errorText(7)).toBe('7');
});
