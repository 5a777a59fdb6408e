import { describe, expect, it } from 'vitest';
import { ball, block, egg, limb, melt } from '../../../renderer/table/sculpt/field';
import { surfaceOf } from '../../../renderer/table/sculpt/surface';

describe('the clay', () => {
  it('is negative inside, zero on the surface and positive outside', () => {
    const clay = limb([0, 0, 0], [0, 1, 0], 0.2, 0.1);
    expect(clay.distance(0, 0.5, 0)).toBeLessThan(0);
    expect(clay.distance(0.2, 0, 0)).toBeCloseTo(0);
    expect(clay.distance(1, 1, 0)).toBeGreaterThan(0);
  });

  it('holds every solid inside its box', () => {
    for (const solid of [
      ball([1, 0, 0], 0.3),
      egg([0, 1, 0], [0.1, 0.2, 0.3]),
      block([0, 0, 0], [0.2, 0.1, 0.3], 0.02, 1),
    ]) {
      const [x, y, z] = solid.max;
      expect(solid.distance(x + 0.01, y + 0.01, z + 0.01)).toBeGreaterThan(0);
    }
  });

  it('melts two lumps into one with a bridge between them', () => {
    const left = ball([-0.2, 0, 0], 0.19);
    const right = ball([0.2, 0, 0], 0.19);
    expect(Math.min(left.distance(0, 0, 0), right.distance(0, 0, 0))).toBeGreaterThan(0);
    expect(melt([left, right], 0.2).distance(0, 0, 0)).toBeLessThan(0);
  });
});

describe('the mesh of a ball', () => {
  const { positions, triangles } = surfaceOf(ball([0, 0, 0], 0.5), 0.1);
  const corner = (index: number) => positions.slice(index * 3, index * 3 + 3) as [number, number, number];

  it('lies on the ball', () => {
    for (let i = 0; i < positions.length / 3; i++) expect(Math.hypot(...corner(i))).toBeCloseTo(0.5, 1);
  });

  it('is closed: every edge belongs to two triangles that run along it in opposite ways', () => {
    const edges = new Set<string>();
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = triangles.slice(i, i + 3);
      for (const edge of [`${a}>${b}`, `${b}>${c}`, `${c}>${a}`]) edges.add(edge);
    }
    expect(edges.size).toBe(triangles.length);
    expect([...edges].every((edge) => edges.has(edge.split('>').reverse().join('>')))).toBe(true);
  });

  it('shows its outside', () => {
    const [a = 0, b = 0, c = 0] = triangles;
    const [p, q, r] = [corner(a), corner(b), corner(c)];
    const u = q.map((value, axis) => value - (p[axis] ?? 0));
    const v = r.map((value, axis) => value - (p[axis] ?? 0));
    const [ux = 0, uy = 0, uz = 0] = u;
    const [vx = 0, vy = 0, vz = 0] = v;
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    expect(normal.reduce((sum, value, axis) => sum + value * (p[axis] ?? 0), 0)).toBeGreaterThan(0);
  });
});
