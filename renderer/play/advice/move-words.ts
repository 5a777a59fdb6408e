/** A move that nobody has put together yet, in the words of the questions that would lead to it. */
import type { AnyMove } from '../../../models/kernel/types';
import type { Questions } from '../composer/compose';
import { openQuestion } from '../composer/composition';
import { type Composing, freshDraft } from '../composer/draft';
import type { Facet } from '../composer/facet';
import type { PlayedGame } from '../played-game';

function isSame(one: AnyMove, other: AnyMove): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What kind of move it is and what it is first of all about, and the answers that tell it from the others; each once. */
function labelsOf<M extends AnyMove, State>(
  { category, facetsOf }: Questions<M, State>,
  moves: readonly M[],
  move: M,
  state: State,
): readonly string[] {
  let left = moves;
  const tells = (facet: Facet<M, State>) => {
    const rest = left.filter((one) => facet.key(one) === facet.key(move));
    const isAsked = rest.length < left.length;
    left = rest;
    return isAsked;
  };
  const isKindAsked = tells(category);
  const labels = facetsOf(move)
    .filter((facet, index) => tells(facet) || index === 0)
    .map(({ label }) => label(move, state));
  const kind = isKindAsked || labels.length === 0 ? [category.label(move, state)] : [];
  return [...new Set([...kind, ...labels])].filter((label) => label !== '');
}

/** @param moves all that the acting seat may do, the move among them */
export function moveWords<G extends PlayedGame>(
  composing: Composing<G>,
  at: Parameters<typeof freshDraft<G>>[0],
  moves: readonly G['Move'][],
  move: G['Move'],
): string {
  const draft = freshDraft<G>(at);
  const flat = composing.isComposed(draft) ? null : openQuestion(composing.composition(draft, moves, moves));
  const button = flat?.id === 'answer' ? flat.choices.find((choice) => isSame(choice.moves[0], move)) : null;
  if (button) return button.label;
  return labelsOf(composing.questions, moves, move, at.position.state).join(' · ');
}
