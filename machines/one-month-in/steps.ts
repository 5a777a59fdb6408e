/** The automatic steps of the chart under the names it calls them by: each one call into the rules. */
import { rollAttack } from '../../models/one-month-in/rules/attack';
import { buildCity } from '../../models/one-month-in/rules/city';
import { loseFight, rollSurvivors, rollZombies, winFight } from '../../models/one-month-in/rules/fight';
import { askNextFence } from '../../models/one-month-in/rules/setup-fences';
import { firstTurn, startTurn } from '../../models/one-month-in/rules/turn';

export const STEPS = {
  buildCity,
  askNextFence,
  firstTurn,
  startTurn,
  rollSurvivors,
  rollZombies,
  winFight,
  loseFight,
  rollAttack,
};

export type StepName = keyof typeof STEPS;
