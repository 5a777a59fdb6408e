import type { ReactNode } from 'react';
import type { BufferGeometry } from 'three';
import { Label } from '../../../renderer/table/Label';
import { PAINT } from '../../../renderer/table/pieces/Miniatures';
import { Surface } from '../../../renderer/table/Surface';

const PAPER = '#f6ead2';

interface ShownProps {
  readonly name: string;
  readonly at: readonly [x: number, z: number];
  readonly scale: number;
  readonly children: ReactNode;
}

/** A model with its name before it. */
export function Shown({ name, at: [x, z], scale, children }: ShownProps) {
  return (
    <group position={[x, 0, z]}>
      <group scale={scale}>{children}</group>
      <Label text={name} colour={PAPER} position={[0, 0.02, 0.62]} size={0.021} />
    </group>
  );
}

/** Places side by side, the middle one in the middle of the table. */
export function inRow(index: number, many: number, pitch: number, z: number): readonly [number, number] {
  return [(index - (many - 1) / 2) * pitch, z];
}

interface PaintedProps {
  readonly body: BufferGeometry | null | undefined;
  /** What of it shines by itself. */
  readonly glow: BufferGeometry | null | undefined;
}

/** A painted miniature or token. */
export function Painted({ body, glow }: PaintedProps) {
  return (
    <>
      {body && (
        <mesh geometry={body} castShadow receiveShadow dispose={null}>
          <Surface color={PAINT} roughness={0.58} />
        </mesh>
      )}
      {glow && (
        <mesh geometry={glow} dispose={null}>
          <meshBasicMaterial vertexColors />
        </mesh>
      )}
    </>
  );
}
