import type { BufferGeometry } from 'three';
import { box, globe, post } from '../../../../table/sculpt/shapes';

type Shapes = BufferGeometry[];

const TYRE = '#26242a';
const GLASS = '#8fc3d1';

function wheels(x: number, z: number, radius: number): Shapes {
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      post(
        [radius, radius, 0.12],
        TYRE,
        { at: [side * x + 0.06, radius, end * z], turn: [0, 0, Math.PI / 2] },
        12,
      ),
    ),
  );
}

/** A saloon, nose to the south, 1 x 2 cells. */
function car(body: string, roof: string): Shapes {
  return [
    box([0.74, 0.26, 1.62], body, { at: [0, 0.32, 0] }),
    box([0.7, 0.1, 1.5], body, { at: [0, 0.48, 0] }),
    box([0.62, 0.26, 0.78], GLASS, { at: [0, 0.62, -0.08] }),
    box([0.6, 0.05, 0.7], roof, { at: [0, 0.77, -0.08] }),
    box([0.66, 0.1, 0.04], '#c9c9c4', { at: [0, 0.26, 0.83] }),
    box([0.66, 0.1, 0.04], '#c9c9c4', { at: [0, 0.26, -0.83] }),
    ...[-0.26, 0.26].map((x) => globe(0.07, '#fff3c4', { at: [x, 0.4, 0.8] })),
    ...wheels(0.34, 0.5, 0.17),
  ];
}

export function taxi(): Shapes {
  return [
    ...car('#f0b92f', '#f0b92f'),
    box([0.3, 0.12, 0.16], '#f8f2e0', { at: [0, 0.85, 0] }),
    box([0.755, 0.07, 1.3], '#2b2a2e', { at: [0, 0.36, 0] }),
    box([0.4, 0.14, 0.34], '#7d4a2c', { at: [0.05, 0.86, -0.28], turn: [0, 0.15, 0] }),
  ];
}

export function wreck(): Shapes {
  return [
    ...car('#7f4b3a', '#5d3a30'),
    box([0.5, 0.03, 0.5], '#3a2c28', { at: [0, 0.57, 0.55], turn: [-0.5, 0, 0.1] }),
    box([0.3, 0.2, 0.3], '#6d635a', { at: [0.2, 0.1, 0.7], turn: [0, 0.6, 0] }),
  ];
}

/** A long vehicle along the x axis, 3 x 1 cells. */
function coach(body: string, stripe: string, windows: number): Shapes {
  const pane = 2.5 / windows;
  const panes = [...Array(windows).keys()].map((index) =>
    box([pane * 0.8, 0.3, 0.79], GLASS, { at: [-1.25 + (index + 0.5) * pane, 0.82, 0] }),
  );
  return [
    box([2.76, 0.86, 0.76], body, { at: [0, 0.64, 0] }),
    box([2.78, 0.1, 0.78], stripe, { at: [0, 0.5, 0] }),
    box([2.6, 0.08, 0.66], '#efe6d2', { at: [0, 1.1, 0] }),
    box([0.05, 0.4, 0.6], GLASS, { at: [1.38, 0.8, 0] }),
    ...panes,
    ...[-0.95, 0.95].flatMap((x) =>
      [-0.36, 0.24].map((z) =>
        post([0.18, 0.18, 0.12], TYRE, { at: [x, 0.18, z], turn: [Math.PI / 2, 0, 0] }, 12),
      ),
    ),
  ];
}

export function bus(): Shapes {
  return [
    ...coach('#c8402f', '#f2ead6', 5),
    box([0.6, 0.14, 0.5], '#6d635a', { at: [-0.4, 1.2, 0], turn: [0, 0.3, 0] }),
  ];
}

export function tram(): Shapes {
  return [
    ...coach('#2f7a6b', '#f0d08a', 6),
    box([0.06, 0.5, 0.06], '#3b3b44', { at: [0.2, 1.36, 0], turn: [0, 0, 0.6] }),
    box([0.08, 0.04, 0.6], '#3b3b44', { at: [0.05, 1.56, 0] }),
  ];
}

export function boat(): Shapes {
  return [
    box([0.6, 0.26, 1.5], '#3a6f8f', { at: [0, 0.2, 0] }),
    box([0.48, 0.05, 1.3], '#c99f68', { at: [0, 0.33, 0] }),
    box([0.4, 0.36, 0.42], '#f2ead6', { at: [0, 0.5, -0.3] }),
    box([0.34, 0.14, 0.43], GLASS, { at: [0, 0.56, -0.3] }),
    post([0.025, 0.02, 1.0], '#8a6238', { at: [0, 0.3, 0.15] }, 6),
    ...[-0.3, 0.3].map((z) =>
      post([0.07, 0.07, 0.06], '#d8553a', { at: [-0.32, 0.24, z], turn: [0, 0, 1.57] }, 10),
    ),
  ];
}
