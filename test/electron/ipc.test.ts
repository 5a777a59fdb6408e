import { describe, expect, it } from 'vitest';
import { CHANNELS, isOwnPage } from '../../electron/ipc';
import { LARGEST_CONTENT } from '../../models/kernel/content-kind';
import { LARGEST_DECK } from '../../models/kernel/deck-kind';
import { aContentMeta, aStoredContent } from '../helpers/content-meta';
import { aDeckMeta, aStoredDeck } from '../helpers/deck-meta';
import { aFinishedMeta, aFinishedText } from '../helpers/finished-meta';
import { aPicture, aSaveMeta } from '../helpers/save-meta';
import { aMainProcess, OWN_PAGE } from './main-process';

describe('the channels', () => {
  it('are all open', () => {
    expect([...aMainProcess().listeners.keys()].sort()).toEqual(Object.keys(CHANNELS).sort());
  });

  it('answer the page of the app', async () => {
    const { send } = aMainProcess();
    expect(await send('saves:list', OWN_PAGE)).toEqual([aSaveMeta()]);
    expect(await send('saves:load', OWN_PAGE, 'autosave')).toBe('text of autosave');
    expect(await send('saves:picture', OWN_PAGE, 'autosave')).toBe('picture of autosave');
    expect(await send('decks:list', OWN_PAGE)).toEqual([aDeckMeta()]);
    expect(await send('decks:load', OWN_PAGE, 'a-deck')).toBe('deck of a-deck');
    expect(await send('content:list', OWN_PAGE)).toEqual([aContentMeta()]);
    expect(await send('content:load', OWN_PAGE, 'a-layout')).toBe('content of a-layout');
    expect(await send('finished:list', OWN_PAGE)).toEqual([aFinishedMeta()]);
    expect(await send('finished:load', OWN_PAGE, 'a-game')).toBe('end of a-game');
  });

  it('hand on what is well formed', async () => {
    const { send, reached } = aMainProcess();
    await send('saves:save', OWN_PAGE, 'autosave', aSaveMeta(), '{}', aPicture());
    await send('saves:save', OWN_PAGE, 'autosave', aSaveMeta(), '{}', null);
    await send('decks:save', OWN_PAGE, 'a-deck', aDeckMeta(), aStoredDeck());
    await send('decks:remove', OWN_PAGE, 'a-deck');
    await send('content:save', OWN_PAGE, 'a-layout', aContentMeta(), aStoredContent());
    await send('content:remove', OWN_PAGE, 'a-layout');
    await send('finished:save', OWN_PAGE, 'a-game', aFinishedMeta(), aFinishedText());
    await send('finished:remove', OWN_PAGE, 'a-game');
    await send('settings:store', OWN_PAGE, '{"volume":1}');
    await send('app:set-fullscreen', OWN_PAGE, true);
    await send('app:log', OWN_PAGE, 'error', 'It broke.');
    expect(reached).toEqual([
      ['saves:save', 'autosave', aSaveMeta(), '{}', aPicture()],
      ['saves:save', 'autosave', aSaveMeta(), '{}', null],
      ['decks:save', 'a-deck', aDeckMeta(), aStoredDeck()],
      ['decks:remove', 'a-deck'],
      ['content:save', 'a-layout', aContentMeta(), aStoredContent()],
      ['content:remove', 'a-layout'],
      ['finished:save', 'a-game', aFinishedMeta(), aFinishedText()],
      ['finished:remove', 'a-game'],
      ['settings:store', '{"volume":1}'],
      ['app:set-fullscreen', true],
      ['app:log', 'error', 'It broke.'],
    ]);
  });

  it.each<[string, unknown[]]>([
    ['saves:list', ['more']],
    ['saves:load', []],
    ['saves:load', [7]],
    ['saves:load', ['../secret']],
    ['saves:load', [{ toString: () => 'autosave' }]],
    ['saves:remove', ['autosave', 'more']],
    ['saves:picture', []],
    ['saves:picture', ['../secret']],
    ['saves:picture', ['autosave', 'more']],
    ['saves:save', ['autosave', null, '{}', null]],
    ['saves:save', ['autosave', aSaveMeta(), '{}']],
    ['saves:save', ['autosave', { ...aSaveMeta(), round: -1 }, '{}', null]],
    ['saves:save', ['autosave', { ...aSaveMeta(), savedAt: 'yesterday' }, '{}', null]],
    ['saves:save', ['autosave', aSaveMeta(), { format: 1 }, null]],
    ['decks:list', [null]],
    ['decks:load', ['../a-deck']],
    ['decks:remove', [['a-deck']]],
    ['decks:save', ['a-deck', aDeckMeta()]],
    ['decks:save', ['a-deck', aDeckMeta(), aStoredDeck(), null]],
    ['decks:save', ['a-deck', aSaveMeta({ savedAt: 'now' }), aStoredDeck()]],
    ['decks:save', ['a-deck', { ...aDeckMeta(), ready: false }, aStoredDeck()]],
    ['decks:save', ['a-deck', aDeckMeta(), 'x'.repeat(LARGEST_DECK + 1)]],
    ['content:list', [null]],
    ['content:load', ['../a-layout']],
    ['content:remove', ['a-layout', 'more']],
    ['content:save', ['a-layout', aContentMeta()]],
    ['content:save', ['a-layout', { ...aContentMeta(), kind: 'tune' }, aStoredContent()]],
    ['content:save', ['a-layout', { ...aContentMeta(), maker: null }, aStoredContent()]],
    ['content:save', ['a-layout', aContentMeta(), 'x'.repeat(LARGEST_CONTENT + 1)]],
    ['finished:list', [null]],
    ['finished:load', ['../a-game']],
    ['finished:remove', ['a-game', 'more']],
    ['finished:save', ['a-game', aFinishedMeta()]],
    ['finished:save', ['a-game', { ...aFinishedMeta(), round: -1 }, aFinishedText()]],
    ['finished:save', ['a-game', { ...aFinishedMeta(), seats: [{ id: 'seat-1' }] }, aFinishedText()]],
    ['finished:save', ['a-game', aFinishedMeta({ feats: Array(65).fill('x') }), aFinishedText()]],
    ['settings:store', ['{"volume":']],
    ['settings:store', [{ volume: 1 }]],
    ['app:set-fullscreen', ['true']],
    ['saves:save', ['autosave', aSaveMeta(), '{}', 'https://example.org/a.png']],
    ['saves:save', ['autosave', aSaveMeta(), '{}', aPicture('A'.repeat(251))]],
    ['app:log', ['fatal', 'text']],
    ['app:log', ['error', 'x'.repeat(8193)]],
    ['app:quit', [undefined]],
  ])('refuse %s with %j', async (channel, args) => {
    const { send, reached } = aMainProcess();
    await expect(send(channel, OWN_PAGE, ...args)).rejects.toThrow(`${channel}: refused`);
    expect(reached).toEqual([]);
  });

  it('refuse whoever is not the page of the app', async () => {
    const { send, reached } = aMainProcess();
    await expect(send('app:quit', { url: 'https://example.org/', parent: null })).rejects.toThrow(
      'not the app',
    );
    expect(reached).toEqual([]);
  });
});

describe('the own page', () => {
  it.each([
    ['the page itself', { url: 'app://curfew/index.html', parent: null }, true],
    ['a frame that is gone', null, false],
    ['another host', { url: 'app://other/index.html', parent: null }, false],
    ['a page of the web', { url: 'https://curfew/index.html', parent: null }, false],
    ['no address', { url: '', parent: null }, false],
  ])('%s: %s', (_name, sender, isOwn) => {
    expect(isOwnPage(sender)).toBe(isOwn);
  });
});
