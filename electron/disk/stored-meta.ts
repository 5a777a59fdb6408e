import type { SaveMeta } from '../../models/kernel/save-meta';
import { LONGEST_HEAD, metaFromGame, metaInHead, type StoredGame } from '../../models/kernel/save-record';
import { say } from '../words';
import type { Disk } from './disk';

/** Bytes in which most metas end; those with a large thumbnail need more. */
const SHORT_HEAD = 2 ** 14;

/** The meta in front of a stored game, of which no more is read than it takes; null if it is missing or damaged. */
export async function metaBefore(path: string, disk: Disk): Promise<SaveMeta | null> {
  for (const bytes of [SHORT_HEAD, LONGEST_HEAD]) {
    const head = await disk.head(path, bytes).catch(() => null);
    const meta = head === null ? null : metaInHead(head);
    if (meta) return meta;
  }
  return null;
}

/** What a list shows of a stored game, whose meta may be lost; null where the game tells nothing either. */
export function shownOf(id: string, { meta, text }: StoredGame): SaveMeta | null {
  if (meta) return { ...meta, id };
  return metaFromGame(id, text, {
    name: say('store.nameless'),
    summary: (round) => say('store.round', { round: String(round) }),
    savedAt: new Date().toISOString(),
  });
}
