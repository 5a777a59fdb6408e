/** Where it is worth to walk to (11.1, "MOVE"). */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import { peopleFor } from '../actions/feeding-need';
import { SURCHARGE } from '../actions/reclaim';
import { attackOdds } from '../odds/attack';
import { fightOdds } from '../odds/fight';
import { FARMS_TO_END, farmsOf, isFarm } from '../rules/farms';
import { headcount, standingOn } from '../rules/groups';
import { leadOf } from '../rules/points';
import { survivorsOf } from '../rules/supplies';
import { cardOf, places, placesAround, teamOf, tileOf } from '../rules/table';
import type { State, Tile } from '../state';
import { bestPlace, byLot, type Lots, lotsOf } from './lots';
import { type Way, waysFrom } from './paths';
import { printedValue, roomsLeft, survivorWorth } from './worth';

/** What a bot keeps in mind while it looks for targets. */
export interface Outlook {
  readonly state: State;
  readonly seat: SeatId;
  /** What a farm is worth more than other tiles. */
  readonly farmBonus: number;
  /** What a farm of the team with nobody there is worth. */
  readonly idleFarm: number;
  /** The shortest ways from a place, worked out once. */
  readonly ways: (from: HexKey) => ReadonlyMap<HexKey, Way>;
  /** Which of equally good places it takes. */
  readonly lots: Lots;
  /** The wild tile for which it gathers its people. */
  readonly muster: HexKey | null;
}

/** Farms are the more welcome, the closer five of them are. */
const FARM_BONUS = [2, 2, 4, 6, 8] as const;

function farmBonus(state: State, seat: SeatId): number {
  return FARM_BONUS[Math.min(farmsOf(state, seat).length, FARM_BONUS.length - 1)] ?? 0;
}

/** Worth more where five of them, all worked, would win the game. */
function idleFarm(state: State, seat: SeatId): number {
  return farmsOf(state, seat).length >= FARMS_TO_END && leadOf(state, seat) > 0 ? farmBonus(state, seat) : 2;
}

/** People who are enough to take a wild tile. */
function enoughFor(tile: Tile): number {
  return tile.zombies > 0 ? peopleFor(tile.zombies) : (cardOf(tile)?.claim ?? 1);
}

/** How likely so many drive out the rivals who are in a building; 0 where they had better not try. */
export function chanceInside(state: State, seat: SeatId, tile: Tile, people: number): number {
  const rivals = tile.groups.filter((group) => group.seat !== seat && group.zone === 'inner');
  const most = Math.max(0, ...rivals.map(({ ap }) => headcount(ap)));
  const { win } = attackOdds(people, most, teamOf(state, seat).armed);
  return win > 0.6 ? win : 0;
}

/** What a wild tile is worth to so many, if they are enough. */
function wildWorth(outlook: Omit<Outlook, 'muster'>, tile: Tile, people: number): number {
  const { state, seat, farmBonus: bonus } = outlook;
  const { losses } = fightOdds(people, tile.zombies);
  const worth = printedValue(tile) + 0.4 * roomsLeft(tile) + (isFarm(tile) ? bonus : 0) + 1;
  return (worth - survivorWorth(state) * losses) * chanceInside(state, seat, tile, people);
}

/** The fog is for groups: what lies in it wants people. */
function fogWorth(people: number): number {
  if (people >= 3) return 5;
  return people === 2 ? 3.5 : 0.8;
}

function rivalWorth({ state, seat }: Outlook, tile: Tile, people: number): number {
  const { owner } = tile;
  if (owner === null) return 0;
  const price = (cardOf(tile)?.claim ?? 0) + SURCHARGE;
  const counting = tile.counting ? 40 : 0;
  const defenders = tile.groups.filter((group) => group.seat !== seat);
  const guards = defenders.reduce(
    (sum, group) => sum + standingOn({ ...tile, groups: [group] }, group.seat),
    0,
  );
  if (guards === 0) return people >= price ? 1.4 * printedValue(tile) + counting : counting / 2;
  const { win } = attackOdds(people, guards, teamOf(state, seat).armed);
  return win > 0.6 ? 1.4 * printedValue(tile) * win + counting : counting * win;
}

function ownWorth(outlook: Outlook, tile: Tile, others: number): number {
  if (tile.counting) return others < 3 ? 8 : 0;
  if (others > 0) return 0;
  return Math.max(0.55 * tile.loot.length, isFarm(tile) ? outlook.idleFarm : 0);
}

/**
 * What a tile is worth to a group that would stand there.
 * @param others people of the team who are there without it
 */
export function targetWorth(outlook: Outlook, place: HexKey, people: number, others: number): number {
  const { state, seat, muster } = outlook;
  const tile = tileOf(state, place);
  if (tile.status === 'fog') return fogWorth(people);
  if (tile.owner === seat) return ownWorth(outlook, tile, others);
  if (tile.owner !== null) return rivalWorth(outlook, tile, people + others);
  const together = people + others;
  if (together >= enoughFor(tile)) return Math.max(0, wildWorth(outlook, tile, together));
  if (place !== muster) return 0;
  return 0.75 * Math.max(0, wildWorth(outlook, tile, enoughFor(tile)));
}

/** The wild tile with the best worth for its distance that all people together could take. */
function musterFor(outlook: Omit<Outlook, 'muster'>): HexKey | null {
  const { state, seat, ways, lots } = outlook;
  const all = survivorsOf(state, seat);
  const standing = places(state).filter((place) => standingOn(tileOf(state, place), seat) > 0);
  const distance = (place: HexKey) =>
    standing.includes(place) ? 0 : Math.min(...standing.map((from) => ways(from).get(place)?.length ?? 99));
  const worthOf = (place: HexKey) => {
    const tile = tileOf(state, place);
    if (tile.status !== 'wild' || all < enoughFor(tile)) return 0;
    return wildWorth(outlook, tile, enoughFor(tile)) / (distance(place) + 1);
  };
  return bestPlace(places(state), worthOf, 0, lots)?.place ?? null;
}

/** What there is to be weighed at a decision. */
export function outlookOf(state: State, seat: SeatId): Outlook {
  const lots = lotsOf(state);
  const known = new Map<HexKey, ReadonlyMap<HexKey, Way>>();
  const ways = (from: HexKey) => {
    const found = known.get(from) ?? waysFrom(state, seat, from, byLot(placesAround(state, from), lots));
    known.set(from, found);
    return found;
  };
  const farms = { farmBonus: farmBonus(state, seat), idleFarm: idleFarm(state, seat) };
  const outlook = { state, seat, ways, lots, ...farms };
  return { ...outlook, muster: musterFor(outlook) };
}

/** Whether rivals stand within two tiles. */
export function rivalsNear(state: State, seat: SeatId, place: HexKey): boolean {
  const near = new Set(placesAround(state, place).flatMap((one) => [one, ...placesAround(state, one)]));
  return [...near].some((one) => tileOf(state, one).groups.some((group) => group.seat !== seat));
}
