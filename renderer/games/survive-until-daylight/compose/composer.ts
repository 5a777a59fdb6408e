/** What the person is putting together, and the ways to go on with it. */
import { useMemo, useState } from 'react';
import type { SeatId } from '../../../../models/kernel/types';
import type { Move, MoveType } from '../../../../models/survive-until-daylight/moves';
import { t } from '../../../i18n';
import { type Notice, noticeOf, objection } from '../hud/notice';
import { whyNotPick } from '../hud/why-not';
import { useGame, useSnapshot } from '../table-game';
import type { Snapshot } from '../types';
import type { Composition } from './compose';
import {
  candidatesAt,
  compositionAt,
  type Draft,
  freshDraft,
  isBegun,
  isComposed,
  movesAt,
  peopleAt,
  seatAt,
  steppedBack,
} from './draft';
import { meantBy, type Pick } from './picks';

export interface Composer {
  /** All that the acting seat may do; nothing while a bot decides. */
  readonly moves: readonly Move[];
  /** The moves that are still meant. */
  readonly candidates: readonly Move[];
  readonly composition: Composition;
  /** Whether the moves of this decision are put together and confirmed, not just pressed. */
  readonly composed: boolean;
  /** Whose move it is; null while a bot decides. */
  readonly seat: SeatId | null;
  /** People who may act now. */
  readonly people: readonly SeatId[];
  readonly category: MoveType | null;
  /** What was pointed at so far. */
  readonly picks: readonly Pick[];
  /** Something was chosen that can be stepped back from; changes with what it is. */
  readonly begun: string | null;
  readonly notice: Notice | null;
  begin(category: MoveType): void;
  answer(key: string): void;
  /** Something on the table, or a card of the bag, was picked. */
  pick(pick: Pick): void;
  play(move: Move): void;
  back(): void;
  /** Another person acts. */
  actAs(seat: SeatId): void;
}

export interface ComposerOptions {
  /** Moves of the open decision; none while a bot decides. */
  readonly legal: readonly Move[];
  /** A turn is ended without asking, even with an action left. */
  readonly endAtOnce: boolean;
  /** Why the coach would rather see another move; null when any is welcome. */
  readonly turnedBack: (move: Move) => string | null;
}

/** Moves that are looked at once more before they are made. */
function needsLook(move: Move, { position }: Snapshot, endAtOnce: boolean): boolean {
  switch (move.type) {
    case 'ATTACK':
    case 'CRAFT':
    case 'PLAY':
    case 'DISCARD':
    case 'JUNK_MARKET':
      return true;
    case 'END_TURN':
      return !endAtOnce && position.state.actions > 0;
    default:
      return false;
  }
}

/** The draft of the position on the table, and a way to change it. */
function useDraft(snapshot: Snapshot) {
  const fresh = useMemo(() => freshDraft(snapshot), [snapshot]);
  const [stored, setDraft] = useState(fresh);
  return { fresh, draft: stored.at === snapshot ? stored : fresh, setDraft };
}

/** Makes a move, unless the coach or the rules object; what they say is kept. */
function usePlay(draft: Draft, legal: readonly Move[], turnedBack: ComposerOptions['turnedBack']) {
  const game = useGame();
  return (move: Move): Notice | null => {
    const why = turnedBack(move);
    if (why !== null) return objection(t(`sd.coach.back.${why}`));
    const result = game.play(move, seatAt(draft, legal) ?? undefined);
    return result && !result.ok ? noticeOf(result.reason) : null;
  };
}

/** Picks that go together with a new one: all of them if moves are left, else the new one alone. */
function pickedWith(draft: Draft, pick: Pick, legal: readonly Move[]): readonly Pick[] {
  const others = draft.picks.filter(({ kind }) => kind !== pick.kind);
  const together = { ...draft, picks: [...others, pick] };
  return candidatesAt(together, legal).length > 0 ? together.picks : [pick];
}

export function useComposer({ legal, endAtOnce, turnedBack }: ComposerOptions): Composer {
  const game = useGame();
  const snapshot = useSnapshot();
  const { fresh, draft, setDraft } = useDraft(snapshot);
  const composition = useMemo(() => compositionAt(draft, legal), [draft, legal]);
  const moves = useMemo(() => movesAt(draft, legal), [draft, legal]);
  const candidates = useMemo(() => candidatesAt(draft, legal), [draft, legal]);
  const make = usePlay(draft, legal, turnedBack);
  const play = (move: Move) => {
    const notice = make(move);
    if (notice) setDraft({ ...draft, notice });
  };
  const goOn = (next: Draft) => {
    const { move } = compositionAt(next, legal);
    if (move && !needsLook(move, snapshot, endAtOnce)) play(move);
    else setDraft({ ...next, notice: null });
  };
  const pick = (picked: Pick) => {
    const meant = meantBy(movesAt(draft, legal), [picked]);
    const [only] = meant;
    if (!only) setDraft({ ...draft, notice: whyNotPick(picked, draft, legal, game.whyIllegal) });
    else if (meant.length === 1 && !isComposed(snapshot)) play(only);
    else goOn({ ...draft, answers: [], picks: pickedWith({ ...draft, answers: [] }, picked, legal) });
  };
  return {
    moves,
    candidates,
    composition,
    composed: isComposed(snapshot) || draft.category === 'DISCARD',
    seat: seatAt(draft, legal),
    people: legal.length > 0 ? peopleAt(snapshot) : [],
    category: draft.category,
    picks: draft.picks,
    begun: isBegun(draft) ? JSON.stringify([draft.category, draft.picks, draft.answers]) : null,
    notice: draft.notice,
    begin: (category) => goOn({ ...fresh, seat: draft.seat, category }),
    answer: (key) => goOn({ ...draft, answers: [...draft.answers, key] }),
    pick,
    play,
    back: () => setDraft(steppedBack(draft)),
    actAs: (seat) => setDraft({ ...fresh, seat }),
  };
}
