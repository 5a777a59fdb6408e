/** A game that tries a scenario out. */
import { ownOf, type ScenarioBody } from '../../../../models/dying-light/editor/document';
import { fromMoment, type Moment } from '../../../../models/dying-light/editor/moment';
import type { Difficulty } from '../../../../models/dying-light/ids';
import { nameOf } from '../../../seats/start';
import { type GamePlan, usualPlan, withPerson, withRunners } from '../plan/game-plan';

export interface Trial {
  readonly moment: Moment | null;
  readonly runners: number;
  readonly difficulty: Difficulty;
  /** Bots play while somebody watches. */
  readonly bots: boolean;
}

/** From the set-up, as most people play it. */
export const AT_ONCE: Trial = { moment: null, runners: 1, difficulty: 'normal', bots: false };

export function trialPlan(
  body: ScenarioBody,
  { name, maker }: { readonly name: string; readonly maker: string },
  { moment, runners, difficulty, bots }: Trial,
  seed: string,
): GamePlan {
  const scenario = ownOf(moment ? fromMoment(body, moment) : body, name, maker);
  const plan: GamePlan = { ...withRunners(usualPlan(seed, nameOf), runners, nameOf), scenario, difficulty };
  if (!bots) return plan;
  return plan.runners.reduce<GamePlan>(
    (all, runner, index) =>
      withPerson(all, index, { name: runner.name, controller: { kind: 'bot', level: 'normal' } }),
    plan,
  );
}
