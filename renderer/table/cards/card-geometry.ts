import { BufferGeometry, Float32BufferAttribute } from 'three';
import { CARD } from './card-shape';

const CORNER = 0.07;
const STEPS = 4;

type Point = readonly [x: number, z: number];

/** The outline, counter-clockwise seen from above. */
function outline(): readonly Point[] {
  const [right, low] = [CARD.width / 2 - CORNER, CARD.height / 2 - CORNER];
  const middles: readonly Point[] = [
    [right, -low],
    [-right, -low],
    [-right, low],
    [right, low],
  ];
  return middles.flatMap(([x, z], corner) =>
    Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const angle = (corner + step / STEPS) * (Math.PI / 2);
      return [x + Math.cos(angle) * CORNER, z - Math.sin(angle) * CORNER];
    }),
  );
}

class Builder {
  private readonly position: number[] = [];
  private readonly normal: number[] = [];
  private readonly uv: number[] = [];
  private readonly side: number[] = [];
  private readonly index: number[] = [];

  /** One side of the card, upright for whoever turns the card over its lower edge. @param up 1 for the front, -1 for the back */
  face(points: readonly Point[], up: 1 | -1) {
    const first = this.side.length;
    for (const [x, z] of points) {
      this.position.push(x, (up * CARD.thickness) / 2, z);
      this.normal.push(0, up, 0);
      this.uv.push(x / CARD.width + 0.5, 0.5 - (up * z) / CARD.height);
      this.side.push(up > 0 ? 0 : 1);
    }
    for (let corner = 1; corner + 1 < points.length; corner++)
      this.index.push(first, first + corner + (up > 0 ? 0 : 1), first + corner + (up > 0 ? 1 : 0));
  }

  /** The rim takes its colour from the edge of the front's print. */
  rim(points: readonly Point[]) {
    const first = this.side.length;
    points.forEach(([x, z], corner) => {
      const [beforeX, beforeZ] = points.at(corner - 1) ?? [x, z];
      const [afterX, afterZ] = points[(corner + 1) % points.length] ?? [x, z];
      const length = Math.hypot(afterX - beforeX, afterZ - beforeZ);
      for (const y of [-1, 1]) {
        this.position.push(x, (y * CARD.thickness) / 2, z);
        this.normal.push(-(afterZ - beforeZ) / length, 0, (afterX - beforeX) / length);
        this.uv.push(0.02, 0.5);
        this.side.push(0);
      }
      const [low, next] = [first + corner * 2, first + ((corner + 1) % points.length) * 2];
      this.index.push(low, next, low + 1, next, next + 1, low + 1);
    });
  }

  build(): BufferGeometry {
    const white = this.position.map(() => 1);
    return new BufferGeometry()
      .setAttribute('position', new Float32BufferAttribute(this.position, 3))
      .setAttribute('normal', new Float32BufferAttribute(this.normal, 3))
      .setAttribute('uv', new Float32BufferAttribute(this.uv, 2))
      .setAttribute('color', new Float32BufferAttribute(white, 3))
      .setAttribute('side', new Float32BufferAttribute(this.side, 1))
      .setIndex(this.index);
  }
}

/** A card around the origin, its front up and its top to the north. `side` is 0 on the front and the rim, 1 on the back. */
export function cardGeometry(): BufferGeometry {
  const builder = new Builder();
  const points = outline();
  builder.face(points, 1);
  builder.face(points, -1);
  builder.rim(points);
  return builder.build();
}
