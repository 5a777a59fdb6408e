import { type ReactNode, useMemo, useState } from 'react';
import { entryNamed } from '../../models/kernel/rulebook';
import type { GameFace } from '../games/face';
import { RulebookDialog } from './rulebook-dialog';
import { RulebookProvider, type RulebookTools } from './use-rulebook';

interface RulebookProps {
  readonly faces: readonly GameFace[];
  /** The game on the table, or the one that was there last. */
  readonly face: GameFace;
  readonly children: ReactNode;
}

/** Lays the rulebook over whatever it is opened from; closing it gives the focus back. */
export function Rulebook({ faces, face, children }: RulebookProps) {
  const [opened, setOpened] = useState<{ readonly at: string | null } | null>(null);
  const tools = useMemo<RulebookTools>(
    () => ({ book: face.rulebook, isOpen: opened !== null, open: (at) => setOpened({ at }) }),
    [face, opened],
  );
  return (
    <RulebookProvider value={tools}>
      {children}
      {opened && (
        <RulebookDialog
          faces={faces}
          face={face}
          start={entryNamed(face.rulebook, opened.at)}
          onClose={() => setOpened(null)}
        />
      )}
    </RulebookProvider>
  );
}
