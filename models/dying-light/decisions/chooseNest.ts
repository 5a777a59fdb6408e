import type { AnswerMove } from '../moves';
import { type Decision, popFrame, topFrame } from '../play';
import { groupSeatsAt } from '../rules/deciders';
import { spawnAtNest } from '../rules/spawn';
import { tokenOf } from '../rules/tokens';
import { NO_EFFECT, NOT_NOW } from './reasons';

type NestMove = Extract<AnswerMove, { type: 'NEST' }>;

/** The Nest that a whole spawn comes out of, of those equally near (DL-SPAWN-02). */
export const chooseNest: Decision<NestMove> = {
  forceable: () => true,
  who: (state) => groupSeatsAt(state, topFrame(state, 'chooseNest')?.from),
  options: (state) =>
    (topFrame(state, 'chooseNest')?.nests ?? []).map((tokenId) => ({ type: 'NEST', tokenId })),
  why(state, move) {
    const frame = topFrame(state, 'chooseNest');
    if (!frame || move.type !== 'NEST') return NOT_NOW;
    return frame.nests.includes(move.tokenId) ? null : NO_EFFECT;
  },
  take(play, { tokenId }) {
    const frame = topFrame(play.state, 'chooseNest');
    const nest = tokenOf(play.state, tokenId);
    popFrame(play);
    if (frame && nest) spawnAtNest(play, frame, nest);
  },
};
