import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { AdditiveBlending, type Group, Mesh, NormalBlending, RingGeometry } from 'three';
import { settle } from '../../../../motion/easing';
import { tableClock } from '../../../../table/clock';
import type { SceneModel } from '../scene-model';

const LOOKS = {
  burst: { colour: '#7fd12e', reach: 2.4, blending: NormalBlending },
  burn: { colour: '#ff8a2a', reach: 1.3, blending: AdditiveBlending },
} as const;
const RINGS = [0, 0.16, 0.34] as const;
const HEIGHT = 0.12;

export interface SplashProps {
  readonly splash: SceneModel['splash'];
  /** Milliseconds of the motion. */
  readonly duration: number;
}

/** What bursts splashes, what burns glows: rings that run outwards and fade. */
export function Splash({ splash, duration }: SplashProps) {
  const invalidate = useThree((state) => state.invalidate);
  const ring = useMemo(() => new RingGeometry(0.62, 1, 28).rotateX(-Math.PI / 2), []);
  const rings = useRef<Group>(null);
  const start = useRef(0);
  useEffect(() => () => ring.dispose(), [ring]);
  useEffect(() => {
    if (!splash) return;
    start.current = tableClock.now();
    invalidate();
  }, [splash, invalidate]);
  useFrame(() => {
    if (!splash || !rings.current) return;
    const share = duration > 0 ? (tableClock.now() - start.current) / duration : 1;
    rings.current.children.forEach((child, index) => {
      const late = RINGS[index] ?? 0;
      const own = Math.min(1, Math.max(0, (share - late) / (1 - late)));
      child.scale.setScalar(0.05 + LOOKS[splash.kind].reach * settle(own));
      child.visible = own > 0 && own < 1;
      if (child instanceof Mesh) child.material.opacity = 0.85 * (1 - own);
    });
    if (share < 1) invalidate();
  });
  if (!splash || duration === 0) return null;
  const { colour, blending } = LOOKS[splash.kind];
  return (
    <group ref={rings} position={[splash.x, HEIGHT, splash.z]}>
      {RINGS.map((late) => (
        <mesh key={late} geometry={ring} visible={false} renderOrder={4} raycast={() => null}>
          <meshBasicMaterial
            color={colour}
            transparent
            depthWrite={false}
            toneMapped={false}
            blending={blending}
          />
        </mesh>
      ))}
    </group>
  );
}
