import { areaOf } from '../map';
import type { AnswerMove } from '../moves';
import { type Decision, popFrame, pushFrames } from '../play';
import { firecrackerMoves } from '../rules/firecrackers';
import { moveInfected } from '../rules/infected';
import { runnerOf } from '../rules/runners';
import { askedFrame, askedRunner, askedSeat } from './asked';
import { NO_EFFECT, NOT_NOW } from './reasons';

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
    const possible = firecrackerMoves(state, askedRunner(state, 'firecrackers'));
    const found = possible.some((one) => one.infected === move.infected && one.toArea === move.toArea);
    return found ? null : NO_EFFECT;
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
