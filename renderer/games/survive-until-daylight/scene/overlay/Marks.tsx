import { useMemo } from 'react';
import { BufferAttribute, BufferGeometry, Color } from 'three';
import { Label } from '../../../../table/Label';
import { Outlines } from '../../../../table/Outlines';
import type { Mark } from './mark-frames';

const LINE = 0.075;
const EDGE = 0.95;
const FLOOR = 0.13;

/** A stretch of a mark, from its north-west to its south-east corner, and how opaque it is. */
type Strip = readonly [west: number, north: number, east: number, south: number, alpha: number];

/** Four bright edges and a faint floor. */
function stripsOf({ frame: { x, z, width, depth } }: Mark): readonly Strip[] {
  const [east, south] = [x + width, z + depth];
  return [
    [x - LINE, z - LINE, east + LINE, z, EDGE],
    [x - LINE, south, east + LINE, south + LINE, EDGE],
    [x - LINE, z, x, south, EDGE],
    [east, z, east + LINE, south, EDGE],
    [x, z, east, south, FLOOR],
  ];
}

/** Two triangles, leaning as the mark does. */
function triangles({ frame, y, lean }: Mark, [west, north, east, south]: Strip): readonly number[] {
  const middle = frame.z + frame.depth / 2;
  const at = (x: number, z: number) => [
    x,
    y - (z - middle) * Math.sin(lean),
    middle + (z - middle) * Math.cos(lean),
  ];
  const [a, b, c, d] = [at(west, north), at(west, south), at(east, south), at(east, north)];
  return [a, b, c, a, c, d].flat();
}

const CORNERS = 6;
const color = new Color();

function frames(marks: readonly Mark[]): BufferGeometry {
  const strips = marks.flatMap((mark) => stripsOf(mark).map((strip) => ({ mark, strip })));
  const position = strips.flatMap(({ mark, strip }) => triangles(mark, strip));
  const colours = strips.flatMap(({ mark, strip: [, , , , alpha] }) => {
    const { r, g, b } = color.set(mark.colour);
    return Array.from({ length: CORNERS }, () => [r, g, b, alpha]).flat();
  });
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
}

/** Frames around what matters, and words over it. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const geometry = useMemo(() => frames(marks), [marks]);
  return (
    <>
      <Outlines geometry={geometry} />
      {marks.map(
        ({ key, label, colour, labelAt }) =>
          label && <Label key={key} text={label} colour={colour} position={labelAt} size={0.03} />,
      )}
    </>
  );
}
