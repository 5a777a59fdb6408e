import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Vector3 } from 'three';

/** Right and up of the camera, as seen from the table: what is laid along them faces the eye. */
export interface Facing {
  readonly right: Vector3;
  readonly up: Vector3;
}

/**
 * Hands out how the camera is turned, whenever that or `write` changes: for flat things that always face the eye. Asks for no
 * frames of its own.
 */
export function useFacing(write: (facing: Facing) => void): void {
  const invalidate = useThree((state) => state.invalidate);
  const shown = useRef('');
  const facing = useRef<Facing>({ right: new Vector3(1, 0, 0), up: new Vector3(0, 1, 0) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written anew must face the eye as well
  useEffect(() => {
    shown.current = '';
    invalidate();
  }, [write, invalidate]);
  useFrame(({ camera }) => {
    const turn = camera.quaternion.toArray().join();
    if (turn === shown.current) return;
    shown.current = turn;
    const { right, up } = facing.current;
    right.set(1, 0, 0).applyQuaternion(camera.quaternion);
    up.set(0, 1, 0).applyQuaternion(camera.quaternion);
    write(facing.current);
  });
}
