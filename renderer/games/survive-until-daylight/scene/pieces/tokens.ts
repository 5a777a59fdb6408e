/** The tokens of the box, built of plain painted shapes (3.9). */
import type { BufferGeometry } from 'three';
import type { Miniature } from '../../../../table/models/miniature';
import { sculpted } from '../../../../table/models/sculpted';
import { box, cone, globe, post, ring } from '../../../../table/sculpt/shapes';

export const TOKEN_IDS = [
  'barricade',
  'trap',
  'spear',
  'grenade',
  'skull',
  'first-player',
  'wave-marker',
] as const;
export type TokenId = (typeof TOKEN_IDS)[number];

/** Most of them on the table, there are more skulls than in the box (SD-EDGE-01); and their size. */
export const TOKENS: Readonly<Record<TokenId, { readonly capacity: number; readonly scale: number }>> = {
  barricade: { capacity: 6, scale: 1.35 },
  trap: { capacity: 6, scale: 1.2 },
  spear: { capacity: 3, scale: 1.15 },
  grenade: { capacity: 6, scale: 1.1 },
  skull: { capacity: 60, scale: 1 },
  'first-player': { capacity: 1, scale: 1.3 },
  'wave-marker': { capacity: 1, scale: 1.2 },
};

type Shapes = readonly BufferGeometry[];

const WOOD = ['#9a6a3c', '#7f5430', '#b07c48'] as const;
const STEEL = '#aab3ba';

function barricade(): Shapes {
  const planks = [0.12, 0.3, 0.48].map((y, index) =>
    box([0.66, 0.13, 0.05], WOOD[index] ?? WOOD[0], { at: [0, y, 0.05], turn: [0, 0, (index - 1) * 0.09] }),
  );
  const posts = [-0.24, 0.24].map((x) =>
    box([0.07, 0.62, 0.07], '#5f4026', { at: [x, 0.31, 0], turn: [0.12, 0, 0] }),
  );
  const spikes = [-0.2, 0, 0.2].map((x) =>
    cone([0.035, 0.26], STEEL, { at: [x, 0.38, 0.06], turn: [1.2, 0, 0] }, 5),
  );
  return [...planks, ...posts, ...spikes];
}

const around = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return { angle, x: Math.sin(angle) * radius, z: Math.cos(angle) * radius };
  });

function trap(): Shapes {
  const teeth = around(10, 0.23).map(({ angle, x, z }) =>
    cone([0.04, 0.22], STEEL, { at: [x, 0.05, z], turn: [-0.5, angle, 0] }, 4),
  );
  return [
    post([0.29, 0.27, 0.05], '#4a4640', {}, 16),
    ring([0.25, 0.035], '#6f6a62', { at: [0, 0.06, 0] }),
    globe(0.08, '#c8352f', { at: [0, 0.07, 0], scale: [1, 0.6, 1] }),
    ...teeth,
  ];
}

function spear(): Shapes {
  return [
    post([0.026, 0.022, 0.95], '#8a5c34', { turn: [0.25, 0, 0.18] }, 6),
    cone([0.06, 0.24], STEEL, { at: [-0.165, 0.9, 0.23], turn: [0.25, 0, 0.18] }, 4),
    ring([0.04, 0.02], '#c8352f', { at: [-0.15, 0.82, 0.21] }),
  ];
}

function grenade(): Shapes {
  const sticks = around(3, 0.07).map(({ x, z }) =>
    post([0.055, 0.055, 0.3], '#b3312a', { at: [x, 0, z] }, 8),
  );
  return [
    ...sticks,
    ring([0.115, 0.022], '#3a332c', { at: [0, 0.11, 0] }),
    ring([0.115, 0.022], '#3a332c', { at: [0, 0.21, 0] }),
    post([0.012, 0.01, 0.16], '#e8d9a8', { at: [0, 0.28, 0], turn: [0, 0, -0.5] }, 4),
    globe(0.035, '#ffb43a', { at: [0.09, 0.43, 0] }),
  ];
}

function skull(): Shapes {
  return [
    globe(0.1, '#f2e8cf', { at: [0, 0.11, 0], scale: [1, 0.95, 1.05] }),
    box([0.11, 0.07, 0.1], '#e2d5b6', { at: [0, 0.045, 0.045] }),
    ...[-0.04, 0.04].map((x) => globe(0.033, '#1c1410', { at: [x, 0.13, 0.085], scale: [1, 1.1, 0.6] })),
    globe(0.015, '#1c1410', { at: [0, 0.085, 0.1] }),
  ];
}

function lantern(): Shapes {
  const bars = around(4, 0.13).map(({ x, z }) =>
    post([0.014, 0.014, 0.3], '#4a3a22', { at: [x, 0.1, z] }, 5),
  );
  return [
    post([0.2, 0.17, 0.1], '#c8962e', {}, 14),
    globe(0.11, '#ffd25a', { at: [0, 0.25, 0], scale: [1, 1.25, 1] }),
    ...bars,
    post([0.17, 0.06, 0.12], '#c8962e', { at: [0, 0.4, 0] }, 14),
    ring([0.09, 0.014], '#4a3a22', { at: [0, 0.58, 0] }),
  ];
}

function siren(): Shapes {
  return [
    post([0.2, 0.18, 0.08], '#2c2a34', {}, 14),
    post([0.035, 0.03, 0.34], '#8a8790', { at: [0, 0.08, 0] }, 8),
    post([0.15, 0.12, 0.1], '#2c2a34', { at: [0, 0.4, 0] }, 14),
    globe(0.14, '#ff3a22', { at: [0, 0.5, 0], scale: [1, 1.1, 1] }),
  ];
}

const BUILT: Readonly<Record<TokenId, () => Shapes>> = {
  barricade,
  trap,
  spear,
  grenade,
  skull,
  'first-player': lantern,
  'wave-marker': siren,
};

export function tokenModel(id: TokenId): Miniature {
  return sculpted(BUILT[id]());
}
