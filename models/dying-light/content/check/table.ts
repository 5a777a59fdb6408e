/** Whether a scenario fits the table: tokens and miniatures of the box, the Round tracker, who is there to act. */
import type { TokenId, TokenKind } from '../../ids';
import type { Scenario, Trigger } from '../../scenario/format';
import { type Node, nodesIn, type Path, repeated } from '../../scenario/nodes';
import { INFECTED } from '../infected';
import { TOKEN_IDS } from '../tokens';
import type { Fault } from './fault';
import type { Written } from './words';

type Draft = Written<Scenario>;

function kindFault(kind: TokenKind, id: TokenId, path: Path): readonly Fault[] {
  if (TOKEN_IDS[kind].includes(id)) return [];
  return [{ path, message: `${id} is no token of the kind ${kind}.` }];
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
    ...repeated(atSetup).map(({ path, name }) => ({ path, message: `${name} lies on the map already.` })),
    ...nests.map((path) => ({ path, message: 'Nests are listed in "nests", not among the tokens.' })),
    ...nodes.flatMap(placedFaults),
  ];
}

/** Biters of the map and further ones, at the worst. */
export function biterFaults({ biters, extraBiters }: Draft): readonly Fault[] {
  const sum = Object.values(biters).reduce((total, some) => total + (some ?? 0), 0);
  const most = Math.max(...Object.values(extraBiters.count).flat());
  const { miniatures } = INFECTED.biter;
  const faults: Fault[] = [];
  if (sum + most > miniatures)
    faults.push({ path: ['biters'], message: `The box holds ${miniatures} Biters, not ${sum + most}.` });
  if (most > 0 && extraBiters.order.length === 0)
    faults.push({ path: ['extraBiters', 'order'], message: 'An Area for the extra Biters is expected.' });
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
    ...short.map(([level]) => ({
      path: ['lastRound', level],
      message: `The last Round comes before Round ${startRound}, the first one.`,
    })),
    ...missing.map(({ number, path }) => ({
      path,
      message: `Event ${number} has no space in "eventSpaces".`,
    })),
    ...deaf.map((key) => ({ path: ['eventSpaces', key], message: `No trigger listens to Event ${key}.` })),
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
    ...nobody.map(({ path }) => ({ path, message: 'Nobody acts when this happens.' })),
    ...nothing.map(({ path }) => ({
      path: [...path, 'token'],
      message: '"this" is the token of an Interact; here there is none.',
    })),
  ];
}

export function rankFaults({ score, ranks = [] }: Draft): readonly Fault[] {
  const limits = ranks.map(({ below }) => below ?? Number.POSITIVE_INFINITY);
  const unsorted = limits.some((limit, index) => limit <= (limits[index - 1] ?? Number.NEGATIVE_INFINITY));
  const faults: Fault[] = [];
  if (unsorted) faults.push({ path: ['ranks'], message: 'Ranks go from the lowest to the highest.' });
  if (ranks.length > 0 && ranks.at(-1)?.below !== null)
    faults.push({ path: ['ranks'], message: 'The last rank is for all scores that are left: below null.' });
  if (ranks.length > 0 && score === undefined)
    faults.push({ path: ['ranks'], message: 'Ranks need a "score".' });
  return faults;
}
