import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import { createFrameMeter } from './frame-meter';

interface StopwatchProps {
  /** Frames were slow for a while. */
  readonly onSlow: () => void;
}

/**
 * Times the frames that are drawn, and asks for none. A demand loop rests between frames, so what counts is not the time
 * since the last one (which is why drei's `PerformanceMonitor` takes a resting table for a slow one), but how long after
 * each the browser is ready for another.
 */
export function Stopwatch({ onSlow }: StopwatchProps) {
  const meter = useMemo(createFrameMeter, []);
  useFrame(() => {
    const begun = performance.now();
    requestAnimationFrame(() => {
      if (meter.add(performance.now() - begun)) onSlow();
    });
  });
  return null;
}
