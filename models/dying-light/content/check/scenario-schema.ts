/** The form of a whole scenario (specification 3.16). */
import * as v from 'valibot';
import type { ZoneId } from '../../ids';
import type { Scenario, TriggerEvent } from '../../scenario/format';
import { ops } from './ops';
import { cond, expr, tokens } from './sentences';
import {
  area,
  atLeastOne,
  type Checks,
  count,
  message,
  name,
  ownId,
  ownWords,
  perDifficulty,
  perRunners,
  round,
  sentence,
  tokenId,
  tokenKind,
  type Written,
  whole,
  zone,
} from './words';

const event: Checks<TriggerEvent> = v.variant('on', [
  v.strictObject({ on: v.literal('interact'), tokens }),
  v.strictObject({ on: v.literal('tokenTaken'), kind: tokenKind }),
  v.strictObject({ on: v.literal('enterZone'), zone }),
  v.strictObject({ on: v.literal('enterArea'), area }),
  v.strictObject({ on: v.literal('roundStart'), round }),
  v.strictObject({ on: v.literal('eventToken'), event: atLeastOne }),
  v.strictObject({ on: v.literal('endPhase') }),
]);

const trigger = v.strictObject({
  id: name,
  event,
  when: v.exactOptional(cond),
  refusal: v.exactOptional(sentence),
  once: v.exactOptional(v.literal(true)),
  do: ops,
});

const tokenAtSetup = v.strictObject({
  id: tokenId,
  kind: tokenKind,
  zone,
  on: v.exactOptional(v.boolean()),
});

const counter = v.strictObject({
  text: sentence,
  value: expr,
  limit: v.exactOptional(expr),
  eachRunner: v.exactOptional(v.literal(true)),
});

const card = v.strictObject({
  id: name,
  words: v.exactOptional(v.strictObject({ title: ownWords, text: ownWords, rule: ownWords })),
  goal: v.exactOptional(v.literal(true)),
  onReveal: ops,
});

const siteList = v.strictObject({
  zones: v.pipe(v.array(zone), v.minLength(1, 'A list has at least one site.')),
  shuffled: v.boolean(),
});

const zoneList = v.array(zone);
const param: Checks<number | readonly ZoneId[]> = v.lazy((input) =>
  Array.isArray(input) ? zoneList : whole,
);

const eventNumber = v.pipe(v.string(), v.regex(/^[123]$/, 'The Event tokens are numbered 1, 2 and 3.'));

export const scenarioSchema: Checks<Written<Scenario>> = v.strictObject({
  id: ownId('sc', 'scenario'),
  startRound: round,
  lastRound: perDifficulty(round),
  startZone: zone,
  nests: v.pipe(v.array(zone), v.maxLength(3, 'The box holds 3 Nests.')),
  biters: v.record(area, count),
  extraBiters: v.strictObject({ count: perDifficulty(perRunners(count)), order: v.array(area) }),
  tokens: v.array(tokenAtSetup),
  eventSpaces: v.record(eventNumber, round),
  firstCard: name,
  vars: v.record(name, whole),
  params: v.record(name, perDifficulty(perRunners(param))),
  lists: v.record(name, siteList),
  cards: v.array(card),
  triggers: v.array(trigger),
  counters: v.exactOptional(v.array(counter)),
  win: cond,
  lossExtra: v.exactOptional(cond),
  roundEnd: v.exactOptional(v.array(v.strictObject({ when: v.exactOptional(cond), do: ops }))),
  score: v.exactOptional(expr),
  ranks: v.exactOptional(v.array(v.strictObject({ below: v.nullable(whole), name: message }))),
});
