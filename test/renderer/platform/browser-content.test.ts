import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { OWN_CONTENT } from '../../../models/kernel/content-kind';
import { createPlatform } from '../../../renderer/platform/create-platform';
import { aContentMeta, aStoredContent, CONTENT_SAMPLE } from '../../helpers/content-meta';
import { aDeckMeta, aStoredDeck } from '../../helpers/deck-meta';
import { describeTexts } from '../../helpers/texts-contract';
import { textsInBrowser } from '../../helpers/texts-in-browser';

describeTexts(CONTENT_SAMPLE, 'in the browser', async () =>
  textsInBrowser(OWN_CONTENT, 'content', CONTENT_SAMPLE),
);

it('own content and decks of one browser do not meet', async () => {
  globalThis.indexedDB = new IDBFactory();
  const navigator = { userAgent: 'a browser', language: 'en' } as Navigator;
  const { content, decks } = createPlatform({ document: {} as Document, navigator });
  await content.save('the-same', aContentMeta({ id: 'the-same' }), aStoredContent());
  await decks.save('the-same', aDeckMeta({ id: 'the-same' }), aStoredDeck());
  expect(await content.load('the-same')).toBe(aStoredContent());
  expect(await decks.load('the-same')).toBe(aStoredDeck());
});
