/** Scores for the answers to what effects ask. */
import { change } from '../../kernel/change';
import { boostsOf, UNSPENT_CRIT_DAMAGE } from '../content/dice';
import { DECISIONS, type DecisionId } from '../decisions';
import type { Entry } from '../entries';
import type { DieId, DieType, RunnerId } from '../ids';
import { areaOf } from '../map';
import type { Move } from '../moves';
import { topFrame } from '../play';
import { toughnessAt } from '../rules/infected';
import { runnerOf } from '../rules/runners';
import type { Op } from '../scenario/format';
import type { Runner, State } from '../state';
import { healWorth, ITEM_WORTH } from './acting';
import { goalOf } from './goal';
import { danger } from './threat';

const NEVER = Number.NEGATIVE_INFINITY;

export type Scorer = (state: State) => (move: Move) => number;

/** Tries a move whose result asks no luck and looks how dangerous the table is afterwards. */
export function scoreByTrial(decision: DecisionId): Scorer {
  return (state) => (move) =>
    -danger(change<State, Entry>(state, (play) => DECISIONS[decision].take(play, move)).state);
}

/** A Crit goes to whoever would survive the rest of the damage, best of all to a second enemy (DL-ATK-04). */
export const scoreCrits: Scorer = (state) => {
  const attack = topFrame(state, 'spendCrits')?.attack;
  if (!attack) return () => 0;
  const toughness = toughnessAt(state, attack.area, attack.type);
  const deadly = (crits: number) => attack.total + UNSPENT_CRIT_DAMAGE * crits >= toughness;
  return (move) => {
    if (move.type === 'DONE') return deadly(attack.crits) ? 1.1 : 0;
    if (move.type !== 'SPEND_CRIT') return NEVER;
    const isTarget =
      move.areaId === attack.area && move.infected === attack.type && move.down === attack.down;
    const worth = (move.infected === 'viral' ? 1.05 : 1) - (move.down ? 0.3 : 0);
    if (attack.critKilledTarget) return worth + 1.1;
    return worth + (!isTarget && deadly(attack.crits - 1) ? 1 : 0);
  };
};

/** The Nest with the fewest Infected around (section 11.1). */
export const scoreNest: Scorer = (state) => (move) => {
  const nest = move.type === 'NEST' ? state.tokens.find(({ id }) => id === move.tokenId) : undefined;
  if (!nest) return NEVER;
  const { standing } = state.areas[areaOf(nest.zone)];
  return -(standing.biter + standing.viral + 3 * standing.volatile);
};

/** Where the bottle removes most; the own Area counts double. */
export const scoreBottle: Scorer = (state) => (move) => {
  const id = topFrame(state, 'bottleArea')?.runner;
  if (move.type !== 'AREA' || !id) return NEVER;
  const { standing } = state.areas[move.areaId];
  const own = areaOf(runnerOf(state, id).zone) === move.areaId;
  return Math.min(2, standing.biter + standing.viral) * (own ? 2 : 1);
};

const TYPE_WORTH: Readonly<Record<DieType, number>> = { basic: 0, parkour: 0.6, combat: 0.5, momentum: 1.5 };

function dieOf(runner: Runner, id: DieId) {
  const inPool = runner.pool.find((die) => die.id === id);
  const resting = [...runner.track, ...runner.fatigue, ...runner.cooldown].find((die) => die?.id === id);
  return { die: inPool ?? resting ?? null, inPool: inPool !== undefined };
}

/** The die that is missed least: a plain one of the track rather than one that could still be used. */
export const scoreFatigue: Scorer = (state) => (move) => {
  const id = topFrame(state, 'fatigueDie')?.runner;
  if (move.type !== 'CHOOSE_DIE' || !id) return NEVER;
  const { die, inPool } = dieOf(runnerOf(state, id), move.dieId);
  if (!die) return NEVER;
  const inUse = inPool ? 1 + 0.2 * boostsOf(die.type, die.face).length : 0;
  return -TYPE_WORTH[die.type] - inUse;
};

/** The best die comes back, of equal ones the one that would rest longer. */
export const scoreSyrup: Scorer = (state) => (move) => {
  const id = topFrame(state, 'syrup')?.runner;
  if (move.type !== 'CHOOSE_DIE' || !id) return NEVER;
  const runner = runnerOf(state, id);
  const { die } = dieOf(runner, move.dieId);
  if (!die) return NEVER;
  return TYPE_WORTH[die.type] + (runner.fatigue.some((tired) => tired?.id === die.id) ? 0.1 : 0);
};

/** A blank goes first, and a Parkour die is what carries one over the roofs. */
export const scoreUpgrade: Scorer = (state) => (move) => {
  const id = topFrame(state, 'upgrade')?.runner;
  if (move.type !== 'UPGRADE' || !id) return NEVER;
  const { die } = dieOf(runnerOf(state, id), move.dieId);
  const icons = die ? boostsOf(die.type, die.face).length : 0;
  return (move.to === 'parkour' ? 0.5 : 0) - icons;
};

/** Help goes to who needs it most, trouble to who is threatened least. */
export const scoreRunner: Scorer = (state) => (move) => {
  const frame = topFrame(state, 'pickRunner');
  if (move.type !== 'RUNNER' || !frame) return NEVER;
  const runner = runnerOf(state, move.runnerId);
  return frame.purpose === 'heal' ? healWorth(runner) : -healWorth(runner);
};

/** The Heavy Wound that hinders most is turned down; all of them count the same towards elimination. */
export const scoreHeal: Scorer = () => (move) =>
  move.type === 'HEAVY' ? (HINDRANCE[move.woundId] ?? 0) : NEVER;

const HINDRANCE: Readonly<Partial<Record<string, number>>> = {
  'wd-sprain': 3,
  'wd-rib': 2.5,
  'wd-limp': 2,
  'wd-deepcut': 1.5,
  'wd-blurred': 1.2,
  'wd-fever': 1,
  'wd-adrenaline': 0.9,
  'wd-graze': 0.8,
};

/** What is lost with the least regret. */
export const scoreLoss: Scorer = (state) => (move) => {
  if (move.type === 'ITEM') return -ITEM_WORTH[move.itemId];
  if (move.type !== 'CHOOSE_GEAR') return NEVER;
  const token = state.runners.flatMap((runner) => runner.gear).find(({ id }) => id === move.gearId);
  return token?.condition === 'whole' ? 0 : -0.1;
};

/** Steps towards the goal, as long as they lead there. */
export const scoreStep: Scorer = (state) => {
  const id = topFrame(state, 'moveEffect')?.runner;
  if (!id) return () => 0;
  const runner = runnerOf(state, id);
  const { distances } = goalOf(state, runner);
  return (move) => {
    if (move.type === 'DONE') return -distances[runner.zone];
    return move.type === 'STEP' ? -distances[move.to] : NEVER;
  };
};

function opWorth(state: State, op: Op): number {
  switch (op.op) {
    case 'heal':
      return Math.max(...state.runners.map(healWorth));
    case 'upgrade':
      return 1;
    case 'draw':
      return 1.5;
    case 'win':
      return 100;
    case 'lose':
      return -100;
    case 'spawn':
      return -1;
    default:
      return 0;
  }
}

/** The offer whose ops bring most. */
export const scoreOffer: Scorer = (state) => (move) => {
  const options = topFrame(state, 'scenarioChoice')?.options ?? [];
  const option = move.type === 'CHOOSE' ? options.find(({ id }) => id === move.optionId) : undefined;
  return option ? option.ops.reduce((sum, op) => sum + opWorth(state, op), 0) : NEVER;
};

/** By day whoever is closest to its goal goes first, so that the next stage opens for the others. */
export const scoreOrder: Scorer = (state) => (move) => {
  if (move.type !== 'ACTIVATE') return NEVER;
  return -leadOf(state, move.runnerId);
};

export function leadOf(state: State, id: RunnerId): number {
  const runner = runnerOf(state, id);
  const { purpose, distances } = goalOf(state, runner);
  return distances[runner.zone] + (purpose === 'objective' ? 0 : 10);
}

/** The first of several that make no difference; exchanges are always accepted (DL-USE-03). */
export const scoreAnything: Scorer = () => (move) => (move.type === 'REFUSE' ? NEVER : 0);
