/** How clicks, buttons and answers become a move of Dying Light. */
import type { Move } from '../../../../models/dying-light/moves';
import { NOTHING_YET } from '../../../play/composer/composition';
import { type Composing, type Draft, freshDraft } from '../../../play/composer/draft';
import { peopleAsked } from '../../../play/composer/people';
import { noticeOf } from '../say';
import type { DyingLight } from '../types';
import { cheapestFirst } from './answers-order';
import { type Category, categoryOf } from './category';
import { compose, QUESTIONS } from './compose';
import { movesOfPick, zoneOfPick } from './picks';
import { reasonNotThere } from './place-words';

type DyingLightDraft = Draft<DyingLight>;

/** Decisions whose moves are put together and confirmed; all others are taken by pressing one button. */
const COMPOSED: ReadonlySet<string> = new Set(['acting', 'defending', 'assign']);

function categoryIn({ answers, category }: DyingLightDraft): Category | null {
  return (answers.category as Category | undefined) ?? category;
}

/** While acting nothing is put together before an action or a place is chosen. */
function isOpen(draft: DyingLightDraft): boolean {
  return draft.at.prompt.id !== 'acting' || categoryIn(draft) !== null || draft.picks.length > 0;
}

function movesThere({ at, picks: [picked] }: DyingLightDraft, moves: readonly Move[]): readonly Move[] {
  return picked ? movesOfPick(picked, moves, at.position.state) : moves;
}

function ofCategory(draft: DyingLightDraft, moves: readonly Move[]): readonly Move[] {
  const category = categoryIn(draft);
  const meant = moves.filter((move) => category === null || categoryOf(move) === category);
  return meant.length > 0 ? meant : moves;
}

function whyNotThere({ at }: DyingLightDraft, pick: DyingLight['Pick']) {
  const zone = zoneOfPick(pick);
  const reason = zone && reasonNotThere(zone, at.position.state);
  return reason && noticeOf(reason);
}

export const COMPOSING: Composing<DyingLight> = {
  questions: QUESTIONS,
  asks: 'once',
  offered: (legal, { position }) => cheapestFirst(legal, position.state),
  peopleAt: ({ position, prompt }) => peopleAsked(position.state.seats, prompt),
  movesOf: (_, offered) => offered,
  meant: (draft, moves) => ofCategory(draft, movesThere(draft, moves)),
  /** The action bar asks for the kind of action; where it does not, the kind is the first question. */
  composition(draft, meant, moves) {
    const { at, answers, picks } = draft;
    if (!isOpen(draft)) return NOTHING_YET;
    const barAsks = at.prompt.id === 'acting' && picks.length === 0;
    const category = categoryIn(draft);
    const given = category === null ? answers : { category, ...answers };
    return compose(barAsks ? meant : movesThere(draft, moves), given, at.position.state);
  },
  isComposed: ({ at }) => COMPOSED.has(at.prompt.id),
  meantBy: (pick, moves, { position }) => movesOfPick(pick, moves, position.state),
  picked: (draft, pick) => ({ ...draft, picks: [pick] }),
  missed: (draft, pick, seat) => ({
    ...freshDraft<DyingLight>(draft.at),
    notice: seat && whyNotThere(draft, pick),
  }),
};
