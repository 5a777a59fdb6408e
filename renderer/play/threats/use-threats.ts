import { useState } from 'react';
import { THREATS } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';

/** What the table shows in place of what may be done: what the enemies may do. */
export interface Threats {
  readonly shown: boolean;
  readonly toggle: () => void;
}

/**
 * Shows on demand what the enemies are about to do, until it is asked for again or something happens.
 * @param moves of the game so far
 */
export function useThreats(moves: number): Threats {
  const [asked, setAsked] = useState<number | null>(null);
  const shown = asked === moves;
  const toggle = () => setAsked(shown ? null : moves);
  useCommands([[THREATS, toggle]]);
  return { shown, toggle };
}
