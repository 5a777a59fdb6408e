/**
 * Signed distance fields: the clay of the miniatures. A field tells how far a point is from a surface,
 * negative inside. Lengths are in figure units: a standing person is 1 high, feet at y = 0, facing +z.
 */
export type Point = readonly [x: number, y: number, z: number];

/** A lump of clay and the box that holds it. */
export interface Solid {
  readonly distance: (x: number, y: number, z: number) => number;
  readonly min: Point;
  readonly max: Point;
}

function boxAround(points: readonly Point[], radius: number): Pick<Solid, 'min' | 'max'> {
  const along = (axis: 0 | 1 | 2) => points.map((point) => point[axis]);
  const low = (axis: 0 | 1 | 2) => Math.min(...along(axis)) - radius;
  const high = (axis: 0 | 1 | 2) => Math.max(...along(axis)) + radius;
  return { min: [low(0), low(1), low(2)], max: [high(0), high(1), high(2)] };
}

/** A limb: thick as `startRadius` at one end and `endRadius` at the other. */
export function limb(start: Point, end: Point, startRadius: number, endRadius = startRadius): Solid {
  const [ax, ay, az] = start;
  const [dx, dy, dz] = [end[0] - ax, end[1] - ay, end[2] - az];
  const squared = dx * dx + dy * dy + dz * dz || 1e-9;
  const distance = (x: number, y: number, z: number) => {
    const [px, py, pz] = [x - ax, y - ay, z - az];
    const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / squared));
    const radius = startRadius + (endRadius - startRadius) * t;
    return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - radius;
  };
  return { distance, ...boxAround([start, end], Math.max(startRadius, endRadius)) };
}

export function ball(centre: Point, radius: number): Solid {
  return limb(centre, centre, radius);
}

/** An ellipsoid; the distance is a good estimate near the surface. */
export function egg(centre: Point, radii: Point): Solid {
  const [cx, cy, cz] = centre;
  const [rx, ry, rz] = radii;
  const distance = (x: number, y: number, z: number) => {
    const scaled = Math.hypot((x - cx) / rx, (y - cy) / ry, (z - cz) / rz);
    const slope = Math.hypot((x - cx) / (rx * rx), (y - cy) / (ry * ry), (z - cz) / (rz * rz));
    return slope < 1e-6 ? -Math.min(rx, ry, rz) : (scaled * (scaled - 1)) / slope;
  };
  return {
    distance,
    min: [cx - rx, cy - ry, cz - rz],
    max: [cx + rx, cy + ry, cz + rz],
  };
}

/** A box with rounded edges, turned by `yaw` radians about the vertical. */
export function block(centre: Point, half: Point, round = 0.015, yaw = 0): Solid {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const distance = (x: number, y: number, z: number) => {
    const [px, pz] = [x - centre[0], z - centre[2]];
    const qx = Math.abs(px * cos - pz * sin) - half[0] + round;
    const qy = Math.abs(y - centre[1]) - half[1] + round;
    const qz = Math.abs(px * sin + pz * cos) - half[2] + round;
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return outside + Math.min(Math.max(qx, qy, qz), 0) - round;
  };
  const reach = Math.hypot(half[0], half[2]);
  return { distance, ...boxAround([centre], Math.max(reach, half[1])) };
}

/** Solids melted together; `blend` is the width of the seam. */
export function melt(solids: readonly Solid[], blend: number): Solid {
  const distance = (x: number, y: number, z: number) => {
    let nearest = 1e9;
    for (const solid of solids) {
      const other = solid.distance(x, y, z);
      const overlap = Math.max(blend - Math.abs(nearest - other), 0) / blend;
      nearest = Math.min(nearest, other) - overlap * overlap * blend * 0.25;
    }
    return nearest;
  };
  return { distance, ...boxAround([...solids.map((s) => s.min), ...solids.map((s) => s.max)], blend / 2) };
}
