/** Reclaiming and recapturing (6.5). */
import type { HexKey } from '../../kernel/hex';
import type { Reason } from '../../kernel/types';
import type { MoveOf, Payment } from '../moves';
import type { DraftState } from '../play';
import { groupAt, minus, plus, pointsIn, rivalsIn, setGroup } from '../rules/groups';
import { hold, homeTeamAt, liftFlag } from '../rules/land';
import { firstOf, no } from '../rules/reason';
import { flagsLeft } from '../rules/supplies';
import { activeSeat, cardOf, landOf, teamName, tileAt, tileOf, zoneOfClaim } from '../rules/table';
import type { Ap, State, Tile } from '../state';
import type { Action } from './action';
import { readyGroups } from './parties';

/** What another team's boards cost more (OM-CLAIM-05). */
export const SURCHARGE = 1;

/** Action points that the active team needs for a tile; its own base it takes back without surcharge (OM-CLAIM-06). */
function priceOf(state: State, place: HexKey): number {
  const tile = tileOf(state, place);
  const claim = cardOf(tile)?.claim ?? 0;
  const isRivals = tile.owner !== null && homeTeamAt(state, place) !== activeSeat(state);
  return claim + (isRivals ? SURCHARGE : 0);
}

/** All ways to pay (OM-CLAIM-02), those with the fewest points first. */
export function payments([, one, two]: Ap, price: number): readonly Payment[] {
  const ways: Payment[] = [];
  for (let a = Math.min(one, price); a >= 0; a--)
    for (let c = Math.floor((price - a) / 2); c >= 0; c--) {
      const b = price - a - 2 * c;
      if (b + c <= two) ways.push({ a, b, c });
    }
  return ways;
}

/** Whether the team needs a flag of its supply there, and has none (OM-CLAIM-07). */
function mustLift(state: State, place: HexKey): boolean {
  const seat = activeSeat(state);
  return homeTeamAt(state, place) !== seat && flagsLeft(state, seat) === 0;
}

/** Territories whose flag may be lifted: all but the own base. */
function liftable(state: State): readonly HexKey[] {
  const seat = activeSeat(state);
  return landOf(state, seat).filter((place) => homeTeamAt(state, place) !== seat);
}

function whyNoFlag(state: State, { tile, liftFlag: lift }: MoveOf<'RECLAIM'>): Reason | null {
  const must = mustLift(state, tile);
  if (must && lift === undefined) return no('NO_FLAG_LEFT');
  if (lift === undefined) return null;
  return must && liftable(state).includes(lift) ? null : no('CANNOT_LIFT');
}

function whyNotPaid(state: State, { tile: place, pay }: MoveOf<'RECLAIM'>): Reason | null {
  const tile = tileOf(state, place);
  const ap = groupAt(tile, activeSeat(state), zoneOfClaim(tile));
  const [price, n] = [priceOf(state, place), pointsIn(ap)];
  const isThere = pay.a <= ap[1] && pay.b + pay.c <= ap[2];
  const adds = pay.a + pay.b + 2 * pay.c === price;
  return firstOf(
    n === 0 && no('NO_AP'),
    n < price && no('NOT_ENOUGH_AP', { tile: `om.tile.${tile.id}`, price, n }),
    !(isThere && adds) && no('BAD_PAYMENT', { price }),
  );
}

/** Rivals in the same zone have to be thrown out first; those outside a wild tile's building do not matter (OM-CLAIM-03). */
export function whyContested(state: State, tile: Tile): Reason | null {
  const [rival] = rivalsIn(tile, activeSeat(state), zoneOfClaim(tile));
  return rival ? no('CONTESTED', { team: teamName(state, rival) }) : null;
}

function isNobodyInside(state: State, tile: Tile): boolean {
  return tile.status !== 'held' && groupAt(tile, activeSeat(state), 'inner').every((count) => count === 0);
}

function whyNotOurs(state: State, tile: Tile): Reason | null {
  return firstOf(
    tile.zombies > 0 && no('ZOMBIES_INSIDE'),
    isNobodyInside(state, tile) && no('MUST_BE_INSIDE'),
    whyContested(state, tile),
    tile.owner === activeSeat(state) && no('ALREADY_YOURS'),
  );
}

function pay(state: DraftState, place: HexKey, { a, b, c }: Payment): void {
  const tile = tileOf(state, place);
  const [seat, zone] = [activeSeat(state), zoneOfClaim(tile)];
  const left = minus(groupAt(tile, seat, zone), [0, a, b + c]);
  setGroup(state, place, { seat, zone, ap: plus(left, [a + c, b, 0]) });
}

/** A wild tile from inside, a rival's from anywhere on it (OM-CLAIM-01, OM-CLAIM-05). */
export const reclaim: Action<MoveOf<'RECLAIM'>> = {
  options: (state) =>
    readyGroups(state)
      .filter(({ tile, zone }) => zone === zoneOfClaim(tile) && whyNotOurs(state, tile) === null)
      .flatMap(({ place, ap }) => {
        const lifts = mustLift(state, place) ? liftable(state).map((lift) => ({ liftFlag: lift })) : [{}];
        const ways = payments(ap, priceOf(state, place));
        return lifts.flatMap((lift) =>
          ways.map((way) => ({ type: 'RECLAIM' as const, tile: place, pay: way, ...lift })),
        );
      }),
  why(state, move) {
    const tile = tileAt(state, move.tile);
    if (!tile) return no('OFF_MAP');
    return firstOf(whyNotOurs(state, tile), whyNoFlag(state, move), whyNotPaid(state, move));
  },
  take(play, move) {
    const seat = activeSeat(play.state);
    pay(play.state, move.tile, move.pay);
    if (move.liftFlag !== undefined) liftFlag(play, move.liftFlag, seat);
    hold(play, move.tile, seat);
  },
};
