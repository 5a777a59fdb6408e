/** How good it would be to end the turn like this: the U of section 11.1. */
import { MOMENTUM_SLOT } from '../content/board';
import { boostsOf } from '../content/dice';
import { tempo } from '../rules/tempo';
import type { Runner, State } from '../state';
import { leavingDice } from './distance';
import type { Goal } from './goal';
import { woundWeight } from './harm';
import { hereOf } from './imagine';
import { threat } from './threat';

const MOMENTUM_WORTH = 0.9;
/** A die kept back, so that of two ways to the same place the cheaper one counts. */
const DIE_WORTH = 0.25;
const ICON_WORTH = 0.03;

/** What a bot decides by: the Runner, the table as it is, and the goal fixed for this decision. */
export interface Outlook {
  readonly state: State;
  readonly runner: Runner;
  readonly goal: Goal;
  /** Values that many ways to pay have in common. */
  readonly known: Map<string, number>;
}

/** Works a value out once a decision. */
export function once(outlook: Outlook, key: string, value: () => number): number {
  const known = outlook.known.get(key) ?? value();
  outlook.known.set(key, known);
  return known;
}

/** What the dice kept back are worth. */
export function keptWorth(runner: Runner): number {
  let icons = 0;
  for (const die of runner.pool) icons += boostsOf(die.type, die.face).length;
  return DIE_WORTH * runner.pool.length + ICON_WORTH * icons;
}

/** Dice still to go; enemies beaten where the Runner stands no longer count against leaving. */
function diceToGoal({ state, runner, goal }: Outlook, imagined: State, after: Runner): number {
  const dice = goal.distances[after.zone];
  if (dice === 0 || hereOf(after) !== hereOf(runner)) return dice;
  return dice - leavingDice(state, hereOf(runner)) + leavingDice(imagined, hereOf(after));
}

/**
 * Worth of an imagined table to the Runner without the dice kept back; of them only their Defense counts. Higher is
 * better, only differences mean something.
 */
export function tableWorth(outlook: Outlook, imagined: State, after: Runner): number {
  const progress = -outlook.goal.urgency * diceToGoal(outlook, imagined, after);
  const momentum = tempo(after) >= MOMENTUM_SLOT ? MOMENTUM_WORTH : 0;
  return progress - woundWeight(after) * threat(imagined, after) + momentum;
}

/** Worth of an imagined table and of the dice kept back: the U of the specification. */
export function worth(outlook: Outlook, imagined: State, after: Runner): number {
  return tableWorth(outlook, imagined, after) + keptWorth(after);
}
