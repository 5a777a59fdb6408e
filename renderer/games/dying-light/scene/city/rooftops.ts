import type { BufferGeometry } from 'three';
import type { BuildingId } from '../../../../../models/dying-light/ids';
import { box, cone, globe, type Pose, post, ring } from '../../../../table/sculpt/shapes';
import { boundsOf, centreOf, floorOf } from '../../geography';
import { scenerySpots } from '../../layout';

type Shapes = BufferGeometry[];
/** Builds scenery around the origin, which is a spot of the roof that no piece needs. */
type Scenery = (width: number, depth: number) => Shapes;

const STEEL = '#8d939c';
const DARK = '#3b3b44';
const WOOD = '#8a6238';

function crate(x: number, z: number, size: number, y = 0): BufferGeometry {
  return box([size, size, size], WOOD, { at: [x, y + size / 2, z], turn: [0, x * 3, 0] });
}

function railing(length: number, pose: Pose): Shapes {
  const [x, y, z] = pose.at ?? [0, 0, 0];
  return [box([length, 0.04, 0.04], DARK, { at: [x, y + 0.3, z] })];
}

function waterTank(): Shapes {
  const legs = [-0.22, 0.22].flatMap((x) =>
    [-0.22, 0.22].map((z) => post([0.03, 0.03, 0.4], DARK, { at: [x, 0, z] }, 5)),
  );
  return [
    ...legs,
    post([0.36, 0.34, 0.62], '#a8683a', { at: [0, 0.38, 0] }, 14),
    ring([0.355, 0.018], DARK, { at: [0, 0.52, 0] }),
    ring([0.35, 0.018], DARK, { at: [0, 0.82, 0] }),
    cone([0.42, 0.28], '#68737c', { at: [0, 1.0, 0] }, 14),
  ];
}

function chimney(): Shapes {
  return [
    box([0.5, 0.9, 0.44], '#9c5a40', { at: [0, 0.45, 0] }),
    box([0.58, 0.1, 0.52], '#d9c7a0', { at: [0, 0.92, 0] }),
    post([0.09, 0.08, 0.26], '#b9603c', { at: [-0.12, 0.95, 0] }, 8),
    post([0.09, 0.08, 0.2], '#b9603c', { at: [0.12, 0.95, 0] }, 8),
  ];
}

function mast(): Shapes {
  const height = 2.6;
  const legs = [
    [-0.3, -0.3],
    [0.3, -0.3],
    [0.3, 0.3],
    [-0.3, 0.3],
  ] as const;
  const struts = legs.map(([x, z]) =>
    box([0.05, height * 1.01, 0.05], '#d9483a', {
      at: [x / 2, height / 2, z / 2],
      turn: [Math.atan2(-z, height), 0, Math.atan2(x, height)],
    }),
  );
  const rungs = [0.5, 1.0, 1.5, 2.0].map((y) => {
    const width = 0.6 * (1 - y / height);
    return box([width, 0.04, width], y % 1 === 0 ? '#f2ead6' : '#d9483a', { at: [0, y, 0] });
  });
  return [
    ...struts,
    ...rungs,
    post([0.03, 0.02, 0.6], STEEL, { at: [0, height - 0.1, 0] }, 6),
    globe(0.09, '#ff5a4a', { at: [0, height + 0.5, 0] }),
    post([0.22, 0.1, 0.08], '#e8e2d4', { at: [0.25, 1.5, 0.1], turn: [1.2, 0.4, 0] }, 12),
  ];
}

function hotelSign(): Shapes {
  const letters = [-2, -1, 0, 1, 2];
  return [
    box([2.7, 0.5, 0.06], '#3b1d33', { at: [0, 1.0, 0] }),
    ...letters.map((at) => box([0.36, 0.38, 0.05], '#ffcf5a', { at: [at * 0.5, 1.0, 0.05] })),
    ...[-1.1, 0, 1.1].map((x) => box([0.06, 0.8, 0.06], DARK, { at: [x, 0.4, -0.03] })),
  ];
}

function insulators(width: number, depth: number): Shapes {
  return [-1, 0, 1].flatMap((step) => {
    const at: [number, number, number] = [step * (width / 2 - 0.3), 0, -depth / 2 + 0.06];
    return [
      post([0.07, 0.05, 0.9], '#7a5038', { at }, 8),
      ...[0.35, 0.55, 0.75].map((y) => ring([0.09, 0.035], '#c9d4d2', { at: [at[0], y, at[2]] })),
    ];
  });
}

function vats(): Shapes {
  return [
    post([0.38, 0.4, 0.42], WOOD, {}, 14),
    post([0.36, 0.36, 0.02], '#6e3b2c', { at: [0, 0.4, 0] }, 14),
    ring([0.4, 0.02], DARK, { at: [0, 0.3, 0] }),
  ];
}

function skylight(): Shapes {
  return [
    box([0.86, 0.12, 0.7], '#5a6a70', { at: [0, 0.06, 0] }),
    box([0.8, 0.03, 0.44], '#9fd0da', { at: [0, 0.27, 0.14], turn: [0.75, 0, 0] }),
    box([0.8, 0.36, 0.04], '#f2ead6', { at: [0, 0.26, -0.05] }),
  ];
}

function dinghy(): Shapes {
  return [
    box([0.42, 0.2, 0.8], '#d8553a', { at: [0, 0.14, 0] }),
    box([0.34, 0.06, 0.7], '#f2ead6', { at: [0, 0.25, 0] }),
    box([0.34, 0.05, 0.12], WOOD, { at: [0, 0.27, 0.05] }),
    post([0.02, 0.02, 0.9], WOOD, { at: [0.12, 0.2, -0.2], turn: [0.6, 0, 0] }, 5),
  ];
}

function flag(width: number, depth: number): Shapes {
  const [x, z] = [width / 2 - 0.08, depth / 2 - 0.08];
  return [
    post([0.035, 0.025, 1.7], '#d9c7a0', { at: [x, 0, z] }, 6),
    box([0.62, 0.36, 0.02], '#c8352f', { at: [x - 0.33, 1.48, z] }),
    box([0.62, 0.1, 0.025], '#f2ead6', { at: [x - 0.33, 1.48, z] }),
  ];
}

function vents(): Shapes {
  return [
    box([0.5, 0.34, 0.5], '#d7d9d6', { at: [-0.16, 0.17, 0] }),
    post([0.18, 0.18, 0.02], DARK, { at: [-0.16, 0.35, 0] }, 12),
    post([0.11, 0.11, 0.55], STEEL, { at: [0.28, 0, 0.1] }, 10),
    cone([0.2, 0.16], STEEL, { at: [0.28, 0.56, 0.1] }, 10),
  ];
}

function paper(): Shapes {
  return [
    box([0.6, 0.3, 0.46], '#efe6cf', { at: [0, 0.15, 0], turn: [0, 0.2, 0] }),
    box([0.5, 0.22, 0.4], '#e2d6b8', { at: [0.02, 0.41, 0], turn: [0, -0.2, 0] }),
    crate(-0.28, 0.3, 0.26),
  ];
}

function siloTubes(width: number, depth: number): Shapes {
  const post1: [number, number, number] = [-width / 2 - 0.02, -6, -depth / 2 - 0.02];
  return [
    post([0.34, 0.34, 7.1], '#b5a377', { at: post1 }, 16),
    cone([0.4, 0.36], '#7d5a34', { at: [post1[0], 1.1, post1[2]] }, 16),
    ...railing(width - 0.2, { at: [0, 0.02, -depth / 2 + 0.05] }),
  ];
}

function pumpPipes(width: number, depth: number): Shapes {
  return [
    post([0.13, 0.13, 2.3], '#c9803a', { at: [-width / 2 - 0.12, -2, 0.4] }, 12),
    ring([0.15, 0.04], DARK, { at: [-width / 2 - 0.12, -0.5, 0.4] }),
    post([0.13, 0.13, 2.3], '#c9803a', { at: [-width / 2 - 0.12, -2, -0.3] }, 12),
    box([0.2, 0.2, 1], '#c9803a', { at: [-width / 2 - 0.12, 0.32, 0.05] }),
    ring([0.22, 0.035], '#d8352f', { at: [-width / 2 - 0.3, -0.9, 0.4] }),
    box([0.7, 0.1, 0.1], DARK, { at: [0, 0.3, -depth / 2 + 0.06] }),
  ];
}

function redCross(_width: number, depth: number): Shapes {
  const z = depth / 2 - 0.02;
  return [
    box([1.0, 1.0, 0.08], '#ffffff', { at: [-1.2, 0.7, z] }),
    box([0.66, 0.2, 0.1], '#d8352f', { at: [-1.2, 0.7, z] }),
    box([0.2, 0.66, 0.1], '#d8352f', { at: [-1.2, 0.7, z] }),
  ];
}

/** What stands on the free spot of a roof, or `edge` on its parapet where every spot is needed. */
const SCENERY: Readonly<Record<BuildingId, { readonly on: 'spot' | 'edge'; readonly build: Scenery }>> = {
  A: { on: 'spot', build: chimney },
  B: {
    on: 'edge',
    build: (_, depth) => hotelSign().map((shape) => shape.translate(0, 0, -depth / 2 + 0.08)),
  },
  C: { on: 'spot', build: mast },
  D: { on: 'edge', build: insulators },
  E: { on: 'spot', build: vats },
  F: { on: 'spot', build: skylight },
  G: { on: 'spot', build: dinghy },
  H: { on: 'edge', build: flag },
  I: { on: 'spot', build: vents },
  J: { on: 'spot', build: paper },
  K: { on: 'edge', build: siloTubes },
  L: { on: 'edge', build: pumpPipes },
  M: { on: 'edge', build: redCross },
};

/** Tanks, signs and masts of a roof, relative to the building's middle on the street. */
export function rooftop(id: BuildingId): BufferGeometry[] {
  const { width, depth } = boundsOf(id);
  const { on, build } = SCENERY[id];
  const centre = centreOf([id]);
  const [spot] = scenerySpots(id);
  const [x, z] = on === 'spot' && spot ? [spot.x - centre.x, spot.z - centre.z] : [0, 0];
  const extra =
    id === 'B' && spot ? waterTank().map((s) => s.translate(spot.x - centre.x, 0, spot.z - centre.z)) : [];
  return [...build(width, depth).map((shape) => shape.translate(x, 0, z)), ...extra].map((shape) =>
    shape.translate(0, floorOf(id), 0),
  );
}
