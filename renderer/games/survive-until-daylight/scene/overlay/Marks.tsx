import { useEffect, useMemo } from 'react';
import { BufferAttribute, BufferGeometry, Color } from 'three';
import { Label } from '../../../../table/Label';
import type { Mark } from './marks';

const LINE = 0.075;

const color = new Color();

/** Corners of a ring between two rectangles, as eight triangles; and a faint floor within. */
function frames(marks: readonly Mark[]): BufferGeometry {
  const position: number[] = [];
  const colours: number[] = [];
  const quad = (x0: number, z0: number, x1: number, z1: number, { y, colour }: Mark, alpha: number) => {
    position.push(x0, y, z0, x0, y, z1, x1, y, z1, x0, y, z0, x1, y, z1, x1, y, z0);
    const { r, g, b } = color.set(colour);
    for (let corner = 0; corner < 6; corner++) colours.push(r, g, b, alpha);
  };
  for (const mark of marks) {
    const { x, z, width, depth } = mark.frame;
    const [east, south] = [x + width, z + depth];
    quad(x - LINE, z - LINE, east + LINE, z, mark, 0.95);
    quad(x - LINE, south, east + LINE, south + LINE, mark, 0.95);
    quad(x - LINE, z, x, south, mark, 0.95);
    quad(east, z, east + LINE, south, mark, 0.95);
    quad(x, z, east, south, mark, 0.13);
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
}

/** Frames around what matters, and words over it. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const geometry = useMemo(() => frames(marks), [marks]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <>
      <mesh geometry={geometry} renderOrder={2} frustumCulled={false} raycast={() => null}>
        <meshBasicMaterial vertexColors transparent depthWrite={false} toneMapped={false} fog={false} />
      </mesh>
      {marks.map(
        ({ key, label, colour, labelAt }) =>
          label && <Label key={key} text={label} colour={colour} position={labelAt} size={0.03} />,
      )}
    </>
  );
}
