import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type Advice,
  afterHearing,
  afterNext,
  type LessonCursor,
  skipped,
  stepsHeard,
} from '../../models/kernel/lesson';
import type { AnyMove } from '../../models/kernel/types';
import type { Coach } from '../games/coach';
import type { AnySnapshot, Match } from '../games/face';
import { t } from '../i18n';
import { lessonOf } from './lesson';
import { usePointing, usePulse } from './pointing';

const NOTHING_SHOWN: Advice['shows'] = [];

/** What the coach needs of the app. */
export interface CoachTools {
  /** Keeps which words of the lesson were read. */
  readonly host: {
    subscribe(listener: () => void): () => void;
    /** Null when the game is no lesson. */
    lesson(): LessonCursor | null;
    keepLesson(cursor: LessonCursor): void;
  };
  /** Shows a sentence; one that passes goes away by itself. */
  notify(sentence: string, passes?: boolean): void;
}

function useAdvice(
  { host }: CoachTools,
  { face }: Match,
  snapshot: AnySnapshot,
  legal: readonly AnyMove[],
): Advice | null {
  const cursor = useSyncExternalStore(host.subscribe, host.lesson);
  return useMemo(
    () => (cursor && face.lesson?.advise(lessonOf(snapshot, legal), cursor)) ?? null,
    [face, legal, cursor, snapshot],
  );
}

/** Keeps which steps were said, so that their count only grows. */
function useHearing({ host }: CoachTools, advice: Advice | null): void {
  useEffect(() => {
    const cursor = host.lesson();
    if (advice && cursor) host.keepLesson(afterHearing(cursor, advice));
  }, [host, advice]);
}

/** The coach of the game on the table; null when it is no lesson, the lesson is over, or the coach waits. */
export function useCoach(
  tools: CoachTools,
  match: Match,
  snapshot: AnySnapshot,
  legal: readonly AnyMove[],
  still: boolean,
): Coach | null {
  const { host, notify } = tools;
  const advice = useAdvice(tools, match, snapshot, legal);
  const [heard, setHeard] = useState({ advice, times: 0 });
  const said = heard.advice === advice ? heard.times : 0;
  const lit = usePulse(`${advice?.text} ${said}`, still);
  usePointing(advice?.shows ?? NOTHING_SHOWN, still);
  useHearing(tools, advice);
  const cursor = host.lesson();
  if (!advice || !cursor || advice.silent) return null;
  return {
    advice,
    said,
    heard: stepsHeard(afterHearing(cursor, advice)),
    lit,
    next: () => host.keepLesson(afterNext(cursor, advice)),
    again: () => setHeard({ advice, times: said + 1 }),
    skip() {
      host.keepLesson(skipped(cursor));
      notify(t('coach.skipped'), true);
    },
  };
}
