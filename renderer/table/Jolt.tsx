import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Group } from 'three';
import { tableClock } from './clock';

export interface JoltProps {
  /** Any new value but null knocks against the table. */
  readonly blow: unknown;
  readonly children: ReactNode;
}

const MILLISECONDS = 360;
/** How far the table slides at most, in cells. */
const WAY = 0.16;

/** A table that somebody knocks against now and then. */
export function Jolt({ blow, children }: JoltProps) {
  const invalidate = useThree((state) => state.invalidate);
  const table = useRef<Group>(null);
  const start = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (blow === null) return;
    start.current = tableClock.now();
    invalidate();
  }, [blow, invalidate]);
  useFrame(() => {
    const time = (tableClock.now() - start.current) / MILLISECONDS;
    if (start.current === Number.NEGATIVE_INFINITY) return;
    const left = WAY * Math.max(0, 1 - time) ** 2;
    table.current?.position.set(Math.sin(time * 34) * left, 0, Math.cos(time * 27) * left);
    if (time < 1) invalidate();
    else start.current = Number.NEGATIVE_INFINITY;
  });
  return <group ref={table}>{children}</group>;
}
