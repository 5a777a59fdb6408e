/** Questions whose answers make a move, and what the answers make so far. */
import type { AnyMove, Reason } from '../../../models/kernel/types';

/** Some moves, at least one. */
export type Moves<M> = readonly [M, ...(readonly M[])];

/** Keys of the answers by the id of their question, in the order in which they were given. */
export type Answers = Readonly<Record<string, string>>;

export interface Choice {
  readonly key: string;
  readonly label: string;
  /** What it costs or promises; empty for nothing. */
  readonly detail: string;
  /** Ids of pieces that are drawn beside it, such as the dice that it spends. */
  readonly pieces: readonly string[];
}

export interface AnswerChoice<M extends AnyMove> extends Choice {
  /** The moves that are left with this answer, the one that is taken by itself first. */
  readonly moves: Moves<M>;
}

/** A question with one answer. */
export interface SingleQuestion<M extends AnyMove> {
  readonly kind: 'single';
  readonly id: string;
  readonly title: string;
  readonly choices: readonly AnswerChoice<M>[];
  readonly chosen: string | null;
}

/** A question that takes any number of its choices; `toggled` makes the next answer. */
export interface SeveralQuestion {
  readonly kind: 'several';
  readonly id: string;
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
}

export type Question<M extends AnyMove> = SingleQuestion<M> | SeveralQuestion;

export interface Composition<M extends AnyMove> {
  /** All that is asked so far, the answered ones first. */
  readonly questions: readonly Question<M>[];
  /** The move that the answers make; null while a question is open. */
  readonly move: M | null;
  /** Why the rules refuse what the answers make; null when they don't. */
  readonly refusal: Reason | null;
}

export const NOTHING_YET: Composition<never> = { questions: [], move: null, refusal: null };

/** The question that waits for its answer; null when none does. */
export function openQuestion<M extends AnyMove>({ questions }: Composition<M>): SingleQuestion<M> | null {
  return (
    (questions.find(
      (question) => question.kind === 'single' && question.chosen === null,
    ) as SingleQuestion<M> | null) ?? null
  );
}

/** What was chosen so far, in words. */
export function chosenLabels<M extends AnyMove>({ questions }: Composition<M>): readonly string[] {
  return questions.flatMap(({ choices, chosen }) =>
    choices
      .filter(({ key }) => (typeof chosen === 'string' ? chosen === key : chosen?.includes(key)))
      .map(({ label }) => label),
  );
}

/** A set of choices as the one answer to a question. */
function keyOfSeveral(chosen: readonly string[]): string {
  return chosen.join(' ');
}

/** The choices that an answer to such a question holds. */
export function severalOfKey(answer: string | undefined): readonly string[] {
  return answer?.split(' ') ?? [];
}

/** The answer to a question once this choice is put in or taken out. */
export function toggled({ choices, chosen }: SeveralQuestion, key: string): string {
  const isIn = (choice: string) => chosen.includes(choice) !== (choice === key);
  return keyOfSeveral(choices.map((choice) => choice.key).filter(isIn));
}
