/** What could keep a game from going on, or from fitting the box: for scenarios that nobody has played yet. */
import { type AreaId, DIFFICULTIES, type TokenKind } from '../../ids';
import type { Card, Scenario, TokenPattern } from '../../scenario/format';
import { type Node, nodesIn, type Path } from '../../scenario/nodes';
import { AREA_LIMIT } from '../infected';
import { type Fault, faultAt } from './fault';

const ACTIONS = ['interact', 'tokenTaken', 'enterZone', 'enterArea'];
const PLACING = ['placeToken', 'placeEach', 'placeNext', 'expire'];
/** What has rules of its own when a Runner Interacts with it (DL-ENV-03, DL-ENV-04). */
const TAKEN: readonly string[] = ['loot-common', 'loot-epic', 'spear'] satisfies readonly TokenKind[];

function revealedIn(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap(({ value }) => (value.op === 'reveal' ? [String(value.card)] : []));
}

/** The cards that come up by these ones, themselves among them. */
function reached(cards: readonly Card[], from: readonly string[]): readonly string[] {
  const next = cards
    .filter(({ id }) => from.includes(id))
    .flatMap(({ onReveal }) => revealedIn(nodesIn(onReveal)));
  const all = [...new Set([...from, ...next])];
  return all.length > from.length ? reached(cards, all) : all;
}

/** What happens by an op list, that of the cards it turns up included. */
function allNodes({ cards }: Scenario, ops: unknown, path: Path): readonly Node[] {
  const own = nodesIn(ops, path);
  const ids = reached(cards, [...new Set(revealedIn(own))]);
  return [
    ...own,
    ...cards.flatMap(({ id, onReveal }, index) =>
      ids.includes(id) ? nodesIn(onReveal, ['cards', index, 'onReveal']) : [],
    ),
  ];
}

function loops({ cards }: Scenario): readonly Fault[] {
  return cards.flatMap(({ id, onReveal }, index) =>
    reached(cards, [...new Set(revealedIn(nodesIn(onReveal)))]).includes(id)
      ? [faultAt(['cards', index], 'card-loop')]
      : [],
  );
}

/** Being moved is entering again. */
function endlessMoves(scenario: Scenario): readonly Fault[] {
  return scenario.triggers.flatMap(({ event, once, do: ops }, index) => {
    if (once || (event.on !== 'enterZone' && event.on !== 'enterArea')) return [];
    const moves = allNodes(scenario, ops, ['triggers', index, 'do']).filter(
      ({ value }) => value.op === 'moveEffect',
    );
    return moves.length > 0 ? [faultAt(['triggers', index], 'endless-move')] : [];
  });
}

/** Cards that come up while nobody acts can't name who acts. */
function nobody(scenario: Scenario): readonly Fault[] {
  const { cards, firstCard, triggers, roundEnd = [] } = scenario;
  const quiet = triggers.filter(({ event }) => !ACTIONS.includes(event.on));
  const first = [firstCard, ...revealedIn(nodesIn([quiet, roundEnd]))];
  const ids = reached(cards, [...new Set(first)]);
  return cards.flatMap(({ id, onReveal }, index) =>
    !ids.includes(id)
      ? []
      : nodesIn(onReveal, ['cards', index, 'onReveal'])
          .filter(
            ({ value }) => value.who === 'actor' || value.decider === 'actor' || value.runner === 'actor',
          )
          .map(({ path }) => faultAt(path, 'nobody-acts')),
  );
}

/** Nothing here can hold up or endlessly repeat a game. */
export function endlessFaults(scenario: Scenario): readonly Fault[] {
  return [...loops(scenario), ...endlessMoves(scenario), ...nobody(scenario)];
}

/** Biters of an Area at the worst, further ones included. */
function crowds({ biters, extraBiters }: Scenario): ReadonlyMap<AreaId, number> {
  const { count, order } = extraBiters;
  const most = Math.max(...DIFFICULTIES.flatMap((level) => count[level]));
  const sums = new Map(Object.entries(biters) as [AreaId, number][]);
  for (let placed = 0; placed < Math.min(most, 99) && order.length > 0; placed++) {
    const area = order[placed % order.length] as AreaId;
    sums.set(area, (sums.get(area) ?? 0) + 1);
  }
  return sums;
}

function listensToLoot(tokens: TokenPattern): boolean {
  const kinds = 'kind' in tokens ? [tokens.kind] : tokens.ids.map((id) => id.replace(/-\d+$/, ''));
  return kinds.some((kind) => TAKEN.includes(kind));
}

function opFaults({ path, value }: Node, { nests }: Scenario): readonly Fault[] {
  const { op, kind, token, at, nest, options } = value;
  const faults: Fault[] = [];
  if (PLACING.includes(String(op)) && kind === 'nest') faults.push(faultAt([...path, 'kind'], 'nest-op'));
  if (op === 'removeToken' && String(token).startsWith('nest-'))
    faults.push(faultAt([...path, 'token'], 'nest-op'));
  if (op === 'uv' && !String(token).startsWith('uv-'))
    faults.push(faultAt([...path, 'token'], 'uv-kind', { token: String(token) }));
  if (at === 'nest' && Number(nest) > nests.length)
    faults.push(faultAt([...path, 'nest'], 'no-nest', { n: Number(nest) }));
  if (op === 'choice' && Array.isArray(options) && options.length === 0)
    faults.push(faultAt([...path, 'options'], 'no-options'));
  return faults;
}

/** What the table and the rules of the game do not allow. */
export function settingFaults(scenario: Scenario): readonly Fault[] {
  const crowded = [...crowds(scenario)].filter(([, count]) => count > AREA_LIMIT);
  const loot = scenario.triggers.flatMap(({ event }, index) =>
    event.on === 'interact' && listensToLoot(event.tokens)
      ? [faultAt(['triggers', index, 'event'], 'loot-interact')]
      : [],
  );
  return [
    ...crowded.map(([area]) => faultAt(['biters', area], 'crowded', { n: AREA_LIMIT })),
    ...loot,
    ...nodesIn(scenario).flatMap((node) => opFaults(node, scenario)),
  ];
}
