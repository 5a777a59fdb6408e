import * as THREE from 'three';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableControls } from '../../../../renderer/table/camera/TableControls';
import { sameView, type View } from '../../../../renderer/table/camera/view';

const home: View = { x: 12, z: 15, yaw: 0, pitch: 0.9, distance: 50 };
const close: View = { x: 4, z: 8, yaw: 0.6, pitch: 0.7, distance: 17 };
/** More than any glide takes. */
const MANY = 1000;

beforeEach(() => {
  vi.stubGlobal('DOMRect', class {});
  TableControls.install({ THREE });
});

function controlsAt(view: View) {
  const camera = new THREE.PerspectiveCamera(30, 16 / 9, 1, 160);
  const controls = new TableControls(camera);
  controls.show(view, false);
  controls.update(0);
  return { camera, controls };
}

/** Frames until nothing more is drawn. */
function framesToRest(controls: TableControls): number {
  for (let frame = 0; frame < MANY; frame++) if (!controls.update(1 / 60)) return frame;
  return MANY;
}

describe('the controls of the camera', () => {
  it('are where a cut leads with the next frame', () => {
    const { camera } = controlsAt(home);
    expect(camera.position.x).toBeCloseTo(12);
    expect(camera.position.y).toBeCloseTo(Math.sin(0.9) * 50);
    expect(camera.position.z).toBeCloseTo(15 + Math.cos(0.9) * 50);
  });

  it('show the way of a glide after a long rest, whose length the first frame is told', () => {
    const { camera, controls } = controlsAt(home);
    framesToRest(controls);
    const start = camera.position.clone();
    const end = controlsAt(close).camera.position;
    controls.show(close, true);
    controls.update(30);
    const share = camera.position.distanceTo(start) / end.distanceTo(start);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
  });

  it('come to rest exactly where a cut would have led, and ask for no more frames', () => {
    const { camera, controls } = controlsAt(home);
    controls.show(close, true);
    const frames = framesToRest(controls);
    expect(frames).toBeGreaterThan(5);
    expect(frames).toBeLessThan(MANY);
    expect(camera.position.distanceTo(controlsAt(close).camera.position)).toBeLessThan(1e-3);
    expect(controls.update(1 / 60)).toBe(false);
  });

  it('go home by the shortest way after whole turns', () => {
    const { controls } = controlsAt(home);
    void controls.rotate(2 * Math.PI + 0.3, 0, false);
    controls.show(home, true);
    expect(controls.goal.yaw).toBeCloseTo(2 * Math.PI);
    expect(sameView(controls.goal, home)).toBe(true);
  });

  it('move with the way they look: east is to the right of the picture', () => {
    const { controls } = controlsAt(home);
    controls.slide(0.1, 0, false);
    expect(controls.goal).toMatchObject({ x: expect.closeTo(17), z: expect.closeTo(15) });
    controls.slide(0, 0.1, false);
    expect(controls.goal.z).toBeCloseTo(10);
  });

  it('never look beyond the table', () => {
    const { controls } = controlsAt(home);
    controls.keepOn({ west: 0, east: 24, north: 0, south: 30 });
    controls.slide(5, -5, false);
    expect(controls.goal).toMatchObject({ x: 24, z: 30 });
  });

  it('come closer by shares of the distance, and add up while they glide', () => {
    const { controls } = controlsAt(home);
    controls.approach(0.5, true);
    controls.approach(0.5, true);
    expect(controls.goal.distance).toBeCloseTo(12.5);
  });
});
