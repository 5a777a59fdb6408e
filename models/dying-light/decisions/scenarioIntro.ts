import type { Ack } from '../moves';
import type { Decision } from '../play';
import { acknowledge, ackOptions, readers, whyNoAck } from '../rules/acknowledge';
import { scenarioOf } from '../scenario/lookup';
import { NOT_NOW } from './reasons';

/** Everybody at the screen reads the first card; bots need not (4.1, step 12). */
export const scenarioIntro: Decision<Ack> = {
  forceable: () => false,
  who: (state) => state.scenario.acks,
  makers: readers,
  options: (state) => ackOptions(state, scenarioOf(state).firstCard),
  why: (state, move) => (move.type === 'ACK' ? whyNoAck(state, scenarioOf(state).firstCard, move) : NOT_NOW),
  take: acknowledge,
};
