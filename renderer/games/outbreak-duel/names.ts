/** What Survivors, cards and sides are called. */
import type { SeatId } from '../../../models/kernel/types';
import type { Source } from '../../../models/outbreak-duel/entries';
import { sideOf } from '../../../models/outbreak-duel/rules/table';
import type { Side, State } from '../../../models/outbreak-duel/state';
import { composedText, shownName, t } from '../../i18n';
import { nameOf as cardName } from './card-words';

export { nameOf as cardName, textOf as cardText } from './card-words';

/** What hurts somebody, or gives and takes threat; empty for a rule that needs no name. */
export function sourceName(source: Source): string {
  if (source === 'infection') return t('od.infection');
  return source === 'phase' || source === 'loud' ? '' : cardName(source);
}

/** What the person of a seat calls themselves. */
export function personOf({ seats }: Pick<State, 'seats'>, seat: SeatId): string {
  return shownName(seats.find(({ id }) => id === seat)?.name ?? '');
}

/** "Dutch"; "Dutch (Ada)" where both play the same Survivor. */
export function survivorName(state: State, seat: SeatId): string {
  const { survivor } = state.players[sideOf(state, seat)];
  const short = composedText(`od.card.${survivor}.short`);
  const isAlone = state.players.every((player) => player.seat === seat || player.survivor !== survivor);
  return isAlone ? short : t('od.name.mirror', { survivor: short, name: personOf(state, seat) });
}

export function nameOfSide(state: State, side: Side): string {
  return survivorName(state, state.players[side].seat);
}
