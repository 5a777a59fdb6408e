/**
 * Small boards of Dying Light for tests: the city of "Last Light Errand" with its tokens and no Infected. A test adds
 * what it is about.
 */

import { copyOf } from '../../models/dying-light/draft';
import type { Entry, EntryOf, EntryType } from '../../models/dying-light/entries';
import {
  AREA_IDS,
  type AreaId,
  CHASE_IDS,
  COMMON_ITEM_IDS,
  type Difficulty,
  EPIC_DECK_IDS,
  type InfectedType,
  type TokenId,
  type TokenKind,
  WOUND_IDS,
  type ZoneId,
} from '../../models/dying-light/ids';
import type { Move } from '../../models/dying-light/moves';
import type { Decision, DLPlay } from '../../models/dying-light/play';
import { runFrames } from '../../models/dying-light/rules/resolver';
import type { AreaState, InfectedCounts, Runner, State, Token } from '../../models/dying-light/state';
import { change } from '../../models/kernel/change';
import { createLuck, type LoadedDie, type LoadedLuck } from '../../models/kernel/luck';
import { deepFreeze, recordOf } from '../../models/kernel/records';
import type { Seat } from '../../models/kernel/types';
import { aRunner, DiceBox, type RunnerPlan } from './dying-light-runner';

export { aRunner };

type Counts = Readonly<Partial<InfectedCounts>>;

export interface BoardPlan {
  /** 7, the last one by day, unless said otherwise. */
  readonly round?: number;
  /** Runner by Runner from seat 1 on; Mara in the Hideout Yard unless said otherwise. */
  readonly runners?: readonly RunnerPlan[];
  readonly infected?: Readonly<Partial<Record<AreaId, Counts>>>;
  readonly down?: Readonly<Partial<Record<AreaId, Counts>>>;
  /** Areas under a lantern. */
  readonly lanterns?: readonly AreaId[];
  /** Switches the UV Spot at the Tram Bend on. */
  readonly uvSpot?: boolean;
  /** Tokens besides those of the set-up. */
  readonly tokens?: readonly Token[];
  readonly difficulty?: Difficulty;
  /** Seats that bots play; all others are people. */
  readonly bots?: readonly number[];
  readonly luck?: Partial<LoadedLuck>;
}

const NONE: InfectedCounts = { biter: 0, viral: 0, volatile: 0, howler: 0 };

const SETUP_TOKENS: readonly (readonly [TokenId, TokenKind, ZoneId])[] = [
  ['nest-1', 'nest', 'd'],
  ['nest-2', 'nest', 'h'],
  ['nest-3', 'nest', 'w'],
  ['loot-common-1', 'loot-common', 'L'],
  ['loot-common-2', 'loot-common', 'E'],
  ['loot-common-3', 'loot-common', 'v'],
  ['loot-common-4', 'loot-common', 'a'],
  ['loot-common-5', 'loot-common', 'G'],
  ['loot-epic-1', 'loot-epic', 'K'],
  ['loot-epic-2', 'loot-epic', 'A'],
  ['uv-1', 'uv', 'b'],
  ['jump-pad-1', 'jump-pad', 'F'],
  ['jump-pad-2', 'jump-pad', 'G'],
  ['fire-1', 'fire', 'n'],
  ['fire-2', 'fire', 's'],
  ['rough-1', 'rough', 'r'],
  ['rough-2', 'rough', 'g'],
  ['spear-1', 'spear', 'F'],
  ['spear-2', 'spear', 'M'],
  ['obj-a', 'objective', 'I'],
];

export function aToken(id: TokenId, kind: TokenKind, zone: ZoneId, on = true): Token {
  return { id, kind, zone, on, expires: null };
}

function areasOf(plan: BoardPlan): Readonly<Record<AreaId, AreaState>> {
  return recordOf(AREA_IDS, (area) => ({
    standing: { ...NONE, ...plan.infected?.[area] },
    down: { ...NONE, ...plan.down?.[area] },
  }));
}

function seatsOf(plan: BoardPlan, count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: `Player ${index + 1}`,
    controller: plan.bots?.includes(index + 1) ? { kind: 'bot', level: 'normal' } : { kind: 'human' },
  }));
}

function cardsLeft(runners: readonly Runner[]) {
  const held = runners.flatMap((runner) => [
    ...runner.items,
    ...runner.heavyWounds,
    runner.chase,
    runner.lightWound,
    runner.weapon,
  ]);
  const left = <Id extends string>(ids: readonly Id[]) =>
    ids.filter((id) => !held.some((card) => card === id));
  return {
    wounds: { draw: left(WOUND_IDS), discard: [] },
    common: { draw: left(COMMON_ITEM_IDS), discard: [] },
    epic: { draw: left(EPIC_DECK_IDS), discard: [] },
    chase: left(CHASE_IDS),
  };
}

/** A whole valid State in which nothing has been activated this Round and no effect waits. */
export function board(plan: BoardPlan = {}): State {
  const box = new DiceBox();
  const runners = (plan.runners ?? [aRunner('mara')]).map((runner, index) => runner.build(box, index + 1));
  return {
    options: { scenario: 'sc-errand', difficulty: plan.difficulty ?? 'normal', soloRunners: 1 },
    seats: seatsOf(plan, runners.length),
    luck: createLuck('a test', { dice: [], draws: [], ...plan.luck }),
    round: plan.round ?? 7,
    runners,
    active: null,
    areas: areasOf(plan),
    tokens: [
      ...SETUP_TOKENS.map(([id, kind, zone]) =>
        aToken(id, kind, zone, kind !== 'uv' || plan.uvSpot === true),
      ),
      ...(plan.tokens ?? []),
    ],
    lanterns: plan.lanterns ?? [],
    supply: box.supply(),
    ...cardsLeft(runners),
    activationDeck: {
      draw: ['act-enemy', ...runners.map((runner) => `act-${runner.id}` as const)],
      discard: [],
    },
    inhibitorUsed: false,
    exposurePhase: null,
    defence: null,
    stack: [],
    scenario: {
      revealed: ['S01'],
      vars: { flareLit: 0 },
      lists: {},
      fired: [],
      events: { 1: 8, 2: 10, 3: 11 },
      acks: [],
      lastRound: 12,
    },
    outcome: null,
  };
}

/** Results to load, in order: `rolls('risk', 'wound', 'safe')`. */
export function rolls(die: string, ...faces: readonly string[]): readonly LoadedDie[] {
  return faces.map((face) => ({ die, face }));
}

export interface Performed {
  readonly state: State;
  readonly entries: readonly Entry[];
}

/**
 * Carries out a rule and everything it triggers, until a question waits. Whoever holds the state before keeps it: what the
 * copy shares with it can't be changed.
 */
export function perform(state: State, rule: (play: DLPlay) => void): Performed {
  const played = (play: DLPlay) => {
    rule(play);
    runFrames(play);
  };
  return change<State, Entry>(deepFreeze(state), played, copyOf);
}

/** Makes a move of a decision and everything it triggers, until the next question waits. */
export function answer<M extends Move>(state: State, decision: Decision<M>, move: M): Performed {
  const reason = decision.why(state, move);
  if (reason) throw new Error(`The move is refused: ${JSON.stringify(reason)}`);
  return perform(state, (play) => decision.take(play, move));
}

/** The entries of one type, in order. */
export function entriesOf<T extends EntryType>(entries: readonly Entry[], type: T): readonly EntryOf<T>[] {
  return entries.filter((entry): entry is EntryOf<T> => entry.type === type);
}

/** What stands in the Areas, empty ones and types left out. */
export function standing(state: State): Partial<Record<AreaId, Partial<Record<InfectedType, number>>>> {
  const all: Partial<Record<AreaId, Partial<Record<InfectedType, number>>>> = {};
  for (const area of AREA_IDS) {
    const some = Object.entries(state.areas[area].standing).filter(([, count]) => count > 0);
    if (some.length > 0) all[area] = Object.fromEntries(some);
  }
  return all;
}
