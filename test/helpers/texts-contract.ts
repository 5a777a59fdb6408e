import { describe, expect, it } from 'vitest';
import type { StoredMeta } from '../../models/kernel/stored-kind';
import type { Texts } from '../../renderer/platform/platform';

/** Things of one kind, to be stored. */
export interface Sample<Meta extends StoredMeta> {
  /** "decks" */
  readonly what: string;
  /** What a list shows of one, with what the test cares about put in. */
  readonly meta: (changes?: Partial<StoredMeta>) => Meta;
  /** The text of one, told from others by its name. */
  readonly text: (name?: string) => string;
  /** The text with one letter changed that is no part of its name. */
  readonly misprinted: (text: string) => string;
  /** What a list shows of a text with that name whose own meta is lost. */
  readonly recovered: (name: string) => object;
}

type Stored<Meta> = Omit<Texts<Meta>, 'picture'>;

/** Things of one kind in a place that can be damaged from outside. */
export interface TextsUnderTest<Meta> {
  readonly texts: Stored<Meta>;
  /** Damages the newest version of one as a failing disk would. */
  readonly spoil: (id: string) => Promise<void>;
  /** Puts another text into the newest version of one. */
  readonly change: (id: string, changed: (text: string) => string) => Promise<void>;
  /** Loses what is kept for lists of the sample, within it and apart from it. */
  readonly loseMetas: () => Promise<void>;
  /** What was told about files so far. */
  readonly reports: readonly string[];
  /** Ends the app as a person does, not as a crash does. */
  readonly quit: () => Promise<void>;
  /** The same place after the app was started anew. */
  readonly again: () => Stored<Meta>;
  /** How often something was read that holds more than one list, so far. */
  readonly looks: () => number;
  /** Makes many, quicker than one after the other. */
  readonly makeMany: (count: number) => Promise<void>;
}

/** What stored things promise wherever they are kept, which is what saved games do. @param open called within each test; starts empty */
export function describeTexts<Meta extends StoredMeta>(
  { what, meta, text, misprinted, recovered }: Sample<Meta>,
  where: string,
  open: () => Promise<TextsUnderTest<Meta>>,
): void {
  const { id } = meta();
  const saveNamed = async ({ texts }: TextsUnderTest<Meta>, ...names: readonly string[]): Promise<void> => {
    for (const name of names) await texts.save(id, meta({ name }), text(name));
  };
  const aside = `\\S*${id}\\S*damaged-\\d+`;

  describe(`${what} ${where}`, () => {
    it('are given back with what lists show, after a start as well', async () => {
      const made = await open();
      expect(await made.texts.list()).toEqual([]);
      expect(await made.texts.load(id)).toBeNull();
      await made.texts.save(id, meta(), text());
      for (const texts of [made.texts, made.again()]) {
        expect(await texts.list()).toEqual([meta()]);
        expect(await texts.load(id)).toBe(text());
      }
    });

    it('are listed newest first, each once, as it was saved last', async () => {
      const { texts } = await open();
      const older = meta({ id: 'older', savedAt: '2026-11-27T18:00:00.000Z' });
      const newer = meta({ id: 'newer', savedAt: '2026-11-29T18:00:00.000Z' });
      for (const one of [older, meta(), newer]) await texts.save(one.id, one, text());
      await texts.save(id, meta({ name: 'Renamed' }), text('Renamed'));
      expect(await texts.list()).toEqual([newer, meta({ name: 'Renamed' }), older]);
    });

    it('are gone with every version when they are removed', async () => {
      const made = await open();
      await saveNamed(made, '1', '2', '3');
      await made.texts.remove(id);
      expect(await made.again().list()).toEqual([]);
      expect(await made.again().load(id)).toBeNull();
    });

    it('fall back on the version before when the newest is damaged, put it aside and say so', async () => {
      const made = await open();
      await saveNamed(made, 'one', 'two');
      await made.spoil(id);
      expect(await made.texts.load(id)).toBe(text('one'));
      expect((await made.texts.list()).map(({ name }) => name)).toEqual(['one']);
      expect(made.reports).toEqual([
        expect.stringMatching(new RegExp(`${id}\\S* can't be read and was put aside as ${aside}\\.$`)),
        expect.stringMatching(
          new RegExp(`^The newest version of \\S*${id}\\S* is lost; the one before it was opened\\.$`),
        ),
      ]);
    });

    it.each([
      ['a letter is another', misprinted],
      ['nothing is left', () => ''],
      ['it is another kind of text', () => '{"format":3}'],
    ])('fall back on the version before when %s inside', async (_what, changed) => {
      const made = await open();
      await saveNamed(made, 'one', 'two');
      await made.change(id, changed);
      expect(await made.again().load(id)).toBe(text('one'));
    });

    it('say in a sentence that one is damaged when there is no version before, and list the others', async () => {
      const made = await open();
      await saveNamed(made, 'one');
      await made.texts.save('sound', meta({ id: 'sound' }), text());
      await made.spoil(id);
      await expect(made.texts.load(id)).rejects.toThrow(
        new RegExp(`^The file is damaged and was put aside as ${aside}\\.$`),
      );
      expect((await made.texts.list()).map((one) => one.id)).toEqual(['sound']);
    });

    it('keep what lists show of one whose text is lost, which is said when it is opened', async () => {
      const made = await open();
      await made.texts.save(id, meta(), '');
      expect(await made.texts.list()).toEqual([meta()]);
      await made.quit();
      expect(await made.again().list()).toEqual([meta()]);
      await expect(made.again().load(id)).rejects.toThrow('is damaged');
    });

    it('are listed by their names when what lists show of them is lost', async () => {
      const made = await open();
      await saveNamed(made, 'Long walk');
      await made.loseMetas();
      expect(await made.again().list()).toEqual([{ ...recovered('Long walk'), savedAt: expect.any(String) }]);
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
      async (name) => {
        const { texts } = await open();
        await expect(texts.save(name, meta(), text())).rejects.toThrow();
      },
    );
  });
}
