/** Tables of One Month In for tests: Blue (`seat-1`) has its base at -2,0, Red (`seat-2`) at 2,0, on the map of two streets. */
import type { OpenSession } from '../../machines/kernel/contract';
import { resumeSession } from '../../machines/kernel/session';
import { oneMonthIn } from '../../machines/one-month-in/game';
import type { Draft } from '../../models/kernel/change';
import { copy } from '../../models/kernel/change';
import type { HexKey } from '../../models/kernel/hex';
import type { SeatId, StateValue } from '../../models/kernel/types';
import type { DecisionId } from '../../models/one-month-in/decisions';
import type { Entry, EntryOf, EntryType } from '../../models/one-month-in/entries';
import { type CityId, type LootId, SALVAGE_IDS, type Zone } from '../../models/one-month-in/ids';
import type { Move } from '../../models/one-month-in/moves';
import { buildCity } from '../../models/one-month-in/rules/city';
import { groupAt } from '../../models/one-month-in/rules/groups';
import { tileOf } from '../../models/one-month-in/rules/table';
import { setup } from '../../models/one-month-in/setup';
import type { Ap, Options, State, Tile } from '../../models/one-month-in/state';
import { people } from './random-play';

export type OMSession = OpenSession<State, Move, Entry>;

export const BLUE = 'seat-1';
export const RED = 'seat-2';
export const BLUE_BASE = '-2,0';
export const RED_BASE = '2,0';

export const USUAL: Options = {
  layout: null,
  teams: [],
  startPlayer: 0,
  maxRounds: 25,
  handicap: [],
  guidedCity: false,
};

interface TilePlan extends Partial<Omit<Tile, 'id' | 'groups' | 'loot'>> {
  readonly id?: CityId;
  /** Taken from the deck, top first. */
  readonly loot?: readonly LootId[];
  /** Everybody on the tile, by seat and zone. */
  readonly people?: readonly (readonly [SeatId, Zone, Ap])[];
}

export interface TablePlan {
  readonly at?: Readonly<Record<HexKey, TilePlan>>;
  readonly active?: SeatId;
  readonly round?: number;
  readonly food?: readonly [number, number];
  /** Salvage cards in hand, taken from the deck. */
  readonly salvage?: readonly [number, number];
  readonly fences?: State['fences'];
  /** Results of dice to come, by kind. */
  readonly dice?: Readonly<Partial<Record<'survivor' | 'zombie' | 'attack' | 'defence', readonly number[]>>>;
  readonly options?: Partial<Options>;
  readonly seats?: number;
  readonly more?: Partial<State>;
}

/** A city that has just been built. */
export function city(options: Partial<Options> = {}, seats = 2, seed = 'a test'): State {
  const state = copy(setup({ ...USUAL, ...options }, people(seats), seed)) as Draft<State>;
  buildCity({ state, tell: () => {} });
  return state as State;
}

/** Lays a tile of the box or from elsewhere in the city to a place, in exchange for what lies there. */
function lay(state: Draft<State>, place: HexKey, id: CityId): void {
  const tile = state.tiles[place];
  if (!tile) throw new Error(`There is no tile at ${place}.`);
  const other = Object.values(state.tiles).find((one) => one.id === id);
  if (other) other.id = tile.id;
  else state.box[state.box.indexOf(id)] = tile.id as CityId;
  tile.id = id;
}

function takeFromDeck(state: Draft<State>, card: LootId): LootId {
  const index = state.deck.indexOf(card);
  if (index < 0) throw new Error(`There is no ${card} left.`);
  state.deck.splice(index, 1);
  return card;
}

function place(state: Draft<State>, at: HexKey, { id, loot, people: groups, ...plan }: TilePlan): void {
  if (id) lay(state, at, id);
  const tile = state.tiles[at];
  if (!tile) throw new Error(`There is no tile at ${at}.`);
  if (tile.status === 'fog') tile.status = 'wild';
  if (plan.owner) tile.status = 'held';
  Object.assign(tile, { dealt: plan.owner !== undefined || tile.dealt }, plan);
  if (loot) tile.loot = loot.map((card) => takeFromDeck(state, card));
  if (groups) tile.groups = groups.map(([seat, zone, ap]) => ({ seat, zone, ap: [...ap] }));
}

/** Whose turn it is has 1 action point each, unless the plan says otherwise. */
function refresh(state: Draft<State>, active: SeatId): void {
  for (const tile of Object.values(state.tiles))
    for (const group of tile.groups)
      if (group.seat === active) group.ap = [0, group.ap[0] + group.ap[1] + group.ap[2], 0];
}

function fillHands(state: Draft<State>, { food, salvage }: TablePlan): void {
  for (const [index, team] of state.teams.entries()) {
    team.food = food?.[index] ?? team.food;
    const cards = SALVAGE_IDS.flatMap((id) => [id, id, id]).slice(0, salvage?.[index] ?? 0);
    team.salvage = cards.map((card) => takeFromDeck(state, card) as (typeof SALVAGE_IDS)[number]);
  }
}

/** A table in the action phase of a turn. */
export function table(plan: TablePlan = {}): State {
  const state = copy(city(plan.options, plan.seats)) as Draft<State>;
  const active = plan.active ?? BLUE;
  state.round = plan.round ?? 2;
  state.turn = state.teams.findIndex(({ seat }) => seat === active);
  state.fencesAsked = 3 * state.teams.length;
  refresh(state, active);
  for (const [at, tile] of Object.entries(plan.at ?? {})) place(state, at as HexKey, tile);
  fillHands(state, plan);
  state.fences = copy(plan.fences ?? []) as Draft<State['fences']>;
  state.luck.dice = Object.entries(plan.dice ?? {}).flatMap(([die, faces]) =>
    faces.map((face) => ({ die, face: String(face) })),
  );
  return { ...(state as State), ...plan.more };
}

/** Where the chart stands while it waits for a decision. */
const WAITING: Readonly<Record<DecisionId, StateValue>> = {
  placeFences: { setup: 'placeFences' },
  feeding: { play: 'feeding' },
  acting: { play: 'acting' },
  arrivalChoice: { play: 'arrivalChoice' },
  fightDecide: { play: { fight: 'fightDecide' } },
  attackDecide: { play: { attack: 'attackDecide' } },
};

/** A game in which this decision is open. */
export function sessionAt(state: State, decision: DecisionId = 'acting'): OMSession {
  const { options, seats } = state;
  return resumeSession(
    oneMonthIn,
    { options, seats, seed: 'a test' },
    { value: WAITING[decision], state, log: [], moves: [], asides: [] },
  );
}

/** The table in its action phase, as a game. */
export function acting(plan: TablePlan = {}): OMSession {
  return sessionAt(table(plan));
}

/** Plays moves that must be legal, and returns what happened. */
export function play(session: OMSession, ...moves: readonly Move[]): readonly Entry[] {
  return moves.flatMap((move) => {
    const result = session.playByAnyone(move);
    if (!result.ok) throw new Error(`Refused ${JSON.stringify(move)}: ${result.reason.id}`);
    return result.entries;
  });
}

export function stateOf(session: OMSession): State {
  return session.whole().position.state;
}

export function tileIn(session: OMSession, at: HexKey): Tile {
  return tileOf(stateOf(session), at);
}

/** Survivors in a zone by action points. */
export function there(session: OMSession, at: HexKey, seat: SeatId, zone: Zone): Ap {
  return groupAt(tileIn(session, at), seat, zone);
}

export function decisionIn(session: OMSession): string {
  return session.whole().prompt.id;
}

export function whyNot(session: OMSession, move: Move): string | null {
  return session.whyIllegal(move)?.id ?? null;
}

/** The types of moves that are offered. */
export function offered(session: OMSession): readonly string[] {
  return [...new Set(session.legalMoves().map(({ type }) => type))].sort();
}

export function entriesOf<T extends EntryType>(entries: readonly Entry[], type: T): readonly EntryOf<T>[] {
  return entries.filter((entry): entry is EntryOf<T> => entry.type === type);
}
