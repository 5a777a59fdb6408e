import { describe, expect, it } from 'vitest';
import type { Decks } from '../../renderer/platform/platform';
import { aDeckMeta, aStoredDeck } from './deck-meta';

/** Decks in a place that can be damaged from outside. */
export interface DecksUnderTest {
  readonly decks: Decks;
  /** Damages the newest version of a deck as a failing disk would. */
  readonly spoil: (id: string) => Promise<void>;
  /** Puts another text into the newest version of a deck. */
  readonly change: (id: string, changed: (text: string) => string) => Promise<void>;
  /** Loses what is kept for lists, within the decks and apart from them. */
  readonly loseMetas: () => Promise<void>;
  /** What was told about files so far. */
  readonly reports: readonly string[];
  /** Ends the app as a person does, not as a crash does. */
  readonly quit: () => Promise<void>;
  /** The same place after the app was started anew. */
  readonly again: () => Decks;
  /** How often something was read that holds more than one list, so far. */
  readonly looks: () => number;
  /** Makes many decks, quicker than one after the other. */
  readonly makeMany: (count: number) => Promise<void>;
}

async function saveNamed({ decks }: DecksUnderTest, ...names: readonly string[]): Promise<void> {
  for (const name of names) await decks.save('a-deck', aDeckMeta({ name }), aStoredDeck(name));
}

/** What decks promise wherever they are kept, which is what saved games do. @param open called within each test; starts empty */
export function describeDecks(where: string, open: () => Promise<DecksUnderTest>): void {
  describe(`decks ${where}`, () => {
    it('are given back with what lists show, after a start as well', async () => {
      const made = await open();
      expect(await made.decks.list()).toEqual([]);
      expect(await made.decks.load('a-deck')).toBeNull();
      await made.decks.save('a-deck', aDeckMeta(), aStoredDeck());
      for (const decks of [made.decks, made.again()]) {
        expect(await decks.list()).toEqual([aDeckMeta()]);
        expect(await decks.load('a-deck')).toBe(aStoredDeck());
      }
    });

    it('are listed newest first, each once, as it was saved last', async () => {
      const { decks } = await open();
      const older = aDeckMeta({ id: 'older', savedAt: '2026-11-27T18:00:00.000Z' });
      const { ready: _ready, ...draft } = aDeckMeta({ id: 'draft', savedAt: '2026-11-29T18:00:00.000Z' });
      for (const meta of [older, aDeckMeta(), draft]) await decks.save(meta.id, meta, aStoredDeck());
      await decks.save('a-deck', aDeckMeta({ name: 'Renamed' }), aStoredDeck('Renamed'));
      expect(await decks.list()).toEqual([draft, aDeckMeta({ name: 'Renamed' }), older]);
    });

    it('are gone with every version when they are removed', async () => {
      const made = await open();
      await saveNamed(made, '1', '2', '3');
      await made.decks.remove('a-deck');
      expect(await made.again().list()).toEqual([]);
      expect(await made.again().load('a-deck')).toBeNull();
    });

    it('fall back on the version before when the newest is damaged, put it aside and say so', async () => {
      const made = await open();
      await saveNamed(made, 'one', 'two');
      await made.spoil('a-deck');
      expect(await made.decks.load('a-deck')).toBe(aStoredDeck('one'));
      expect((await made.decks.list()).map(({ name }) => name)).toEqual(['one']);
      expect(made.reports).toEqual([
        expect.stringMatching(/a-deck\S* can't be read and was put aside as \S*a-deck\S*damaged-\d+\.$/),
        expect.stringMatching(/^The newest version of \S*a-deck\S* is lost; the one before it was opened\.$/),
      ]);
    });

    it.each([
      ['a letter is another', (text: string) => text.replace('"W01":3', '"W01":2')],
      ['nothing is left', () => ''],
      ['it is another kind of text', () => '{"format":3}'],
    ])('fall back on the version before when %s inside', async (_what, changed) => {
      const made = await open();
      await saveNamed(made, 'one', 'two');
      await made.change('a-deck', changed);
      expect(await made.again().load('a-deck')).toBe(aStoredDeck('one'));
    });

    it('say in a sentence that one is damaged when there is no version before, and list the others', async () => {
      const made = await open();
      await saveNamed(made, 'one');
      await made.decks.save('sound', aDeckMeta({ id: 'sound' }), aStoredDeck());
      await made.spoil('a-deck');
      await expect(made.decks.load('a-deck')).rejects.toThrow(
        /^The file is damaged and was put aside as \S*a-deck\S*damaged-\d+\.$/,
      );
      expect((await made.decks.list()).map(({ id }) => id)).toEqual(['sound']);
    });

    it('are listed by their names when what lists show of them is lost', async () => {
      const made = await open();
      await saveNamed(made, 'Long walk');
      await made.loseMetas();
      expect(await made.again().list()).toEqual([
        { id: 'a-deck', name: 'Long walk', game: 'outbreak-duel', savedAt: expect.any(String), summary: '' },
      ]);
    });

    it('are 2,000 listed after a start without a look into any of them', async () => {
      const made = await open();
      await made.makeMany(2000);
      await made.quit();
      const before = made.looks();
      expect(await made.again().list()).toHaveLength(2000);
      expect(made.looks()).toBe(before);
    });

    it.each(['../escape', 'a/b', '', 'UPPER', '__proto__', 'x'.repeat(65)])(
      'refuse %o as an id',
      async (id) => {
        const { decks } = await open();
        await expect(decks.save(id, aDeckMeta(), aStoredDeck())).rejects.toThrow();
      },
    );
  });
}
