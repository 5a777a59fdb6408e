import {
  LESSON_LUCK,
  LESSON_OPTIONS,
  LESSON_PICKS,
} from '../../../../models/survive-until-daylight/tutorial';
import { t } from '../../../i18n';
import { nameOf } from '../../../seats/start';
import { type GamePlan, usualPlan } from '../plan/game-plan';

/** The game of the lesson: one person and a bot beside them. */
export function lessonPlan(seed: string): GamePlan {
  const [pupil, partner] = LESSON_PICKS;
  return {
    seats: [
      { name: t('coach.player'), controller: { kind: 'human' }, ...pupil },
      { name: t('sd.coach.partner'), controller: { kind: 'bot', level: 'normal' }, ...partner },
    ],
    difficulty: LESSON_OPTIONS.difficulty,
    first: 0,
    seed,
    loaded: LESSON_LUCK,
  };
}

/** Three seats on normal, two of them bots. */
export function nextPlan(seed: string): GamePlan {
  return { ...usualPlan(seed, nameOf), difficulty: 'normal' };
}
