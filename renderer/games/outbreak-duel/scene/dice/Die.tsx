import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { Color, type Mesh, type MeshBasicMaterial, RingGeometry } from 'three';
import { tableClock } from '../../../../table/clock';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { onBoard, PLACES } from '../../layout';
import type { SceneModel } from '../scene-model';
import { yawFor } from '../seat-view';
import { dieGeometry, dieMatrix, printDie, shineOf } from './die';

const RESULT = { success: new Color('#3dff8f'), failure: new Color('#ff3f30') } as const;
/** Share of the motion in which the die falls; then it is read. */
const FALLS = 0.86;

export interface DieProps {
  readonly scene: SceneModel;
  /** Milliseconds of the motion; 0 shows how it lies at once. */
  readonly duration: number;
}

/** The white die, with a ring of light that says how it came out. */
export function Die({ scene, duration }: DieProps) {
  const { shadowSize } = useQuality();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(dieGeometry, []);
  const print = useMemo(printDie, []);
  const ring = useMemo(() => new RingGeometry(0.56, 0.74, 40).rotateX(-Math.PI / 2), []);
  const mesh = useRef<Mesh>(null);
  const light = useRef<Mesh>(null);
  const { die } = scene;
  const fall = useRef({ number: 0, start: 0, length: 0 });
  const moving = useRef(true);
  useEffect(
    () => () => {
      geometry.dispose();
      print.dispose();
      ring.dispose();
    },
    [geometry, print, ring],
  );
  const yaw = yawFor(scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a throw keeps the pace at which it began
  useEffect(() => {
    if (die && die.number !== fall.current.number)
      fall.current = { number: die.number, start: tableClock.now(), length: duration * FALLS };
    moving.current = true;
    invalidate();
  }, [die, yaw, invalidate]);
  useFrame(() => {
    if (!moving.current || !mesh.current || !light.current) return;
    const { start, length } = fall.current;
    const share = length > 0 ? Math.min(1, (tableClock.now() - start) / length) : 1;
    moving.current = die !== null && share < 1;
    mesh.current.visible = light.current.visible = die !== null;
    if (!die) return;
    mesh.current.matrix.copy(dieMatrix(die, yaw, share));
    mesh.current.matrixWorldNeedsUpdate = true;
    const shine = light.current.material as MeshBasicMaterial;
    shine.color.copy(die.success ? RESULT.success : RESULT.failure);
    shine.opacity = shineOf(share);
    const { x, z } = onBoard(die.side, PLACES.dice);
    light.current.position.set(x, 0.02, z);
    if (moving.current) invalidate();
  });
  return (
    <>
      <mesh
        ref={mesh}
        geometry={geometry}
        matrixAutoUpdate={false}
        visible={false}
        castShadow={shadowSize > 0}
        raycast={() => null}
      >
        <Surface map={print} roughness={0.35} />
      </mesh>
      <mesh ref={light} geometry={ring} visible={false} renderOrder={2} raycast={() => null}>
        <meshBasicMaterial transparent depthWrite={false} toneMapped={false} />
      </mesh>
    </>
  );
}
