import { BoxGeometry, BufferGeometry, SphereGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { coarseTriangles, withCoarse } from '../../../../renderer/table/models/coarse';

describe('a coarser version of a model', () => {
  it('has fewer triangles than a fine ball, and none without an area', () => {
    const ball = new SphereGeometry(0.5, 32, 24);
    const triangles = coarseTriangles(ball, 0.2);
    expect(triangles.length).toBeGreaterThan(0);
    expect(triangles.length).toBeLessThan((ball.index?.count ?? 0) / 3);
    for (let corner = 0; corner < triangles.length; corner += 3)
      expect(new Set(triangles.slice(corner, corner + 3)).size).toBe(3);
  });

  it('leaves a box as it is whose corners are farther apart than the grid', () => {
    expect(coarseTriangles(new BoxGeometry(1, 1, 1), 0.1)).toHaveLength(36);
  });

  it('stands behind the fine triangles in the index, which alone are drawn', () => {
    const ball = new SphereGeometry(0.5, 16, 12);
    const all = ball.index?.count ?? 0;
    const { fine, coarse } = withCoarse(ball, 0.2);
    expect(fine).toEqual({ start: 0, count: all });
    expect(coarse.start).toBe(all);
    expect(ball.index?.count).toBe(all + coarse.count);
    expect(ball.drawRange).toEqual(fine);
  });

  it('needs an index', () => {
    expect(() => coarseTriangles(new BufferGeometry(), 0.1)).toThrow('indexed');
  });
});
