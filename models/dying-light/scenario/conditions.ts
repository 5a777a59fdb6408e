/** Conditions of the scenario language. */
import type { OpContext } from '../frames';
import type { ItemId } from '../ids';
import { areaOf } from '../map';
import { isWounded } from '../rules/heal';
import { isNight } from '../rules/runners';
import { tokenOf } from '../rules/tokens';
import { isUv } from '../rules/uv';
import type { Runner, State, Token } from '../state';
import { compare, evaluate, NO_CONTEXT } from './expressions';
import type { Cond, TokenPattern, Witness } from './format';

type Group = Extract<Cond, { cond: 'all' | 'any' | 'not' }>;
type Trait = Extract<Cond, { runner: Witness }>;
type Place = Exclude<Cond, Group | Trait | { cond: 'compare' | 'night' }>;

/** Whether a condition holds now. */
export function holds(state: State, cond: Cond, context: OpContext = NO_CONTEXT): boolean {
  switch (cond.cond) {
    case 'all':
      return cond.of.every((part) => holds(state, part, context));
    case 'any':
      return cond.of.some((part) => holds(state, part, context));
    case 'not':
      return !holds(state, cond.of, context);
    case 'night':
      return isNight(state);
    case 'compare':
      return compare(evaluate(state, cond.left, context), cond.is, evaluate(state, cond.right, context));
    case 'has':
    case 'wounded':
    case 'basicInPool':
      return witnesses(state, cond.runner, context).some((runner) => hasTrait(runner, cond));
    default:
      return placeHolds(state, cond);
  }
}

function placeHolds(state: State, cond: Place): boolean {
  switch (cond.cond) {
    case 'allRunnersIn':
      return state.runners.every((runner) => cond.areas.includes(areaOf(runner.zone)));
    case 'runnerIn':
      return state.runners.some((runner) => runner.zone === cond.zone);
    case 'runnerInArea':
      return state.runners.some((runner) => areaOf(runner.zone) === cond.area);
    case 'areaUv':
      return isUv(state, cond.area);
    case 'tokenOn':
      return tokenOf(state, cond.token)?.on === true;
    case 'noToken':
      return !state.tokens.some((token) => matches(cond.tokens, token));
    default:
      return cond satisfies never;
  }
}

function witnesses(state: State, witness: Witness, context: OpContext): readonly Runner[] {
  if (witness === 'any') return state.runners;
  return state.runners.filter((runner) => runner.id === context.actor);
}

function hasTrait(runner: Runner, cond: Trait): boolean {
  switch (cond.cond) {
    case 'has':
      return carries(runner, cond.item);
    case 'wounded':
      return isWounded(runner);
    case 'basicInPool':
      return runner.pool.some((die) => die.type === 'basic');
    default:
      return cond satisfies never;
  }
}

function carries(runner: Runner, item: ItemId): boolean {
  return runner.weapon === item || runner.items.includes(item);
}

/** Whether a token is of the kind, or one of those named. */
export function matches(pattern: TokenPattern, token: Token): boolean {
  return 'kind' in pattern ? pattern.kind === token.kind : pattern.ids.includes(token.id);
}
