import { useState } from 'react';
import type { AnyMove, Message } from '../../../models/kernel/types';
import { messageText } from '../../i18n';
import type { Composing } from '../composer/draft';
import type { Composer } from '../composer/use-composer';
import type { PlayedGame } from '../played-game';
import { useTableGame, useTableSnapshot } from '../table-game';
import { moveWords } from './move-words';

/** What a bot would do, and how the desk says it. */
export interface SpokenAdvice<M extends AnyMove> {
  readonly move: M;
  readonly words: string;
  /** Its reason; empty for what goes without saying. */
  readonly why: string;
}

export interface AdviceAtHand<M extends AnyMove = AnyMove> {
  /** Null until somebody asks; forgotten when the decision changes. */
  readonly given: SpokenAdvice<M> | null;
  ask(): void;
}

function whyText(why: Message | null): string {
  return why ? messageText(why) : '';
}

/** Advice for the open decision of a person; null where none is to be had or nothing is to be chosen. */
export function useAdvice<G extends PlayedGame>(
  composing: Composing<G>,
  { seat, moves }: Pick<Composer<G>, 'seat' | 'moves'>,
): AdviceAtHand<G['Move']> | null {
  const { advise } = useTableGame<G>();
  const at = useTableSnapshot<G>();
  const [kept, keep] = useState<{ at: typeof at; seat: typeof seat; said: SpokenAdvice<G['Move']> } | null>(
    null,
  );
  if (!advise || !seat || moves.length < 2) return null;
  return {
    given: kept?.at === at && kept.seat === seat ? kept.said : null,
    ask() {
      const advice = advise(seat);
      if (!advice) return;
      const { move } = advice;
      keep({
        at,
        seat,
        said: { move, words: moveWords(composing, at, moves, move), why: whyText(advice.why) },
      });
    },
  };
}
