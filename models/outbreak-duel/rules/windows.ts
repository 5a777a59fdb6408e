/** Which replies S is asked for (OD-REACT-05, OD-PRIV-01, OD-PRIV-05). */
import type { SeatId } from '../../kernel/types';
import type { Trigger } from '../content/reacts';
import type { ODPlay } from '../play';
import type { AutoPass, State } from '../state';
import { whyNotAttack } from './attack-legal';
import { dealtBy } from './bite-damage';
import { escapeCost } from './escape';
import { legalReacts } from './react-legal';
import { controllerOf, standing, survivorOf } from './table';

/** Whether windows open only where there is a legal reply, or wherever public facts allow one. */
export type Policy = 'actual' | 'uniform';

export const ASK_ALL: AutoPass = {
  triggers: { standoff: 'ask', attack: 'ask', miss: 'ask', kill: 'ask', lethal: 'ask' },
  minAttackDamage: 1,
  passRest: false,
};

function isPerson({ seats }: State, seat: SeatId): boolean {
  return seats.some(({ id, controller }) => id === seat && controller.kind === 'human');
}

/** Both players are people at one screen: the curtain is laid between them (OD-PRIV-03). */
export function isHotSeat(state: State): boolean {
  return state.players.every(({ seat }) => isPerson(state, seat));
}

/** Who may notice that a window opens decides (OD-PRIV-01). */
function policyOf(state: State): Policy {
  if (state.options.openReplies) return 'actual';
  if (!isPerson(state, controllerOf(state).seat)) return 'actual';
  if (!isPerson(state, survivorOf(state).seat)) return 'uniform';
  return state.phase === 'zombie' ? 'uniform' : 'actual';
}

/** Quick Escape as far as everybody can see. */
function canEscape(state: State): boolean {
  const { tp } = survivorOf(state);
  return state.bite !== null && !state.marks.quickEscapeUsed && tp >= escapeCost(state);
}

/** A legal Snap Attack: the board is public (OD-CMB-08). */
function canSnap(state: State): boolean {
  return standing(state).some((zombie) => whyNotAttack(state, zombie.uid) === null);
}

/** S could have a reply, judging by public facts only. */
function couldReply(state: State, trigger: Trigger): boolean {
  const { hand, tp } = survivorOf(state);
  const card = hand.length > 0 && tp >= (trigger === 'lethal' ? 2 : 1);
  if (trigger === 'attack') return card || canEscape(state);
  return trigger === 'standoff' ? card || canSnap(state) : card;
}

function hasReply(state: State, trigger: Trigger): boolean {
  if (trigger === 'attack' && canEscape(state)) return true;
  if (trigger === 'standoff' && canSnap(state)) return true;
  return legalReacts(state, trigger).length > 0;
}

function isAskable(state: State, trigger: Trigger): boolean {
  return policyOf(state) === 'uniform' ? couldReply(state, trigger) : hasReply(state, trigger);
}

/** Whether the settings of S pass a window; they look at nothing but public numbers. */
function passesBySetting(state: State, trigger: Trigger): boolean {
  const { autoPass, hp } = survivorOf(state);
  if (autoPass.passRest) return true;
  if (trigger === 'lethal') return false;
  if (trigger !== 'attack') return autoPass.triggers[trigger] === 'pass';
  const damage = dealtBy(state);
  if (damage >= hp) return false;
  return autoPass.triggers.attack === 'pass' || damage < autoPass.minAttackDamage;
}

/** Whether the engine waits for S in this window. */
export function waitsFor(state: State, trigger: Trigger): boolean {
  return isAskable(state, trigger) && !passesBySetting(state, trigger);
}

/** S lets a window go: by hand, or by the settings. */
export function tellPass({ state, tell }: ODPlay, trigger: Trigger, auto: boolean): void {
  tell({ type: 'passed', seat: survivorOf(state).seat, trigger, auto, secret: policyOf(state) === 'actual' });
}

/** Where the settings pass a window that would be asked, the log says so; one that is not askable is passed silently. */
export function passBySetting(play: ODPlay, trigger: Trigger): void {
  if (isAskable(play.state, trigger)) tellPass(play, trigger, true);
}
