import { useEffect, useRef, useState } from 'react';
import {
  balanceOf,
  type LayoutBalance,
  type TrialEnd,
} from '../../../../models/one-month-in/layouts/balance';
import type { OwnLayout } from '../../../../models/one-month-in/layouts/draft';

/** Games that make a hint: enough to see what is plainly unfair. */
export const TRIAL_GAMES = 60;

export interface BalanceTrial {
  readonly state: 'none' | 'running' | 'done' | 'cancelled' | 'failed';
  /** Games that have been played. */
  readonly played: number;
  /** What they came to; null before the first. */
  readonly balance: LayoutBalance | null;
  readonly start: () => void;
  readonly cancel: () => void;
}

interface Run {
  readonly state: BalanceTrial['state'];
  readonly ends: readonly TrialEnd[];
}

const NOTHING: Run = { state: 'none', ends: [] };

function openWorker(): Worker {
  return new Worker(new URL('./balance.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Games of bots on a layout, played beside the page. What they came to is forgotten when the layout becomes another.
 * @param key the same for layouts that play alike
 */
export function useBalance(layout: OwnLayout, key: string): BalanceTrial {
  const [run, setRun] = useState<Run>(NOTHING);
  const worker = useRef<Worker | null>(null);

  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout ends what is played on the one before
  useEffect(() => {
    setRun(NOTHING);
    return end;
  }, [key]);

  const start = () => {
    end();
    setRun({ state: 'running', ends: [] });
    try {
      const opened = openWorker();
      worker.current = opened;
      opened.onmessage = ({ data }: MessageEvent<TrialEnd>) =>
        setRun(({ ends }) => {
          const all = [...ends, data];
          return { state: all.length === TRIAL_GAMES ? 'done' : 'running', ends: all };
        });
      opened.onerror = () => {
        end();
        setRun(({ ends }) => ({ state: 'failed', ends }));
      };
      opened.postMessage({ layout, games: TRIAL_GAMES });
    } catch {
      setRun({ state: 'failed', ends: [] });
    }
  };

  return {
    state: run.state,
    played: run.ends.length,
    balance: run.ends.length === 0 ? null : balanceOf(run.ends, layout.bases.length),
    start,
    cancel() {
      end();
      setRun(({ ends }) => ({ state: 'cancelled', ends }));
    },
  };
}
