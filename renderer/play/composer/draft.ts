/** What a person is putting together, as data, and the moves that it leaves. */
import type { Reason, SeatId } from '../../../models/kernel/types';
import type { SnapshotOf } from '../../games/face';
import type { PlayedGame } from '../played-game';
import type { Questions } from './compose';
import type { Answers, Composition } from './composition';
import type { Notice } from './notice';

export interface Draft<G extends PlayedGame> {
  /** The position that it belongs to: after any change it means nothing. */
  readonly at: SnapshotOf<G>;
  /** Who acts, where several people may. */
  readonly seat: SeatId | null;
  /** The kind of move that a button began. */
  readonly category: G['Category'] | null;
  /** What was pointed at so far. */
  readonly picks: readonly G['Pick'][];
  readonly answers: Answers;
  readonly notice: Notice | null;
}

type MovesOf<G extends PlayedGame> = readonly G['Move'][];

export type Judge<G extends PlayedGame> = (move: G['Move']) => Reason | null;

/** How the moves of one game are put together. Every function is pure. */
export interface Composing<G extends PlayedGame> {
  readonly questions: Questions<G['Move'], G['State']>;
  /**
   * `once` shows all open questions of a move at once, the answered ones included; `step` asks one after the other, and
   * steps back the same way.
   */
  readonly asks: 'once' | 'step';
  /** Every move that a person may want, in the order in which they are offered. @param legal those that the rules list */
  offered(legal: MovesOf<G>, at: SnapshotOf<G>): MovesOf<G>;
  /** People who may act now. */
  peopleAt(at: SnapshotOf<G>): readonly SeatId[];
  /** All that one of them may do. */
  movesOf(draft: Draft<G>, offered: MovesOf<G>, seat: SeatId): MovesOf<G>;
  /** Those of them that are still meant. */
  meant(draft: Draft<G>, moves: MovesOf<G>): MovesOf<G>;
  /** What is asked about the moves that are meant. @param moves all that the acting seat may do */
  composition(draft: Draft<G>, meant: MovesOf<G>, moves: MovesOf<G>): Composition<G['Move']>;
  /** Whether moves are put together and confirmed, not just pressed. */
  isComposed(draft: Draft<G>): boolean;
  /** The moves that somebody may mean who points there. */
  meantBy(pick: G['Pick'], moves: MovesOf<G>, at: SnapshotOf<G>): MovesOf<G>;
  /** Something was pointed at that moves are about. */
  picked(draft: Draft<G>, pick: G['Pick'], moves: MovesOf<G>): Draft<G>;
  /** Something was pointed at that no move is about. @param seat null while a bot decides */
  missed(draft: Draft<G>, pick: G['Pick'], seat: SeatId | null, judge: Judge<G>): Draft<G>;
}

/** What a draft leaves of the moves that may be made. */
export interface Work<G extends PlayedGame> {
  /** People who may act now; none while a bot decides. */
  readonly people: readonly SeatId[];
  /** Whose move it is; null while a bot decides. */
  readonly seat: SeatId | null;
  /** All that the acting seat may do. */
  readonly moves: MovesOf<G>;
  /** The moves that are still meant. */
  readonly candidates: MovesOf<G>;
  readonly composition: Composition<G['Move']>;
}

export function freshDraft<G extends PlayedGame>(at: SnapshotOf<G>): Draft<G> {
  return { at, seat: null, category: null, picks: [], answers: {}, notice: null };
}

/** Whose move is being put together: who was chosen, else the first who is asked. */
function seatAt<G extends PlayedGame>({ at, seat }: Draft<G>, people: readonly SeatId[]): SeatId | null {
  if (seat && people.includes(seat)) return seat;
  return at.prompt.seats.find((one) => people.includes(one)) ?? people[0] ?? null;
}

/** @param offered none while a bot decides */
export function workOut<G extends PlayedGame>(
  game: Composing<G>,
  draft: Draft<G>,
  offered: MovesOf<G>,
): Work<G> {
  const people = offered.length > 0 ? game.peopleAt(draft.at) : [];
  const seat = seatAt(draft, people);
  const moves = seat ? game.movesOf(draft, offered, seat) : [];
  const candidates = game.meant(draft, moves);
  return { people, seat, moves, candidates, composition: game.composition(draft, candidates, moves) };
}

/** What was chosen that can be stepped back from, as a text that changes with it; null for nothing. */
export function begunOf<G extends PlayedGame>({ asks }: Composing<G>, draft: Draft<G>): string | null {
  const { picks, answers } = draft;
  const category = draft.category ?? answers.category ?? null;
  if (asks === 'once') return category ?? (picks.length > 0 ? JSON.stringify(picks) : null);
  const isBegun = category !== null || picks.length > 0 || Object.keys(answers).length > 0;
  return isBegun ? JSON.stringify([draft.category, picks, answers]) : null;
}

/** The draft one step earlier. */
export function steppedBack<G extends PlayedGame>(draft: Draft<G>): Draft<G> {
  const { picks } = draft;
  const answers = Object.entries(draft.answers);
  if (answers.length > 0)
    return { ...draft, notice: null, answers: Object.fromEntries(answers.slice(0, -1)) };
  if (picks.length > 0) return { ...draft, notice: null, picks: picks.slice(0, -1) };
  return { ...draft, notice: null, category: null };
}
