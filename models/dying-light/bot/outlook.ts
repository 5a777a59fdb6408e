/** How good it would be to end the turn like this: the U of section 11.1. */
import { MOMENTUM_SLOT } from '../content/board';
import { boostsOf } from '../content/dice';
import { tempo } from '../rules/tempo';
import type { Runner, State } from '../state';
import { hasActed } from './company';
import { leavingDice } from './distance';
import type { Goal } from './goal';
import { threatHarm, woundWeight } from './harm';
import { hereOf } from './imagine';
import { expectedBlow, expectedDefence, expectedWounds, threat } from './threat';

/**
 * Each die placed up to the Momentum slot brings that die nearer. Less than a die kept back is worth, so that nobody walks to
 * and fro only to place dice.
 */
const TEMPO_WORTH = 0.22;
/** A die kept back, so that of two ways to the same place the cheaper one counts. */
const DIE_WORTH = 0.25;
const ICON_WORTH = 0.03;
/** Defense that the dice of a turn to come are good for, and the share of a threat that such a turn leaves. */
const FRESH_DEFENCE = 2.4;
const STILL_TO_ACT = 0.5;

/** A table that may come about. */
export interface Prospect {
  readonly share: number;
  /** Worth of it but for the blow that is to be expected there. */
  readonly worth: number;
  readonly blow: number;
}

/** What a bot decides by: the Runner, the table as it is, and the goal fixed for this decision. */
export interface Outlook {
  readonly state: State;
  readonly runner: Runner;
  readonly goal: Goal;
  /** What many ways to pay have in common. */
  readonly known: Map<string, readonly Prospect[]>;
}

/** Works prospects out once a decision. */
export function once(
  outlook: Outlook,
  key: string,
  prospects: () => readonly Prospect[],
): readonly Prospect[] {
  const known = outlook.known.get(key) ?? prospects();
  outlook.known.set(key, known);
  return known;
}

/** What the dice kept back are worth. */
function keptWorth(runner: Runner): number {
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

/** What a companion has to fear: all of it if it can only wait, less if its turn is still to come. */
function companionHarm(imagined: State, other: Runner): number {
  if (hasActed(imagined, other))
    return threatHarm(other, threat(imagined, other), imagined.runners.length - 1);
  const blow = expectedBlow(imagined, { ...other, track: [] });
  return STILL_TO_ACT * woundWeight(other) * expectedWounds(blow, FRESH_DEFENCE);
}

/** What the Infected threaten the Runner with, and what its companions. */
export interface Peril {
  readonly blow: number;
  readonly companions: number;
}

/** @param after the Runner whose turn would be over like this */
export function perilOn(imagined: State, after: Runner): Peril {
  const over = { ...imagined, active: null };
  const others = imagined.runners.filter(({ id }) => id !== after.id);
  return {
    blow: expectedBlow(imagined, after),
    companions: others.reduce((sum, other) => sum + companionHarm(over, other), 0),
  };
}

/** What an imagined table holds for the Runner, whatever dice it keeps back, and for its companions. */
export function prospect(
  outlook: Outlook,
  imagined: State,
  after: Runner,
  share = 1,
  bonus = 0,
  peril = perilOn(imagined, after),
): Prospect {
  const progress = -outlook.goal.urgency * diceToGoal(outlook, imagined, after);
  const momentum = TEMPO_WORTH * Math.min(tempo(after), MOMENTUM_SLOT);
  return { share, worth: progress + momentum + bonus - peril.companions, blow: peril.blow };
}

/** Worth of what may come about to a Runner who keeps these dice: the U of the specification. Higher is better. */
export function worthOf({ state }: Outlook, prospects: readonly Prospect[], after: Runner): number {
  const companions = state.runners.length - 1;
  const defence = expectedDefence(after);
  let worth = keptWorth(after);
  for (const { share, worth: known, blow } of prospects)
    worth += share * (known - threatHarm(after, expectedWounds(blow, defence), companions));
  return worth;
}

/** Worth of an imagined table; only differences mean something. */
export function worth(outlook: Outlook, imagined: State, after: Runner): number {
  return worthOf(outlook, [prospect(outlook, imagined, after)], after);
}
