import { describe, expect, it } from 'vitest';
import {
  between,
  eyeOf,
  fittingDistance,
  limited,
  NO_PANELS,
  orbited,
  panned,
  sameView,
  type View,
  zoomed,
} from '../../../renderer/table/camera/view';

const view: View = { x: 12, z: 12, yaw: 0, pitch: 0.8, distance: 30 };
const stage = { west: 0, east: 24, north: 0, south: 30 };

describe('the camera view', () => {
  it('never leaves the table, dives under it or flies away', () => {
    const lost = { x: -50, z: 99, yaw: 7, pitch: -1, distance: 900 };
    const found = limited(lost, stage);
    expect({ x: found.x, z: found.z }).toEqual({ x: 0, z: 30 });
    expect(found.pitch).toBeGreaterThan(0);
    expect(found.distance).toBeLessThan(100);
  });

  it('leaves a view within the limits as it is', () => {
    expect(limited(view, stage)).toEqual(view);
  });

  it('looks north from south of its target', () => {
    const [x, y, z] = eyeOf(view);
    expect(x).toBeCloseTo(12);
    expect(y).toBeGreaterThan(0);
    expect(z).toBeGreaterThan(12);
  });

  it('moves the table with the hand, whichever way the camera looks', () => {
    expect(panned(view, 0.1, 0).x).toBeLessThan(view.x);
    const fromNorth = panned({ ...view, yaw: Math.PI }, 0.1, 0);
    expect(fromNorth.x).toBeGreaterThan(view.x);
    expect(panned(view, 0, 0.1).z).toBeLessThan(view.z);
  });

  it('turns and tilts around its target', () => {
    const turned = orbited(view, 0.5, 0.1);
    expect(turned).toEqual({ ...view, yaw: -Math.PI / 2, pitch: view.pitch + Math.PI / 20 });
  });

  it('comes closer with a factor below one', () => {
    expect(zoomed(view, 0.5)).toEqual({ ...view, distance: 15 });
  });

  it('arrives when it has gone the whole way', () => {
    const goal = { ...view, x: 3, distance: 20 };
    expect(between(view, goal, 1)).toEqual(goal);
    expect(sameView(between(view, goal, 0.9999), goal)).toBe(true);
    expect(sameView(view, goal)).toBe(false);
  });

  it('stands further back the more the panels cover', () => {
    const lens = { angle: 0.5, width: 1920, height: 1080, safe: NO_PANELS };
    const covered = { ...lens, safe: { left: 300, right: 340, top: 0, bottom: 200 } };
    expect(fittingDistance(covered, 24, 30, 0.9)).toBeGreaterThan(fittingDistance(lens, 24, 30, 0.9));
  });
});
