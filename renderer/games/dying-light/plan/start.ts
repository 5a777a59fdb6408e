import { dyingLight } from '../../../../machines/dying-light/game';
import { createSession } from '../../../../machines/kernel/session';
import { t } from '../../../i18n';
import type { DyingLightSession } from '../types';
import { type GamePlan, optionsOf, seatsOf, setupMoves, usualPlan, withRunners } from './game-plan';

/** "Player 2" */
export function nameOf(index: number): string {
  return t('ui.new.player', { n: index + 1 });
}

/** A game with all picks made, waiting at the scenario card. */
export function startGame(plan: GamePlan): DyingLightSession {
  const session = createSession(dyingLight, {
    options: optionsOf(plan),
    seats: seatsOf(plan),
    seed: plan.seed,
    ...(plan.loaded && { loaded: plan.loaded }),
  });
  for (const move of setupMoves(plan)) {
    // The last pick of its kind may have been forced already.
    if (session.whyIllegal(move) === null) session.play(move);
  }
  return session;
}

/** The city at the beginning of a game for four. */
export function quietCity(): DyingLightSession {
  return startGame(withRunners(usualPlan('curfew', nameOf), 4, nameOf));
}
