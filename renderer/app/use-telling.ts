import { useEffect, useState } from 'react';
import type { Speed } from '../motion/director';
import { type Tellable, type Telling, TOLD, toldAt } from '../motion/telling';
import { tableClock } from '../table/clock';

/** Longest step of the clock, as on the table: after a pause the story goes on where it stopped. */
const LONGEST_STEP = 100;

interface Progress {
  readonly story: Tellable;
  readonly skip: number;
  readonly telling: Telling;
}

const isSame = (a: Telling, b: Telling) => a.over === b.over && a.asks === b.asks && a.untold === b.untold;

/**
 * Follows a story in step with the table.
 * @param skip any change tells everything at once
 */
export function useTellingOf(story: Tellable, speed: Speed, skip: number): Telling {
  const [progress, setProgress] = useState<Progress>({ story, skip, telling: TOLD });
  const begins = progress.story !== story;
  const skipped = progress.skip !== skip;
  const first = speed === 'instant' ? TOLD : toldAt(story, 0);
  const now = skipped ? TOLD : begins ? first : progress.telling;
  if (begins || skipped) setProgress({ story, skip, telling: now });
  const waits = !now.over;
  useEffect(() => {
    if (!waits || speed === 'instant') return;
    let [time, last] = [0, tableClock.now()];
    let frame = requestAnimationFrame(step);
    function step() {
      const at = tableClock.now();
      // A clock that is held goes from motion to motion.
      const longest = tableClock.isStopped() ? Number.POSITIVE_INFINITY : LONGEST_STEP;
      time += Math.min(Math.max(0, at - last), longest) * Number(speed);
      last = at;
      const telling = toldAt(story, time);
      setProgress((before) =>
        before.story !== story || before.telling.over || isSame(before.telling, telling)
          ? before
          : { ...before, telling },
      );
      if (!telling.over) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [story, speed, waits]);
  return now;
}
