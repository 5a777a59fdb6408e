import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { AdditiveBlending, BoxGeometry, type Mesh, Vector3 } from 'three';
import { onBoard, PLACES } from '../../layout';
import { standeesIn } from '../dead/standing';
import type { SceneModel } from '../scene-model';

const LENGTH = 1.6;
const FROM_HEIGHT = 1.35;
const TO_HEIGHT = 0.95;
/** Share of the motion in which it flies. */
const FLIES = 0.35;

interface Way {
  readonly from: Vector3;
  readonly to: Vector3;
}

/** From whom a shot comes and whom it is at; null while nobody shoots. */
function wayOf(scene: SceneModel): Way | null {
  const { strike } = scene;
  const target = standeesIn(scene).find(({ look }) => look.uid === strike?.zombie);
  if (strike?.kind !== 'shot' || !target) return null;
  const { x, z } = onBoard(strike.side, PLACES.survivor);
  return {
    from: new Vector3(x, FROM_HEIGHT, z),
    to: new Vector3(target.pose.x, TO_HEIGHT, target.pose.z),
  };
}

export interface TracerProps {
  readonly scene: SceneModel;
  /** Milliseconds of the motion. */
  readonly duration: number;
}

/** A shot: a streak of light from the Survivor to the target. */
export function Tracer({ scene, duration }: TracerProps) {
  const invalidate = useThree((state) => state.invalidate);
  const streak = useMemo(() => new BoxGeometry(0.07, 0.07, 1), []);
  const mesh = useRef<Mesh>(null);
  const start = useRef(0);
  const way = useMemo(() => wayOf(scene), [scene]);
  useEffect(() => () => streak.dispose(), [streak]);
  useEffect(() => {
    if (!way) return;
    start.current = performance.now();
    invalidate();
  }, [way, invalidate]);
  useFrame(() => {
    if (!way || !mesh.current) return;
    const share = duration > 0 ? (performance.now() - start.current) / (duration * FLIES) : 1;
    mesh.current.visible = share < 1;
    mesh.current.position.copy(way.from).lerp(way.to, Math.min(1, share));
    mesh.current.lookAt(way.to);
    if (share < 1) invalidate();
  });
  if (!way || duration === 0) return null;
  return (
    <mesh ref={mesh} geometry={streak} scale={[1, 1, LENGTH]} visible={false} raycast={() => null}>
      <meshBasicMaterial
        color="#ffe9a8"
        transparent
        depthWrite={false}
        toneMapped={false}
        blending={AdditiveBlending}
      />
    </mesh>
  );
}
