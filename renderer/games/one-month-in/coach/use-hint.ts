import { useMemo, useState } from 'react';
import type { Move } from '../../../../models/one-month-in/moves';
import { hintFor, NOTHING_SAID, spanOf } from '../../../../models/one-month-in/tutorial';
import { composedText } from '../../../i18n';
import { useSnapshot } from '../table-game';

export interface ShownHint {
  readonly text: string;
  close(): void;
}

/**
 * The small hint for whoever is asked; null where there is none. Each is said once in a sitting: for a decision or a turn, or
 * until it is closed.
 * @param legal none while a bot decides
 * @param wanted false where hints are turned off
 */
export function useHint(legal: readonly Move[], wanted: boolean): ShownHint | null {
  const { position, prompt, log, moves } = useSnapshot();
  const [said, setSaid] = useState(NOTHING_SAID);
  const asked = useMemo(
    () => ({
      state: position.state,
      decision: prompt.id,
      seat: prompt.seats[0] ?? null,
      legal: wanted ? legal : [],
      log: log.map(({ entry }) => entry),
    }),
    [position, prompt, legal, wanted, log],
  );
  const hint = hintFor(asked, moves, said);
  if (!hint) return null;
  const { id, text } = hint;
  if (said.first[id] === undefined)
    setSaid({ ...said, first: { ...said.first, [id]: spanOf(hint, asked, moves) } });
  return { text: composedText(text), close: () => setSaid({ ...said, closed: [...said.closed, id] }) };
}
