import type { AnswerMove } from '../moves';
import { type Decision, popFrame, pushFrames } from '../play';
import type { State } from '../state';
import { askedFrame, seatsOf } from './asked';
import { NO_EFFECT, NOT_NOW } from './reasons';

type Choose = Extract<AnswerMove, { type: 'CHOOSE' }>;

function optionOf(state: State, id: string) {
  return askedFrame(state, 'scenarioChoice').options.find((option) => option.id === id) ?? null;
}

/** One of the things that a scenario card offers. */
export const scenarioChoice: Decision<Choose> = {
  forceable: () => true,
  who: (state) => seatsOf(state, askedFrame(state, 'scenarioChoice').by),
  options: (state) =>
    askedFrame(state, 'scenarioChoice').options.map(({ id: optionId }) => ({ type: 'CHOOSE', optionId })),
  why(state, move) {
    if (move.type !== 'CHOOSE') return NOT_NOW;
    return optionOf(state, move.optionId) ? null : NO_EFFECT;
  },
  take(play, { optionId }) {
    const { card, context } = askedFrame(play.state, 'scenarioChoice');
    const option = optionOf(play.state, optionId);
    popFrame(play);
    if (!option) return;
    play.tell({ type: 'choice-made', card, option: option.id, text: option.text });
    pushFrames(play, { type: 'ops', ops: option.ops, context });
  },
};
