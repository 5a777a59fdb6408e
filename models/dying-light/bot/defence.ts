/** Scores for everything that keeps harm away: Defense, Gear, sharing attackers out. */
import { MOMENTUM_SLOT } from '../content/board';
import type { InfectedType, RunnerId } from '../ids';
import type { DefendingMove, Move } from '../moves';
import { attackDieOdds } from '../odds';
import { topFrame } from '../play';
import type { AssignMove } from '../rules/assignment';
import { usedBoosts } from '../rules/boosts';
import { defenceSoFar } from '../rules/defend-options';
import { attackerCount, attackPower } from '../rules/enemy-attack';
import { freeFatigueSlot } from '../rules/fatigue';
import { isNight, runnerOf } from '../rules/runners';
import { defenceBonus } from '../rules/skills';
import { tempo } from '../rules/tempo';
import type { Attackers, Defence, Runner, State } from '../state';
import { exposureHarm, FATIGUE_HARM, GEAR_HARM, woundsHarm } from './harm';
import { expectedDefence } from './threat';

const NEVER = Number.NEGATIVE_INFINITY;
/** Dice come back with the next gather, so that they are nearly free; only waste is to be avoided. */
const DIE_PRICE = 0.02;
const MOMENTUM_WORTH = 0.9;

/** Harm that an attack is expected to do against a certain Defense (DL-EATK-05, DL-EATK-06). */
function attackHarm(state: State, runner: Runner, power: number, attackers: number, defence: number): number {
  const odds = attackDieOdds(attackers, isNight(state));
  return ([0, 1, 2] as const).reduce<number>(
    (sum, plus) => sum + odds[plus] * woundsHarm(runner, Math.max(0, Math.ceil(power + plus - defence))),
    0,
  );
}

/** Defense that one step brings, and what it costs. */
function bargain(runner: Runner, defence: Defence, move: DefendingMove): { adds: number; price: number } {
  switch (move.type) {
    case 'DEFEND': {
      const brace = defence.diceSpent ? 0 : defenceBonus(runner);
      const slots = tempo(runner) + move.dice.length;
      const momentum = tempo(runner) < MOMENTUM_SLOT && slots >= MOMENTUM_SLOT ? MOMENTUM_WORTH : 0;
      const adds = move.dice.length + usedBoosts(move, 'block') + brace;
      return { adds, price: DIE_PRICE * move.dice.length - momentum };
    }
    case 'DESPERATE':
      return { adds: move.trackSlots.length, price: FATIGUE_HARM * move.trackSlots.length };
    case 'GEAR':
      return { adds: 1, price: GEAR_HARM };
    case 'VEST':
      return { adds: 1, price: 2 * DIE_PRICE };
    case 'COMMIT':
      return { adds: 0, price: 0 };
    default:
      return move satisfies never;
  }
}

const DEFENDING: readonly Move['type'][] = ['DEFEND', 'DESPERATE', 'GEAR', 'VEST', 'COMMIT'];

function isDefending(move: Move): move is DefendingMove {
  return DEFENDING.includes(move.type);
}

/** The cheapest step first; COMMIT as soon as nothing is worth its price any more. */
export function scoreDefending(state: State): (move: Move) => number {
  const { defence } = state;
  if (!defence) return () => 0;
  const runner = runnerOf(state, defence.runner);
  const before = defenceSoFar(runner, defence);
  const attackers = attackerCount(defence.attackers);
  return (move) => {
    if (!isDefending(move)) return NEVER;
    const { adds, price } = bargain(runner, defence, move);
    return -attackHarm(state, runner, defence.power, attackers, before + adds) - price;
  };
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
