import type { SaveMeta } from '../../models/kernel/save-meta';
import {
  headIn,
  LONGEST_HEAD,
  metaFromGame,
  type StoredGame,
  type StoredHead,
} from '../../models/kernel/save-record';
import { say } from '../words';
import type { Disk } from './disk';

/** Bytes in which most heads end; those with a large picture need more. */
const SHORT_HEAD = 2 ** 14;
const NO_HEAD: StoredHead = { meta: null, picture: null };

/** What stands in front of a stored game, of which no more is read than it takes. Never rejects. */
export async function headBefore(path: string, disk: Disk): Promise<StoredHead> {
  for (const bytes of [SHORT_HEAD, LONGEST_HEAD]) {
    const letters = await disk.head(path, bytes).catch(() => null);
    const head = letters === null ? null : headIn(letters);
    if (head) return head;
  }
  return NO_HEAD;
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
