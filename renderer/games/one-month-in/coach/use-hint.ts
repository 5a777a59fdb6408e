import { useEffect, useMemo } from 'react';
import type { Entry } from '../../../../models/one-month-in/entries';
import type { Move } from '../../../../models/one-month-in/moves';
import { hintFor, spanOf } from '../../../../models/one-month-in/tutorial';
import { composedText } from '../../../i18n';
import type { HintMemory } from '../../face';
import { useSnapshot } from '../table-game';

export interface ShownHint {
  readonly text: string;
  close(): void;
}

/** The table as a hint sees it. The log is long: it is read only when a hint asks for it. */
function useAsked(legal: readonly Move[]) {
  const { position, prompt, log } = useSnapshot();
  return useMemo(() => {
    let entries: readonly Entry[] | null = null;
    return {
      state: position.state,
      decision: prompt.id,
      seat: prompt.seats[0] ?? null,
      legal,
      get log() {
        entries ??= log.map(({ entry }) => entry);
        return entries;
      },
    };
  }, [position, prompt, legal, log]);
}

/**
 * The small hint for whoever is asked; null where there is none. Each is said once in a game: for a decision or a turn, or
 * until it is closed.
 * @param legal none while a bot decides
 * @param memory null where hints are turned off
 */
export function useHint(legal: readonly Move[], memory: HintMemory | null): ShownHint | null {
  const { moves } = useSnapshot();
  const asked = useAsked(legal);
  const hint = memory && hintFor(asked, moves, memory.said);
  const span = hint && spanOf(hint, asked, moves);
  useEffect(() => {
    if (!memory || !hint || !span || memory.said.first[hint.id] !== undefined) return;
    memory.keep({ ...memory.said, first: { ...memory.said.first, [hint.id]: span } });
  }, [memory, hint, span]);
  if (!memory || !hint) return null;
  const { id, text } = hint;
  const close = () => memory.keep({ ...memory.said, closed: [...memory.said.closed, id] });
  return { text: composedText(text), close };
}
