/** How far the table is with what has happened, for all that is written around it. */
import { createContext, useContext, useMemo, useRef } from 'react';
import type { Listing } from '../../models/kernel/journal';
import { type Telling, TOLD } from '../motion/telling';

const TellingContext = createContext<Telling>(TOLD);

export const TellingProvider = TellingContext.Provider;

/** Everything is told where nobody says otherwise. */
export function useTelling(): Telling {
  return useContext(TellingContext);
}

/** As `useOnceTold`, for what answers: it is there as soon as what is asked may be read. */
export function useOnceAsked<Value>(value: Value): Value {
  const { asks } = useTelling();
  const asked = useRef(value);
  if (asks) asked.current = value;
  return asked.current;
}

/** The value of before as long as what led to the new one is still being shown. */
export function useOnceTold<Value>(value: Value): Value {
  const { over } = useTelling();
  const told = useRef(value);
  if (over) told.current = value;
  return told.current;
}

interface Recorded<Entry> {
  readonly entry: Entry;
}

/**
 * The state in step with the table: that of before with what has been told since, until everything has.
 * @param follow the state after an entry, as far as panels show it. Keep the function
 */
export function useFollowed<State, Entry>(
  state: State,
  log: Listing<Recorded<Entry>>,
  follow: (state: State, entry: Entry) => State,
): State {
  const { over, untold } = useTelling();
  const told = useRef({ state, lines: log.length });
  if (over) told.current = { state, lines: log.length };
  const before = told.current;
  return useMemo(() => {
    if (over) return state;
    const since = log.slice(before.lines, Math.max(before.lines, log.length - untold));
    return since.reduce((now, { entry }) => follow(now, entry), before.state);
  }, [over, untold, state, log, before, follow]);
}
