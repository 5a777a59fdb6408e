import { headIn, LONGEST_HEAD, type StoredHead, type StoredText } from '../../models/kernel/save-record';
import type { StoredKind, StoredMeta } from '../../models/kernel/stored-kind';
import { say } from '../words';
import type { Disk } from './disk';

/** Bytes in which most heads end; those with a large picture need more. */
const SHORT_HEAD = 2 ** 14;

/** What stands in front of a stored text, of which no more is read than it takes. Never rejects. */
export async function headBefore<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  path: string,
  disk: Disk,
): Promise<StoredHead<Meta>> {
  for (const bytes of [SHORT_HEAD, LONGEST_HEAD]) {
    const letters = await disk.head(path, bytes).catch(() => null);
    const head = letters === null ? null : headIn(kind, letters);
    if (head) return head;
  }
  return { meta: null, picture: null };
}

/** What a list shows of a stored text, whose meta may be lost; null where it tells nothing either. */
export function shownOf<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  id: string,
  { meta, text }: StoredText<Meta>,
): Meta | null {
  if (meta) return { ...meta, id };
  return kind.metaFromText(id, text, {
    name: say(kind.nameless),
    summary: (round) => say('store.round', { round: String(round) }),
    savedAt: new Date().toISOString(),
  });
}
