/** All decisions by the names of the chart's states that wait for them (specification section 5). */

import { decisionTable } from '../../kernel/decisions';
import { popFrame } from '../../kernel/effects';
import type { StateValue } from '../../kernel/types';
import { attack, snapAttack } from '../actions/attacks';
import { cardsDone, cleave, dropItem, numbers, pickCard, target, targetsDone } from '../actions/choosing';
import { playCard } from '../actions/equip';
import { playEvent } from '../actions/events';
import { act, declare, endAbilities, endSpawn, spawn } from '../actions/horde';
import { comingUp, keep, ready } from '../actions/opening';
import { pass, quickEscape, react } from '../actions/replies';
import { endPhase, loot, useAbility, useItem } from '../actions/using';
import type { FrameOf } from '../frames';
import type { Decision, ODPlay } from '../play';
import { push } from '../rules/stack';
import { controllerOf, survivorOf } from '../rules/table';
import type { Player, State } from '../state';
import { decisionOf, whenSettled } from './decision-of';

/** Whoever an effect lets look for a card. */
function searcher(state: State): Player {
  const top = state.stack.at(-1);
  return top?.type === 'needCard' ? state.players[top.by] : survivorOf(state);
}

/** A kill may be answered any number of times: the window opens again after each reply (OD-REACT-04). */
function reopenKill(play: ODPlay): void {
  const top = play.state.stack.at(-1);
  popFrame(play);
  if (top?.type !== 'killWindow') return;
  const frame: FrameOf<'killWindow'> = top;
  push(play, { ...frame, type: 'openKill' });
}

const FLOW = {
  handover: decisionOf({ who: comingUp, actions: { READY: ready } }),
  mulligan: decisionOf({ who: comingUp, actions: { KEEP: keep } }),
  main: decisionOf({
    who: survivorOf,
    where: 'main',
    actions: {
      ATTACK: attack,
      PLAY: playCard,
      EVENT: playEvent,
      USE_ITEM: useItem,
      USE_ABILITY: useAbility,
      LOOT: loot,
      END_SURVIVOR_PHASE: endPhase,
    },
  }),
  spawn: decisionOf({ who: controllerOf, actions: { SPAWN: spawn, END_SPAWN: endSpawn }, forceable: true }),
  standoff: decisionOf({
    who: survivorOf,
    where: 'window',
    actions: { SNAP_ATTACK: snapAttack, REACT: react('standoff'), PASS: pass('standoff') },
  }),
  chooseAttacker: decisionOf({
    who: controllerOf,
    where: 'attackers',
    actions: { DECLARE: declare },
    forceable: true,
  }),
  attackReact: decisionOf({
    who: survivorOf,
    where: 'window',
    actions: { QUICK_ESCAPE: quickEscape, REACT: react('attack'), PASS: pass('attack') },
  }),
  abilities: decisionOf({
    who: controllerOf,
    actions: { ACT: act, END_ABILITIES: endAbilities },
    forceable: true,
  }),
} satisfies Record<string, Decision>;

/** What effects ask. A card that only its owner may see is never taken for them: that would tell how many there are. */
const RESOLVER = {
  needTarget: decisionOf({
    who: survivorOf,
    where: 'window',
    actions: { TARGET: target, DONE: targetsDone },
    forceable: true,
  }),
  needCleave: decisionOf({ who: survivorOf, where: 'window', actions: { TARGET: cleave }, forceable: true }),
  needCard: decisionOf({ who: searcher, where: 'window', actions: { PICK_CARD: pickCard, DONE: cardsDone } }),
  needDrop: decisionOf({ who: survivorOf, where: 'window', actions: { DROP_ITEM: dropItem } }),
  needNumbers: decisionOf({ who: survivorOf, where: 'window', actions: { NUMBERS: numbers } }),
  missWindow: decisionOf({
    who: survivorOf,
    where: 'window',
    actions: { REACT: react('miss', popFrame), PASS: pass('miss', popFrame) },
  }),
  killWindow: decisionOf({
    who: survivorOf,
    where: 'window',
    actions: { REACT: react('kill', reopenKill), PASS: pass('kill', popFrame) },
  }),
  lethalWindow: decisionOf({
    who: survivorOf,
    where: 'window',
    actions: { REACT: react('lethal', popFrame), PASS: pass('lethal', popFrame) },
  }),
} satisfies Record<string, Decision>;

export type FlowDecisionId = keyof typeof FLOW;
export type DecisionId = FlowDecisionId | keyof typeof RESOLVER;

const settledFlow = Object.fromEntries(
  Object.entries(FLOW).map(([id, decision]) => [id, whenSettled(decision)]),
) as Record<FlowDecisionId, Decision>;

export const DECISIONS: Readonly<Record<DecisionId, Decision>> = decisionTable({
  ...settledFlow,
  ...RESOLVER,
});

function leaf(value: StateValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  for (const state in value) return leaf(value[state]);
  return '';
}

function isDecision(name: string): name is DecisionId {
  return Object.hasOwn(DECISIONS, name);
}

/** The decision that is open where the chart stands: what the resolver asks comes first. Null when the game is over. */
export function decisionAt(value: StateValue): DecisionId | null {
  if (typeof value === 'string') return null;
  const open = leaf(value.resolver);
  if (isDecision(open)) return open;
  const waiting = leaf(value.flow);
  return isDecision(waiting) ? waiting : null;
}
