/** Reading a card: everybody at the screen says so. */
import type { Reason, SeatId } from '../../kernel/types';
import type { Ack, Move } from '../moves';
import type { DLPlay } from '../play';
import { titleOf } from '../scenario/lookup';
import type { State } from '../state';

export function ackOptions(state: State, cardId: string): readonly Ack[] {
  return state.scenario.acks.map((seat) => ({ type: 'ACK', seat, cardId }));
}

/** Everybody reads for themselves. */
export function readers({ scenario }: State, move: Move): readonly SeatId[] {
  return move.type === 'ACK' ? [move.seat] : scenario.acks;
}

/** Null when this seat still has to acknowledge this card. */
export function whyNoAck(state: State, cardId: string, move: Ack): Reason | null {
  const due = move.cardId === cardId && state.scenario.acks.includes(move.seat);
  return due ? null : { id: 'noEffect', params: {} };
}

export function acknowledge(play: DLPlay, { seat, cardId }: Ack): void {
  play.state.scenario.acks = play.state.scenario.acks.filter((waiting) => waiting !== seat);
  play.tell({ type: 'card-acknowledged', seat, card: cardId, ...titleOf(play.state, cardId) });
}
