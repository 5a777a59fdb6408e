/** Looks at the table that several steps and hints share. */
import { distance, type HexKey, hexOf } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import type { EntryType } from '../entries';
import type { MoveOf, MoveType } from '../moves';
import { fightOdds } from '../odds/fight';
import { fighters, zombiesIn } from '../rules/fight';
import { groupAt, headcount, standingOn } from '../rules/groups';
import { pointsOf } from '../rules/points';
import { activeTeam, cardOf, places, tileAt, tileOf } from '../rules/table';
import type { State } from '../state';
import { PUPIL } from './cast';
import type { Asked, Lesson, Spot } from './format';

/** What can be done now, of one kind. */
export function legalOf<T extends MoveType>({ legal }: Asked, type: T): readonly MoveOf<T>[] {
  return legal.filter((move): move is MoveOf<T> => move.type === type);
}

/** Where something can be done now, each place once. */
export function placesOf(asked: Asked, type: 'RECLAIM' | 'SCAVENGE' | 'FARM'): readonly HexKey[] {
  return [...new Set(legalOf(asked, type).map(({ tile }) => tile))];
}

/** Whether the log tells that of the team that is asked. */
export function hasDone({ log, seat }: Asked, ...types: readonly EntryType[]): boolean {
  return log.some((entry) => types.includes(entry.type) && 'seat' in entry && entry.seat === seat);
}

/** The pupil's survivors outside a building. */
function waitingAt({ state }: Lesson, place: HexKey): number {
  const tile = tileAt(state, place);
  return tile ? headcount(groupAt(tile, PUPIL, 'outer')) : 0;
}

/** Whether so many of the pupil, all who wait outside, can go in against so many zombies. */
export function canEnter(lesson: Lesson, place: HexKey, people: number, zombies: number): boolean {
  const tile = tileAt(lesson.state, place);
  const ways = legalOf(lesson, 'ENTER').filter((move) => move.tile === place);
  const isWay = ways.some(({ k1, k2 }) => k1 + k2 === people);
  return isWay && tile?.zombies === zombies && waitingAt(lesson, place) === people;
}

/** Whether the pupil can walk to a place with as many as are still missing there. */
export function canGather(lesson: Lesson, place: HexKey, people: number): boolean {
  const tile = tileAt(lesson.state, place);
  const missing = people - (tile ? standingOn(tile, PUPIL) : 0);
  const ways = legalOf(lesson, 'MOVE').filter((move) => move.to === place);
  return missing > 0 && ways.some(({ k1, k2 }) => k1 + k2 === missing);
}

/** Groups of rivals within two tiles of somebody of the pupil. */
export function rivalsNear({ state }: Lesson): readonly Spot[] {
  const own = places(state).filter((place) => standingOn(tileOf(state, place), PUPIL) > 0);
  const isNear = (place: HexKey) => own.some((one) => distance(hexOf(one), hexOf(place)) <= 2);
  return places(state)
    .filter(isNear)
    .flatMap((tile) => tileOf(state, tile).groups.map(({ seat, zone }) => ({ tile, seat, zone })))
    .filter(({ seat }) => seat !== PUPIL)
    .map((group) => ({ kind: 'group', ...group }));
}

/** The first unique tile out of the fog; null while both lie in it. */
export function uniqueInSight({ state }: Asked): HexKey | null {
  const isSeen = (place: HexKey) => tileOf(state, place).status !== 'fog';
  return (
    places(state).find((place) => isSeen(place) && cardOf(tileOf(state, place))?.kind === 'unique') ?? null
  );
}

export function mostPoints(state: State): number {
  return Math.max(...state.teams.map(({ seat }: { readonly seat: SeatId }) => pointsOf(state, seat).total));
}

/** The building of a tile, or all of it where it is one zone. */
export function groundOf(place: HexKey, ground: 'fog' | 'inner' | 'outer' | 'whole'): Spot {
  return { kind: 'ground', tile: place, ground };
}

/** What has been traded salvage for. */
const TRADES = ['armed', 'suited', 'fence-built'] as const;

/** Two cards of salvage are there, and never before were any traded. */
export function canTradeFirst(asked: Asked): boolean {
  const canTrade = asked.legal.some(
    ({ type }) => type === 'ARM' || type === 'SUIT' || type === 'BUILD_FENCE',
  );
  return canTrade && !hasDone(asked, ...TRADES);
}

/** Loot that can be turned up, for the first time. */
export function canScavengeFirst(asked: Asked): boolean {
  return !hasDone(asked, 'scavenged') && legalOf(asked, 'SCAVENGE').length > 0;
}

/** A fight that is more likely lost than won, and somebody who can leave it. */
export function shouldRun(asked: Asked): boolean {
  const { state } = asked;
  if (legalOf(asked, 'RUN').length === 0) return false;
  return fightOdds(headcount(fighters(state)), zombiesIn(state), activeTeam(state)).win < 0.5;
}
