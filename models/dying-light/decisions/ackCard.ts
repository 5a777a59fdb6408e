import type { Ack } from '../moves';
import { type Decision, popFrame, topFrame } from '../play';
import { acknowledge, ackOptions, readers, whyNoAck } from '../rules/acknowledge';
import type { State } from '../state';
import { NOT_NOW } from './reasons';

function cardShown(state: State): string {
  return topFrame(state, 'ackCard')?.card ?? '';
}

/** Everybody at the screen reads a card that was just revealed. */
export const ackCard: Decision<Ack> = {
  forceable: () => false,
  who: (state) => state.scenario.acks,
  makers: readers,
  options: (state) => ackOptions(state, cardShown(state)),
  why: (state, move) => (move.type === 'ACK' ? whyNoAck(state, cardShown(state), move) : NOT_NOW),
  take(play, move) {
    acknowledge(play, move);
    if (play.state.scenario.acks.length === 0) popFrame(play);
  },
};
