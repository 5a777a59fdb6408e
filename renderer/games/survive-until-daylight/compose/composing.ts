/** How clicks, buttons and answers become a move of Survive Until Daylight. */
import type { SeatId } from '../../../../models/kernel/types';
import { type DecisionId, decisionAt } from '../../../../models/survive-until-daylight/decisions';
import type { Move } from '../../../../models/survive-until-daylight/moves';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import { isReady } from '../../../../models/survive-until-daylight/rules/trade';
import type { State } from '../../../../models/survive-until-daylight/state';
import { type Composition, NOTHING_YET } from '../../../play/composer/composition';
import { begunOf, type Composing, type Draft } from '../../../play/composer/draft';
import { peopleAsked, peopleOf } from '../../../play/composer/people';
import type { Snapshot, SurviveUntilDaylight } from '../types';
import { cheapestFirst } from './answers-order';
import { askAll, compose, QUESTIONS } from './compose';
import { discardsOf, everyMove } from './every-move';
import { meantBy } from './picks';
import { whyNotPick } from './why-not';

type SurviveDraft = Draft<SurviveUntilDaylight>;

/** Decisions whose moves are put together step by step; all others are answered with one press. */
const COMPOSED: ReadonlySet<DecisionId> = new Set<DecisionId>(['combatTurn', 'tradeOpen', 'scout']);

export function decisionOf({ position }: Snapshot): DecisionId | null {
  return decisionAt(position.value);
}

function isComposed({ at, category }: SurviveDraft): boolean {
  const decision = decisionOf(at);
  return category === 'DISCARD' || (decision !== null && COMPOSED.has(decision));
}

/** In the Trade phase those who are ready may say otherwise. */
function peopleAt({ position, prompt }: Snapshot): readonly SeatId[] {
  const { seats } = position.state;
  return prompt.id === 'tradeOpen' ? peopleOf(seats) : peopleAsked(seats, prompt);
}

/** In the Trade phase the moves of all seats lie on the table; here are those of one. */
function isBy(move: Move, seat: SeatId): boolean {
  if (move.type === 'OFFER') return move.from === seat;
  return 'seat' in move ? move.seat === seat : true;
}

function ofTrade(moves: readonly Move[], seat: SeatId, state: State): readonly Move[] {
  return isReady(state, seat) ? [{ type: 'UNREADY', seat }] : moves.filter((move) => isBy(move, seat));
}

/** In a combat turn somebody else may call out Cheer, and nothing more: the weapons are the actor's (SD-SPEC-02). */
function ofTurn(moves: readonly Move[], seat: SeatId, { actor }: State): readonly Move[] {
  return moves.filter((move) => ('seat' in move ? move.seat === seat : actor === seat));
}

function movesOf({ at, category }: SurviveDraft, offered: readonly Move[], seat: SeatId): readonly Move[] {
  const { state } = at.position;
  if (category === 'DISCARD') return discardsOf(state, seat);
  const moves = cheapestFirst(offered, memberOf(state, seat), state);
  if (at.prompt.id === 'combatTurn') return ofTurn(moves, seat, state);
  return at.prompt.id === 'tradeOpen' ? ofTrade(moves, seat, state) : moves;
}

function meant({ category, picks }: SurviveDraft, moves: readonly Move[]): readonly Move[] {
  return meantBy(
    moves.filter(({ type }) => category === null || type === category),
    picks,
  );
}

/** The action list asks the first question of a composed move, and the Scout has but one. */
function composition(draft: SurviveDraft, candidates: readonly Move[]): Composition<Move> {
  const { at, answers } = draft;
  const { state } = at.position;
  if (!isComposed(draft)) return askAll(candidates, state);
  const isBegun = begunOf(COMPOSING, draft) !== null || at.prompt.id === 'scout';
  return isBegun ? compose(candidates, answers, state) : NOTHING_YET;
}

export const COMPOSING: Composing<SurviveUntilDaylight> = {
  questions: QUESTIONS,
  asks: 'step',
  offered: (legal, { position }) => everyMove(legal, position.state),
  peopleAt,
  movesOf,
  meant,
  composition,
  isComposed,
  meantBy: (pick, moves) => meantBy(moves, [pick]),
  /** Picks go together with a new one: all of them if moves are left, else the new one alone. */
  picked(draft, pick, moves) {
    const together = [...draft.picks.filter(({ kind }) => kind !== pick.kind), pick];
    const picks = meant({ ...draft, picks: together }, moves).length > 0 ? together : [pick];
    return { ...draft, answers: {}, picks };
  },
  missed: (draft, pick, seat, judge) => ({
    ...draft,
    notice: seat && whyNotPick(pick, draft.at, seat, judge),
  }),
};
