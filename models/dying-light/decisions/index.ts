/** Every decision of the game under its id: the name of the chart's state that waits for it. */
import { decisionTable } from '../../kernel/decisions';
import type { StateValue } from '../../kernel/types';
import type { Decision } from '../play';
import { ackCard } from './ackCard';
import { acting } from './acting';
import { assign } from './assign';
import { attackQueue } from './attackQueue';
import { bottleArea } from './bottleArea';
import { bottleKill } from './bottleKill';
import { chooseGear } from './chooseGear';
import { chooseNest } from './chooseNest';
import { chooseRunner } from './chooseRunner';
import { chooseRunners } from './chooseRunners';
import { chooseSpreadStart } from './chooseSpreadStart';
import { chooseStep } from './chooseStep';
import { chooseSweepStart } from './chooseSweepStart';
import { chooseWeapon } from './chooseWeapon';
import { cleave } from './cleave';
import { defending } from './defending';
import { exchange } from './exchange';
import { fatigueDie } from './fatigueDie';
import { firecrackers } from './firecrackers';
import { healChoice } from './healChoice';
import { knock } from './knock';
import { moveEffect } from './moveEffect';
import { pickArea } from './pickArea';
import { pickRunner } from './pickRunner';
import { preventExposure } from './preventExposure';
import { preventFatigue } from './preventFatigue';
import { preventWound } from './preventWound';
import { push } from './push';
import { scenarioChoice } from './scenarioChoice';
import { scenarioIntro } from './scenarioIntro';
import { spendCrits } from './spendCrits';
import { syrup } from './syrup';
import { upgrade } from './upgrade';
import { woundChoice } from './woundChoice';

/** Decisions of the game's own course: phases and activations. */
export const FLOW_DECISIONS = {
  chooseRunners,
  chooseGear,
  chooseWeapon,
  scenarioIntro,
  chooseRunner,
  acting,
  pickArea,
  assign,
  attackQueue,
  defending,
} satisfies Record<string, Decision>;

/** Decisions that effects ask for; each has a frame of the same name on top of the stack. */
export const RESOLVER_DECISIONS = {
  preventFatigue,
  fatigueDie,
  preventWound,
  preventExposure,
  spendCrits,
  cleave,
  knock,
  push,
  chooseNest,
  chooseSpreadStart,
  chooseSweepStart,
  chooseStep,
  pickRunner,
  healChoice,
  moveEffect,
  woundChoice,
  firecrackers,
  bottleArea,
  bottleKill,
  syrup,
  upgrade,
  exchange,
  scenarioChoice,
  ackCard,
} satisfies Record<string, Decision>;

export const DECISIONS: Readonly<Record<DecisionId, Decision>> = decisionTable({
  ...FLOW_DECISIONS,
  ...RESOLVER_DECISIONS,
});

export type FlowDecisionId = keyof typeof FLOW_DECISIONS;
export type ResolverDecisionId = keyof typeof RESOLVER_DECISIONS;
export type DecisionId = FlowDecisionId | ResolverDecisionId;

function leaf(value: StateValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : leaf(Object.values(value)[0]);
}

function isDecision(name: string): name is DecisionId {
  return Object.hasOwn(DECISIONS, name);
}

/** The decision that is open where the chart stands: what the resolver asks comes first. Null when the game is over. */
export function decisionAt(value: StateValue): DecisionId | null {
  if (typeof value === 'string') return null;
  const asked = leaf(value.resolver);
  if (isDecision(asked)) return asked;
  const waiting = leaf(value.flow);
  return isDecision(waiting) ? waiting : null;
}
