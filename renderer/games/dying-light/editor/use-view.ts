import { useCallback, useRef, useState } from 'react';
import type { ZoneId } from '../../../../models/dying-light/ids';
import type { Page } from './fault-words';
import type { Tool } from './tools';

const NOWHERE: readonly ZoneId[] = [];

/** Which page is shown, which trigger lies open, what a click on the city does. */
export function useView() {
  const [page, setPage] = useState<Page>('set-up');
  const [trigger, setTrigger] = useState<number | null>(null);
  const [tool, setTool] = useState<Tool>('objective');
  const [pointed, setPointed] = useState(NOWHERE);
  const armed = useRef<((zone: ZoneId) => void) | null>(null);
  const arm = useCallback((onZone: ((zone: ZoneId) => void) | null) => {
    armed.current = onZone;
  }, []);
  const turnTo = (next: Page) => {
    armed.current = null;
    setPointed(NOWHERE);
    setPage(next);
  };
  const onTool = (next: Tool) => {
    armed.current = null;
    setTool(next);
  };
  return { page, turnTo, trigger, setTrigger, tool, onTool, pointed, setPointed, armed, arm };
}

export type View = ReturnType<typeof useView>;
