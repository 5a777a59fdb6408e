import { type ReactNode, useMemo, useState } from 'react';
import type { RulebookEntryId } from '../../models/dying-light/rulebook';
import { RulebookDialog } from './rulebook-dialog';
import { RulebookProvider, type RulebookTools } from './use-rulebook';

interface Opened {
  readonly at: RulebookEntryId | null;
}

/** Lays the rulebook over whatever it is opened from; closing it gives the focus back. */
export function Rulebook({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const tools = useMemo<RulebookTools>(
    () => ({ isOpen: opened !== null, open: (at) => setOpened({ at }) }),
    [opened],
  );
  return (
    <RulebookProvider value={tools}>
      {children}
      {opened && <RulebookDialog start={opened.at} onClose={() => setOpened(null)} />}
    </RulebookProvider>
  );
}
