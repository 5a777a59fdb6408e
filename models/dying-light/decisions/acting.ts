import type { Action } from '../actions/action';
import { attack } from '../actions/attack';
import { exchange } from '../actions/exchange';
import { interact } from '../actions/interact';
import { move as moving } from '../actions/move';
import { pass } from '../actions/pass';
import { switchWeapon } from '../actions/switch-weapon';
import { use } from '../actions/use';
import type { ActingMove, Move } from '../moves';
import type { Decision } from '../play';
import { activeRunner, draftRunner } from '../rules/runners';
import { NOT_NOW } from './reasons';

type ActionType = ActingMove['type'];

const TYPED = {
  MOVE: moving,
  ATTACK: attack,
  USE: use,
  SWITCH_WEAPON: switchWeapon,
  EXCHANGE: exchange,
  INTERACT: interact,
  PASS: pass,
} satisfies { readonly [Type in ActionType]: Action<Extract<ActingMove, { type: Type }>> };

const ACTIONS: Readonly<Record<ActionType, Action<ActingMove>>> = TYPED;

const DEFENCE: readonly Move['type'][] = ['DEFEND', 'DESPERATE', 'GEAR', 'VEST', 'COMMIT'];

function isActing(move: Move): move is ActingMove {
  return Object.hasOwn(ACTIONS, move.type);
}

/** What the active Runner does next (DL-ACT-04, DL-ACT-05). */
export const acting: Decision<ActingMove> = {
  forceable: () => false,
  who: (state) => [activeRunner(state).seat],
  options(state) {
    const runner = activeRunner(state);
    return Object.values(ACTIONS).flatMap((action) => action.options(state, runner));
  },
  why(state, move) {
    if (isActing(move)) return ACTIONS[move.type].why(state, activeRunner(state), move);
    return DEFENCE.includes(move.type) ? { id: 'onlyDefence', params: {} } : NOT_NOW;
  },
  take(play, move) {
    const runner = draftRunner(play.state, activeRunner(play.state).id);
    // Any other action in between allows the next switch (DL-USE-02).
    runner.activation.justSwitched = move.type === 'SWITCH_WEAPON';
    ACTIONS[move.type].take(play, runner, move);
  },
};
