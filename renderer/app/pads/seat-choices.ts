/** Who may play for a seat, in words that dialogs about gamepads need. Pure. */
import type { Seat, SeatId } from '../../../models/kernel/types';
import { t } from '../../i18n';
import type { PadSeats } from '../../input/pad/seats';

export function padName(pad: number): string {
  return t('pads.name', { n: pad + 1 });
}

export interface SeatChoice {
  readonly seat: SeatId;
  readonly label: string;
  /** A bot plays for it until now. */
  readonly isBots: boolean;
}

/**
 * The seats that a gamepad may join, those first that nobody has: of people without a gamepad, then of bots, then those of
 * other gamepads.
 */
export function seatChoices(
  seats: readonly Seat[],
  { padOf }: Pick<PadSeats, 'padOf'>,
  nameOf: (seat: Seat) => string,
): readonly SeatChoice[] {
  const rated = seats.map((seat) => {
    const pad = padOf.get(seat.id);
    const isBots = seat.controller.kind === 'bot';
    const name = nameOf(seat);
    const taken = pad === undefined ? name : t('pads.join.taken', { name, pad: padName(pad) });
    const label = isBots ? t('pads.join.bot', { name }) : taken;
    return { rank: isBots ? 1 : pad === undefined ? 0 : 2, choice: { seat: seat.id, label, isBots } };
  });
  return rated.toSorted((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}
