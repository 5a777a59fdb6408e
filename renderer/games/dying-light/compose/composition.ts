/** Questions whose answers make a move, and what the answers make so far. */
import type { DieId } from '../../../../models/dying-light/ids';
import type { Move } from '../../../../models/dying-light/moves';
import type { Reason } from '../../../../models/kernel/types';

/** Answers by the id of the question. */
export type Answers = Readonly<Record<string, string>>;

export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly dice: readonly DieId[];
}

export interface AnswerChoice extends Choice {
  /** The moves that are left with this answer, the one that is taken by itself first. */
  readonly moves: readonly Move[];
}

/** A question with one answer. */
export interface SingleQuestion {
  readonly kind: 'single';
  readonly id: string;
  readonly title: string;
  readonly choices: readonly AnswerChoice[];
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

export type Question = SingleQuestion | SeveralQuestion;

export interface Composition {
  readonly questions: readonly Question[];
  /** The move that the answers make; null while a question is open. */
  readonly move: Move | null;
  /** Why the rules refuse what the answers make; null when they don't. */
  readonly refusal: Reason | null;
}

export const NOTHING_YET: Composition = { questions: [], move: null, refusal: null };
