/** What a person does on the screen to make a move: pure, from the same questions that the interface asks. */
import type { Whole } from '../../../machines/kernel/contract';
import type { Entry } from '../../../models/dying-light/entries';
import type { ZoneId } from '../../../models/dying-light/ids';
import { areaOf } from '../../../models/dying-light/map';
import type { Move } from '../../../models/dying-light/moves';
import type { State } from '../../../models/dying-light/state';
import { answerWords } from '../../../renderer/games/dying-light/compose/answer-words';
import { cheapestFirst } from '../../../renderer/games/dying-light/compose/answers-order';
import { categoryOf } from '../../../renderer/games/dying-light/compose/category';
import { compose } from '../../../renderer/games/dying-light/compose/compose';
import { movesOfPick } from '../../../renderer/games/dying-light/compose/picks';
import { composedText, t } from '../../../renderer/i18n';
import type { Answers, SeveralQuestion } from '../../../renderer/play/composer/composition';

export type Snapshot = Pick<Whole<State, Move, Entry>, 'position' | 'prompt' | 'outcome'>;

/** `nth`: which of the controls whose name has these words in it. */
export type Step =
  /** Closes the card that lies over everything. */
  | { readonly kind: 'read' }
  /** A button that is a whole answer. */
  | { readonly kind: 'press'; readonly name: string; readonly nth: number }
  /** A button of the action bar. */
  | { readonly kind: 'action'; readonly name: string }
  /** A Zone of the table. */
  | { readonly kind: 'place'; readonly zone: ZoneId }
  /** One of the answers to a question. */
  | { readonly kind: 'choose'; readonly question: string; readonly name: string; readonly nth: number }
  /** One of the answers to a question that takes several. */
  | { readonly kind: 'mark'; readonly question: string; readonly name: string }
  | { readonly kind: 'confirm'; readonly name: string };

export interface Way {
  readonly steps: readonly Step[];
  /** The move that these steps make: the one that was wanted, or one that spends the same dice on the same thing. */
  readonly move: Move;
}

const COMPOSED: ReadonlySet<string> = new Set(['acting', 'defending', 'assign']);

function has(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}

/** Marks what is still to be marked of a question that takes several answers; nothing is taken for granted there. */
function severalSteps({ title, choices, chosen }: SeveralQuestion, wanted: Move): readonly Step[] {
  if (wanted.type !== 'EXCHANGE') throw new Error(`"${title}" has no answer for ${JSON.stringify(wanted)}.`);
  const goods: readonly string[] = [...wanted.give, ...wanted.take];
  return choices
    .filter(({ key }) => goods.includes(key) !== chosen.includes(key))
    .map(({ label }) => ({ kind: 'mark', question: title, name: label }));
}

/** The answers to give, one after the other, until the wanted move is the one that is put together. */
function answerSteps(moves: readonly Move[], wanted: Move, given: Answers, state: State): Way {
  const { questions, move } = compose(moves, given, state);
  const several = questions.filter((question) => question.kind === 'several');
  for (const { id, title, choices, chosen } of questions.filter((question) => question.kind === 'single')) {
    const answer = choices.find((choice) => choice.moves.includes(wanted));
    if (!answer) throw new Error(`"${title}" has no answer for ${JSON.stringify(wanted)}.`);
    if (answer.key === chosen) continue;
    const before = choices.slice(0, choices.indexOf(answer));
    const nth = before.filter((choice) => has(`${choice.label} ${choice.detail ?? ''}`, answer.label)).length;
    const rest = answerSteps(moves, wanted, { ...given, [id]: answer.key }, state);
    return { ...rest, steps: [{ kind: 'choose', question: title, name: answer.label, nth }, ...rest.steps] };
  }
  const made = several.length > 0 ? wanted : move;
  if (!made) throw new Error(`No answers make ${JSON.stringify(wanted)}.`);
  const marks = several.flatMap((question) => severalSteps(question, wanted));
  return {
    steps: [...marks, { kind: 'confirm', name: composedText(`dl.hud.confirm.${made.type}`) }],
    move: made,
  };
}

function fromTable(legal: readonly Move[], wanted: Move, zone: ZoneId, state: State): Way {
  const there = movesOfPick({ kind: 'zone', zone, area: areaOf(zone) }, legal, state);
  const { steps, move } = answerSteps(there, wanted, {}, state);
  return { steps: [{ kind: 'place', zone }, ...steps], move };
}

function fromActionBar(legal: readonly Move[], wanted: Move, state: State): Way {
  const category = categoryOf(wanted);
  const meant = legal.filter((move) => categoryOf(move) === category);
  const { steps, move } = answerSteps(meant, wanted, { category }, state);
  return { steps: [{ kind: 'action', name: t(`dl.hud.category.${category}`) }, ...steps], move };
}

function fromButtons(legal: readonly Move[], wanted: Move, state: State): Way {
  const name = answerWords(wanted, state);
  const before = legal.slice(0, legal.indexOf(wanted));
  const nth = before.filter((move) => answerWords(move, state) === name).length;
  return { steps: [{ kind: 'press', name, nth }], move: wanted };
}

/**
 * How to make a move.
 * @param moves all legal moves, with `wanted` among them
 * @param onTable Moves begin with a click on the Zone instead of the action bar
 */
export function wayTo(
  { position: { state }, prompt }: Snapshot,
  moves: readonly Move[],
  wanted: Move,
  onTable: boolean,
): Way {
  const legal = cheapestFirst(moves, state);
  if (wanted.type === 'ACK') return { steps: [{ kind: 'read' }], move: wanted };
  if (!COMPOSED.has(prompt.id)) return fromButtons(legal, wanted, state);
  if (prompt.id !== 'acting') return answerSteps(legal, wanted, {}, state);
  if (onTable && wanted.type === 'MOVE') return fromTable(legal, wanted, wanted.to, state);
  return fromActionBar(legal, wanted, state);
}
