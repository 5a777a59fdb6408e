import { LESSON_LUCK, LESSON_OPTIONS, LESSON_PICKS } from '../../../../models/dying-light/tutorial';
import { t } from '../../../i18n';
import { nameOf } from '../../../seats/start';
import { type GamePlan, usualPlan, withRunners } from '../plan/game-plan';

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

/** The same errand with two Runners, both the pupil's. */
export function nextPlan(seed: string): GamePlan {
  const plan = withRunners(usualPlan(seed, nameOf), 2, nameOf);
  return { ...plan, soloPair: true, difficulty: 'normal' };
}
