/** What the table plays when a game moves on: the motions of the log entries that are new. */
import type { SessionSnapshot } from '../../machines/kernel/contract';
import type { Entry } from '../../models/dying-light/entries';
import type { Move } from '../../models/dying-light/moves';
import type { State } from '../../models/dying-light/state';
import { motionsOf } from '../games/dying-light/motions';
import type { Story } from '../games/dying-light/scene';

type Snapshot = SessionSnapshot<State, Move, Entry>;

export interface Told {
  readonly snapshot: Snapshot;
  readonly story: Story;
}

/** The story from one position to the next; going back in time is shown at once. */
export function nextStory(last: Told | null, snapshot: Snapshot): Told {
  if (last?.snapshot === snapshot) return last;
  const id = Number(last?.story.id ?? 0) + 1;
  const before = last?.snapshot.log.length ?? snapshot.log.length;
  const isForward = last !== null && snapshot.moves.length > last.snapshot.moves.length;
  const fresh = isForward ? snapshot.log.slice(before).map(({ entry }) => entry) : [];
  return { snapshot, story: { id, motions: motionsOf(fresh) } };
}

/** Milliseconds that a story takes at single speed. */
export function lengthOf({ motions }: Story): number {
  return motions.reduce((sum, motion) => sum + motion.duration, 0);
}
