/** How far the table is with what has happened, for all that is written around it. */
import { createContext, useContext, useRef } from 'react';
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
