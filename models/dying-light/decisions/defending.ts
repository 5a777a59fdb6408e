import type { DefendingMove, Move } from '../moves';
import type { Decision } from '../play';
import {
  commitDefence,
  defend,
  defendDesperately,
  defendWithGear,
  defendWithVest,
  whyNoDefend,
  whyNoDesperate,
  whyNoVest,
} from '../rules/defend';
import { defendingOptions } from '../rules/defend-options';
import { whyNotPreventing } from '../rules/gear';
import { draftRunner, runnerOf } from '../rules/runners';
import type { Runner, State } from '../state';
import { NOT_NOW } from './reasons';

function defender(state: State): Runner | null {
  return state.defence && runnerOf(state, state.defence.runner);
}

function whyNot(runner: Runner, move: Move) {
  switch (move.type) {
    case 'DEFEND':
      return whyNoDefend(runner, move);
    case 'DESPERATE':
      return whyNoDesperate(runner, move.trackSlots);
    case 'GEAR':
      return whyNotPreventing(runner, move.gearId, 'armor');
    case 'VEST':
      return whyNoVest(runner);
    case 'COMMIT':
      return null;
    default:
      return NOT_NOW;
  }
}

/** Defense is committed step by step; after COMMIT the attack die is rolled (DL-DEF-01). */
export const defending: Decision<DefendingMove> = {
  // COMMIT alone is left when nothing more could help; waiting for it would ask nothing.
  forceable: () => true,

  who(state) {
    const runner = defender(state);
    return runner ? [runner.seat] : [];
  },

  options(state) {
    const runner = defender(state);
    return runner && state.defence ? defendingOptions(state, runner, state.defence) : [];
  },

  why(state, move) {
    const runner = defender(state);
    return runner ? whyNot(runner, move) : NOT_NOW;
  },

  take(play, move) {
    const id = play.state.defence?.runner;
    if (!id) return;
    const runner = draftRunner(play.state, id);
    switch (move.type) {
      case 'DEFEND':
        return defend(play, runner, move);
      case 'DESPERATE':
        return defendDesperately(play, runner, move.trackSlots);
      case 'GEAR':
        return defendWithGear(play, runner, move.gearId);
      case 'VEST':
        return defendWithVest(play, runner);
      case 'COMMIT':
        return commitDefence(play, runner);
      default:
        return move satisfies never;
    }
  },
};
