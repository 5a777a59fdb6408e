/** Where it is worth to walk to (11.1, "MOVE"). */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import { attackOdds } from '../odds/attack';
import { fightOdds } from '../odds/fight';
import { FARMS_TO_END, farmsOf, isFarm } from '../rules/farms';
import { headcount, standingOn } from '../rules/groups';
import { leadOf } from '../rules/points';
import { survivorsOf } from '../rules/supplies';
import { places, placesAround, teamOf, tileOf } from '../rules/table';
import type { State, Tile } from '../state';
import { bestPlace, byLot, type Lots, lotsOf } from './lots';
import { enoughFor, fedNextTurn, guardsOf, needsFood, payersFor, priceOf } from './means';
import { type Way, waysFrom } from './paths';
import type { Thought } from './thought';
import { endingWorth, printedValue, roomsLeft, survivorWorth } from './worth';

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
  /** People of the team who can be fed in its next turn. */
  readonly fed: number;
  /** How far it is ahead. */
  readonly lead: number;
  readonly seeksEnd: boolean;
  /** The tile for which it gathers its people. */
  readonly muster: HexKey | null;
}

/** Farms are the more welcome, the closer five of them are. */
const FARM_BONUS = [2, 2, 4, 6, 8] as const;

function farmBonus(state: State, seat: SeatId): number {
  return FARM_BONUS[Math.min(farmsOf(state, seat).length, FARM_BONUS.length - 1)] ?? 0;
}

/** Worth more where five of them, all worked, would win the game, and nothing to a team that can't eat what it has. */
function idleFarm(state: State, seat: SeatId): number {
  if (farmsOf(state, seat).length >= FARMS_TO_END && leadOf(state, seat) > 0) return farmBonus(state, seat);
  return needsFood(state, seat) ? 2 : 0;
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
  const land = printedValue(tile) + 0.4 * roomsLeft(tile) + (isFarm(tile) ? bonus : 0) + 1;
  const ending = outlook.seeksEnd ? endingWorth(outlook.lead, tile, losses, land) : 0;
  return (land + ending - survivorWorth(state) * losses) * chanceInside(state, seat, tile, people);
}

/** The fog is for groups: what lies in it wants people. */
function fogWorth(people: number): number {
  if (people >= 3) return 5;
  return people === 2 ? 3.5 : 0.8;
}

/** What a tile of a rival is worth; one that counts is stopped by an attack, however it goes, unless it counts for oneself (OM-PVP-09). */
function rivalWorth({ state, seat, fed, lead }: Omit<Outlook, 'muster'>, tile: Tile, people: number): number {
  const counting = tile.counting && lead <= 0 ? 40 : 0;
  const worth = 1.4 * printedValue(tile);
  const guards = guardsOf(tile, seat);
  if (guards === 0) return people >= payersFor(priceOf(tile), fed) ? worth + counting : counting / 2;
  const { win } = attackOdds(people, guards, teamOf(state, seat).armed);
  return (win > 0.6 ? worth * win : 0) + counting;
}

function ownWorth(outlook: Outlook, tile: Tile, others: number): number {
  if (tile.counting) return others < 3 ? 8 : 0;
  if (others > 0) return 0;
  return Math.max(0.55 * tile.loot.length, isFarm(tile) ? outlook.idleFarm : 0);
}

/** What a tile that is not the team's own is worth to so many, if they are enough. */
function takingWorth(outlook: Omit<Outlook, 'muster'>, tile: Tile, people: number): number {
  if (tile.owner !== null) return rivalWorth(outlook, tile, people);
  if (people < enoughFor(tile, outlook.seat, outlook.fed)) return 0;
  return Math.max(0, wildWorth(outlook, tile, people));
}

/**
 * What a tile is worth to a group that would stand there.
 * @param others people of the team who are there without it
 */
export function targetWorth(outlook: Outlook, place: HexKey, people: number, others: number): number {
  const { state, seat, fed, muster } = outlook;
  const tile = tileOf(state, place);
  if (tile.status === 'fog') return fogWorth(people);
  if (tile.owner === seat) return ownWorth(outlook, tile, others);
  const alone = takingWorth(outlook, tile, people + others);
  if (place !== muster) return alone;
  return Math.max(alone, 0.75 * takingWorth(outlook, tile, enoughFor(tile, seat, fed)));
}

/** How far each survivor of a team has to a place, the nearest first. */
function distancesTo({ state, seat, ways }: Omit<Outlook, 'muster'>, place: HexKey): readonly number[] {
  return places(state)
    .flatMap((from) => {
      const length = from === place ? 0 : (ways(from).get(place)?.length ?? 99);
      return Array.from({ length: standingOn(tileOf(state, from), seat) }, () => length);
    })
    .toSorted((one, other) => one - other);
}

/** The tile with the best worth for the way to it that all people together could take, when the last one who is needed has come. */
function musterFor(outlook: Omit<Outlook, 'muster'>): HexKey | null {
  const { state, seat, fed, lots } = outlook;
  const all = survivorsOf(state, seat);
  const worthOf = (place: HexKey) => {
    const tile = tileOf(state, place);
    if (tile.status === 'fog' || tile.owner === seat) return 0;
    const enough = enoughFor(tile, seat, fed);
    if (all < enough) return 0;
    return takingWorth(outlook, tile, enough) / ((distancesTo(outlook, place)[enough - 1] ?? 99) + 1);
  };
  return bestPlace(places(state), worthOf, 0, lots)?.place ?? null;
}

/** What there is to be weighed at a decision. */
export function outlookOf({ state, seat, temper }: Thought): Outlook {
  const lots = lotsOf(state);
  const known = new Map<HexKey, ReadonlyMap<HexKey, Way>>();
  const ways = (from: HexKey) => {
    const found = known.get(from) ?? waysFrom(state, seat, from, byLot(placesAround(state, from), lots));
    known.set(from, found);
    return found;
  };
  const lead = leadOf(state, seat);
  const farms = { farmBonus: farmBonus(state, seat), idleFarm: idleFarm(state, seat) };
  const outlook = {
    state,
    seat,
    ways,
    lots,
    ...farms,
    fed: fedNextTurn(state, seat),
    lead,
    seeksEnd: temper.seeksEnd,
  };
  return { ...outlook, muster: musterFor(outlook) };
}

/** Whether rivals stand within two tiles. */
export function rivalsNear(state: State, seat: SeatId, place: HexKey): boolean {
  const near = new Set(placesAround(state, place).flatMap((one) => [one, ...placesAround(state, one)]));
  return [...near].some((one) => tileOf(state, one).groups.some((group) => group.seat !== seat));
}
