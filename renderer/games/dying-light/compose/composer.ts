/** What the person is putting together, and the ways to go on with it. */
import { useMemo, useState } from 'react';
import type { ZoneId } from '../../../../models/dying-light/ids';
import type { Move } from '../../../../models/dying-light/moves';
import type { Reason } from '../../../../models/kernel/types';
import type { Pick } from '../scene/marks';
import { useGame, useSnapshot } from '../table-game';
import type { Snapshot } from '../types';
import { cheapestFirst } from './answers-order';
import { type Category, categoryOf } from './category';
import { compose } from './compose';
import { type Answers, type Composition, NOTHING_YET } from './composition';
import { movesOfPick, zoneOfPick } from './picks';

export interface Composer {
  /** All moves of the open decision; none while a bot decides. */
  readonly legal: readonly Move[];
  /** The moves that are still meant. */
  readonly candidates: readonly Move[];
  readonly composition: Composition;
  /** Whether the moves of this decision are put together and confirmed, not just pressed. */
  readonly composed: boolean;
  /** The kind of action chosen; null while none is. */
  readonly category: Category | null;
  /** Something was chosen that can be stepped back from; changes with what it is. */
  readonly begun: string | null;
  /** Why the last move was refused, or why nothing can be done at the place picked. */
  readonly notice: Reason | null;
  answer(question: string, key: string): void;
  chooseCategory(category: Category): void;
  /** Something on the table, or a place of the list, was picked. */
  pick(pick: Pick): void;
  play(move: Move): void;
  cancel(): void;
}

interface Draft {
  /** The position that it belongs to: after any change it means nothing. */
  readonly at: Snapshot;
  readonly answers: Answers;
  readonly picked: Pick | null;
  readonly notice: Reason | null;
}

/** Decisions whose moves are put together and confirmed; all others are taken by pressing one button. */
const COMPOSED: ReadonlySet<string> = new Set(['acting', 'defending', 'assign']);

/** While acting nothing is put together before an action or a place is chosen. */
function isOpen({ prompt }: Snapshot, { answers, picked }: Draft): boolean {
  return prompt.id !== 'acting' || answers.category !== undefined || picked !== null;
}

function movesThere({ at, picked }: Draft, legal: readonly Move[]): readonly Move[] {
  return picked ? movesOfPick(picked, legal, at.position.state) : legal;
}

function ofCategory(moves: readonly Move[], { answers }: Draft): readonly Move[] {
  const meant = moves.filter((move) => !answers.category || categoryOf(move) === answers.category);
  return meant.length > 0 ? meant : moves;
}

/** The action bar asks for the kind of action; where it does not, the kind is the first question. */
function composeFrom(draft: Draft, there: readonly Move[]): Composition {
  const { at, answers, picked } = draft;
  if (!isOpen(at, draft)) return NOTHING_YET;
  const barAsks = at.prompt.id === 'acting' && !picked;
  return compose(barAsks ? ofCategory(there, draft) : there, answers, at.position.state);
}

/** The draft of the position on the table, and a way to change it. */
function useDraft(snapshot: Snapshot) {
  const fresh = useMemo<Draft>(() => ({ at: snapshot, answers: {}, picked: null, notice: null }), [snapshot]);
  const [stored, setDraft] = useState(fresh);
  return { fresh, draft: stored.at === snapshot ? stored : fresh, setDraft };
}

/**
 * @param moves those of the open decision; none while a bot decides
 * @param whyNotThere why no move leads to a Zone; null when one does
 */
export function useComposer(moves: readonly Move[], whyNotThere: (zone: ZoneId) => Reason | null): Composer {
  const game = useGame();
  const snapshot = useSnapshot();
  const { state } = snapshot.position;
  const { fresh, draft, setDraft } = useDraft(snapshot);
  const legal = useMemo(() => cheapestFirst(moves, state), [moves, state]);
  const there = useMemo(() => movesThere(draft, legal), [draft, legal]);
  const candidates = useMemo(() => ofCategory(there, draft), [there, draft]);
  const composition = useMemo(() => composeFrom(draft, there), [draft, there]);
  const { answers, picked, notice } = draft;
  const composed = COMPOSED.has(snapshot.prompt.id);

  const play = (move: Move) => {
    const result = game.play(move, snapshot.prompt.seats[0]);
    if (result && !result.ok) setDraft({ ...draft, notice: result.reason });
  };
  const pick = (pick: Pick) => {
    const meant = movesOfPick(pick, legal, state);
    const zone = zoneOfPick(pick);
    const [only] = meant;
    if (!only) setDraft({ ...fresh, notice: zone && legal.length > 0 ? whyNotThere(zone) : null });
    else if (meant.length === 1 && !composed) play(only);
    else setDraft({ ...draft, picked: pick, notice: null });
  };
  return {
    legal,
    candidates,
    composition,
    composed,
    category: composition.move ? categoryOf(composition.move) : ((answers.category as Category) ?? null),
    begun: answers.category ?? (picked && JSON.stringify(picked)),
    notice,
    answer: (question, key) => setDraft({ ...draft, notice: null, answers: { ...answers, [question]: key } }),
    chooseCategory: (chosen) => setDraft({ ...fresh, answers: { category: chosen } }),
    pick,
    play,
    cancel: () => setDraft(fresh),
  };
}
