/** What the person is putting together, and the ways to go on with it. */
import { useMemo, useState } from 'react';
import type { ZoneId } from '../../../../models/dying-light/ids';
import type { Move } from '../../../../models/dying-light/moves';
import { reasonText } from '../say';
import { isBotsTurn } from './bots';
import { cheapestFirst } from './compose/answers-order';
import { type Category, categoryOf } from './compose/category';
import { type Answers, type Composition, compose } from './compose/compose';
import { movesAt } from './compose/places';
import { type Snapshot, useGame, useSnapshot } from './game-context';

export interface Composer {
  /** All moves of the open decision; none while a bot decides. */
  readonly legal: readonly Move[];
  /** The moves that are still meant. */
  readonly candidates: readonly Move[];
  readonly composition: Composition;
  /** The kind of action chosen; null while none is. */
  readonly category: Category | null;
  /** The place picked on the table or in the list; null while none is. */
  readonly place: ZoneId | null;
  /** Why the last move was refused, or why nothing can be done at the place picked. */
  readonly notice: string | null;
  answer(question: string, key: string): void;
  chooseCategory(category: Category): void;
  pickPlace(zone: ZoneId): void;
  play(move: Move): void;
  cancel(): void;
}

interface Draft {
  /** The position that it belongs to: after any change it means nothing. */
  readonly at: Snapshot;
  readonly answers: Answers;
  readonly place: ZoneId | null;
  readonly notice: string | null;
}

const NOTHING: Composition = { questions: [], move: null };

/** While acting nothing is put together before an action or a place is chosen. */
function isOpen(snapshot: Snapshot, { answers, place }: Draft): boolean {
  return snapshot.prompt.id !== 'acting' || answers.category !== undefined || place !== null;
}

/** @param whyNotThere why no move leads to a Zone, in one sentence; null when one does */
export function useComposer(whyNotThere: (zone: ZoneId) => string | null): Composer {
  const game = useGame();
  const snapshot = useSnapshot();
  const { state } = snapshot.position;
  const fresh: Draft = { at: snapshot, answers: {}, place: null, notice: null };
  const [stored, setDraft] = useState(fresh);
  const draft = stored.at === snapshot ? stored : fresh;
  const legal = useMemo(
    () => (isBotsTurn(snapshot) ? [] : cheapestFirst(game.legalMoves())),
    [game, snapshot],
  );
  const { answers, place, notice } = draft;
  const candidates = useMemo(() => {
    const there = place ? movesAt(legal, place, state) : legal;
    const meant = there.filter((move) => !answers.category || categoryOf(move) === answers.category);
    return meant.length > 0 ? meant : there;
  }, [legal, place, answers.category, state]);
  const composition = isOpen(snapshot, draft) ? compose(candidates, answers, state) : NOTHING;
  const category = composition.move ? categoryOf(composition.move) : ((answers.category as Category) ?? null);

  return {
    legal,
    candidates,
    composition,
    category,
    place,
    notice,
    answer: (question, key) => setDraft({ ...draft, notice: null, answers: { ...answers, [question]: key } }),
    chooseCategory: (chosen) => setDraft({ ...fresh, answers: { category: chosen } }),
    pickPlace(zone) {
      const there = movesAt(legal, zone, state).length > 0;
      setDraft(there ? { ...draft, place: zone, notice: null } : { ...fresh, notice: whyNotThere(zone) });
    },
    play(move) {
      const result = game.play(move, snapshot.prompt.seats[0]);
      if (result && !result.ok) setDraft({ ...draft, notice: reasonText(result.reason) });
    },
    cancel: () => setDraft(fresh),
  };
}
