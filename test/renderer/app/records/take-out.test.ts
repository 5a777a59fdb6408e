import { expect, it } from 'vitest';
import type { FinishedMeta } from '../../../../models/kernel/finished-kind';
import { takeOut } from '../../../../renderer/app/records/use-finished';
import { aFinishedMeta } from '../../../helpers/finished-meta';

const GAMES = ['one', 'two', 'three'].map((id) => aFinishedMeta({ id }));

/** A store in which one game can't be deleted. */
const stuckAt = (stuck: string) => ({
  load: async (id: string) => `text of ${id}`,
  remove: async (id: string) => {
    if (id === stuck) throw new Error('The disk is full.');
  },
});

it('what was deleted before a game that stays can be brought back', async () => {
  const kept: { meta: FinishedMeta; text: string }[] = [];
  await expect(takeOut(stuckAt('two'), GAMES, kept)).rejects.toThrow('The disk is full.');
  expect(kept).toEqual([{ meta: GAMES[0], text: 'text of one' }]);
});

it('all deleted games can be brought back', async () => {
  const kept: { meta: FinishedMeta; text: string }[] = [];
  await takeOut(stuckAt('none'), GAMES, kept);
  expect(kept.map(({ meta }) => meta.id)).toEqual(['one', 'two', 'three']);
});
