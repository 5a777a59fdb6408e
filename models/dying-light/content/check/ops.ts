/** Operations of the scenario language (specification 3.16). */
import * as v from 'valibot';
import type { Op, Option, TokenRef, ZonesRef } from '../../scenario/format';
import { cond, decider, expr, place, runner } from './sentences';
import {
  area,
  atLeastOne,
  type Checks,
  infected,
  item,
  name,
  sentence,
  tokenId,
  tokenKind,
  zone,
} from './words';

const zoneList = v.array(zone);
const zoneParam = v.strictObject({ param: name });
const zones: Checks<ZonesRef> = v.lazy((input) => (Array.isArray(input) ? zoneList : zoneParam));

const THIS = v.literal('this');
const token: Checks<TokenRef> = v.lazy((input) => (input === 'this' ? THIS : tokenId));

export const ops: Checks<readonly Op[]> = v.array(v.lazy((): Checks<Op> => op));

const option: Checks<Option> = v.strictObject({
  id: name,
  text: sentence,
  when: v.exactOptional(cond),
  do: ops,
});

const op: Checks<Op> = v.variant('op', [
  v.strictObject({ op: v.literal('reveal'), card: name }),
  v.strictObject({ op: v.literal('placeToken'), kind: tokenKind, id: tokenId, zone }),
  v.strictObject({ op: v.literal('placeEach'), kind: tokenKind, ids: v.array(tokenId), zones }),
  v.strictObject({ op: v.literal('placeNext'), kind: tokenKind, list: name, count: expr }),
  v.strictObject({ op: v.literal('expire'), kind: tokenKind, endPhases: atLeastOne, do: ops }),
  v.strictObject({ op: v.literal('removeToken'), token }),
  v.strictObject({ op: v.literal('spread'), area }),
  v.strictObject({ op: v.literal('spawn'), type: infected, count: expr, at: place }),
  v.strictObject({ op: v.literal('uv'), token: tokenId, on: v.boolean() }),
  v.strictObject({ op: v.literal('draw'), runner, deck: v.picklist(['common', 'epic']) }),
  v.strictObject({ op: v.literal('give'), runner, item }),
  v.strictObject({ op: v.literal('heal'), runner, amount: expr }),
  v.strictObject({ op: v.literal('upgrade'), runner }),
  v.strictObject({ op: v.literal('moveEffect'), runner, steps: expr }),
  v.strictObject({ op: v.literal('choice'), decider, options: v.array(option) }),
  v.strictObject({ op: v.literal('if'), when: cond, do: ops }),
  v.strictObject({ op: v.picklist(['set', 'add']), var: name, value: expr }),
  v.strictObject({ op: v.picklist(['setRunner', 'addRunner']), runner, var: name, value: expr }),
  v.strictObject({ op: v.literal('setLimit'), round: expr }),
  v.strictObject({ op: v.picklist(['win', 'lose']) }),
  v.strictObject({ op: v.literal('log'), text: sentence }),
]);
