import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { acceptExchange } from '../rules/exchange';
import { runnerOf } from '../rules/runners';
import { askedFrame } from './asked';
import { NOT_NOW } from './reasons';

type Answer = Extract<AnswerMove, { type: 'ACCEPT' | 'REFUSE' }>;

/** Whether a person takes the exchange that another Runner offers (DL-USE-03). */
export const exchange: Decision<Answer> = {
  forceable: () => false,
  who: (state) => [runnerOf(state, askedFrame(state, 'exchange').other).seat],
  options: () => [{ type: 'ACCEPT' }, { type: 'REFUSE' }],
  why: (_, move) => (move.type === 'ACCEPT' || move.type === 'REFUSE' ? null : NOT_NOW),
  take(play, move) {
    const { type: _, ...trade } = askedFrame(play.state, 'exchange');
    popFrame(play);
    if (move.type === 'ACCEPT') acceptExchange(play, trade);
    else play.tell({ type: 'exchange-refused', runner: trade.runner, other: trade.other });
  },
};
