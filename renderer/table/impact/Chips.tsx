import { useThree } from '@react-three/fiber';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { BoxGeometry, type InstancedMesh, Matrix4, type Mesh, Shape, ShapeGeometry, Vector3 } from 'three';
import { seedOf } from '../../random/random';
import type { Spot } from '../places';
import { Understudy } from '../Understudy';
import { chipsAt, starAt } from './impact';

export interface ChipsHandle {
  /** @param time milliseconds at single speed since contact; negative for nothing */
  show(time: number): void;
}

interface ChipsProps {
  readonly at: Spot;
  readonly count: number;
  readonly colour: string;
  readonly size: number;
  readonly ref: Ref<ChipsHandle>;
}

const MOST = 24;
const POINTS = 8;
const INNER = 0.38;
/** Cells from the middle of the star to its points. */
const STAR = 0.68;

function starShape(): ShapeGeometry {
  const corners = Array.from({ length: POINTS * 2 }, (_, corner) => {
    const angle = (corner / POINTS) * Math.PI;
    const far = corner % 2 === 0 ? (corner % 4 === 0 ? 1 : 0.7) : INNER;
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
  });
  const shape = new Shape();
  for (const [x, y] of corners) shape.lineTo(x, y);
  return new ShapeGeometry(shape);
}

function Shine({ colour }: { readonly colour: string }) {
  return (
    <meshBasicMaterial color={colour} transparent depthWrite={false} depthTest={false} toneMapped={false} />
  );
}

function Flint({ colour }: { readonly colour: string }) {
  return <meshBasicMaterial color={colour} toneMapped={false} />;
}

const matrix = new Matrix4();
const turn = new Matrix4();
const side3 = new Vector3();

function lay(mesh: InstancedMesh, count: number, seed: number, time: number, scale: number) {
  const chips = chipsAt(count, seed, time);
  mesh.count = chips.length;
  mesh.visible = mesh.count > 0;
  chips.forEach(({ x, y, z, size, turn: angle }, index) => {
    const side = size * scale;
    matrix.makeRotationY(angle).multiply(turn.makeRotationX(angle * 1.7));
    matrix.scale(side3.set(side, side, side * 0.7));
    matrix.setPosition(x * scale, y * scale, z * scale);
    mesh.setMatrixAt(index, matrix);
  });
  mesh.instanceMatrix.needsUpdate = true;
}

/** Chips that fly from where a blow meets, and a star of light there. */
export function Chips({ at, count, colour, size, ref }: ChipsProps) {
  const camera = useThree((state) => state.camera);
  const box = useMemo(() => new BoxGeometry(1, 1, 1), []);
  const star = useMemo(starShape, []);
  const chips = useRef<InstancedMesh>(null);
  const light = useRef<Mesh>(null);
  useEffect(
    () => () => {
      box.dispose();
      star.dispose();
    },
    [box, star],
  );
  useImperativeHandle(
    ref,
    () => ({
      show(time) {
        const seed = seedOf(`${at.x} ${at.z}`);
        if (chips.current) lay(chips.current, Math.min(MOST, count), seed, time, size);
        if (!light.current) return;
        const grown = starAt(time);
        light.current.visible = grown > 0;
        light.current.quaternion.copy(camera.quaternion);
        light.current.scale.setScalar(Math.max(0.001, grown * STAR * size));
      },
    }),
    [at, count, size, camera],
  );
  return (
    <>
      <Understudy>
        <Shine colour="#fff" />
      </Understudy>
      <group position={[at.x, at.y, at.z]}>
        <instancedMesh
          ref={chips}
          args={[box, undefined, MOST]}
          visible={false}
          frustumCulled={false}
          raycast={() => null}
        >
          <Flint colour={colour} />
        </instancedMesh>
        <mesh ref={light} geometry={star} visible={false} renderOrder={19} raycast={() => null}>
          <Shine colour="#fff6d8" />
        </mesh>
      </group>
    </>
  );
}
