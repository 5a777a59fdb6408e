import { useFrame } from '@react-three/fiber';
import { type RefObject, useCallback, useRef } from 'react';
import type { Pose } from '../../../../motion/tween';
import type { Laid } from '../../../../table/pieces/Miniatures';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { lamplightAt, type Shining } from './lamplight';

export interface Surroundings extends Shining {
  /** How far the lamps are on, 0 to 1; changes while the light swings. */
  readonly lamps: RefObject<number>;
}

/**
 * Moves miniatures, and lights them anew when they move or the lamps change.
 * @param draw gets every piece with its pose and the light around it
 */
export function useLitPoses(
  goals: readonly PoseGoal[],
  travel: Travel,
  around: Surroundings,
  draw: (pieces: ReadonlyMap<string, Laid>) => void,
) {
  const poses = useRef<ReadonlyMap<string, Pose>>(new Map());
  const drawn = useRef<{ readonly lamps: number; readonly by: unknown }>(null);
  const light = useCallback(() => {
    const lamps = around.lamps.current;
    const lit = [...poses.current].map(
      ([key, pose]) => [key, { pose, light: lamplightAt(pose, around, lamps) }] as const,
    );
    draw(new Map(lit));
    return lamps;
  }, [around, draw]);
  usePoses(goals, travel, (moved) => {
    poses.current = moved;
    drawn.current = { lamps: light(), by: light };
  });
  useFrame(() => {
    if (drawn.current?.by === light && drawn.current.lamps === around.lamps.current) return;
    drawn.current = { lamps: light(), by: light };
  });
}
