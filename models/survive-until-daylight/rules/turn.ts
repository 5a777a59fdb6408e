/** Whose combat turn it is (6.7). */
import type { SeatId } from '../../kernel/types';
import type { DraftMember, DraftState, SDPlay } from '../play';
import type { Member, State } from '../state';
import { canCraft } from './crafting';
import { enemiesLeft, winCheck } from './end';
import { countOf } from './inventory';
import { memberOf, seatsFrom } from './members';

/** @throws RangeError outside of combat turns */
export function actorOf(state: State): Member {
  if (!state.actor) throw new RangeError("It is nobody's combat turn.");
  return memberOf(state, state.actor);
}

export function draftActor(state: DraftState): DraftMember {
  return actorOf(state) as DraftMember;
}

function begin(play: SDPlay, seat: SeatId): void {
  play.state.actor = seat;
  play.state.actions = 1;
  play.tell({ type: 'turn-started', seat });
}

/** The first player acts first (SD-FP-01, SD-TURN-01). */
export function startCombat(play: SDPlay): void {
  const first = play.state.firstPlayer;
  if (!first) throw new Error('Nobody holds the First Player token.');
  begin(play, first);
  winCheck(play);
}

/** Other seats that hold Cheer, clockwise from the actor (SD-SPEC-04). */
export function cheerHolders(state: State): readonly SeatId[] {
  if (!state.actor) return [];
  const others = seatsFrom(state, state.actor).slice(1);
  return others.filter((seat) => countOf(memberOf(state, seat), 'sp-cheer') > 0);
}

/** Asks for Cheer where an extra action would be of use, each holder once (SD-WIN-03, SD-EDGE-21). */
export function askCheer(play: SDPlay): void {
  const { state } = play;
  const useful = enemiesLeft(state) || canCraft(state, actorOf(state));
  state.cheerQueue = useful ? cheerHolders(state).filter((seat) => isAsked(state, seat)) : [];
}

/** By a rule of the house people call out Cheer by themselves, which they may at any moment of the turn (5.1); bots are asked. */
function isAsked({ options, seats }: State, seat: SeatId): boolean {
  return !options.openReplies || seats.some(({ id, controller }) => id === seat && controller.kind === 'bot');
}

/** Cheer, asked for or not: one more action for whose turn it is (SD-SPEC-04). */
export function gainAction(play: SDPlay): void {
  play.state.actions += 1;
  play.state.cheerQueue = [];
}

/** The next seat's turn, or nobody's after the last (SD-TURN-01). Focus that was not used is lost (SD-SPEC-03). */
export function nextActor(play: SDPlay): void {
  const { state } = play;
  const { actor, firstPlayer } = state;
  if (!actor || !firstPlayer) return;
  const order = seatsFrom(state, firstPlayer);
  const next = order[order.indexOf(actor) + 1];
  state.focus = false;
  state.actions = 0;
  state.actor = null;
  if (next) begin(play, next);
}
