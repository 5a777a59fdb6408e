/** What reclaiming a tile comes to, before it is done (specification 10.3, 10.4). */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import { pointsOf } from '../rules/points';
import { cardOf, tileOf } from '../rules/table';
import type { State } from '../state';

interface Claim {
  readonly tile: HexKey;
  /** A territory whose flag goes there (OM-CLAIM-07). */
  readonly liftFlag?: HexKey | undefined;
}

export interface PointsChange {
  readonly before: number;
  readonly after: number;
}

function printedValue(state: State, place: HexKey): number {
  return cardOf(tileOf(state, place))?.value ?? 0;
}

/** Victory points of a team before and after it takes a tile. */
export function claimPoints(state: State, seat: SeatId, { tile, liftFlag }: Claim): PointsChange {
  const before = pointsOf(state, seat).total;
  const lost = liftFlag === undefined ? 0 : printedValue(state, liftFlag);
  return { before, after: before + printedValue(state, tile) - lost };
}

export interface Rival {
  readonly seat: SeatId;
  readonly points: number;
}

/**
 * The best rival of a team and its points; once the team has taken a tile, if there is one: a recaptured one is lost by its
 * owner (OM-CLAIM-05), and a captured base whose flag is lifted goes back home (OM-CLAIM-07).
 */
export function bestRival(state: State, seat: SeatId, claim?: Claim): Rival | null {
  const scores = state.teams
    .filter((team) => team.seat !== seat)
    .map((team) => {
      const lost =
        claim && tileOf(state, claim.tile).owner === team.seat ? printedValue(state, claim.tile) : 0;
      const isBack = claim?.liftFlag !== undefined && team.home === claim.liftFlag;
      const back = isBack ? printedValue(state, claim.liftFlag) : 0;
      return { seat: team.seat, points: pointsOf(state, team.seat).total - lost + back };
    });
  return scores.toSorted((one, other) => other.points - one.points)[0] ?? null;
}
