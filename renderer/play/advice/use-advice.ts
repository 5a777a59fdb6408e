import { useState } from 'react';
import type { Message } from '../../../models/kernel/types';
import { messageText } from '../../i18n';
import type { Composing } from '../composer/draft';
import type { Composer } from '../composer/use-composer';
import type { PlayedGame } from '../played-game';
import { useTableGame, useTableSnapshot } from '../table-game';
import { moveWords } from './move-words';

/** What a bot would do, in words. */
export interface SpokenAdvice {
  readonly move: string;
  /** Its reason; empty for what goes without saying. */
  readonly why: string;
}

export interface AdviceAtHand {
  /** Null until somebody asks; forgotten when the decision changes. */
  readonly given: SpokenAdvice | null;
  ask(): void;
}

function whyText(why: Message | null): string {
  return why ? messageText(why) : '';
}

/** Advice for the open decision of a person; null where none is to be had or nothing is to be chosen. */
export function useAdvice<G extends PlayedGame>(
  composing: Composing<G>,
  { seat, moves }: Pick<Composer<G>, 'seat' | 'moves'>,
): AdviceAtHand | null {
  const { advise } = useTableGame<G>();
  const at = useTableSnapshot<G>();
  const [kept, keep] = useState<{ at: typeof at; seat: typeof seat; said: SpokenAdvice } | null>(null);
  if (!advise || !seat || moves.length < 2) return null;
  return {
    given: kept?.at === at && kept.seat === seat ? kept.said : null,
    ask() {
      const advice = advise(seat);
      if (!advice) return;
      const move = moveWords(composing, at, moves, advice.move);
      keep({ at, seat, said: { move, why: whyText(advice.why) } });
    },
  };
}
