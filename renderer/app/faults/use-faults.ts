import { useCallback, useEffect, useState } from 'react';
import type { Platform } from '../../platform/platform';
import { type Fault, faultOf, lineOf } from './fault';

/** Letters of a fault that the log takes. */
const LONGEST = 8000;

/** That the log can't be written must not be a fault of its own. */
export function writeFault({ log }: Pick<Platform, 'log'>, fault: Fault): void {
  log('error', lineOf(fault).slice(0, LONGEST)).catch(() => {});
}

interface Faults {
  /** What broke last. */
  readonly fault: Fault | null;
  /** Writes an error down and opens the error page for it. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Faults of the window: those that parts of the app report, and those that nobody caught. A promise that nobody waited
 * for is only written down, for what it was to bring is not there yet and nothing of the app depends on it.
 *
 * @param open shows the error page
 */
export function useFaults(platform: Platform, open: () => void): Faults {
  const [fault, setFault] = useState<Fault | null>(null);
  const onFault = useCallback(
    (error: unknown) => {
      const broken = faultOf(error);
      writeFault(platform, broken);
      setFault(broken);
      open();
    },
    [platform, open],
  );
  useEffect(() => {
    // Without an error it is the browser that complains, of a layout that took a frame too long.
    const onError = ({ error }: ErrorEvent) => error instanceof Error && onFault(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => writeFault(platform, faultOf(reason));
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [platform, onFault]);
  return { fault, onFault };
}
