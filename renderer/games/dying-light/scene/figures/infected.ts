import { ball, egg, limb, melt, type Point } from '../../../../table/sculpt/field';
import type { Part } from '../../../../table/sculpt/paint';
import { belt, humanoid, type Outfit, onFace, type Stance } from './humanoid';

const DEAD = { headSize: 1.16, hands: 'claws', sleeves: false, eyes: '#fff2a8', bulk: 1 } as const;

function mouth(stance: Stance, size: number, wide: number): Part {
  const at = onFace(stance, size, 0, -0.07);
  return { colour: '#3d1014', solid: egg(at, [0.035 * wide, 0.03 * wide, 0.03]), step: 0.018 };
}

/** Hunched, arms hanging forward, never in a hurry. */
export function biter(): Part[] {
  const stance: Stance = {
    pelvis: [0, 0.44, -0.05],
    chest: [0.01, 0.63, 0.08],
    head: [-0.03, 0.74, 0.25],
    gaze: [-0.15, -0.2, 1],
    shoulders: { left: [0.16, 0.68, 0.08], right: [-0.15, 0.71, 0.08] },
    elbows: { left: [0.22, 0.5, 0.22], right: [-0.24, 0.56, 0.25] },
    hands: { left: [0.19, 0.36, 0.36], right: [-0.17, 0.54, 0.42] },
    knees: { left: [0.1, 0.25, 0.09], right: [-0.1, 0.25, 0.02] },
    feet: { left: [0.12, 0.05, 0.07], right: [-0.12, 0.05, -0.12] },
  };
  const outfit: Outfit = {
    ...DEAD,
    bulk: 1.12,
    skin: '#96a886',
    top: '#ddd3bb',
    trousers: '#5b4c6e',
    shoes: '#4a3a30',
  };
  return [
    ...humanoid(stance, outfit),
    mouth(stance, 1.16, 1),
    belt(stance, 1.12, '#3c3028'),
    {
      colour: '#4b3a33',
      solid: melt([egg([-0.03, 0.81, 0.2], [0.105, 0.075, 0.11]), ball([0.02, 0.8, 0.13], 0.06)], 0.03),
      step: 0.028,
    },
    { colour: '#b5413a', solid: limb([0.0, 0.68, 0.185], [0.03, 0.5, 0.14], 0.022, 0.03), step: 0.022 },
  ];
}

/** Lean and low, sprinting on the toes. */
export function viral(): Part[] {
  const stance: Stance = {
    pelvis: [0, 0.48, -0.06],
    chest: [0.02, 0.64, 0.14],
    head: [0.03, 0.76, 0.32],
    gaze: [0.05, -0.05, 1],
    shoulders: { left: [0.13, 0.7, 0.14], right: [-0.12, 0.69, 0.14] },
    elbows: { left: [0.24, 0.72, -0.04], right: [-0.22, 0.62, 0.3] },
    hands: { left: [0.3, 0.64, -0.2], right: [-0.15, 0.68, 0.48] },
    knees: { left: [0.08, 0.36, 0.19], right: [-0.07, 0.27, -0.16] },
    feet: { left: [0.08, 0.08, 0.12], right: [-0.08, 0.17, -0.36] },
  };
  const outfit: Outfit = {
    ...DEAD,
    bulk: 0.86,
    headSize: 1.08,
    skin: '#c9a98c',
    top: '#7e3540',
    trousers: '#46536b',
    shoes: '#a5967f',
    eyes: '#ffd24a',
  };
  return [
    ...humanoid(stance, outfit),
    mouth(stance, 1.08, 1.25),
    belt(stance, 0.86, '#2e2a2c'),
    {
      colour: '#2f2320',
      solid: melt(
        [egg([0.03, 0.82, 0.27], [0.1, 0.07, 0.11]), limb([0.03, 0.82, 0.2], [0.03, 0.78, 0.08], 0.05, 0.02)],
        0.03,
      ),
      step: 0.028,
    },
  ];
}

function spikes(roots: readonly (readonly [Point, Point])[]): Part {
  return {
    colour: '#e9dcc0',
    solid: melt(
      roots.map(([root, tip]) => limb(root, tip, 0.036, 0.008)),
      0.008,
    ),
    step: 0.02,
  };
}

/** Twice as broad as a man, bone growing through the back. */
export function volatile(): Part[] {
  const stance: Stance = {
    pelvis: [0, 0.46, -0.08],
    chest: [0, 0.74, 0.05],
    head: [0, 0.86, 0.27],
    gaze: [0, -0.15, 1],
    shoulders: { left: [0.27, 0.86, 0.06], right: [-0.27, 0.84, 0.06] },
    elbows: { left: [0.43, 0.66, 0.16], right: [-0.42, 0.98, 0.14] },
    hands: { left: [0.35, 0.38, 0.32], right: [-0.36, 1.08, 0.36] },
    knees: { left: [0.19, 0.27, 0.1], right: [-0.19, 0.27, -0.02] },
    feet: { left: [0.22, 0.05, 0.06], right: [-0.23, 0.05, -0.16] },
  };
  const outfit: Outfit = {
    ...DEAD,
    bulk: 1.72,
    headSize: 1.24,
    skin: '#8d5560',
    top: '#74424f',
    trousers: '#393142',
    shoes: '#7d4a55',
    eyes: '#ffe14a',
  };
  const back: (readonly [Point, Point])[] = [
    [
      [0, 0.96, -0.02],
      [0, 1.18, -0.2],
    ],
    [
      [0.15, 0.94, 0],
      [0.24, 1.14, -0.14],
    ],
    [
      [-0.15, 0.94, 0],
      [-0.24, 1.14, -0.14],
    ],
    [
      [0.3, 0.92, 0.04],
      [0.45, 1.06, 0],
    ],
    [
      [-0.3, 0.9, 0.04],
      [-0.5, 0.94, -0.08],
    ],
    [
      [0, 0.78, -0.12],
      [0, 0.86, -0.34],
    ],
    [
      [0.42, 0.66, 0.14],
      [0.54, 0.62, 0.02],
    ],
    [
      [0.09, 0.8, -0.1],
      [0.16, 0.9, -0.28],
    ],
    [
      [-0.09, 0.8, -0.1],
      [-0.16, 0.9, -0.28],
    ],
  ];
  const jaw = onFace(stance, 1.3, 0, -0.1);
  return [
    ...humanoid(stance, outfit),
    mouth(stance, 1.28, 1.7),
    spikes(back),
    {
      colour: '#c9a2a0',
      solid: melt(
        [
          egg([0, 0.66, 0.15], [0.15, 0.13, 0.1]),
          egg([jaw[0], jaw[1] - 0.02, jaw[2] - 0.02], [0.06, 0.03, 0.05]),
        ],
        0.02,
      ),
      step: 0.034,
    },
    belt(stance, 1.6, '#c58b3a'),
  ];
}

/** Head thrown back, arms flung wide: you hear it before you see it. */
export function howler(): Part[] {
  const stance: Stance = {
    pelvis: [0, 0.47, 0],
    chest: [0, 0.71, -0.02],
    head: [0, 0.94, 0.02],
    gaze: [0, 0.45, 1],
    shoulders: { left: [0.15, 0.77, -0.02], right: [-0.15, 0.77, -0.02] },
    elbows: { left: [0.32, 0.76, 0.0], right: [-0.32, 0.74, 0] },
    hands: { left: [0.46, 0.92, 0.06], right: [-0.46, 0.88, 0.06] },
    knees: { left: [0.12, 0.26, 0.05], right: [-0.12, 0.26, 0.04] },
    feet: { left: [0.14, 0.05, 0.02], right: [-0.15, 0.05, -0.08] },
  };
  const outfit: Outfit = {
    ...DEAD,
    skin: '#9db9bd',
    top: '#e8c98f',
    trousers: '#4f6472',
    shoes: '#93adb0',
    eyes: '#ffffff',
  };
  const hair: readonly Point[] = [
    [0.13, 0.9, -0.2],
    [-0.13, 0.9, -0.2],
    [0.05, 0.84, -0.24],
    [-0.05, 0.86, -0.24],
    [0.17, 1.02, -0.12],
    [-0.17, 1.02, -0.12],
  ];
  return [
    ...humanoid(stance, outfit),
    mouth(stance, 1.16, 1.9),
    {
      colour: '#e0645a',
      solid: melt(
        [ball([0.055, 0.8, 0.08], 0.062), ball([-0.055, 0.8, 0.08], 0.062), ball([0, 0.77, 0.09], 0.055)],
        0.02,
      ),
      step: 0.026,
    },
    {
      colour: '#4c3a60',
      solid: melt(
        [
          egg([0, 1.0, -0.04], [0.11, 0.09, 0.1]),
          ...hair.map((tip) => limb([0, 0.98, -0.06], tip, 0.05, 0.02)),
        ],
        0.03,
      ),
      step: 0.03,
    },
    belt(stance, 1, '#8a4a2c'),
  ];
}
