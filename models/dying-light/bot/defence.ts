/** Scores for everything that keeps harm away: Defense, Gear, sharing attackers out. */
import type { InfectedType, RunnerId } from '../ids';
import type { DefendingMove, Move } from '../moves';
import { attackDieOdds } from '../odds';
import { topFrame } from '../play';
import type { AssignMove } from '../rules/assignment';
import { defenceSoFar } from '../rules/defend-options';
import { attackerCount, attackPower } from '../rules/enemy-attack';
import { freeFatigueSlot } from '../rules/fatigue';
import { isNight, runnerOf } from '../rules/runners';
import type { Attackers, Runner, State } from '../state';
import { exposureHarm, FATIGUE_HARM, GEAR_HARM, woundsHarm } from './harm';
import { expectedDefence } from './threat';
import { bestOf, partsAfter, partsOf } from './whole-defence';

const NEVER = Number.NEGATIVE_INFINITY;

/** Harm that an attack is expected to do against a certain Defense (DL-EATK-05, DL-EATK-06). */
function attackHarm(state: State, runner: Runner, power: number, attackers: number, defence: number): number {
  const odds = attackDieOdds(attackers, isNight(state));
  return ([0, 1, 2] as const).reduce<number>(
    (sum, plus) => sum + odds[plus] * woundsHarm(runner, Math.max(0, Math.ceil(power + plus - defence))),
    0,
  );
}

const DEFENDING: readonly Move['type'][] = ['DEFEND', 'DESPERATE', 'GEAR', 'VEST', 'COMMIT'];

function isDefending(move: Move): move is DefendingMove {
  return DEFENDING.includes(move.type);
}

/** Each step counts as the best whole defence that begins with it; COMMIT is worth what is committed by now. */
export function scoreDefending(state: State): (move: Move) => number {
  const { defence } = state;
  if (!defence) return () => 0;
  const runner = runnerOf(state, defence.runner);
  const before = defenceSoFar(runner, defence);
  const attackers = attackerCount(defence.attackers);
  const known = new Map<number, number>();
  const harm = (adds: number) => {
    const sum = known.get(adds) ?? attackHarm(state, runner, defence.power, attackers, before + adds);
    known.set(adds, sum);
    return sum;
  };
  const parts = partsOf(state, runner, defence);
  return (move) => (isDefending(move) ? bestOf(partsAfter(runner, defence, parts, move), harm) : NEVER);
}

/** Shares attackers out so that the Runners together expect the least harm (DL-EATK-02). */
export function scoreAssignment(state: State): (move: Move) => number {
  const harm = (id: RunnerId, attackers: Attackers) => {
    const runner = runnerOf(state, id);
    const defence = Math.floor(expectedDefence(runner));
    const count = attackerCount(attackers);
    return count === 0 ? 0 : attackHarm(state, runner, attackPower(attackers), count, defence);
  };
  return (move) => (move.type === 'ASSIGN' ? -totalHarm(move, harm) : NEVER);
}

function totalHarm(
  { assignment }: AssignMove,
  harm: (id: RunnerId, attackers: Readonly<Record<InfectedType, number>>) => number,
): number {
  return Object.entries(assignment).reduce((sum, [id, share]) => sum + harm(id as RunnerId, share), 0);
}

/** What a Runner suffers when it declines to use its Gear. */
function declinedHarm(state: State): number {
  const fatigue = topFrame(state, 'preventFatigue');
  if (fatigue) {
    const runner = runnerOf(state, fatigue.runner);
    return freeFatigueSlot(runner) === null ? woundsHarm(runner, 1) : FATIGUE_HARM;
  }
  const wound = topFrame(state, 'preventWound');
  if (wound) return woundsHarm(runnerOf(state, wound.runner), 1);
  const exposure = topFrame(state, 'preventExposure');
  return exposure ? exposureHarm(runnerOf(state, exposure.runner)) : 0;
}

/** Gear is used where it saves more than it is worth; a token that has a step left afterwards comes first. */
export function scorePrevention(state: State): (move: Move) => number {
  const declined = declinedHarm(state);
  return (move) => {
    if (move.type === 'DECLINE') return -declined;
    if (move.type !== 'USE_GEAR') return NEVER;
    const token = state.runners.flatMap((runner) => runner.gear).find(({ id }) => id === move.gearId);
    return -GEAR_HARM - (token?.condition === 'damaged' ? 0.05 : 0);
  };
}
