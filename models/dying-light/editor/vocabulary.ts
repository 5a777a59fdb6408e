/**
 * The scenario language as an editor sees it: every word with the slots of its sentence, and what stands in each at first.
 * Types hold it to `scenario/format.ts`: a word that the format gets is missing here until it is listed.
 */
import type { Cond, Expr, Op, RunnerRef, SpawnPlace, TriggerEvent } from '../scenario/format';

/** What may stand in a slot, and so how it is chosen. */
export type SlotKind =
  | 'area'
  | 'areas'
  | 'card'
  | 'comparison'
  | 'cond'
  | 'conds'
  | 'count'
  | 'deck'
  | 'decider'
  | 'event'
  | 'expr'
  | 'exprs'
  | 'infected'
  | 'item'
  | 'list'
  | 'loot'
  | 'near'
  | 'nest'
  | 'on'
  | 'ops'
  | 'options'
  | 'param'
  | 'place'
  | 'placed'
  | 'round'
  | 'runner'
  | 'runner-var'
  | 'sentence'
  | 'token'
  | 'token-or-this'
  | 'tokens'
  | 'pattern'
  | 'uv'
  | 'var'
  | 'witness'
  | 'zone'
  | 'zones';

/** A word of the language: its slots in the order of the format, and how it stands there when it is chosen. */
export interface Word<Node = unknown> {
  readonly slots: Readonly<Record<string, SlotKind>>;
  readonly fresh: Node;
}

type Words<Node, Tag extends keyof Node> = Readonly<Record<Extract<Node[Tag], string>, Word<Node>>>;

const EVENTS: Words<TriggerEvent, 'on'> = {
  interact: { slots: { tokens: 'pattern' }, fresh: { on: 'interact', tokens: { kind: 'objective' } } },
  tokenTaken: { slots: { kind: 'loot' }, fresh: { on: 'tokenTaken', kind: 'loot-common' } },
  enterZone: { slots: { zone: 'zone' }, fresh: { on: 'enterZone', zone: 'C' } },
  enterArea: { slots: { area: 'area' }, fresh: { on: 'enterArea', area: 'market' } },
  roundStart: { slots: { round: 'round' }, fresh: { on: 'roundStart', round: 2 } },
  eventToken: { slots: { event: 'event' }, fresh: { on: 'eventToken', event: 1 } },
  endPhase: { slots: {}, fresh: { on: 'endPhase' } },
};

const CONDS: Words<Cond, 'cond'> = {
  allRunnersIn: { slots: { areas: 'areas' }, fresh: { cond: 'allRunnersIn', areas: ['hideoutYard'] } },
  runnerIn: { slots: { zone: 'zone' }, fresh: { cond: 'runnerIn', zone: 'C' } },
  runnerInArea: { slots: { area: 'area' }, fresh: { cond: 'runnerInArea', area: 'market' } },
  has: {
    slots: { runner: 'witness', item: 'item' },
    fresh: { cond: 'has', runner: 'any', item: 'e-inhibitor' },
  },
  wounded: { slots: { runner: 'witness' }, fresh: { cond: 'wounded', runner: 'any' } },
  basicInPool: { slots: { runner: 'witness' }, fresh: { cond: 'basicInPool', runner: 'any' } },
  areaUv: { slots: { area: 'area' }, fresh: { cond: 'areaUv', area: 'hideoutYard' } },
  tokenOn: { slots: { token: 'uv' }, fresh: { cond: 'tokenOn', token: 'uv-1' } },
  noToken: { slots: { tokens: 'pattern' }, fresh: { cond: 'noToken', tokens: { kind: 'objective' } } },
  night: { slots: {}, fresh: { cond: 'night' } },
  compare: {
    slots: { left: 'expr', is: 'comparison', right: 'expr' },
    fresh: { cond: 'compare', left: { expr: 'round' }, is: '>=', right: 1 },
  },
  all: { slots: { of: 'conds' }, fresh: { cond: 'all', of: [{ cond: 'night' }] } },
  any: { slots: { of: 'conds' }, fresh: { cond: 'any', of: [{ cond: 'night' }] } },
  not: { slots: { of: 'cond' }, fresh: { cond: 'not', of: { cond: 'night' } } },
};

type Worked = Extract<Expr, object>;

const TWO = { slots: { of: 'exprs' } } as const;

const EXPRS: Words<Worked, 'expr'> = {
  round: { slots: {}, fresh: { expr: 'round' } },
  lastRound: { slots: {}, fresh: { expr: 'lastRound' } },
  runners: { slots: {}, fresh: { expr: 'runners' } },
  salvage: { slots: {}, fresh: { expr: 'salvage' } },
  heavyWounds: { slots: {}, fresh: { expr: 'heavyWounds' } },
  var: { slots: { name: 'var' }, fresh: { expr: 'var', name: '' } },
  runnerVar: { slots: { name: 'runner-var' }, fresh: { expr: 'runnerVar', name: '' } },
  param: { slots: { name: 'param' }, fresh: { expr: 'param', name: '' } },
  '+': { ...TWO, fresh: { expr: '+', of: [{ expr: 'runners' }, 1] } },
  '-': { ...TWO, fresh: { expr: '-', of: [{ expr: 'runners' }, 1] } },
  '*': { ...TWO, fresh: { expr: '*', of: [{ expr: 'runners' }, 2] } },
  '/': { ...TWO, fresh: { expr: '/', of: [{ expr: 'runners' }, 2] } },
  '%': { ...TWO, fresh: { expr: '%', of: [{ expr: 'round' }, 2] } },
  min: { ...TWO, fresh: { expr: 'min', of: [{ expr: 'runners' }, 2] } },
  max: { ...TWO, fresh: { expr: 'max', of: [{ expr: 'runners' }, 2] } },
  ceil: { slots: { of: 'expr' }, fresh: { expr: 'ceil', of: { expr: '/', of: [{ expr: 'runners' }, 2] } } },
};

const RUNNERS: Words<RunnerRef, 'who'> = {
  actor: { slots: {}, fresh: { who: 'actor' } },
  each: { slots: {}, fresh: { who: 'each' } },
  chosen: { slots: { decider: 'decider' }, fresh: { who: 'chosen', decider: 'group' } },
  highestTempo: { slots: {}, fresh: { who: 'highestTempo' } },
  nearestTo: { slots: { zone: 'zone' }, fresh: { who: 'nearestTo', zone: 't' } },
  random: { slots: {}, fresh: { who: 'random' } },
  number: { slots: { number: 'count' }, fresh: { who: 'number', number: 1 } },
};

const PLACES: Words<SpawnPlace, 'at'> = {
  area: { slots: { area: 'area' }, fresh: { at: 'area', area: 'market' } },
  nearestNest: { slots: { to: 'near' }, fresh: { at: 'nearestNest', to: { who: 'random' } } },
  nest: { slots: { nest: 'nest' }, fresh: { at: 'nest', nest: 1 } },
  eachNest: { slots: {}, fresh: { at: 'eachNest' } },
};

const ANY_RUNNER: RunnerRef = { who: 'chosen', decider: 'group' };

const OPS: Words<Op, 'op'> = {
  reveal: { slots: { card: 'card' }, fresh: { op: 'reveal', card: '' } },
  placeToken: {
    slots: { kind: 'placed', id: 'token', zone: 'zone' },
    fresh: { op: 'placeToken', kind: 'objective', id: 'obj-a', zone: 'C' },
  },
  placeEach: {
    slots: { kind: 'placed', ids: 'tokens', zones: 'zones' },
    fresh: { op: 'placeEach', kind: 'objective', ids: ['obj-a', 'obj-b'], zones: ['C', 'K'] },
  },
  placeNext: {
    slots: { count: 'expr', kind: 'placed', list: 'list' },
    fresh: { op: 'placeNext', kind: 'objective', list: '', count: 1 },
  },
  removeToken: { slots: { token: 'token-or-this' }, fresh: { op: 'removeToken', token: 'obj-a' } },
  expire: {
    slots: { kind: 'placed', endPhases: 'count', do: 'ops' },
    fresh: { op: 'expire', kind: 'objective', endPhases: 2, do: [] },
  },
  uv: { slots: { token: 'uv', on: 'on' }, fresh: { op: 'uv', token: 'uv-1', on: true } },
  spawn: {
    slots: { count: 'expr', type: 'infected', at: 'place' },
    fresh: { op: 'spawn', type: 'biter', count: 2, at: { at: 'area', area: 'market' } },
  },
  spread: { slots: { area: 'area' }, fresh: { op: 'spread', area: 'market' } },
  draw: {
    slots: { runner: 'runner', deck: 'deck' },
    fresh: { op: 'draw', runner: ANY_RUNNER, deck: 'common' },
  },
  give: {
    slots: { runner: 'runner', item: 'item' },
    fresh: { op: 'give', runner: ANY_RUNNER, item: 'e-inhibitor' },
  },
  heal: { slots: { runner: 'runner', amount: 'expr' }, fresh: { op: 'heal', runner: ANY_RUNNER, amount: 1 } },
  upgrade: { slots: { runner: 'runner' }, fresh: { op: 'upgrade', runner: ANY_RUNNER } },
  moveEffect: {
    slots: { runner: 'runner', steps: 'expr' },
    fresh: { op: 'moveEffect', runner: ANY_RUNNER, steps: 1 },
  },
  choice: {
    slots: { decider: 'decider', options: 'options' },
    fresh: { op: 'choice', decider: 'group', options: [] },
  },
  if: { slots: { when: 'cond', do: 'ops' }, fresh: { op: 'if', when: { cond: 'night' }, do: [] } },
  set: { slots: { var: 'var', value: 'expr' }, fresh: { op: 'set', var: '', value: 1 } },
  add: { slots: { var: 'var', value: 'expr' }, fresh: { op: 'add', var: '', value: 1 } },
  setRunner: {
    slots: { runner: 'runner', var: 'runner-var', value: 'expr' },
    fresh: { op: 'setRunner', runner: ANY_RUNNER, var: '', value: 1 },
  },
  addRunner: {
    slots: { runner: 'runner', var: 'runner-var', value: 'expr' },
    fresh: { op: 'addRunner', runner: ANY_RUNNER, var: '', value: 1 },
  },
  setLimit: { slots: { round: 'expr' }, fresh: { op: 'setLimit', round: { expr: 'lastRound' } } },
  log: { slots: { text: 'sentence' }, fresh: { op: 'log', text: { text: '' } } },
  win: { slots: {}, fresh: { op: 'win' } },
  lose: { slots: {}, fresh: { op: 'lose' } },
};

/** Kinds of sentence, each with the field that tells its words apart. */
export const FAMILIES = {
  event: { tag: 'on', words: EVENTS as Readonly<Record<string, Word>> },
  cond: { tag: 'cond', words: CONDS as Readonly<Record<string, Word>> },
  expr: { tag: 'expr', words: EXPRS as Readonly<Record<string, Word>> },
  runner: { tag: 'who', words: RUNNERS as Readonly<Record<string, Word>> },
  place: { tag: 'at', words: PLACES as Readonly<Record<string, Word>> },
  op: { tag: 'op', words: OPS as Readonly<Record<string, Word>> },
} as const;

export type Family = keyof typeof FAMILIES;
export type Node = Readonly<Record<string, unknown>>;

/** Which word a sentence has; empty for none of its kind. */
export function tagOf(family: Family, node: Node): string {
  return textAt(node, FAMILIES[family].tag);
}

/** A text in a sentence; empty where there is none. */
export function textAt(node: Node, field: string): string {
  const text = node[field];
  return typeof text === 'string' ? text : '';
}

/**
 * A sentence with another word: what fits into slots of the same name and kind stays.
 * @param names what variables, cards and lists there are, for slots that need one
 */
export function reworded(
  family: Family,
  node: Node,
  tag: string,
  names: Readonly<Partial<Record<SlotKind, string>>>,
): Node {
  const { words } = FAMILIES[family];
  const [before, next] = [words[tagOf(family, node)], words[tag]];
  if (!next) return node;
  const fresh = next.fresh as Node;
  const kept = Object.entries(next.slots).flatMap(([slot, kind]) => {
    if (before?.slots[slot] === kind && slot in node) return [[slot, node[slot]] as const];
    return fresh[slot] === '' ? [[slot, names[kind] ?? ''] as const] : [];
  });
  return { ...fresh, ...Object.fromEntries(kept) };
}
