import { describe, expect, it } from 'vitest';
import type { Finished } from '../../renderer/platform/platform';
import { aFinishedMeta, aFinishedText } from './finished-meta';

/** Finished games in a place that can be damaged from outside. */
export interface FinishedUnderTest {
  readonly finished: Finished;
  /** Damages a game as a failing disk would. */
  readonly spoil: (id: string) => Promise<void>;
  /** Loses what is kept for lists of `a-game`, in front of it and apart from it. */
  readonly loseMetas: () => Promise<void>;
  /** What was told about files so far. */
  readonly reports: readonly string[];
  /** Ends the app as a person does, not as a crash does. */
  readonly quit: () => Promise<void>;
  /** The same place after the app was started anew. */
  readonly again: () => Finished;
  /** How often something was read that holds more than one list, so far. */
  readonly looks: () => number;
  /** Makes many games, quicker than one after the other. */
  readonly makeMany: (count: number) => Promise<void>;
}

/** What finished games promise wherever they are kept. @param open called within each test; starts empty */
export function describeFinished(where: string, open: () => Promise<FinishedUnderTest>): void {
  describe(`finished games ${where}`, () => {
    it('are given back with all that the records count, after a start as well, until they are removed', async () => {
      const made = await open();
      expect(await made.finished.load('a-game')).toBeNull();
      await made.finished.save('a-game', aFinishedMeta(), aFinishedText());
      for (const finished of [made.finished, made.again()]) {
        expect(await finished.list()).toEqual([aFinishedMeta()]);
        expect(await finished.load('a-game')).toBe(aFinishedText());
      }
      await made.finished.remove('a-game');
      expect(await made.again().list()).toEqual([]);
    });

    it('are put aside when they are damaged, in a sentence, and cost the others nothing', async () => {
      const made = await open();
      await made.finished.save('a-game', aFinishedMeta(), aFinishedText());
      await made.finished.save('sound', aFinishedMeta({ id: 'sound' }), aFinishedText('sound'));
      await made.spoil('a-game');
      await expect(made.finished.load('a-game')).rejects.toThrow(
        /^The file is damaged and was put aside as \S*a-game\S*damaged-\d+\.$/,
      );
      expect((await made.finished.list()).map(({ id }) => id)).toEqual(['sound']);
      expect(made.reports).toEqual([expect.stringMatching(/a-game\S* can't be read and was put aside/)]);
    });

    it('are listed with who won and when when what lists show of them is lost', async () => {
      const made = await open();
      await made.finished.save('a-game', aFinishedMeta(), aFinishedText());
      await made.loseMetas();
      expect(await made.again().list()).toEqual([
        {
          ...aFinishedMeta({ game: 'dice-race', summary: 'Round 8', difficulty: null, seats: [] }),
          savedAt: expect.any(String),
          luck: [],
          feats: [],
        },
      ]);
    });

    it('are 1,000 listed after a start without a look into any of them', async () => {
      const made = await open();
      await made.makeMany(1000);
      await made.quit();
      const before = made.looks();
      expect(await made.again().list()).toHaveLength(1000);
      expect(made.looks()).toBe(before);
    });
  });
}
