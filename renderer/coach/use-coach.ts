import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Move } from '../../models/dying-light/moves';
import { type Advice, advise, afterNext, skipped } from '../../models/dying-light/tutorial';
import { useApp } from '../app/app-context';
import { useGame, useSnapshot } from '../games/dying-light/hud/game-context';
import { t } from '../i18n';
import { lessonOf } from './lesson';
import { usePointing, usePulse } from './pointing';

export interface Coach {
  readonly advice: Advice;
  /** How often the person asked to hear these words again. */
  readonly said: number;
  /** What the coach talks about is lit: it pulses. */
  readonly lit: boolean;
  next(): void;
  again(): void;
  skip(): void;
}

const NOTHING_SHOWN: Advice['shows'] = [];

function useAdvice(legal: readonly Move[]): Advice | null {
  const { host } = useApp();
  const game = useGame();
  const snapshot = useSnapshot();
  const lesson = useSyncExternalStore(host.subscribe, host.lesson);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot is what the game shows at the moment
  return useMemo(() => lesson && advise(lessonOf(game, legal), lesson), [game, legal, lesson, snapshot]);
}

/**
 * The coach of the game on the table; null when it is no lesson, or the lesson is over. While a card lies over
 * everything the coach is silent.
 */
export function useCoach(legal: readonly Move[], still: boolean): Coach | null {
  const { host, notify } = useApp();
  const advice = useAdvice(legal);
  const [heard, setHeard] = useState({ advice, times: 0 });
  const said = heard.advice === advice ? heard.times : 0;
  const lit = usePulse(`${advice?.text} ${said}`, still);
  usePointing(advice?.shows ?? NOTHING_SHOWN, still);
  const lesson = host.lesson();
  if (!advice || !lesson || advice.text === 'coach.card') return null;
  return {
    advice,
    said,
    lit,
    next: () => host.keepLesson(afterNext(lesson, advice)),
    again: () => setHeard({ advice, times: said + 1 }),
    skip() {
      host.keepLesson(skipped(lesson));
      notify(t('coach.skipped'));
    },
  };
}
