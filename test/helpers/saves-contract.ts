import { describe, expect, it } from 'vitest';
import { SAVE_FORMAT } from '../../models/kernel/migrations';
import type { Saves } from '../../renderer/platform/platform';
import { aSaveMeta } from './save-meta';
import { aSaveText, garbled } from './save-text';

/** Saved games in a place that can be damaged from outside. */
export interface SavesUnderTest {
  readonly saves: Saves;
  /** Damages the newest version of a game as a failing disk would. */
  readonly spoil: (id: string) => Promise<void>;
  /** Puts another text into the newest version of a game. */
  readonly change: (id: string, changed: (text: string) => string) => Promise<void>;
  /** What was told about files so far. */
  readonly reports: readonly string[];
}

const game = (round: number) => aSaveText(`round ${round}`);

async function saveRounds({ saves }: SavesUnderTest, ...rounds: readonly number[]): Promise<void> {
  for (const round of rounds) await saves.save('autosave', aSaveMeta({ round }), game(round));
}

const FELL_BACK = [
  expect.stringMatching(/autosave\S* can't be read and was put aside as \S*autosave\S*damaged-\d+\.$/),
  expect.stringMatching(/^The newest version of \S*autosave\S* is lost; the one before it was opened\.$/),
];

/** What saved games promise wherever they are kept. @param open called within each test; starts empty */
export function describeSaves(where: string, open: () => Promise<SavesUnderTest>): void {
  describe(`saved games ${where}`, () => {
    it('have nothing before anything was saved', async () => {
      const { saves } = await open();
      expect(await saves.list()).toEqual([]);
      expect(await saves.load('autosave')).toBeNull();
    });

    it('give back the text and what lists show, with the thumbnail', async () => {
      const { saves } = await open();
      const meta = aSaveMeta({ thumbnail: 'data:image/webp;base64,UklGRg==' });
      await saves.save('autosave', meta, game(1));
      expect(await saves.load('autosave')).toBe(game(1));
      expect(await saves.list()).toEqual([meta]);
    });

    it('are listed with the newest first', async () => {
      const { saves } = await open();
      const older = aSaveMeta({ id: 'older', savedAt: '2026-11-26T18:00:00.000Z' });
      const newer = aSaveMeta({ id: 'newer', savedAt: '2026-11-27T18:00:00.000Z' });
      await saves.save('older', older, '1');
      await saves.save('newer', newer, '2');
      expect(await saves.list()).toEqual([newer, older]);
    });

    it('take the place of the one with their id', async () => {
      const made = await open();
      await saveRounds(made, 1, 2, 3);
      expect(await made.saves.list()).toEqual([aSaveMeta({ round: 3 })]);
      expect(await made.saves.load('autosave')).toBe(game(3));
    });

    it('are gone with every version when they are removed', async () => {
      const made = await open();
      await saveRounds(made, 1, 2);
      await made.saves.remove('autosave');
      expect(await made.saves.load('autosave')).toBeNull();
      expect(await made.saves.list()).toEqual([]);
    });

    it('fall back on the version before when the newest is damaged, and say so', async () => {
      const made = await open();
      await saveRounds(made, 1, 2);
      await made.spoil('autosave');
      expect(await made.saves.load('autosave')).toBe(game(1));
      expect(await made.saves.list()).toEqual([aSaveMeta({ round: 1 })]);
      expect(made.reports).toEqual(FELL_BACK);
    });

    it('fall back on the version before when the newest is damaged inside, and say so', async () => {
      const made = await open();
      await saveRounds(made, 1, 2);
      await made.change('autosave', garbled);
      expect(await made.saves.load('autosave')).toBe(game(1));
      expect(await made.saves.list()).toEqual([aSaveMeta({ round: 1 })]);
      expect(made.reports).toEqual(FELL_BACK);
    });

    it('hand out a game of a newer version of the app as it is, for that is no damage', async () => {
      const made = await open();
      await saveRounds(made, 1, 2);
      const newer = (text: string) => JSON.stringify({ ...JSON.parse(text), format: SAVE_FORMAT + 1 });
      await made.change('autosave', newer);
      expect(await made.saves.load('autosave')).toBe(newer(game(2)));
      expect(made.reports).toEqual([]);
    });

    it('say in a sentence that a game is damaged when there is no version before, and then have none', async () => {
      const made = await open();
      await saveRounds(made, 1);
      await made.spoil('autosave');
      await expect(made.saves.load('autosave')).rejects.toThrow(
        /^The file is damaged and was put aside as \S*autosave\S*damaged-\d+\.$/,
      );
      expect(await made.saves.load('autosave')).toBeNull();
    });

    it('never put a damaged version in place of a sound one before', async () => {
      const made = await open();
      await saveRounds(made, 1, 2);
      await made.spoil('autosave');
      await saveRounds(made, 3);
      await made.spoil('autosave');
      expect(await made.saves.load('autosave')).toBe(game(1));
    });

    it('list the others when one is damaged, and say that it is left out', async () => {
      const made = await open();
      await saveRounds(made, 1);
      await made.saves.save('sound', aSaveMeta({ id: 'sound' }), '1');
      await made.spoil('autosave');
      expect(await made.saves.list()).toEqual([aSaveMeta({ id: 'sound' })]);
      expect(made.reports[1]).toMatch(
        /^The saved game "autosave" is left out of the list: The file is damaged/,
      );
    });

    it.each(['../escape', 'a/b', '', 'UPPER', 'x'.repeat(65)])('refuse %o as an id', async (id) => {
      const { saves } = await open();
      await expect(saves.save(id, aSaveMeta(), '1')).rejects.toThrow();
    });
  });
}
