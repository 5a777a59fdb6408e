import type { Seat, SeatId } from '../../models/kernel/types';

/** What a seat is called among our own words, such as "Ada (Pillar)". */
export interface CalledSeat {
  readonly id: SeatId;
  /** As it is shown. */
  readonly name: string;
}

/** All seats, as a game calls them. */
export function calledSeats<State>(
  seats: readonly Seat[],
  seatName: (seat: Seat, state: State) => string,
  state: State,
): readonly CalledSeat[] {
  return seats.map((seat) => ({ id: seat.id, name: seatName(seat, state) }));
}
