import { t } from '../../../i18n';
import { nameOf as seatName } from '../../../seats/start';
import { type GamePlan, usualPlan, withSeat } from '../plan/game-plan';

/** The game of the lesson: a person plays Dutch against a greenhorn who plays Ines. */
export function lessonPlan(seed: string): GamePlan {
  const nameOf = (index: number) => t(index === 0 ? 'coach.player' : 'od.coach.rival');
  const plan = usualPlan(seed, nameOf);
  const [pupil, rival] = plan.seats;
  const greenhorn = { kind: 'bot', level: 'easy' } as const;
  return { ...plan, seats: [pupil, { ...rival, controller: greenhorn }], first: 0, guided: true };
}

/** Another pair of decks against a bot. */
export function nextPlan(seed: string): GamePlan {
  return withSeat(withSeat(usualPlan(seed, seatName), 0, { deck: 'bleed' }), 1, { deck: 'block' });
}
