import { describe, expect, it } from 'vitest';
import { SAVE_FORMAT } from '../../models/kernel/migrations';
import { LARGEST_PICTURE } from '../../models/kernel/save-meta';
import type { SaveMeta, Saves } from '../../renderer/platform/platform';
import { aPicture, aSaveMeta } from './save-meta';
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
  /** Ends the app as a person does, not as a crash does. */
  readonly quit: () => Promise<void>;
  /** The same place after the app was started anew. */
  readonly again: () => Saves;
  /** Changes everything that is kept apart from the games for lists; `null` loses it. */
  readonly changeList: (changed: ((text: string) => string) | null) => Promise<void>;
  /** Leaves one game as an earlier version of the app did, which kept the picture within what lists show. */
  readonly makeOld: (meta: SaveMeta & { readonly thumbnail: string }) => Promise<void>;
  /** Damages what lists show of a game in front of the game itself. */
  readonly spoilMeta: (id: string) => Promise<void>;
  /** Puts something into the newest version of a game that the platform can't take for one, of each kind that there is. */
  readonly obstructions: Readonly<Record<string, (id: string) => Promise<void>>>;
  /** How often a stored game was looked into so far. */
  readonly looks: () => number;
}

const game = (round: number) => aSaveText(`round ${round}`);

async function saveRounds({ saves }: SavesUnderTest, ...rounds: readonly number[]): Promise<void> {
  for (const round of rounds) await saves.save('autosave', aSaveMeta({ round }), game(round));
}

/** Saves games named a-0, a-1 ... as a start finds them. */
async function saveSome({ saves }: SavesUnderTest, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await saves.save(`a-${n}`, aSaveMeta({ id: `a-${n}`, round: n }), game(n));
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

    it('give back the text, what lists show, and the picture', async () => {
      const { saves } = await open();
      await saves.save('autosave', aSaveMeta(), game(1), aPicture());
      expect(await saves.load('autosave')).toBe(game(1));
      expect(await saves.list()).toEqual([aSaveMeta()]);
      expect(await saves.picture('autosave')).toBe(aPicture());
    });

    it('have the picture that they were saved with last, after a start as well, and none where there was none', async () => {
      const { saves, again } = await open();
      expect(await saves.picture('autosave')).toBeNull();
      await saves.save('autosave', aSaveMeta(), game(1), aPicture('A'));
      await saves.save('autosave', aSaveMeta(), game(2), aPicture('B'));
      expect(await again().picture('autosave')).toBe(aPicture('B'));
      await saves.save('autosave', aSaveMeta(), game(3));
      expect(await again().picture('autosave')).toBeNull();
    });

    it('have a picture as large as may be', async () => {
      const { saves } = await open();
      const largest = aPicture().padEnd(LARGEST_PICTURE, 'z');
      await saves.save('autosave', aSaveMeta(), game(1), largest);
      expect(await saves.picture('autosave')).toBe(largest);
    });

    it('are listed without a picture being read', async () => {
      const made = await open();
      await made.saves.save('autosave', aSaveMeta(), game(1), aPicture());
      await made.quit();
      const read: string[] = [];
      await made.changeList((text) => {
        read.push(text);
        return text;
      });
      expect(read.join('')).toContain('Last light');
      expect(read.join('')).not.toContain(aPicture());
    });

    it('lose no picture that an earlier version of the app kept in the list, and make the list light', async () => {
      const made = await open();
      await made.makeOld({ ...aSaveMeta(), thumbnail: aPicture() });
      const saves = made.again();
      expect(await saves.list()).toEqual([aSaveMeta()]);
      expect(await saves.picture('autosave')).toBe(aPicture());
      const read: string[] = [];
      await made.changeList((text) => {
        read.push(text);
        return text;
      });
      expect(read.join('')).toContain('Last light');
      expect(read.join('')).not.toContain(aPicture());
      const before = made.looks();
      expect(await made.again().list()).toEqual([aSaveMeta()]);
      expect(made.looks()).toBe(before);
    });

    it('have the picture of the version that was fallen back on', async () => {
      const made = await open();
      await made.saves.save('autosave', aSaveMeta(), game(1), aPicture('A'));
      await made.saves.save('autosave', aSaveMeta(), game(2), aPicture('B'));
      await made.spoil('autosave');
      await made.saves.load('autosave');
      expect(await made.saves.picture('autosave')).toBe(aPicture('A'));
    });

    it('have no picture where nothing of them can be read', async () => {
      const made = await open();
      await made.saves.save('autosave', aSaveMeta(), game(1), aPicture());
      await made.spoil('autosave');
      expect(await made.saves.picture('autosave')).toBeNull();
    });

    it('are listed as they were saved last when they are opened meanwhile', async () => {
      const made = await open();
      await saveRounds(made, 1);
      const { saves } = made;
      await Promise.all([saves.load('autosave'), saveRounds(made, 2), saves.load('autosave'), saves.list()]);
      expect((await made.again().list()).map(({ round }) => round)).toEqual([2]);
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
      await made.saves.save('autosave', aSaveMeta({ round: 3 }), game(3), aPicture());
      await made.saves.remove('autosave');
      expect(await made.saves.picture('autosave')).toBeNull();
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

    it('list the others when one turned out to be damaged', async () => {
      const made = await open();
      await saveRounds(made, 1);
      await made.saves.save('sound', aSaveMeta({ id: 'sound' }), '1');
      await made.spoil('autosave');
      await made.saves.load('autosave').catch(() => {});
      expect(await made.saves.list()).toEqual([aSaveMeta({ id: 'sound' })]);
    });

    it('list the others when one is damaged and its meta lost, and say that it is left out', async () => {
      const made = await open();
      await saveRounds(made, 1);
      await made.saves.save('sound', aSaveMeta({ id: 'sound' }), '1');
      await made.spoil('autosave');
      await made.changeList(null);
      expect(await made.again().list()).toEqual([aSaveMeta({ id: 'sound' })]);
      expect(made.reports[1]).toMatch(
        /^The saved game "autosave" is left out of the list: The file is damaged/,
      );
    });

    it('are listed without a look into any of them, after a start as well', async () => {
      const made = await open();
      await saveSome(made, 30);
      const before = made.looks();
      expect(await made.saves.list()).toHaveLength(30);
      await made.quit();
      expect(await made.again().list()).toEqual(await made.saves.list());
      expect(made.looks() - before).toBe(0);
    });

    it('are listed as they are after a crash, with a look into the last one alone', async () => {
      const made = await open();
      await saveSome(made, 30);
      const before = made.looks();
      const rounds = (await made.again().list()).map(({ round }) => round);
      expect(new Set(rounds)).toEqual(new Set(Array.from({ length: 30 }, (_, round) => round)));
      expect(made.looks() - before).toBeLessThanOrEqual(1);
    });

    it.each([
      ['is lost', null],
      ['is damaged', (text: string) => text.replaceAll('Last light', 'Last night')],
      ['is damaged beyond reading', () => '?'],
    ])('are looked into once each when what is kept for lists %s', async (_what, changed) => {
      const made = await open();
      await saveSome(made, 30);
      const listed = await made.saves.list();
      await made.changeList(changed);
      const [first, second] = [made.again(), made.again()];
      const before = made.looks();
      expect(await first.list()).toEqual(listed);
      const after = made.looks();
      expect(after - before).toBe(30);
      expect(await first.list()).toEqual(listed);
      expect(await second.list()).toEqual(listed);
      expect(made.looks()).toBe(after);
    });

    it('are not lost with what lists show of them', async () => {
      const made = await open();
      await made.saves.save('autosave', aSaveMeta(), aSaveText('round 4', { round: 4 }));
      await made.spoilMeta('autosave');
      await made.changeList(null);
      expect(await made.again().list()).toEqual([
        {
          id: 'autosave',
          name: 'Recovered game',
          game: 'dice-race',
          savedAt: expect.any(String),
          round: 4,
          summary: 'Round 4',
        },
      ]);
      expect(await made.again().load('autosave')).toBe(aSaveText('round 4', { round: 4 }));
      expect(made.reports).toEqual([]);
    });

    it('are over without what lists show of them too, when they are', async () => {
      const made = await open();
      const outcome = { result: 'win', reason: 'goal', score: null, rank: null };
      await made.saves.save('won', aSaveMeta({ id: 'won' }), aSaveText('won', { outcome }));
      await made.saves.save('open', aSaveMeta({ id: 'open' }), aSaveText('open', { outcome: null }));
      for (const id of ['won', 'open']) await made.spoilMeta(id);
      await made.changeList(null);
      const listed = await made.again().list();
      expect(Object.fromEntries(listed.map(({ id, over }) => [id, over]))).toEqual({
        won: true,
        open: undefined,
      });
    });

    it('fall back on the version before whatever lies in place of the newest', async () => {
      const { obstructions } = await open();
      expect(Object.keys(obstructions).length).toBeGreaterThan(3);
      for (const what of Object.keys(obstructions)) {
        const made = await open();
        await saveRounds(made, 1, 2);
        await made.obstructions[what]?.('autosave');
        expect(await made.saves.load('autosave'), what).toBe(game(1));
        expect(made.reports.at(-1), what).toMatch(/^The newest version of \S*autosave\S* is lost/);
        await saveRounds(made, 3);
        expect(await made.saves.load('autosave'), what).toBe(game(3));
        expect(await made.saves.list(), what).toEqual([aSaveMeta({ round: 3 })]);
      }
    });

    it.each(['../escape', 'a/b', '', 'UPPER', 'x'.repeat(65)])('refuse %o as an id', async (id) => {
      const { saves } = await open();
      await expect(saves.save(id, aSaveMeta(), '1')).rejects.toThrow();
    });
  });
}
