import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { DECKS } from '../../../models/kernel/deck-kind';
import { createPlatform } from '../../../renderer/platform/create-platform';
import { aDeckMeta, aStoredDeck, DECK_SAMPLE } from '../../helpers/deck-meta';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText } from '../../helpers/save-text';
import { describeTexts } from '../../helpers/texts-contract';
import { textsInBrowser } from '../../helpers/texts-in-browser';

describeTexts(DECK_SAMPLE, 'in the browser', async () => textsInBrowser(DECKS, 'decks', DECK_SAMPLE));

it('decks and saved games of one browser do not meet', async () => {
  globalThis.indexedDB = new IDBFactory();
  const navigator = { userAgent: 'a browser', language: 'en' } as Navigator;
  const host = { document: {} as Document, navigator };
  const { saves, decks } = createPlatform(host);
  await saves.save('the-same', aSaveMeta({ id: 'the-same' }), aSaveText('1'));
  await decks.save('the-same', aDeckMeta({ id: 'the-same' }), aStoredDeck());
  expect(await saves.load('the-same')).toBe(aSaveText('1'));
  expect(await decks.load('the-same')).toBe(aStoredDeck());
});
