import { areaOf } from '../map';
import type { AnswerMove } from '../moves';
import { type Decision, popFrame, pushFrames } from '../play';
import { firecrackerMoves, whyNotScared } from '../rules/firecrackers';
import { moveInfected } from '../rules/infected';
import { runnerOf } from '../rules/runners';
import { askedFrame, askedRunner, askedSeat } from './asked';
import { NOT_NOW } from './reasons';

type Scare = Extract<AnswerMove, { type: 'MOVE_ENEMY' | 'DONE' }>;

/** Who runs from the firecrackers, and where to; one enemy at a time (3.9). */
export const firecrackers: Decision<Scare> = {
  forceable: () => false,
  who: (state) => askedSeat(state, 'firecrackers'),
  options: (state) => [
    ...firecrackerMoves(state, askedRunner(state, 'firecrackers')).map((scare) => ({
      type: 'MOVE_ENEMY' as const,
      ...scare,
    })),
    { type: 'DONE' },
  ],
  why(state, move) {
    if (move.type === 'DONE') return null;
    if (move.type !== 'MOVE_ENEMY') return NOT_NOW;
    return whyNotScared(state, askedRunner(state, 'firecrackers'), move.infected, move.toArea);
  },
  take(play, move) {
    const { runner, count } = askedFrame(play.state, 'firecrackers');
    popFrame(play);
    if (move.type === 'DONE') return;
    const user = runnerOf(play.state, runner);
    moveInfected(play, move.infected, areaOf(user.zone), move.toArea, 'item');
    const goesOn = count > 1 && firecrackerMoves(play.state, user).length > 0;
    if (goesOn) pushFrames(play, { type: 'firecrackers', runner, count: count - 1 });
  },
};
