/** What the table plays when a game moves on: the motions and sounds of the log entries that are new. */
import type { Seen } from '../../machines/kernel/contract';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';
import { type ScoredStory, type Scoring, scoreOf } from '../audio/score';
import type { Timed } from '../motion/director';

type Snapshot<Entry extends AnyEntry> = Pick<Seen<unknown, AnyMove, Entry>, 'log' | 'moves'>;

interface Telling<Entry extends AnyEntry, Motion extends Timed> extends Scoring<Entry> {
  motionsOf(entries: readonly Entry[]): readonly Motion[];
}

export interface Told<Entry extends AnyEntry, Motion extends Timed> {
  readonly snapshot: Snapshot<Entry>;
  readonly story: ScoredStory<Motion>;
}

/** The story from one position to the next; going back in time is shown at once. */
export function nextStory<Entry extends AnyEntry, Motion extends Timed>(
  last: Told<Entry, Motion> | null,
  snapshot: Snapshot<Entry>,
  telling: Telling<Entry, Motion>,
): Told<Entry, Motion> {
  if (last?.snapshot === snapshot) return last;
  const id = (last?.story.id ?? 0) + 1;
  const before = last?.snapshot.log.length ?? snapshot.log.length;
  const isForward = last !== null && snapshot.moves > last.snapshot.moves;
  const fresh = isForward ? snapshot.log.slice(before).map(({ entry }) => entry) : [];
  return { snapshot, story: { id, motions: telling.motionsOf(fresh), beats: scoreOf(fresh, telling) } };
}
