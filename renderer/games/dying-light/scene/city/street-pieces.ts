import type { BufferGeometry } from 'three';
import { seeded } from '../../../../table/random';
import { box, cone, globe, post, ring } from '../../../../table/sculpt/shapes';
import type { SceneryKind } from '../../street-scenery';
import { boat, bus, taxi, tram, wreck } from './vehicles';

type Shapes = BufferGeometry[];

const WOOD = '#8a6238';
const DARK = '#3b3b44';

function well(): Shapes {
  return [
    post([0.36, 0.36, 0.32], '#a39a8c', {}, 12),
    post([0.27, 0.27, 0.02], '#1d2c38', { at: [0, 0.315, 0] }, 12),
    ...[-0.3, 0.3].map((x) => post([0.035, 0.035, 0.9], WOOD, { at: [x, 0.2, 0] }, 6)),
    cone([0.52, 0.3], '#8f4a36', { at: [0, 1.02, 0], turn: [0, Math.PI / 4, 0] }, 4),
    box([0.7, 0.05, 0.05], WOOD, { at: [0, 0.82, 0] }),
  ];
}

function stall(): Shapes {
  const cloth = ['#d8553a', '#f6ead2', '#d8553a', '#f6ead2', '#d8553a'];
  const fish = [-0.25, 0, 0.25].map((x) =>
    box([0.16, 0.05, 0.26], '#9fc0c4', { at: [x, 0.5, 0.05], turn: [0, x, 0] }),
  );
  return [
    box([0.84, 0.44, 0.56], WOOD, { at: [0, 0.22, 0] }),
    box([0.88, 0.05, 0.62], '#c99f68', { at: [0, 0.46, 0] }),
    ...fish,
    ...[-0.4, 0.4].map((x) => post([0.025, 0.025, 1.1], DARK, { at: [x, 0, -0.24] }, 5)),
    ...cloth.map((colour, index) =>
      box([0.18, 0.03, 0.74], colour, { at: [(index - 2) * 0.18, 1.04, 0.05], turn: [0.3, 0, 0] }),
    ),
  ];
}

function heap(colour: string, seed: number): Shapes {
  const random = seeded(seed);
  return [...Array(14).keys()].map((index) => {
    const size = 0.16 + random() * 0.2;
    const reach = index < 9 ? 0.3 : 0.1;
    return box([size, size, size], colour, {
      at: [(random() - 0.5) * 2 * reach, index < 9 ? size / 2 : 0.26, (random() - 0.5) * 2 * reach],
      turn: [random(), random() * 3, random()],
    });
  });
}

function tent(): Shapes {
  const cloth = (side: 1 | -1) =>
    box([0.05, 0.92, 1.5], side > 0 ? '#5f7a52' : '#6d8a5e', {
      at: [side * 0.26, 0.4, 0],
      turn: [0, 0, side * 0.62],
    });
  return [
    cloth(1),
    cloth(-1),
    box([0.3, 0.3, 0.3], '#7d4a2c', { at: [0.2, 0.15, 0.86], turn: [0, 0.4, 0] }),
    post([0.02, 0.02, 0.86], WOOD, { at: [0, 0, 0.74] }, 5),
  ];
}

function crates(): Shapes {
  return [
    box([0.42, 0.42, 0.42], WOOD, { at: [-0.16, 0.21, -0.12], turn: [0, 0.2, 0] }),
    box([0.36, 0.36, 0.36], '#a37a4c', { at: [0.24, 0.18, 0.06], turn: [0, -0.3, 0] }),
    box([0.32, 0.32, 0.32], '#97693c', { at: [-0.08, 0.58, -0.06], turn: [0, 0.6, 0] }),
    post([0.17, 0.17, 0.46], '#2f6f8c', { at: [-0.1, 0, 0.3] }, 12),
    ring([0.172, 0.016], '#1f4f66', { at: [-0.1, 0.16, 0.3] }),
    ring([0.172, 0.016], '#1f4f66', { at: [-0.1, 0.34, 0.3] }),
  ];
}

function gate(): Shapes {
  const bars = [...Array(9).keys()].map((index) =>
    box([0.06, 0.9, 0.06], DARK, { at: [(index - 4) * 0.22, 0.45, 0] }),
  );
  return [
    ...[-1, 1].flatMap((side) => [
      box([0.26, 1.4, 0.3], '#9a8f80', { at: [side, 0.7, 0] }),
      globe(0.15, '#c9a24a', { at: [side, 1.5, 0] }),
    ]),
    ...bars,
    box([1.9, 0.07, 0.08], DARK, { at: [0, 0.86, 0] }),
    box([1.0, 0.32, 0.04], '#e4b83c', { at: [0, 0.55, 0.07], turn: [0, 0, 0.06] }),
    box([0.7, 0.05, 0.05], '#1d1a20', { at: [0, 0.6, 0.09], turn: [0, 0, 0.06] }),
    box([0.6, 0.05, 0.05], '#1d1a20', { at: [0, 0.5, 0.09], turn: [0, 0, 0.06] }),
  ];
}

function laundry(): Shapes {
  const cloth = [
    ['#f2ead6', -0.6, 0.46],
    ['#c8402f', -0.2, 0.34],
    ['#3a8fae', 0.16, 0.42],
    ['#f0b92f', 0.56, 0.3],
  ] as const;
  return [
    ...[-0.9, 0.9].map((x) => post([0.035, 0.03, 1.3], WOOD, { at: [x, 0, 0] }, 6)),
    box([1.8, 0.02, 0.02], '#e8e2d4', { at: [0, 1.2, 0] }),
    ...cloth.map(([colour, x, height]) =>
      box([0.3, height, 0.02], colour, { at: [x, 1.2 - height / 2, 0], turn: [0.06, 0, 0.02] }),
    ),
  ];
}

const PIECES: Readonly<Record<SceneryKind, () => Shapes>> = {
  tram,
  bus,
  taxi,
  wreck,
  well,
  stall,
  coal: () => heap('#2b2830', 5),
  tent,
  crates,
  gate,
  laundry,
  boat,
};

/** Shapes of one piece of street scenery, its middle on the street being the origin. */
export function streetPiece(kind: SceneryKind): Shapes {
  return PIECES[kind]();
}
