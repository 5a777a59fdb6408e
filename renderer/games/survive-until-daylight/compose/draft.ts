/** What the person is putting together, as data, and the moves that it leaves. */
import type { SeatId } from '../../../../models/kernel/types';
import { type DecisionId, decisionAt } from '../../../../models/survive-until-daylight/decisions';
import type { Move, MoveType } from '../../../../models/survive-until-daylight/moves';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import { isReady } from '../../../../models/survive-until-daylight/rules/trade';
import type { State } from '../../../../models/survive-until-daylight/state';
import type { Notice } from '../hud/notice';
import type { Snapshot } from '../types';
import { answerDetail, answerLabel } from './answer-words';
import { cheapestFirst } from './answers-order';
import { askAll, type Composition, compose, NOTHING_YET } from './compose';
import { discardsOf, everyMove } from './every-move';
import type { Facet } from './facet';
import { meantBy, type Pick } from './picks';

export interface Draft {
  /** The position that it belongs to: after any change it means nothing. */
  readonly at: Snapshot;
  /** Who acts, where several people may. */
  readonly seat: SeatId | null;
  readonly category: MoveType | null;
  readonly picks: readonly Pick[];
  readonly answers: readonly string[];
  readonly notice: Notice | null;
}

/** Decisions whose moves are put together step by step; all others are answered with one press. */
const COMPOSED: ReadonlySet<DecisionId> = new Set<DecisionId>(['combatTurn', 'tradeOpen', 'scout']);

const ANSWER: Facet = {
  id: 'answer',
  key: (move) => JSON.stringify(move),
  label: answerLabel,
  detail: ([move], state) => answerDetail(move, state),
};

export function freshDraft(at: Snapshot): Draft {
  return { at, seat: null, category: null, picks: [], answers: [], notice: null };
}

export function decisionOf({ position }: Snapshot): DecisionId | null {
  return decisionAt(position.value);
}

export function isComposed(snapshot: Snapshot): boolean {
  const decision = decisionOf(snapshot);
  return decision !== null && COMPOSED.has(decision);
}

/** People who may act now. In the Trade phase those who are ready may say otherwise. */
export function peopleAt({ position, prompt }: Snapshot): readonly SeatId[] {
  const people = position.state.seats.filter(({ controller }) => controller.kind === 'human');
  const ids = people.map(({ id }) => id);
  return prompt.id === 'tradeOpen' ? ids : prompt.seats.filter((seat) => ids.includes(seat));
}

/** Whose move is being put together; null while a bot decides. */
export function seatAt({ at, seat }: Draft, legal: readonly Move[]): SeatId | null {
  if (legal.length === 0) return null;
  const people = peopleAt(at);
  if (seat && people.includes(seat)) return seat;
  return at.prompt.seats.find((one) => people.includes(one)) ?? people[0] ?? null;
}

/** In the Trade phase the moves of all seats lie on the table; here are those of one. */
function isBy(move: Move, seat: SeatId): boolean {
  if (move.type === 'OFFER') return move.from === seat;
  return 'seat' in move ? move.seat === seat : true;
}

function ofTrade(moves: readonly Move[], seat: SeatId, state: State): readonly Move[] {
  return isReady(state, seat) ? [{ type: 'UNREADY', seat }] : moves.filter((move) => isBy(move, seat));
}

/** All that the acting seat may do. */
export function movesAt(draft: Draft, legal: readonly Move[]): readonly Move[] {
  const seat = seatAt(draft, legal);
  const { state } = draft.at.position;
  if (!seat) return [];
  if (draft.category === 'DISCARD') return discardsOf(state, seat);
  const moves = cheapestFirst(everyMove(legal, state), memberOf(state, seat), state);
  return draft.at.prompt.id === 'tradeOpen' ? ofTrade(moves, seat, state) : moves;
}

/** The moves that are still meant. */
export function candidatesAt(draft: Draft, legal: readonly Move[]): readonly Move[] {
  const { category, picks } = draft;
  const moves = movesAt(draft, legal).filter(({ type }) => category === null || type === category);
  return meantBy(moves, picks);
}

/** Something was chosen that can be stepped back from. */
export function isBegun({ category, picks, answers }: Draft): boolean {
  return category !== null || picks.length > 0 || answers.length > 0;
}

/** What is to be asked next. The action list asks the first question of a composed move, and the Scout has but one. */
export function compositionAt(draft: Draft, legal: readonly Move[]): Composition {
  const { at, answers, category } = draft;
  const { state } = at.position;
  const moves = candidatesAt(draft, legal);
  if (category !== 'DISCARD' && !isComposed(at))
    return moves.length > 0 ? askAll(moves, ANSWER, state) : NOTHING_YET;
  return isBegun(draft) || at.prompt.id === 'scout' ? compose(moves, answers, state) : NOTHING_YET;
}

/** The draft one step earlier. */
export function steppedBack(draft: Draft): Draft {
  const { answers, picks } = draft;
  if (answers.length > 0) return { ...draft, notice: null, answers: answers.slice(0, -1) };
  if (picks.length > 0) return { ...draft, notice: null, picks: picks.slice(0, -1) };
  return { ...draft, notice: null, category: null };
}
