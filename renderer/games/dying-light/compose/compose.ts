/** Builds one move out of the legal ones by a few questions; nothing that the rules refuse can be put together. */
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import { categoryOf } from './category';
import {
  type AnswerChoice,
  type Answers,
  type Composition,
  NOTHING_YET,
  type SingleQuestion,
} from './composition';
import { composeExchange } from './exchange';
import type { Facet } from './facet';
import { facetsOf } from './facets';

const CATEGORY: Facet = {
  id: 'category',
  key: categoryOf,
  label: (move) => t(`hud.category.${categoryOf(move)}`),
};

function groupBy(moves: readonly Move[], key: (move: Move) => string): ReadonlyMap<string, readonly Move[]> {
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(key(move), [...(groups.get(key(move)) ?? []), move]);
  return groups;
}

function choicesOf(facet: Facet, moves: readonly Move[], state: State): readonly AnswerChoice[] {
  const groups = groupBy(moves, facet.key);
  return [...groups].map(([key, group]) => {
    const [move] = group as readonly [Move];
    return {
      key,
      label: facet.label(move, state),
      ...(facet.detail && { detail: facet.detail(move, state) }),
      dice: facet.dice?.(move) ?? [],
      moves: group,
    };
  });
}

function ask(facet: Facet, choices: readonly AnswerChoice[], answers: Answers): SingleQuestion {
  const answered = choices.find(({ key }) => key === answers[facet.id]);
  const chosen = answered ?? (facet.preselect ? choices[0] : undefined);
  const title =
    facet.title && choices[0]?.moves[0] ? facet.title(choices[0].moves[0]) : t(`hud.ask.${facet.id}`);
  return { kind: 'single', id: facet.id, title, choices, chosen: chosen?.key ?? null };
}

function walk(facets: readonly Facet[], moves: readonly Move[], answers: Answers, state: State): Composition {
  const [facet, ...rest] = facets;
  if (!facet) return { ...NOTHING_YET, move: moves[0] ?? null };
  if (new Set(moves.map(facet.key)).size <= 1) return walk(rest, moves, answers, state);
  const question = ask(facet, choicesOf(facet, moves, state), answers);
  const chosen = question.choices.find(({ key }) => key === question.chosen);
  if (!chosen) return { ...NOTHING_YET, questions: [question] };
  const further = walk(rest, chosen.moves, answers, state);
  return { ...further, questions: [question, ...further.questions] };
}

/** The questions of one kind of move. Those of an exchange end with sets of Items, which no list of moves holds. */
function composeKind(moves: readonly Move[], answers: Answers, state: State): Composition {
  const [first] = moves;
  if (!first) return NOTHING_YET;
  const asked = walk(facetsOf(first), moves, answers, state);
  if (asked.move?.type !== 'EXCHANGE') return asked;
  const goods = composeExchange(asked.move, answers, state);
  return { ...goods, questions: [...asked.questions, ...goods.questions] };
}

/**
 * What is still to be asked so that one of the moves remains, and that move.
 * @param moves in the order in which they are offered
 */
export function compose(moves: readonly Move[], answers: Answers, state: State): Composition {
  const kinds = choicesOf(CATEGORY, moves, state);
  const [first] = kinds;
  // Whoever points at a place that can be gone to means going there, until they say otherwise.
  const preselect = kinds.length === 1 || first?.moves[0]?.type === 'MOVE';
  const question = ask({ ...CATEGORY, preselect }, kinds, answers);
  const left = kinds.find(({ key }) => key === question.chosen)?.moves ?? [];
  const rest = composeKind(left, answers, state);
  return kinds.length <= 1 ? rest : { ...rest, questions: [question, ...rest.questions] };
}
