/** Builds one move out of those that can be made, by a few questions one after the other. */
import type { Move } from '../../../../models/survive-until-daylight/moves';
import type { State } from '../../../../models/survive-until-daylight/state';
import { t } from '../../../i18n';
import type { Facet, Moves } from './facet';
import { facetsOf } from './facets';

export interface Choice {
  readonly key: string;
  readonly label: string;
  /** What it costs or promises; empty for nothing. */
  readonly detail: string;
  /** The moves that are left with this answer. */
  readonly moves: Moves;
}

export interface Question {
  readonly id: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** A question that is answered. */
export interface Answered {
  readonly title: string;
  readonly label: string;
}

export interface Composition {
  readonly answered: readonly Answered[];
  /** What is asked next; null when nothing is. */
  readonly question: Question | null;
  /** The move that the answers make; null while a question is open. */
  readonly move: Move | null;
}

export const NOTHING_YET: Composition = { answered: [], question: null, move: null };

function choicesOf(facet: Facet, moves: readonly Move[], state: State): readonly Choice[] {
  const groups = new Map<string, Moves>();
  for (const move of moves) {
    const key = facet.key(move);
    const group = groups.get(key);
    groups.set(key, group ? [...group, move] : [move]);
  }
  return [...groups].map(([key, group]) => ({
    key,
    label: facet.label(group[0], state),
    detail: facet.detail?.(group, state) ?? '',
    moves: group,
  }));
}

/** The question of a facet. A question with one answer is not asked. */
function walk(
  facets: readonly Facet[],
  moves: readonly Move[],
  answers: readonly string[],
  state: State,
): Composition {
  const [facet, ...rest] = facets;
  if (!facet) return { ...NOTHING_YET, move: moves[0] ?? null };
  if (new Set(moves.map(facet.key)).size <= 1) return walk(rest, moves, answers, state);
  const title = t(`sd.hud.ask.${facet.id}`);
  const choices = choicesOf(facet, moves, state);
  const chosen = choices.find(({ key }) => key === answers[0]);
  if (!chosen) return { ...NOTHING_YET, question: { id: facet.id, title, choices } };
  const further = walk(rest, chosen.moves, answers.slice(1), state);
  return { ...further, answered: [{ title, label: chosen.label }, ...further.answered] };
}

const CATEGORY: Facet = {
  id: 'category',
  key: ({ type }) => type,
  label: ({ type }) => t(`sd.hud.action.${type}`),
};

/**
 * What is still to be asked so that one of the moves remains, and that move.
 * @param answers keys of the choices made so far, in the order of the questions
 */
export function compose(moves: readonly Move[], answers: readonly string[], state: State): Composition {
  const kinds = choicesOf(CATEGORY, moves, state);
  const [only] = kinds;
  if (kinds.length === 1 && only) return walk(facetsOf(only.moves[0]), only.moves, answers, state);
  const chosen = kinds.find(({ key }) => key === answers[0]);
  if (!chosen) return walk([CATEGORY], moves, [], state);
  const further = walk(facetsOf(chosen.moves[0]), chosen.moves, answers.slice(1), state);
  return {
    ...further,
    answered: [{ title: t('sd.hud.ask.category'), label: chosen.label }, ...further.answered],
  };
}

/** One flat question: every move is an answer. */
export function askAll(moves: readonly Move[], facet: Facet, state: State): Composition {
  const question = {
    id: facet.id,
    title: t(`sd.hud.ask.${facet.id}`),
    choices: choicesOf(facet, moves, state),
  };
  return { ...NOTHING_YET, question };
}
