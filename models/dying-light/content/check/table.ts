/** Whether a scenario fits the table: tokens and miniatures of the box, the Round tracker, who is there to act. */
import type { TokenId, TokenKind } from '../../ids';
import type { Scenario, Trigger } from '../../scenario/format';
import { type Node, nodesIn, type Path, repeated } from '../../scenario/nodes';
import { INFECTED } from '../infected';
import { TOKEN_IDS } from '../tokens';
import { type Fault, faultAt } from './fault';
import type { Written } from './words';

type Draft = Written<Scenario>;

function kindFault(kind: TokenKind, id: TokenId, path: Path): readonly Fault[] {
  if (TOKEN_IDS[kind].includes(id)) return [];
  return [faultAt(path, 'wrong-kind', { token: id, kind })];
}

/** Ops that name tokens; their form is right by now. */
function placedFaults({ path, value }: Node): readonly Fault[] {
  const { op, kind, id, ids } = value;
  if (op === 'placeToken') return kindFault(kind as TokenKind, id as TokenId, [...path, 'id']);
  if (op !== 'placeEach') return [];
  return (ids as readonly TokenId[]).flatMap((one, index) =>
    kindFault(kind as TokenKind, one, [...path, 'ids', index]),
  );
}

export function tokenFaults({ tokens }: Draft, nodes: readonly Node[]): readonly Fault[] {
  const atSetup = tokens.map(({ id }, index) => ({ name: id, path: ['tokens', index, 'id'] }));
  const nests = tokens.flatMap(({ kind }, index) => (kind === 'nest' ? [['tokens', index, 'kind']] : []));
  return [
    ...tokens.flatMap(({ kind, id }, index) => kindFault(kind, id, ['tokens', index, 'id'])),
    ...repeated(atSetup).map(({ path, name }) => faultAt(path, 'lies-already', { token: name })),
    ...nests.map((path) => faultAt(path, 'nest-token')),
    ...nodes.flatMap(placedFaults),
  ];
}

/** Biters of the map and further ones, at the worst. */
export function biterFaults({ biters, extraBiters }: Draft): readonly Fault[] {
  const sum = Object.values(biters).reduce((total, some) => total + (some ?? 0), 0);
  const most = Math.max(...Object.values(extraBiters.count).flat());
  const { miniatures } = INFECTED.biter;
  const faults: Fault[] = [];
  if (sum + most > miniatures) faults.push(faultAt(['biters'], 'biters', { n: miniatures, sum: sum + most }));
  if (most > 0 && extraBiters.order.length === 0)
    faults.push(faultAt(['extraBiters', 'order'], 'biter-order'));
  return faults;
}

export function roundFaults({ startRound, lastRound, eventSpaces, triggers }: Draft): readonly Fault[] {
  const short = Object.entries(lastRound).filter(([, last]) => last < startRound);
  const heard = triggers.flatMap(({ event }, index) =>
    event.on === 'eventToken' ? [{ number: event.event, path: ['triggers', index, 'event', 'event'] }] : [],
  );
  const missing = heard.filter(({ number }) => !(number in eventSpaces));
  const deaf = Object.keys(eventSpaces).filter((key) => !heard.some(({ number }) => number === Number(key)));
  return [
    ...short.map(([level]) => faultAt(['lastRound', level], 'last-before-first', { round: startRound })),
    ...missing.map(({ number, path }) => faultAt(path, 'no-event-space', { n: number })),
    ...deaf.map((key) => faultAt(['eventSpaces', key], 'deaf-event', { n: Number(key) })),
  ];
}

const ACTIONS: readonly Trigger['event']['on'][] = ['interact', 'tokenTaken', 'enterZone', 'enterArea'];

function namesActor({ value }: Node): boolean {
  return value.who === 'actor' || value.decider === 'actor' || value.runner === 'actor';
}

/** What happens outside of some kinds of event, the end of the Round included. */
function nodesBut({ triggers, roundEnd = [] }: Draft, but: typeof ACTIONS): readonly Node[] {
  const inTriggers = triggers.flatMap((trigger, index) =>
    but.includes(trigger.event.on) ? [] : nodesIn(trigger, ['triggers', index]),
  );
  return [...inTriggers, ...nodesIn(roundEnd, ['roundEnd'])];
}

/** Only an action has somebody who acts, and only an Interact has a token that is `this`. */
export function contextFaults(scenario: Draft): readonly Fault[] {
  const nobody = nodesBut(scenario, ACTIONS).filter(namesActor);
  const nothing = nodesBut(scenario, ['interact']).filter(({ value }) => value.token === 'this');
  return [
    ...nobody.map(({ path }) => faultAt(path, 'nobody-acts')),
    ...nothing.map(({ path }) => faultAt([...path, 'token'], 'no-this')),
  ];
}

export function rankFaults({ score, ranks = [] }: Draft): readonly Fault[] {
  const limits = ranks.map(({ below }) => below ?? Number.POSITIVE_INFINITY);
  const unsorted = limits.some((limit, index) => limit <= (limits[index - 1] ?? Number.NEGATIVE_INFINITY));
  const faults: Fault[] = [];
  if (unsorted) faults.push(faultAt(['ranks'], 'ranks-order'));
  if (ranks.length > 0 && ranks.at(-1)?.below !== null) faults.push(faultAt(['ranks'], 'ranks-last'));
  if (ranks.length > 0 && score === undefined) faults.push(faultAt(['ranks'], 'ranks-score'));
  return faults;
}
