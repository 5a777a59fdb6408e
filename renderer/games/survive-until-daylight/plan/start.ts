import { createSession } from '../../../../machines/kernel/session';
import { surviveUntilDaylight } from '../../../../machines/survive-until-daylight/game';
import { t } from '../../../i18n';
import type { SurviveSession } from '../types';
import { type GamePlan, MAX_SEATS, optionsOf, seatsOf, setupMoves, usualPlan, withSeats } from './game-plan';

/** "Player 2" */
export function nameOf(index: number): string {
  return t('ui.new.player', { n: index + 1 });
}

/** A game in which everybody has a character; weapons are picked at the table. */
export function startGame(plan: GamePlan): SurviveSession {
  const session = createSession(surviveUntilDaylight, {
    options: optionsOf(plan),
    seats: seatsOf(plan),
    seed: plan.seed,
    ...(plan.loaded && { loaded: plan.loaded }),
  });
  for (const move of setupMoves(plan)) {
    // Alone at the table the first seat is forced already.
    if (session.whyIllegal(move) === null) session.play(move);
  }
  return session;
}

/** A full table at the beginning of the night. */
export function quietTable(): SurviveSession {
  return startGame(withSeats(usualPlan('curfew', nameOf), MAX_SEATS, nameOf));
}
