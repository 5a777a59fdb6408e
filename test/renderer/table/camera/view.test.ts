import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  cornersOf,
  type Lens,
  NO_PANELS,
  nearestTurn,
  sameView,
  type View,
  wholeView,
} from '../../../../renderer/table/camera/view';

const view: View = { x: 12, z: 12, yaw: 0, pitch: 0.8, distance: 30 };
/** A board, and high roofs at its northern end. */
const table = [
  ...cornersOf({ west: -3, east: 29, north: 0, south: 30 }),
  ...cornersOf({ west: 0, east: 24, north: 0, south: 2 }, 6),
];
const bare: Lens = { angle: 0.5, width: 1920, height: 1080, safe: NO_PANELS };
const covered: Lens = { ...bare, safe: { left: 300, right: 340, top: 40, bottom: 200 } };

/** Where they lie on the window, in pixels, by the projection of three.js itself. */
function placesSeen({ angle, width, height, safe }: Lens, { x, z, yaw, pitch, distance }: View) {
  const camera = new PerspectiveCamera((angle * 180) / Math.PI, width / height, 1, 200);
  const [right, down] = [(safe.right - safe.left) / 2, (safe.bottom - safe.top) / 2];
  camera.setViewOffset(width, height, right, down, width, height);
  const away = Math.cos(pitch) * distance;
  camera.position.set(x + Math.sin(yaw) * away, Math.sin(pitch) * distance, z + Math.cos(yaw) * away);
  camera.lookAt(x, 0, z);
  camera.updateMatrixWorld();
  return table.map((place) => {
    const seen = new Vector3(...place).project(camera);
    return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
  });
}

describe('the view of the whole table', () => {
  it.each([
    ['a bare window, flat', bare, 0.5],
    ['a bare window, steep', bare, 0.96],
    ['between panels', covered, 0.96],
    ['between panels, flat', covered, 0.6],
    ['in a small window', { ...covered, width: 1280, height: 720 }, 0.84],
  ])('shows all of it in the free part of the window and no more room than needed: %s', (_, lens, pitch) => {
    const { safe, width, height } = lens;
    const places = placesSeen(lens, wholeView(lens, table, pitch));
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const gaps = [
      Math.min(...xs) - safe.left,
      width - safe.right - Math.max(...xs),
      Math.min(...ys) - safe.top,
      height - safe.bottom - Math.max(...ys),
    ];
    expect(Math.min(...gaps)).toBeGreaterThan(-0.5);
    expect(Math.min(...gaps)).toBeLessThan(0.5);
  });

  it.each([Math.PI / 2, Math.PI, -Math.PI / 2])('shows all of it from another side: %f', (yaw) => {
    const { safe, width, height } = covered;
    const places = placesSeen(covered, wholeView(covered, table, 0.9, yaw));
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(safe.left - 0.5);
      expect(x).toBeLessThan(width - safe.right + 0.5);
      expect(y).toBeGreaterThan(safe.top - 0.5);
      expect(y).toBeLessThan(height - safe.bottom + 0.5);
    }
  });

  it('stands further back the more the panels cover', () => {
    const far = wholeView(covered, table, 0.9).distance;
    expect(far).toBeGreaterThan(wholeView(bare, table, 0.9).distance);
  });

  it('stays at a sane distance when panels cover all of the window', () => {
    const nothing = { ...bare, safe: { left: 960, right: 960, top: 540, bottom: 540 } };
    const { distance } = wholeView(nothing, table, 0.9);
    expect(distance).toBeGreaterThan(wholeView(covered, table, 0.9).distance);
    expect(distance).toBeLessThan(1000);
  });
});

describe('two views', () => {
  it('look the same when only whole turns lie between them', () => {
    expect(sameView(view, { ...view, yaw: 2 * Math.PI })).toBe(true);
    expect(sameView(view, { ...view, yaw: Math.PI })).toBe(false);
    expect(sameView(view, { ...view, x: 3 })).toBe(false);
    expect(sameView(view, { ...view, distance: 20 })).toBe(false);
  });
});

describe('the way back to a direction', () => {
  it('is the shortest', () => {
    expect(nearestTurn(0, 6.2)).toBeCloseTo(2 * Math.PI);
    expect(nearestTurn(0, -12.5)).toBeCloseTo(-4 * Math.PI);
    expect(nearestTurn(0.5, 0.2)).toBe(0.5);
  });
});
