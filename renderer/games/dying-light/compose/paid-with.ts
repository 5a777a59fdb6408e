/** Dice are paid by pointing at them: what a click on a die of the pool answers. */

import type { Move } from '../../../../models/dying-light/moves';
import type { AnyMove } from '../../../../models/kernel/types';
import type { AnswerChoice, Question, SingleQuestion } from '../../../play/composer/composition';

export interface Payment {
  /** Id of the question that it answers. */
  readonly question: string;
  readonly key: string;
}

type Paying = SingleQuestion<Move>;

function isPaying(question: Question<Move>): question is Paying {
  return question.kind === 'single' && question.choices.some(({ pieces }) => pieces.length > 0);
}

/** With fewer, all of them are read at a glance. */
const FEWEST_FOLDED = 3;

/** Whether all that the answers to a question spend lies in a pool of dice, where it can be pointed at. */
export function isPaidFrom({ kind, choices }: Question<AnyMove>, pool: readonly string[]): boolean {
  const pieces = choices.flatMap((choice) => choice.pieces);
  const isMany = kind === 'single' && choices.length >= FEWEST_FOLDED;
  return isMany && pieces.length > 0 && pieces.every((piece) => pool.includes(piece));
}

function chosenOf({ choices, chosen }: Paying): readonly string[] {
  return choices.find(({ key }) => key === chosen)?.pieces ?? [];
}

/** The dice that the answers so far spend. */
export function paidDice(questions: readonly Question<Move>[]): ReadonlySet<string> {
  return new Set(questions.filter(isPaying).flatMap(chosenOf));
}

/** Of these answers the one that keeps most of what was chosen. */
function nearest(choices: readonly AnswerChoice<Move>[], kept: readonly string[]) {
  const sharing = ({ pieces }: AnswerChoice<Move>) => pieces.filter((piece) => kept.includes(piece)).length;
  return choices.toSorted((one, other) => sharing(other) - sharing(one))[0];
}

/** A die that is spent is taken back, another one is put in; null where it can pay for nothing that is asked. */
export function paidWith(questions: readonly Question<Move>[], die: string): Payment | null {
  for (const question of questions.filter(isPaying)) {
    const kept = chosenOf(question);
    const isIn = kept.includes(die);
    const ways = question.choices.filter(({ pieces }) => pieces.includes(die) !== isIn);
    const way = ways.length < question.choices.length ? nearest(ways, kept) : undefined;
    if (way) return { question: question.id, key: way.key };
  }
  return null;
}
