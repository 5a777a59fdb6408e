/** Builds one move out of those that can be made, by a few questions; nothing else can be put together. */
import type { AnyMove } from '../../../models/kernel/types';
import {
  type AnswerChoice,
  type Answers,
  type Composition,
  type Moves,
  NOTHING_YET,
  type SingleQuestion,
} from './composition';
import type { Facet } from './facet';

/** What a game brings: its questions and their words. */
export interface Questions<M extends AnyMove, State> {
  /** The kinds of moves, asked first. */
  readonly category: Facet<M, State>;
  /** The questions for a move of this kind, in the order in which they are asked. */
  facetsOf(move: M): readonly Facet<M, State>[];
  /** The question of a facet that has no title of its own. */
  titleOf(facet: string): string;
  /** What is asked when all facets are, because no list of moves holds the answers; null for nothing. */
  further?(move: M, answers: Answers, state: State): Composition<M> | null;
}

/** A game's questions, the answers to them, and the position that they are about. */
interface Asked<M extends AnyMove, State> {
  readonly questions: Questions<M, State>;
  readonly answers: Answers;
  readonly state: State;
}

function groupBy<M>(moves: readonly M[], key: (move: M) => string): ReadonlyMap<string, Moves<M>> {
  const groups = new Map<string, [M, ...M[]]>();
  for (const move of moves) {
    const group = groups.get(key(move));
    if (group) group.push(move);
    else groups.set(key(move), [move]);
  }
  return groups;
}

function choicesOf<M extends AnyMove, State>(
  facet: Facet<M, State>,
  moves: readonly M[],
  state: State,
): readonly AnswerChoice<M>[] {
  return [...groupBy(moves, facet.key)].map(([key, group]) => ({
    key,
    label: facet.label(group[0], state),
    detail: facet.detail?.(group, state) ?? '',
    pieces: facet.pieces?.(group[0]) ?? [],
    moves: group,
  }));
}

function isPreselected<M extends AnyMove, State>({ preselect }: Facet<M, State>, first: M): boolean {
  return typeof preselect === 'function' ? preselect(first) : (preselect ?? false);
}

function ask<M extends AnyMove, State>(
  facet: Facet<M, State>,
  moves: Moves<M>,
  { questions, answers, state }: Asked<M, State>,
): SingleQuestion<M> {
  const choices = choicesOf(facet, moves, state);
  const answered = choices.find(({ key }) => key === answers[facet.id]);
  const chosen = answered ?? (isPreselected(facet, moves[0]) ? choices[0] : undefined);
  const title = facet.title?.(moves[0]) ?? questions.titleOf(facet.id);
  return { kind: 'single', id: facet.id, title, choices, chosen: chosen?.key ?? null };
}

/** Asks by a facet, and then whatever is to be asked about the moves that are left. A question with one answer is not asked. */
function askThen<M extends AnyMove, State>(
  facet: Facet<M, State>,
  moves: Moves<M>,
  asked: Asked<M, State>,
  then: (left: Moves<M>) => Composition<M>,
): Composition<M> {
  if (new Set(moves.map(facet.key)).size <= 1) return then(moves);
  const question = ask(facet, moves, asked);
  const chosen = question.choices.find(({ key }) => key === question.chosen);
  if (!chosen) return { ...NOTHING_YET, questions: [question] };
  const rest = then(chosen.moves);
  return { ...rest, questions: [question, ...rest.questions] };
}

function walk<M extends AnyMove, State>(
  facets: readonly Facet<M, State>[],
  moves: Moves<M>,
  asked: Asked<M, State>,
): Composition<M> {
  const [facet, ...rest] = facets;
  if (facet) return askThen(facet, moves, asked, (left) => walk(rest, left, asked));
  const further = asked.questions.further?.(moves[0], asked.answers, asked.state);
  return further ?? { ...NOTHING_YET, move: moves[0] };
}

function isSome<M>(moves: readonly M[]): moves is Moves<M> {
  return moves.length > 0;
}

/**
 * What is still to be asked so that one of the moves remains, and that move.
 * @param moves in the order in which they are offered
 */
export function compose<M extends AnyMove, State>(
  questions: Questions<M, State>,
  moves: readonly M[],
  answers: Answers,
  state: State,
): Composition<M> {
  if (!isSome(moves)) return NOTHING_YET;
  const asked = { questions, answers, state };
  return askThen(questions.category, moves, asked, (left) => walk(questions.facetsOf(left[0]), left, asked));
}

/** One flat question: every move is an answer. */
export function askAll<M extends AnyMove, State>(
  facet: Facet<M, State>,
  moves: readonly M[],
  titleOf: (facet: string) => string,
  state: State,
): Composition<M> {
  if (!isSome(moves)) return NOTHING_YET;
  const title = facet.title?.(moves[0]) ?? titleOf(facet.id);
  const choices = choicesOf(facet, moves, state);
  return { ...NOTHING_YET, questions: [{ kind: 'single', id: facet.id, title, choices, chosen: null }] };
}

/** How a whole move is offered as one answer. */
interface WholeMove<M extends AnyMove, State> {
  label(move: M, state: State): string;
  detail(move: M, state: State): string;
}

/** A game's two ways to ask: by its questions, or all at once where one press is enough. */
export function askedBy<M extends AnyMove, State>(
  questions: Questions<M, State>,
  { label, detail }: WholeMove<M, State>,
) {
  const whole: Facet<M, State> = {
    id: 'answer',
    key: (move) => JSON.stringify(move),
    label,
    detail: ([move], state) => detail(move, state),
  };
  return {
    compose: (moves: readonly M[], answers: Answers, state: State): Composition<M> =>
      compose(questions, moves, answers, state),
    askAll: (moves: readonly M[], state: State): Composition<M> =>
      askAll(whole, moves, questions.titleOf, state),
  };
}
