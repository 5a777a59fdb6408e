/** Numbers, Runners, places and conditions of the scenario language (specification 3.16). */
import * as v from 'valibot';
import type {
  Cond,
  Decider,
  Expr,
  RunnerRef,
  SpawnPlace,
  TokenPattern,
  Witness,
} from '../../scenario/format';
import { area, atLeastOne, type Checks, item, name, tokenId, tokenKind, whole, zone } from './words';

const combined: Checks<Extract<Expr, object>> = v.variant('expr', [
  v.strictObject({ expr: v.picklist(['round', 'lastRound', 'runners', 'salvage', 'heavyWounds']) }),
  v.strictObject({ expr: v.picklist(['var', 'runnerVar', 'param']), name }),
  v.strictObject({ expr: v.literal('ceil'), of: v.lazy((): Checks<Expr> => expr) }),
  v.strictObject({
    expr: v.picklist(['+', '-', '*', '/', '%', 'min', 'max']),
    of: v.pipe(v.array(v.lazy((): Checks<Expr> => expr)), v.minLength(1, 'At least one number is expected.')),
  }),
]);

/** A number, or how to work it out. */
export const expr: Checks<Expr> = v.lazy((input) => (typeof input === 'object' ? combined : whole));

export const decider: Checks<Decider> = v.picklist(['actor', 'group']);
const witness: Checks<Witness> = v.picklist(['actor', 'any']);

export const runner: Checks<RunnerRef> = v.variant('who', [
  v.strictObject({ who: v.picklist(['actor', 'each', 'highestTempo', 'random']) }),
  v.strictObject({ who: v.literal('chosen'), decider }),
  v.strictObject({ who: v.literal('nearestTo'), zone }),
  v.strictObject({ who: v.literal('number'), number: atLeastOne }),
]);

const byKind = v.strictObject({ kind: tokenKind });
const byIds = v.strictObject({ ids: v.array(tokenId) });

function isWith(key: string, input: unknown): boolean {
  return typeof input === 'object' && input !== null && key in input;
}

export const tokens: Checks<TokenPattern> = v.lazy((input) => (isWith('ids', input) ? byIds : byKind));

const nearArea = v.strictObject({ area });
const near: Checks<RunnerRef | { readonly area: v.InferOutput<typeof area> }> = v.lazy((input) =>
  isWith('area', input) ? nearArea : runner,
);

export const place: Checks<SpawnPlace> = v.variant('at', [
  v.strictObject({ at: v.literal('nearestNest'), to: near }),
  v.strictObject({ at: v.literal('nest'), nest: atLeastOne }),
  v.strictObject({ at: v.literal('area'), area }),
  v.strictObject({ at: v.literal('eachNest') }),
]);

const part = v.lazy((): Checks<Cond> => cond);

export const cond: Checks<Cond> = v.variant('cond', [
  v.strictObject({ cond: v.picklist(['all', 'any']), of: v.array(part) }),
  v.strictObject({ cond: v.literal('not'), of: part }),
  v.strictObject({ cond: v.literal('allRunnersIn'), areas: v.array(area) }),
  v.strictObject({ cond: v.literal('runnerIn'), zone }),
  v.strictObject({ cond: v.literal('runnerInArea'), area }),
  v.strictObject({ cond: v.literal('has'), runner: witness, item }),
  v.strictObject({ cond: v.picklist(['wounded', 'basicInPool']), runner: witness }),
  v.strictObject({ cond: v.literal('areaUv'), area }),
  v.strictObject({ cond: v.literal('tokenOn'), token: tokenId }),
  v.strictObject({ cond: v.literal('noToken'), tokens }),
  v.strictObject({ cond: v.literal('night') }),
  v.strictObject({
    cond: v.literal('compare'),
    left: expr,
    is: v.picklist(['==', '!=', '<', '<=', '>', '>=']),
    right: expr,
  }),
]);
