import { LESSON_LUCK, LESSON_OPTIONS, LESSON_PICKS } from '../../models/dying-light/tutorial';
import type { GamePlan } from '../app/game-plan';
import { t } from '../i18n';

/** The game of the lesson for one person. */
export function lessonPlan(seed: string): GamePlan {
  const { scenario, difficulty } = LESSON_OPTIONS;
  return {
    runners: [{ name: t('coach.player'), controller: { kind: 'human' }, ...LESSON_PICKS }],
    soloPair: false,
    scenario,
    difficulty,
    seed,
    loaded: LESSON_LUCK,
  };
}
