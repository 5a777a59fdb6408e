import { BufferAttribute, type BufferGeometry, CircleGeometry } from 'three';
import type { TokenKind } from '../../../../../models/dying-light/ids';
import type { TextureBox } from '../../../../table/print/texture-box';
import { seeded } from '../../../../table/random';
import { box, cone, globe, matrixOf, type Pose, post, ring, tint } from '../../../../table/sculpt/shapes';
import { TOKEN_LOOKS, TOKEN_WHITE, tokenTile } from './token-print';

type Shapes = BufferGeometry[];

const KRAFT = '#c8a06a';
const RADIUS = 0.4;
const THICK = 0.1;

/** Points plain shapes at the white tile of the token sheet. */
function onWhite(shape: BufferGeometry): BufferGeometry {
  const count = shape.getAttribute('position').count;
  const uv = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) uv.set(TOKEN_WHITE, i * 2);
  shape.setAttribute('uv', new BufferAttribute(uv, 2));
  return shape;
}

function printedFace({ u0, v0, u1, v1 }: TextureBox, radius: number, pose: Pose): BufferGeometry {
  const face = tint(new CircleGeometry(radius, 24), '#ffffff', 0);
  const uv = face.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, u0 + uv.getX(i) * (u1 - u0), v0 + uv.getY(i) * (v1 - v0));
  return face.applyMatrix4(matrixOf(pose));
}

/** A thick cardboard disc lying on the ground, its print up. */
function lying(tile: TextureBox): Shapes {
  return [
    onWhite(post([RADIUS, RADIUS, THICK], KRAFT, {}, 24)),
    printedFace(tile, RADIUS, { at: [0, THICK + 0.004, 0], turn: [-Math.PI / 2, 0, 0] }),
  ];
}

/** A disc standing in a foot, leaning back so that the table can read it. */
function standing(tile: TextureBox): Shapes {
  const lean = -0.5;
  const middle: Pose['at'] = [0, 0.5, 0];
  const rim = post([RADIUS, RADIUS, 0.08], KRAFT, { turn: [Math.PI / 2, 0, 0] }, 24).translate(0, 0, -0.08);
  const place = matrixOf({ at: middle, turn: [lean, 0, 0] });
  return [
    onWhite(rim.applyMatrix4(place)),
    printedFace(tile, RADIUS, { at: [0, 0, 0.004] }).applyMatrix4(place),
    onWhite(box([0.5, 0.12, 0.3], '#2e2b30', { at: [0, 0.06, 0.08] })),
  ];
}

function rubble(): Shapes {
  const random = seeded(77);
  return [...Array(12).keys()].map((index) => {
    const size = 0.1 + random() * 0.16;
    const angle = index * 0.9;
    return box([size, size * 0.8, size], index % 3 ? '#8d8378' : '#6d6259', {
      at: [Math.cos(angle) * 0.32 * random(), THICK + size * 0.3, Math.sin(angle) * 0.32],
      turn: [random(), random() * 3, random()],
    });
  });
}

function nest(): Shapes {
  const thorns = [...Array(9).keys()].map((index) => {
    const angle = (index / 9) * Math.PI * 2;
    return cone(
      [0.09, 0.42 + (index % 3) * 0.12],
      '#6e2a38',
      {
        at: [Math.cos(angle) * 0.3, THICK, Math.sin(angle) * 0.3],
        turn: [Math.sin(angle) * 0.45, 0, -Math.cos(angle) * 0.45],
      },
      6,
    );
  });
  return [
    ...thorns,
    globe(0.2, '#3a121c', { at: [0, THICK, 0], scale: [1, 0.6, 1] }),
    ...[-0.1, 0.1].map((x) => globe(0.07, '#d8704a', { at: [x, 0.2, 0.06] })),
  ];
}

/** Small pieces of wood and plastic that stand on the printed discs. */
const TOPS: Readonly<Partial<Record<TokenKind, () => Shapes>>> = {
  'loot-common': () => [
    box([0.5, 0.26, 0.3], '#a8642f', { at: [0, 0.26, -0.02], turn: [0, 0.3, 0] }),
    box([0.52, 0.05, 0.32], '#6e3d1a', { at: [0, 0.34, -0.02], turn: [0, 0.3, 0] }),
    ring([0.1, 0.025], '#6e3d1a', { at: [0, 0.44, -0.02], turn: [Math.PI / 2, 0.3, 0] }),
  ],
  'loot-epic': () => [
    box([0.54, 0.26, 0.36], '#f2b632', { at: [0, 0.25, 0], turn: [0, -0.25, 0] }),
    box([0.56, 0.06, 0.38], '#8a5a12', { at: [0, 0.29, 0], turn: [0, -0.25, 0] }),
    box([0.1, 0.12, 0.05], '#fff3c4', { at: [0.05, 0.28, 0.19], turn: [0, -0.25, 0] }),
  ],
  rough: rubble,
  nest,
  'jump-pad': () => [
    ...[0.16, 0.26, 0.36].map((y) => ring([0.2, 0.035], '#dfe6ea', { at: [0, y, 0] })),
    post([0.34, 0.34, 0.06], '#4f9fe0', { at: [0, 0.42, 0] }, 18),
    post([0.22, 0.22, 0.062], '#f6ead2', { at: [0, 0.425, 0] }, 18),
  ],
  spear: () => [
    post([0.03, 0.025, 1.3], '#7a5230', { at: [0, THICK, 0], turn: [0.12, 0, 0.14] }, 6),
    cone([0.09, 0.32], '#dfe6ea', { at: [-0.18, 1.36, 0.15], turn: [0.12, 0, 0.14] }, 4),
  ],
  uv: () => [
    post([0.08, 0.05, 1.25], '#2c2a34', { at: [0, THICK, 0] }, 8),
    box([0.46, 0.2, 0.2], '#2c2a34', { at: [0, 1.4, 0], turn: [0.5, 0, 0] }),
  ],
};

const STANDEES: ReadonlySet<TokenKind> = new Set(['objective', 'electricity', 'inhibitor']);

/** One token, its foot at the origin; none for people to meet, who are miniatures. */
export function tokenShapes(kind: TokenKind, letter: string | null): Shapes {
  if (kind === 'npc') return [];
  const tile = tokenTile(kind, letter);
  const tops = (TOPS[kind]?.() ?? []).map(onWhite);
  return [...(STANDEES.has(kind) ? standing(tile) : lying(tile)), ...tops];
}

const FLAMES = [
  [0, 0, 0.2, 0.85, '#ff7a1f'],
  [0.14, 0.06, 0.13, 0.55, '#ff9a2e'],
  [-0.15, 0.04, 0.14, 0.6, '#ff5a1a'],
  [0.02, 0.16, 0.12, 0.5, '#ffd25a'],
  [0, -0.12, 0.14, 0.62, '#ff6a1a'],
] as const;

/** Parts of a token that shine by themselves. */
export function tokenGlow(kind: TokenKind, on: boolean): Shapes {
  switch (kind) {
    case 'fire':
      return FLAMES.map(([x, z, radius, height, colour]) =>
        cone([radius, height], colour, { at: [x, THICK, z] }, 7),
      );
    case 'uv':
      return on ? [box([0.4, 0.12, 0.06], '#c08aff', { at: [0, 1.38, 0.1], turn: [0.5, 0, 0] })] : [];
    case 'inhibitor':
    case 'electricity':
      return [ring([0.46, 0.02], TOKEN_LOOKS[kind].paper, { at: [0, 0.02, 0] })];
    case 'objective':
      return [ring([0.46, 0.02], '#ffd27a', { at: [0, 0.02, 0] })];
    default:
      return [];
  }
}
