import type { Seat, SeatId } from '../../../models/kernel/types';
import type { LogText } from '../../../renderer/games/face';
import { shownName } from '../../../renderer/i18n';
import type { DuelEntry } from '../../helpers/parry-duel';
import { cardName } from './words';

interface Cast {
  readonly seats: readonly Seat[];
}

function words(entry: DuelEntry, name: (seat: SeatId) => string): string | null {
  switch (entry.type) {
    case 'drew':
      return `${name(entry.seat)} draws ${entry.card === 'face-down' ? 'a card' : cardName(entry.card)}.`;
    case 'struck':
      return `${name(entry.seat)} strikes: ${cardName(entry.card)}.`;
    case 'parried':
      return `${name(entry.seat)} parries: ${cardName(entry.card)}.`;
    case 'hit':
      return `${name(entry.seat)} is hit.`;
    case 'game-over':
      return 'The duel is over.';
    case 'forced':
      return null;
  }
}

/** An entry in words. */
export function tell(entry: DuelEntry, { seats }: Cast): LogText | null {
  const text = words(entry, (seat) => shownName(seats.find(({ id }) => id === seat)?.name ?? seat));
  return text === null ? null : { text, tone: 'plain', rule: 'duel' };
}
