/** Scores for what the active Runner may do: each move with the best way to go on after it (section 11.1). */
import type { BotLevel } from '../../kernel/types';
import type { ActingMove, AttackAction, Interact, Move, MoveAction } from '../moves';
import type { Runner, State } from '../state';
import { isActing, outlookOf, scoreStepAlone } from './acting';
import { afterSpending, hereOf } from './imagine';
import { noiseOf, planOf } from './noise';
import type { Outlook } from './outlook';
import { arrived, type Foresight, Planner, type Route } from './plan';
import { type Prize, prizesOf } from './prizes';
import { gone } from './strike';

/** Steps that each level thinks through one after the other. */
const STEPS: Readonly<Record<BotLevel, number>> = {
  easy: 2,
  normal: 3,
  hard: Number.POSITIVE_INFINITY,
};

interface Turn {
  readonly outlook: Outlook;
  readonly prizes: readonly Prize[];
  readonly foresight: Foresight;
  readonly noise: (plan: string) => number;
  readonly planner: Planner;
  /** Plans for tables on which an enemy next to the Runner is gone. */
  readonly cleared: Map<string, Planner>;
}

/** What a bot says of its move comes from the same thoughts as the move; a bot chooses before it explains (`askBot`). */
const KNOWN = new WeakMap<State, Map<BotLevel, Turn>>();

function turnOf(level: BotLevel, state: State): Turn {
  const known = KNOWN.get(state) ?? new Map<BotLevel, Turn>();
  KNOWN.set(state, known);
  const turn = known.get(level) ?? thinkOver(level, state);
  known.set(level, turn);
  return turn;
}

function thinkOver(level: BotLevel, state: State): Turn {
  const outlook = outlookOf(state);
  const noise = noiseOf(level, state);
  const prizes = prizesOf(state, outlook.runner, outlook.goal);
  const foresight = { steps: STEPS[level], blur: noise };
  const planner = new Planner(outlook, prizes, foresight);
  return { outlook, prizes, foresight, noise, planner, cleared: new Map() };
}

/** What the best way to go on is worth beyond what a move that ends there is scored by. */
function gain(planner: Planner, runner: Runner): number {
  const { best, plain } = planner.from(runner);
  return best - plain;
}

/** After an attack in the own Area nobody stands in the way, if it hits. */
function plannerAfter(turn: Turn, { targetArea, targetType, targetDown }: AttackAction): Planner {
  const { outlook, prizes, foresight, planner, cleared } = turn;
  if (targetDown || targetArea !== hereOf(outlook.runner)) return planner;
  const target = { areaId: targetArea, type: targetType, down: false };
  const table = { ...outlook, state: gone(outlook.state, target), known: new Map() };
  const known = cleared.get(targetType) ?? new Planner(table, prizes, foresight);
  cleared.set(targetType, known);
  return known;
}

function scoreAttack(turn: Turn, move: AttackAction): number {
  const { runner } = turn.outlook;
  const after = afterSpending(runner, [move.die]);
  const ahead = gain(plannerAfter(turn, move), after);
  return scoreStepAlone(turn.outlook, move) + turn.noise(planOf(move)) + ahead;
}

/** What is taken counts, and the way on from there. */
function scoreInteract(turn: Turn, move: Interact): number {
  const { runner } = turn.outlook;
  const prize = turn.prizes.find(({ token }) => token === move.tokenId);
  const alone = scoreStepAlone(turn.outlook, move);
  if (!prize) return alone + turn.noise(planOf(move)) + gain(turn.planner, runner);
  const risk = alone - turn.planner.from(runner).plain;
  return prize.worth + risk + turn.planner.from(runner, [prize.token]).best;
}

function score(turn: Turn, move: ActingMove): number {
  const { outlook, planner, noise } = turn;
  const { runner } = outlook;
  switch (move.type) {
    case 'MOVE': {
      const after = arrived(runner, move, move.dice);
      return scoreStepAlone(outlook, move) + gain(planner, after);
    }
    case 'ATTACK':
      return scoreAttack(turn, move);
    case 'INTERACT':
      return scoreInteract(turn, move);
    case 'PASS':
      return planner.from(runner).end;
    default:
      return scoreStepAlone(outlook, move) + noise(planOf(move)) + gain(planner, runner);
  }
}

/** Worth of each thing the active Runner may do, as a bot of the level sees it. */
export function scoreTurn(level: BotLevel, state: State): (move: Move) => number {
  const turn = turnOf(level, state);
  return (move) => (isActing(move) ? score(turn, move) : Number.NEGATIVE_INFINITY);
}

/** How a bot of the level means to go on after a Move. */
export function routeAfter(level: BotLevel, state: State, move: MoveAction): Route {
  const { outlook, planner } = turnOf(level, state);
  return planner.route(arrived(outlook.runner, move, move.dice));
}
