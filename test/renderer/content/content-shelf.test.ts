import { describe, expect, it } from 'vitest';
import { sharedContent, storedContent } from '../../../models/kernel/content-kind';
import {
  type ContentFormat,
  contentOfFile,
  createContentShelf,
  type Made,
} from '../../../renderer/content/content-shelf';
import type { ContentMeta, Contents } from '../../../renderer/platform/platform';

/** A kind of content that is a number, of which even ones can be played. */
const NUMBERS: ContentFormat<number> = {
  game: 'one-month-in',
  kind: 'layout',
  read: (data) => (typeof data === 'number' ? data : null),
  whyNot: (n) => (n % 2 === 0 ? null : 'It is odd.'),
  about: (n) => `The number ${n}`,
};

const FOUR: Made<number> = { kind: 'layout', game: 'one-month-in', name: 'Four', maker: 'Ada', body: 4 };
const NOW = () => new Date('2026-11-29T18:00:00.000Z');

/** A place for content that holds what is given. */
function aPlace(texts: Readonly<Record<string, string>> = {}) {
  const kept = new Map<string, { readonly meta: ContentMeta | null; readonly text: string }>(
    Object.entries(texts).map(([id, text]) => [id, { meta: null, text }]),
  );
  const contents: Contents = {
    list: async () => [...kept.values()].flatMap(({ meta }) => meta ?? []),
    load: async (id) => kept.get(id)?.text ?? null,
    save: async (id, meta, text) => void kept.set(id, { meta, text }),
    remove: async (id) => void kept.delete(id),
  };
  return { contents, shelf: createContentShelf(contents, NUMBERS, NOW) };
}

function file(text: string, size = text.length) {
  const arrayBuffer = async () => new TextEncoder().encode(text).buffer as ArrayBuffer;
  return { name: 'four.json', size, arrayBuffer };
}

describe('the shelf of own content', () => {
  it('lists at once what is kept, ready or with the reason why not', async () => {
    const { shelf } = aPlace();
    const first = shelf.keep('four', FOUR);
    expect(shelf.list()).toMatchObject([{ id: 'four', maker: 'Ada', summary: 'The number 4', ready: true }]);
    await first;
    await shelf.keep('five', { ...FOUR, name: 'Five', body: 5 });
    const five = shelf.list()?.find(({ id }) => id === 'five');
    expect(five).toMatchObject({ summary: 'It is odd.' });
    expect(five).not.toHaveProperty('ready');
    expect(await shelf.open('four')).toEqual(FOUR);
    await shelf.remove('four');
    expect(shelf.list()).toHaveLength(1);
  });

  it('shows what is of its game and kind, and nothing else', async () => {
    const { contents, shelf } = aPlace();
    await shelf.keep('four', FOUR);
    const other = { ...FOUR, kind: 'scenario', game: 'dying-light' } as const;
    const meta = { id: 'other', savedAt: NOW().toISOString(), summary: '', ...other };
    await contents.save('other', meta, storedContent(other));
    await shelf.refresh();
    expect(shelf.list()?.map(({ id }) => id)).toEqual(['four']);
    await expect(shelf.open('other')).rejects.toThrow('comes from another version');
  });

  it('says so when something is gone, or is nothing that the game can read', async () => {
    const { shelf } = aPlace({ text: storedContent({ ...FOUR, body: 'four' }) });
    await expect(shelf.open('none')).rejects.toThrow('This is not there any more.');
    await expect(shelf.open('text')).rejects.toThrow('comes from another version');
  });
});

describe('a file that somebody hands over', () => {
  it('is taken in with its name and maker', async () => {
    expect(await contentOfFile(NUMBERS, file(sharedContent(FOUR)))).toEqual(FOUR);
  });

  it.each([
    ['no JSON', file('four'), "four.json can't be taken in"],
    ['of another game', file(sharedContent({ ...FOUR, game: 'dying-light' })), "can't be taken in"],
    ['with another body', file(sharedContent({ ...FOUR, body: [] })), "can't be taken in"],
    ['far too large', file('4', 2 ** 30), 'four.json is too large'],
  ])('is refused in a sentence when it is %s', async (_what, given, sentence) => {
    await expect(contentOfFile(NUMBERS, given)).rejects.toThrow(sentence);
  });

  it("is refused when it can't be read", async () => {
    const arrayBuffer = async () => {
      throw new Error('gone');
    };
    await expect(contentOfFile(NUMBERS, { name: 'a', size: 1, arrayBuffer })).rejects.toThrow(
      "a can't be read.",
    );
  });
});
