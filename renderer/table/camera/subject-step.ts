/** Decides where the camera goes when what matters has changed. Pure. */
import { inSight } from './close-view';
import { type Guided, WHOLE_IN_SIGHT } from './guided';
import { type Lens, sameView, type View } from './view';

/** What was shown last, and what would have been had anything been out of sight. */
export interface Shown {
  readonly view: View;
  readonly near: View;
  readonly lens: Lens;
  readonly key: string;
}

export type Step = { readonly to: View | null; readonly glides: boolean; readonly shown: Shown | null };

type Guidance = Pick<Guided, 'lens' | 'home' | 'near' | 'focus' | 'follow'>;

/**
 * Where the camera goes now, if anywhere.
 * @param goal where it is, or where it is gliding to
 */
export function stepOf(before: Shown | null, goal: View, guided: Guidance): Step {
  const { lens, home, near, focus, follow } = guided;
  const isThere = before !== null && [before.view, before.near].some((view) => sameView(goal, view));
  const subject = follow ? focus?.subject : undefined;
  if (!focus || !near || !subject) return { to: isThere ? home : null, glides: false, shown: null };
  const now = { near, lens, key: focus.key };
  if (!before) return { to: near, glides: false, shown: { ...now, view: near } };
  const isNew = before.key !== focus.key;
  if (!isThere) {
    const slides = isNew && goal.distance <= home.distance * WHOLE_IN_SIGHT;
    return {
      to: slides ? { ...goal, x: focus.x, z: focus.z } : null,
      glides: true,
      shown: { ...now, view: before.view },
    };
  }
  const isResized = before.lens !== lens;
  const stays = !isNew && !isResized && inSight(lens, goal, [subject.piece, ...subject.places]);
  if (stays) return { to: null, glides: false, shown: { ...now, view: goal } };
  return { to: near, glides: !isResized, shown: { ...now, view: near } };
}
