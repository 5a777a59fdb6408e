/** What the person is putting together, and the ways to go on with it. */
import { useMemo, useState } from 'react';
import type { Reason, SeatId } from '../../../models/kernel/types';
import type { SnapshotOf, TableGame } from '../../games/face';
import { useSpeaker } from '../../input/pad/speaking';
import { useQuestion } from '../../input/presses';
import type { PlayedGame } from '../played-game';
import { begunOf, type Composing, type Draft, freshDraft, steppedBack, type Work, workOut } from './draft';
import type { Notice } from './notice';

export interface Composer<G extends PlayedGame> extends Work<G> {
  /** Whether the moves of this decision are put together and confirmed, not just pressed. */
  readonly composed: boolean;
  /** The kind of move chosen; null while none is. */
  readonly category: G['Category'] | null;
  /** What was pointed at so far. */
  readonly picks: readonly G['Pick'][];
  /** Something was chosen that can be stepped back from; changes with what it is. */
  readonly begun: string | null;
  readonly notice: Notice | null;
  begin(category: G['Category']): void;
  answer(question: string, key: string): void;
  /** Whether a move begins or goes on with something on the table. */
  allows(pick: G['Pick']): boolean;
  /** Something on the table, or in a hand, was picked. */
  pick(pick: G['Pick']): void;
  play(move: G['Move']): void;
  /** Makes a move again and again, as long as the game says that nothing is to be decided in between. */
  repeat(move: G['Move']): void;
  /** One step back. */
  back(): void;
  /** All steps back. */
  cancel(): void;
  /** Another person acts. */
  actAs(seat: SeatId): void;
}

export interface ComposerOptions<G extends PlayedGame> {
  readonly game: TableGame<G>;
  readonly snapshot: SnapshotOf<G>;
  /** Moves of the open decision; none while a bot decides. */
  readonly legal: readonly G['Move'][];
  /** A finished move that is looked at once more before it is made. */
  readonly needsLook: (move: G['Move']) => boolean;
  /** What the rules say against a move, in words. */
  readonly refused: (reason: Reason) => Notice;
  /** Why somebody else would rather see another move; null when any is welcome. */
  readonly objects?: (move: G['Move']) => Notice | null;
  /** Whether nothing is to be decided after a move that was to be repeated. Left out by a game that repeats none. */
  readonly goesOn?: (before: SnapshotOf<G>, after: SnapshotOf<G>) => boolean;
}

/** The draft of the position on the table, and a way to change it. */
function useDraft<G extends PlayedGame>(snapshot: SnapshotOf<G>) {
  const fresh = useMemo(() => freshDraft<G>(snapshot), [snapshot]);
  const [stored, setDraft] = useState(fresh);
  return { fresh, draft: stored.at === snapshot ? stored : fresh, setDraft };
}

/** Makes a move, unless somebody or the rules object: then it says why. */
function makerOf<G extends PlayedGame>({ game, objects, refused }: ComposerOptions<G>) {
  return (move: G['Move'], seat: SeatId | null): Notice | null => {
    const objection = objects?.(move) ?? null;
    if (objection) return objection;
    const result = game.play(move, seat ?? undefined);
    return result && !result.ok ? refused(result.reason) : null;
  };
}

/** Whether the repeated move that was just made is to be made once more. */
function goesOnAfter<G extends PlayedGame>(
  before: SnapshotOf<G>,
  { game, goesOn }: ComposerOptions<G>,
): boolean {
  const after = game.getSnapshot();
  return after.moves > before.moves && (goesOn?.(before, after) ?? false);
}

/** @param composing of the game; keeps its identity */
export function useComposer<G extends PlayedGame>(
  composing: Composing<G>,
  options: ComposerOptions<G>,
): Composer<G> {
  const { game, snapshot, legal, needsLook } = options;
  const { fresh, draft, setDraft } = useDraft<G>(snapshot);
  const offered = useMemo(() => composing.offered(legal, snapshot), [composing, legal, snapshot]);
  const work = useMemo(() => workOut(composing, draft, offered), [composing, draft, offered]);
  const { seat, moves } = work;
  const composed = composing.isComposed(draft);
  const make = makerOf(options);
  const play = (move: G['Move']) => {
    const notice = make(move, seat);
    if (notice) setDraft({ ...draft, notice });
  };
  const repeat = (move: G['Move']) => {
    let before: SnapshotOf<G>;
    do {
      before = game.getSnapshot();
      play(move);
    } while (goesOnAfter(before, options));
  };
  const goOn = (next: Draft<G>) => {
    const { move } = workOut(composing, next, offered).composition;
    if (move && !needsLook(move)) play(move);
    else setDraft({ ...next, notice: null });
  };
  const pick = (picked: G['Pick']) => {
    const meant = composing.meantBy(picked, moves, snapshot);
    const [only] = meant;
    if (!only) setDraft(composing.missed(draft, picked, seat, game.whyIllegal));
    else if (meant.length === 1 && !composed) play(only);
    else goOn(composing.picked(draft, picked, moves));
  };
  const begun = begunOf(composing, draft);
  useSpeaker((speaker) => {
    if (speaker === seat || !work.people.includes(speaker)) return false;
    setDraft({ ...fresh, seat: speaker });
    return true;
  });
  const answering = useQuestion('game', snapshot.moves, snapshot.prompt.id, draft.seat, begun);
  return {
    ...work,
    composed,
    category: draft.category,
    picks: draft.picks,
    begun,
    notice: draft.notice,
    begin: answering((category) => goOn({ ...fresh, seat: draft.seat, category })),
    answer: answering((question, key) => goOn({ ...draft, answers: { ...draft.answers, [question]: key } })),
    allows: (picked) => composing.meantBy(picked, moves, snapshot).length > 0,
    pick: answering(pick),
    play: answering(play),
    repeat: answering(repeat),
    back: answering(() => setDraft(steppedBack(draft))),
    cancel: answering(() => setDraft(fresh)),
    actAs: answering((acting) => setDraft({ ...fresh, seat: acting })),
  };
}
