import { useFrame, useThree } from '@react-three/fiber';
import { useRef } from 'react';
import type { Mesh, MeshBasicMaterial } from 'three';
import { tableClock } from '../../../../table/clock';
import type { Spot } from '../../../../table/places';
import { TONES } from './Highlights';

export interface HarmRingProps {
  readonly spot: Spot;
  readonly heavy: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

/** A red ring that spreads around somebody who was hurt. */
export function HarmRing({ spot, heavy, duration }: HarmRingProps) {
  const invalidate = useThree((state) => state.invalidate);
  const ring = useRef<Mesh>(null);
  const material = useRef<MeshBasicMaterial>(null);
  const start = useRef(tableClock.now());
  useFrame(() => {
    const time = Math.min(1, (tableClock.now() - start.current) / duration);
    ring.current?.scale.setScalar(1 + time * (heavy ? 2.2 : 1.1));
    if (material.current) material.current.opacity = 1 - time;
    if (time < 1) invalidate();
  });
  return (
    <mesh
      ref={ring}
      position={[spot.x, spot.y + 0.06, spot.z]}
      rotation-x={-Math.PI / 2}
      renderOrder={3}
      raycast={() => null}
    >
      <ringGeometry args={[0.5, heavy ? 0.74 : 0.64, 40]} />
      <meshBasicMaterial
        ref={material}
        color={TONES.threat}
        transparent
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
}
