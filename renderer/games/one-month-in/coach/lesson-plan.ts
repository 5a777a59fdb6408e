import { t } from '../../../i18n';
import { nameOf as seatName } from '../../../seats/start';
import { type GamePlan, usualPlan, withGuided, withSeats } from '../plan/game-plan';

/** The game of the lesson: a person plays Blue against a recruit, in the city that is laid out for it. */
export function lessonPlan(seed: string): GamePlan {
  const nameOf = (index: number) => t(index === 0 ? 'coach.player' : 'om.coach.rival');
  return withGuided(usualPlan(seed, nameOf), true, nameOf);
}

/** A whole city for two, drawn from the fog. */
export function nextPlan(seed: string): GamePlan {
  return withSeats(usualPlan(seed, seatName), 2, seatName);
}
