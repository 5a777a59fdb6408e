import type { Prompt, Seat, SeatId } from '../../../models/kernel/types';

/** The people of a game, whoever is asked. */
export function peopleOf(seats: readonly Seat[]): readonly SeatId[] {
  return seats.filter(({ controller }) => controller.kind === 'human').map(({ id }) => id);
}

/** The people who are asked now. */
export function peopleAsked(seats: readonly Seat[], { seats: asked }: Prompt): readonly SeatId[] {
  const people = peopleOf(seats);
  return asked.filter((seat) => people.includes(seat));
}
