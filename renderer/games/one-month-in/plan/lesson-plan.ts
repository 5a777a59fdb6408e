import { t } from '../../../i18n';
import { nameOf } from '../../../seats/start';
import { type GamePlan, usualPlan, withGuided, withSeat } from './game-plan';

/** The game of the lesson: one person plays Blue against a recruit in the guided city (section 12). */
export function lessonPlan(seed: string): GamePlan {
  const named = withSeat(usualPlan(seed, nameOf), 0, { name: t('coach.player') });
  return withGuided(named, true, nameOf);
}
