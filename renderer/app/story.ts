/** What the table plays when a game moves on: the motions and sounds of the log entries that are new. */
import type { Seen } from '../../machines/kernel/contract';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';
import { type ScoredStory, type Scoring, scoreOf } from '../audio/score';
import type { Timed } from '../motion/director';
import { tellableOf } from '../motion/telling';

type Snapshot<Entry extends AnyEntry> = Pick<Seen<unknown, AnyMove, Entry>, 'log' | 'moves'>;

interface Telling<Entry extends AnyEntry, Motion extends Timed> extends Scoring<Entry> {
  motionsOf(entries: readonly Entry[]): readonly Motion[];
}

export interface Told<Entry extends AnyEntry, Motion extends Timed> {
  readonly snapshot: Snapshot<Entry>;
  readonly story: ScoredStory<Motion>;
}

/**
 * What has happened since so many moves, oldest first. Counted by moves, not by lines: somebody else who looks now may be
 * told of more or fewer of them.
 */
function entriesSince<Entry extends AnyEntry>({ log }: Snapshot<Entry>, moves: number): readonly Entry[] {
  let first = log.length;
  while (first > 0 && (log.at(first - 1)?.move ?? 0) > moves) first--;
  return log.slice(first).map(({ entry }) => entry);
}

/** The story from one position to the next; going back in time is shown at once. */
export function nextStory<Entry extends AnyEntry, Motion extends Timed>(
  last: Told<Entry, Motion> | null,
  snapshot: Snapshot<Entry>,
  telling: Telling<Entry, Motion>,
): Told<Entry, Motion> {
  if (last?.snapshot === snapshot) return last;
  const id = (last?.story.id ?? 0) + 1;
  const isForward = last !== null && snapshot.moves > last.snapshot.moves;
  const fresh = isForward ? entriesSince(snapshot, last.snapshot.moves) : [];
  const shown = fresh.map((entry) => telling.motionsOf([entry]));
  const beats = scoreOf(fresh, telling);
  return { snapshot, story: { id, motions: shown.flat(), beats, ...tellableOf(shown) } };
}
