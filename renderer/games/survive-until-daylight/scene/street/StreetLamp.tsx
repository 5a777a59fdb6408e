import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Color, Object3D, type SpotLight, Vector3 } from 'three';
import type { Spot } from '../../../../table/places';
import { Surface } from '../../../../table/Surface';
import { box, globe, join, post } from '../../../../table/sculpt/shapes';
import { lampSpot } from '../../layout';

const HEIGHT = 3.5;
const HEAD = { x: 0.75, y: HEIGHT - 0.12, z: 0.3 };
const IRON = '#3a3d46';
/** Where the light hangs, from what it falls on. */
const HANGS = { x: -2, y: 6.5, z: 1.6 };
const LIGHT = { colour: new Color('#ffc274'), alarm: new Color('#ff3a22'), strength: 34, angle: 0.34 };
/** Per second, share of the way that is left when the light swings to somebody else. */
const SWING = 0.0006;

function lampShapes() {
  return join([
    post([0.2, 0.14, 0.22], IRON, {}, 10),
    post([0.075, 0.05, HEIGHT], IRON, {}, 8),
    box([0.9, 0.06, 0.06], IRON, { at: [0.4, HEIGHT, 0.14], turn: [0, -0.38, 0.1] }),
    box([0.44, 0.1, 0.26], IRON, { at: [HEAD.x, HEAD.y + 0.1, HEAD.z], turn: [0, -0.38, 0] }),
    box([0.5, 0.34, 0.04], '#7a2a22', { at: [0.02, 2.1, 0.07], turn: [0, 0, 0.14] }),
  ]);
}

export interface StreetLampProps {
  readonly seats: number;
  /** What the light falls on. */
  readonly aim: Spot;
  /** WAVE!: the light turns red. */
  readonly alarm: boolean;
  /** How bright it is, 0 to 1. */
  readonly strength: number;
  readonly instant: boolean;
}

/** Swings the light to where it is wanted; asks for frames only until it is there. */
function useSwing({ aim: { x, z }, instant }: StreetLampProps) {
  const invalidate = useThree((state) => state.invalidate);
  const light = useRef<SpotLight>(null);
  const target = useMemo(() => new Object3D(), []);
  const place = useCallback(
    (to: Vector3) => {
      target.position.copy(to);
      target.updateMatrixWorld();
      light.current?.position.set(to.x + HANGS.x, HANGS.y, to.z + HANGS.z);
    },
    [target],
  );
  const goal = useMemo(() => new Vector3(x, 0, z), [x, z]);
  const hangs = useRef(false);
  useEffect(() => {
    // It has nowhere to swing from at first.
    if (instant || !hangs.current) place(goal);
    hangs.current = true;
    invalidate();
  }, [goal, instant, place, invalidate]);
  useFrame((_, delta) => {
    if (target.position.equals(goal)) return;
    const near = target.position.distanceTo(goal) < 0.01;
    place(near ? goal : target.position.clone().lerp(goal, 1 - SWING ** Math.min(delta, 0.05)));
    if (!near) invalidate();
  });
  return { light, target };
}

/** The lamp post at the left end of the line. Its light sits on whoever matters. */
export function StreetLamp(props: StreetLampProps) {
  const { x, y, z } = lampSpot(props.seats);
  const iron = useMemo(lampShapes, []);
  const bulb = useMemo(() => globe(0.13, '#fff0cc'), []);
  const { light, target } = useSwing(props);
  useEffect(
    () => () => {
      iron.dispose();
      bulb.dispose();
    },
    [iron, bulb],
  );
  return (
    <>
      <group position={[x, y, z]}>
        <mesh geometry={iron} castShadow raycast={() => null}>
          <Surface roughness={0.5} />
        </mesh>
        <mesh
          geometry={bulb}
          position={[HEAD.x, HEAD.y, HEAD.z]}
          scale={[1.3, 0.6, 0.9]}
          raycast={() => null}
        >
          <meshBasicMaterial vertexColors color={props.alarm ? '#ff6a4a' : '#ffffff'} toneMapped={false} />
        </mesh>
      </group>
      <primitive object={target} />
      <spotLight
        ref={light}
        target={target}
        color={props.alarm ? LIGHT.alarm : LIGHT.colour}
        intensity={LIGHT.strength * props.strength}
        angle={LIGHT.angle}
        penumbra={0.75}
        decay={1.4}
      />
    </>
  );
}
