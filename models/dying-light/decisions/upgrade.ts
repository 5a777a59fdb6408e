import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { draftRunner } from '../rules/runners';
import { upgradeDie, upgradeOptions, whyNoUpgrade } from '../rules/upgrade';
import { askedRunner, askedSeat } from './asked';
import { NOT_NOW } from './reasons';

type UpgradeMove = Extract<AnswerMove, { type: 'UPGRADE' }>;

/** Which Basic die becomes which better one (DL-UPG-01). */
export const upgrade: Decision<UpgradeMove> = {
  forceable: () => true,
  who: (state) => askedSeat(state, 'upgrade'),
  options: (state) =>
    upgradeOptions(state, askedRunner(state, 'upgrade')).map((choice) => ({ type: 'UPGRADE', ...choice })),
  why(state, move) {
    if (move.type !== 'UPGRADE') return NOT_NOW;
    return whyNoUpgrade(state, askedRunner(state, 'upgrade'), move);
  },
  take(play, move) {
    const { id } = askedRunner(play.state, 'upgrade');
    popFrame(play);
    upgradeDie(play, draftRunner(play.state, id), move.dieId, move.to);
  },
};
