/** When each person last decided something: what happened since is what they may have missed. */
import type { Listing } from '../../models/kernel/journal';
import type { AnyMove, Aside, MadeMove, Seat, SeatId } from '../../models/kernel/types';

/** Number of the last move that the person of a seat made, 1 for the first; a seat that no person has moved is left out. */
export type LastDecisions = Readonly<Partial<Record<SeatId, number>>>;

/** Whether a person played for the seat when move number `move` was made. */
function wasPersons({ id, controller }: Seat, asides: readonly Aside[], move: number): boolean {
  const handed = asides.findLast(
    (aside) => aside.kind === 'hand-over' && aside.seat === id && aside.move < move,
  );
  return (handed?.kind === 'hand-over' ? handed.controller : controller).kind === 'human';
}

/** @param seats who sat there when the game began */
export function lastDecisions(
  seats: readonly Seat[],
  moves: Listing<MadeMove<AnyMove>>,
  asides: readonly Aside[],
): LastDecisions {
  const last: Partial<Record<SeatId, number>> = {};
  for (let number = moves.length; number > 0; number--) {
    const by = moves.at(number - 1)?.by;
    const seat = seats.find(({ id }) => id === by);
    if (seat && last[seat.id] === undefined && wasPersons(seat, asides, number)) last[seat.id] = number;
    if (seats.every(({ id }) => last[id] !== undefined)) break;
  }
  return last;
}
