/** All grounds. */
import { circle, letters } from '../../../print/svg';
import type { Theme } from './ground';
import { at } from './hex';
import { bays, bed, blob, hazard, patch, path, ring, strip } from './strokes';

const GREENS = ['#6f9a3c', '#88b04a', '#5c8434'];
const FLOWERS = ['#d8553a', '#e8c63a', '#d98fc0', '#f2ead6', '#8f6fc0'];

/** Streets, yards and squares: a building stands on them. */
const BUILT: Readonly<Record<string, Theme>> = {
  street: { colour: '#b0a89c', kind: 'slab' },
  carpark: { colour: '#7d7f88', kind: 'tarmac', scene: (plate) => bays(plate, -1.02, 0.72, 6) },
  church: {
    colour: '#8fa25a',
    kind: 'grass',
    scene: (plate) =>
      path(plate, [
        [0.35, 0.3],
        [0.1, 1.7],
      ]),
  },
  field: {
    colour: '#a3a552',
    kind: 'grass',
    scene: (plate, random) => bed(plate, [-1.0, 0.74], [2.0, 0.7], GREENS, random),
  },
  lawn: {
    colour: '#97b078',
    kind: 'grass',
    scene: (plate) =>
      path(
        plate,
        [
          [0, 0.4],
          [0, 1.8],
        ],
        0.5,
        '#cfc8b8',
      ),
  },
  plaza: {
    colour: '#c9c0b0',
    kind: 'slab',
    scene: (plate) => {
      ring(plate, [0, 1.05], 0.5, '#b3a792');
      ring(plate, [0, 1.05], 0.34, '#d6ccb8');
    },
  },
  yard: {
    colour: '#9a9288',
    kind: 'tarmac',
    scene: (plate) => {
      hazard(plate, -1.1, 0.66, 2.2);
      strip(
        plate,
        [
          [-0.7, 0.9],
          [-0.7, 1.4],
        ],
        '#efe8d6',
        0.05,
      );
      strip(
        plate,
        [
          [0.7, 0.9],
          [0.7, 1.4],
        ],
        '#efe8d6',
        0.05,
      );
    },
  },
  school: {
    colour: '#b9b2a6',
    kind: 'tarmac',
    scene: (plate) => {
      for (const [x, z] of [
        [-0.5, 0.76],
        [-0.26, 0.76],
        [-0.02, 0.66],
        [-0.02, 0.9],
        [0.22, 0.76],
        [0.46, 0.76],
      ] as const)
        patch(plate, [x, z], [0.22, 0.22], '#f2ead6', 0);
      ring(plate, [0, 1.35], 0.2, '#d8b34a');
    },
  },
  rails: {
    colour: '#8d8378',
    kind: 'tarmac',
    scene: (plate) => {
      patch(plate, [-1.7, 0.68], [3.4, 0.56], '#6d655c', 0);
      for (let x = -1.55; x < 1.5; x += 0.16) patch(plate, [x, 0.72], [0.08, 0.48], '#5a4632', 0);
      for (const z of [0.84, 1.08])
        strip(
          plate,
          [
            [-1.7, z],
            [1.7, z],
          ],
          '#c3c8cc',
          0.045,
        );
    },
  },
  military: {
    colour: '#9a9a6a',
    kind: 'grass',
    scene: (plate) => {
      patch(plate, [0.02, -0.92], [1.1, 1.3], '#6b6f74');
    },
  },
  prison: {
    colour: '#8b8a84',
    kind: 'tarmac',
    scene: (plate) =>
      path(
        plate,
        [
          [0, 0.4],
          [0, 1.8],
        ],
        0.36,
        '#b3b0a6',
      ),
  },
};

/** Parks and fields: the scene is the ground. */
const OPEN: Readonly<Record<string, Theme>> = {
  park: {
    colour: '#83a552',
    kind: 'grass',
    open: true,
    scene: (plate) => {
      for (const way of [
        [
          [-1.7, 0.5],
          [0, -0.2],
        ],
        [
          [1.7, 0.5],
          [0, -0.2],
        ],
        [
          [0, -0.2],
          [0, 1.8],
        ],
      ] as const)
        path(plate, way, 0.26);
      ring(plate, [0, -0.25], 0.7, '#c9b48a');
    },
  },
  pond: {
    colour: '#83a552',
    kind: 'grass',
    open: true,
    scene: (plate, random) => {
      blob(plate, [-0.05, -0.25], [1.0, 0.68], '#c9b48a', random);
      blob(plate, [-0.05, -0.25], [0.9, 0.58], '#4f9ab3', random);
      blob(plate, [-0.2, -0.32], [0.5, 0.3], '#5fabc2', random);
    },
  },
  allotment: {
    colour: '#9a9a58',
    kind: 'grass',
    open: true,
    scene: (plate, random) => {
      path(
        plate,
        [
          [0, -1.6],
          [0, 1.8],
        ],
        0.2,
      );
      for (const [x, z] of [
        [-1.02, -0.02],
        [0.2, -0.02],
        [0.2, -0.92],
      ] as const)
        bed(plate, [x, z], [0.82, 0.58], GREENS, random, 9);
      bed(plate, [-0.98, 0.72], [0.8, 0.5], FLOWERS, random, 9);
    },
  },
  pitch: {
    colour: '#6f9e4c',
    kind: 'grass',
    open: true,
    scene: (plate, random) => {
      for (const x of [-0.95, -0.19, 0.57]) patch(plate, [x, -1.0], [0.38, 1.62], '#7fae58', 0);
      plate.print.push(`<g opacity="0.9">`);
      for (const side of [
        [
          [-1.1, -1],
          [1.1, -1],
        ],
        [
          [1.1, -1],
          [1.1, 0.62],
        ],
        [
          [1.1, 0.62],
          [-1.1, 0.62],
        ],
        [
          [-1.1, 0.62],
          [-1.1, -1],
        ],
        [
          [0, -1],
          [0, 0.62],
        ],
      ] as const)
        strip(plate, side, '#f4f2e6', 0.045);
      plate.print.push('</g>');
      bed(plate, [-0.62, -0.62], [1.24, 0.86], GREENS, random, 12);
    },
  },
  orchard: {
    colour: '#8fa857',
    kind: 'grass',
    open: true,
    scene: (plate) => {
      path(
        plate,
        [
          [-0.55, 0.1],
          [-0.3, 1.8],
        ],
        0.24,
      );
      for (const [x, z] of [
        [0.25, -0.6],
        [0.85, -0.6],
        [0.25, 0.1],
        [0.85, 0.1],
      ] as const)
        ring(plate, [x, z], 0.2, '#7a5636');
    },
  },
  roundabout: {
    colour: '#6c6f78',
    kind: 'tarmac',
    open: true,
    scene: (plate, random) => {
      ring(plate, [0, -0.1], 1.3, '#5f626c');
      for (let k = 0; k < 18; k++) {
        const angle = (k / 18) * Math.PI * 2;
        ring(plate, [Math.sin(angle) * 1.18, -0.1 + Math.cos(angle) * 1.18], 0.035, '#efe8d6', 0);
      }
      ring(plate, [0, -0.1], 0.95, '#d9d2c2');
      ring(plate, [0, -0.1], 0.88, '#83a552');
      for (let k = 0; k < 60; k++) {
        const [angle, far] = [(k / 30) * Math.PI * 2, k < 30 ? 0.72 : 0.48];
        plate.print.push(
          circle(
            at(Math.sin(angle) * far, -0.1 + Math.cos(angle) * far),
            5,
            FLOWERS[Math.floor(random() * 5)] ?? '#d8553a',
            { line: 1 },
          ),
        );
      }
    },
  },
  cemetery: {
    colour: '#7f9358',
    kind: 'grass',
    open: true,
    scene: (plate, random) => {
      path(
        plate,
        [
          [0, -1.7],
          [0, 1.8],
        ],
        0.24,
        '#b5ab98',
      );
      for (const z of [-0.62, 0.02])
        for (const x of [-1.06, 0.16]) bed(plate, [x, z], [0.9, 0.26], ['#9fc46a', '#86b05a'], random, 13);
    },
  },
  golf: {
    colour: '#7da353',
    kind: 'grass',
    open: true,
    scene: (plate, random) => {
      blob(plate, [0.1, -0.3], [0.92, 0.62], '#93bf5f', random);
      blob(plate, [0.3, -0.42], [0.46, 0.3], '#a9d272', random);
      blob(plate, [-0.75, 0.3], [0.34, 0.2], '#e0cd94', random);
      blob(plate, [0.85, 0.35], [0.26, 0.18], '#e0cd94', random);
      bed(plate, [-0.35, -0.28], [0.62, 0.42], ['#c07ab0', '#8fae58', '#e2cfe0'], random, 9);
    },
  },
  zoo: {
    colour: '#a9a268',
    kind: 'grass',
    open: true,
    scene: (plate, random) => {
      patch(plate, [-1.1, -0.98], [1.06, 0.76], '#d2b878');
      patch(plate, [0.04, -0.98], [1.06, 0.76], '#8fae5c');
      patch(plate, [-1.1, -0.14], [1.06, 0.7], '#9ab3b8');
      patch(plate, [0.04, -0.14], [1.06, 0.7], '#c2a274');
      blob(plate, [-0.6, 0.2], [0.38, 0.22], '#4f9ab3', random);
      blob(plate, [0.6, -0.6], [0.3, 0.18], '#6d9a48', random);
      path(
        plate,
        [
          [0, 0.5],
          [0, 1.8],
        ],
        0.4,
      );
    },
  },
};

export const GROUNDS: Readonly<Record<string, Theme>> = { ...BUILT, ...OPEN };

/** A landing place, printed on the helipad's plate. */
export const LANDING = (size: number): string =>
  circle([size / 2, size / 2], size * 0.42, 'none', { line: 5, ink: '#f4efe2' }) +
  letters('H', [size / 2, size / 2], { size: size * 0.42, colour: '#f4efe2' });
