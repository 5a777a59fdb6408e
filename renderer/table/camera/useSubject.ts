import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { inSight } from './close-view';
import { type Guided, WHOLE_IN_SIGHT } from './guided';
import { type Lens, sameView, type View } from './view';

/** What was shown last, and what would have been had anything been out of sight. */
interface Shown {
  readonly view: View;
  readonly near: View;
  readonly lens: Lens;
  readonly key: string;
}

type Step = { readonly to: View | null; readonly glides: boolean; readonly shown: Shown | null };

/** Where the camera goes now, if anywhere. */
function stepOf(before: Shown | null, { controls, lens, home, near, focus, follow }: Guided): Step {
  const { goal } = controls;
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

/**
 * Shows the subject while it is followed, as long as nobody looks elsewhere: another one at once, that of a resized window, and one
 * of which something has come out of sight. A person's own near view only slides along. Never while a pointer holds the table.
 */
export function useSubject(guided: Guided): void {
  const { controls, lens, near, focus, follow } = guided;
  const invalidate = useThree((state) => state.invalidate);
  const shown = useRef<Shown>(null);
  const latest = useRef(guided);
  latest.current = guided;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is looked at anew when one of these is another
  useLayoutEffect(() => {
    if (shown.current && controls.isHeld) return;
    const { to, glides, shown: now } = stepOf(shown.current, latest.current);
    shown.current = now;
    if (!to) return;
    const glide = glides && !latest.current.reducedMotion;
    controls.show(to, glide);
    if (!glide) controls.update(0);
    invalidate();
  }, [controls, lens, near, focus, follow, invalidate]);
}
