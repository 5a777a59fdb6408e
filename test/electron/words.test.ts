import { afterEach, expect, it } from 'vitest';
import { menuTemplate } from '../../electron/menu';
import { say, speakAsIn } from '../../electron/words';
import { LANGUAGE_IDS } from '../../renderer/i18n';

afterEach(() => speakAsIn(null, []));

it.each([
  ['{"language":"de"}', ['en-GB'], 'Runde 3'],
  ['{"language":"en"}', ['de'], 'Round 3'],
  ['{"language":"auto"}', ['fr', 'de-CH'], 'Runde 3'],
  ['{"volume":80}', ['de'], 'Runde 3'],
  ['{"language":"constructor"}', ['fr'], 'Round 3'],
  ['[]', [], 'Round 3'],
  [null, ['DE'], 'Runde 3'],
])('speaks the language of the settings %s where the system wishes %j: %s', (settings, wished, words) => {
  speakAsIn(settings, wished);
  expect(say('store.round', { round: '3' })).toBe(words);
});

it('names the menu in that language', () => {
  speakAsIn('{"language":"de"}', []);
  expect(menuTemplate('linux').map(({ label }) => label)).toEqual([
    'Datei',
    'Bearbeiten',
    'Ansicht',
    'Hilfe',
  ]);
});

it('knows every language of the app', () => {
  const rounds = LANGUAGE_IDS.map((language) => {
    speakAsIn(JSON.stringify({ language }), []);
    return say('store.round');
  });
  expect(new Set(rounds).size).toBe(LANGUAGE_IDS.length);
});
