import { useState } from 'react';
import type { KindMemory } from './kind-memory';
import type { OpenContent } from './open-content';

/** What was deleted since the app was started and not brought back, oldest first. */
export function useDeleted<Body>(memory: KindMemory<Body>) {
  const [deleted, setDeleted] = useState(() => memory.deleted());
  const become = (next: readonly OpenContent<Body>[]) => {
    memory.setDeleted(next);
    setDeleted(next);
  };
  return {
    deleted,
    /** It may lie open still, until the next one was read: nothing is done with it any more. */
    isDeleted: (id: string) => memory.deleted().some((one) => one.id === id),
    add: (one: OpenContent<Body>) => become([...memory.deleted(), one]),
    drop: (one: OpenContent<Body>) => become(memory.deleted().filter((other) => other !== one)),
  };
}
