import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';

export interface DimmerProps {
  /** Share of the light that is left, 1 for all of it. */
  readonly level: number;
  readonly instant: boolean;
}

/** Per second, share of the way that is left while the lights go down or up. */
const PACE = 0.002;

/** Dims the whole picture when it gets serious, without touching a single light. */
export function Dimmer({ level, instant }: DimmerProps) {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const full = useRef(gl.toneMappingExposure);
  const shown = useRef(1);
  useEffect(() => {
    const before = full.current;
    return () => {
      gl.toneMappingExposure = before;
    };
  }, [gl]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new level wants frames
  useEffect(() => {
    invalidate();
  }, [level, instant, invalidate]);
  useFrame((_, delta) => {
    if (shown.current === level) return;
    const near = instant || Math.abs(shown.current - level) < 0.005;
    shown.current = near
      ? level
      : shown.current + (level - shown.current) * (1 - PACE ** Math.min(delta, 0.05));
    gl.toneMappingExposure = full.current * shown.current;
    if (!near) invalidate();
  }, -1);
  return null;
}
