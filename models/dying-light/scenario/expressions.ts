/** Numbers of the scenario language. */
import type { OpContext } from '../frames';
import { runnerOf } from '../rules/runners';
import type { Runner, State } from '../state';
import type { Comparison, Expr } from './format';
import { paramOf } from './lookup';

type Named = Extract<Expr, { expr: 'var' | 'runnerVar' | 'param' }>;
type Standing = Extract<Expr, { expr: 'round' | 'lastRound' | 'runners' | 'salvage' | 'heavyWounds' }>;
type Combined = Extract<Expr, { of: readonly Expr[] }>;

/** Nobody acts: for conditions and numbers outside any action. */
export const NO_CONTEXT: OpContext = { actor: null, token: null, chosen: null };

/**
 * What a number of the scenario is now.
 * @throws Error when the scenario names a parameter that it does not have
 */
export function evaluate(state: State, expr: Expr, context: OpContext = NO_CONTEXT): number {
  if (typeof expr === 'number') return expr;
  switch (expr.expr) {
    case 'round':
    case 'lastRound':
    case 'runners':
    case 'salvage':
    case 'heavyWounds':
      return standing(state, expr);
    case 'var':
    case 'runnerVar':
    case 'param':
      return named(state, expr, context);
    case 'ceil':
      return Math.ceil(evaluate(state, expr.of, context));
    default:
      return finite(
        combine(
          expr.expr,
          expr.of.map((part) => evaluate(state, part, context)),
        ),
      );
  }
}

function total(state: State, part: (runner: Runner) => number): number {
  return state.runners.reduce((sum, runner) => sum + part(runner), 0);
}

function standing(state: State, { expr }: Standing): number {
  switch (expr) {
    case 'round':
      return state.round;
    case 'lastRound':
      return state.scenario.lastRound;
    case 'runners':
      return state.runners.length;
    case 'salvage':
      return total(state, (runner) => runner.salvage);
    case 'heavyWounds':
      return total(state, (runner) => runner.heavyWounds.length);
    default:
      return expr satisfies never;
  }
}

function named(state: State, { expr, name }: Named, context: OpContext): number {
  if (expr === 'var') return state.scenario.vars[name] ?? 0;
  if (expr === 'param') return numberParam(state, name);
  const runner = context.chosen ?? context.actor;
  return runner ? (runnerOf(state, runner).vars[name] ?? 0) : 0;
}

function numberParam(state: State, name: string): number {
  const value = paramOf(state, name);
  if (typeof value !== 'number') throw new Error(`The parameter "${name}" is a list, not a number.`);
  return value;
}

/** Numbers of the table: what can't be worked out, as a division by 0, is 0. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** How many of something: a whole number that is not less than 0. */
export function countOf(state: State, expr: Expr, context: OpContext): number {
  return Math.max(0, Math.floor(evaluate(state, expr, context)));
}

const TWO: Readonly<Record<'-' | '*' | '/' | '%', (left: number, right: number) => number>> = {
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

function combine(how: Combined['expr'], values: readonly number[]): number {
  switch (how) {
    case '+':
      return values.reduce((sum, value) => sum + value, 0);
    case 'min':
      return Math.min(...values);
    case 'max':
      return Math.max(...values);
    default:
      return values.slice(1).reduce(TWO[how], values[0] ?? 0);
  }
}

export function compare(left: number, how: Comparison, right: number): boolean {
  switch (how) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      return how satisfies never;
  }
}
