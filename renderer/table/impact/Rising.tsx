import { type ReactNode, useRef } from 'react';
import type { Group } from 'three';
import { useLapse } from '../useLapse';
import { NUMBER_RISES, numberAt } from './impact';

interface RisingProps {
  /** What it is about; another object starts it anew. */
  readonly of: object;
  /** Milliseconds until it is there. */
  readonly after?: number;
  readonly pace: number;
  readonly children: ReactNode;
}

/** What floats up from its place and stays there. */
export function Rising({ of, after = 0, pace, children }: RisingProps) {
  const group = useRef<Group>(null);
  const time = after + NUMBER_RISES;
  useLapse(of, Number.isFinite(pace) ? time / pace : 0, (share) => {
    const high = numberAt(share * time - after);
    if (!group.current) return;
    group.current.visible = high !== null;
    group.current.position.y = high ?? 0;
  });
  return (
    <group ref={group} visible={false}>
      {children}
    </group>
  );
}
