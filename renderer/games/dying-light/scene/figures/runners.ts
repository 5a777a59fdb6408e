import { ball, block, egg, limb, melt } from '../../../../table/sculpt/field';
import type { Part } from '../../../../table/sculpt/paint';
import { belt, humanoid, type Outfit, onFace, pack, type Stance } from './humanoid';

const LEAN = { bulk: 1, headSize: 1.12, hands: 'fists', sleeves: true, eyes: '#f6efe2' } as const;

/** In full stride, scarf flying: the courier. */
export function mara(): Part[] {
  const stance: Stance = {
    pelvis: [0, 0.46, 0],
    chest: [0.01, 0.68, 0.1],
    head: [0.02, 0.9, 0.19],
    gaze: [0.05, 0, 1],
    shoulders: { left: [0.13, 0.74, 0.14], right: [-0.13, 0.74, 0.06] },
    elbows: { left: [0.23, 0.6, -0.02], right: [-0.24, 0.62, 0.16] },
    hands: { left: [0.2, 0.62, -0.16], right: [-0.12, 0.66, 0.3] },
    knees: { left: [0.08, 0.36, 0.22], right: [-0.07, 0.24, -0.08] },
    feet: { left: [0.08, 0.1, 0.16], right: [-0.07, 0.12, -0.26] },
  };
  const outfit: Outfit = { ...LEAN, skin: '#c98a62', top: '#1f9c97', trousers: '#3a4660', shoes: '#e9e2d4' };
  return [
    ...humanoid(stance, outfit),
    belt(stance, 1, '#5c3a22'),
    pack([0, 0.7, -0.04], [0.1, 0.12, 0.06], '#c77a2b'),
    {
      colour: '#f08a24',
      solid: melt(
        [
          limb([-0.02, 0.8, 0.1], [0.07, 0.79, 0.17], 0.06),
          limb([-0.04, 0.83, 0.02], [-0.12, 0.9, -0.2], 0.04, 0.05),
          limb([-0.12, 0.9, -0.2], [-0.1, 0.84, -0.36], 0.05, 0.02),
        ],
        0.04,
      ),
      step: 0.028,
    },
    {
      colour: '#4a2b1c',
      solid: melt(
        [
          egg([0.02, 0.95, 0.15], [0.118, 0.105, 0.112]),
          limb([0, 0.95, 0.06], [-0.02, 0.86, -0.08], 0.05, 0.02),
        ],
        0.05,
      ),
      step: 0.028,
    },
  ];
}

/** Wide stance, hammer raised over the shoulder: the brawler. */
export function oskar(): Part[] {
  const stance: Stance = {
    pelvis: [0, 0.44, 0],
    chest: [0, 0.68, 0.03],
    head: [0, 0.92, 0.08],
    gaze: [0, -0.05, 1],
    shoulders: { left: [0.19, 0.75, 0.03], right: [-0.19, 0.75, 0.02] },
    elbows: { left: [0.31, 0.58, 0.12], right: [-0.33, 0.82, -0.04] },
    hands: { left: [0.22, 0.56, 0.29], right: [-0.27, 1.0, 0.05] },
    knees: { left: [0.17, 0.25, 0.1], right: [-0.16, 0.25, 0.02] },
    feet: { left: [0.19, 0.05, 0.08], right: [-0.19, 0.05, -0.08] },
  };
  const outfit: Outfit = {
    ...LEAN,
    bulk: 1.36,
    headSize: 1.14,
    skin: '#e0aa86',
    top: '#b3362c',
    trousers: '#4b4037',
    shoes: '#3a2a20',
    sleeves: false,
  };
  return [
    ...humanoid(stance, outfit),
    belt(stance, 1.36, '#d9a441'),
    { colour: '#8d8f96', solid: block([-0.22, 1.1, 0.19], [0.06, 0.06, 0.12], 0.02, 0.3), step: 0.024 },
    { colour: '#7a5230', solid: limb([-0.31, 0.9, -0.06], [-0.23, 1.08, 0.16], 0.026), step: 0.022 },
    {
      colour: '#c06a2a',
      solid: melt(
        [egg(onFace(stance, 1.14, 0, -0.08), [0.09, 0.085, 0.06]), egg([0, 0.9, 0.03], [0.125, 0.08, 0.08])],
        0.03,
      ),
      step: 0.028,
    },
    {
      colour: '#2b2c33',
      solid: melt(
        [egg([0, 1.0, 0.06], [0.128, 0.075, 0.125]), block([0, 0.975, 0.17], [0.1, 0.014, 0.06], 0.012)],
        0.02,
      ),
      step: 0.026,
    },
  ];
}

/** Crouched behind a riot shield: the one who holds. */
export function juno(): Part[] {
  const stance: Stance = {
    pelvis: [0, 0.36, -0.06],
    chest: [0, 0.57, 0.03],
    head: [0.01, 0.8, 0.1],
    gaze: [0.1, 0, 1],
    shoulders: { left: [0.14, 0.64, 0.06], right: [-0.14, 0.64, 0] },
    elbows: { left: [0.23, 0.5, 0.16], right: [-0.27, 0.52, -0.06] },
    hands: { left: [0.13, 0.48, 0.27], right: [-0.33, 0.62, 0.08] },
    knees: { left: [0.13, 0.28, 0.17], right: [-0.14, 0.19, 0.06] },
    feet: { left: [0.13, 0.05, 0.1], right: [-0.15, 0.05, -0.2] },
  };
  const outfit: Outfit = {
    ...LEAN,
    bulk: 1.08,
    skin: '#7a4a30',
    top: '#e3a02a',
    trousers: '#4d5a3a',
    shoes: '#2d2a28',
  };
  return [
    ...humanoid(stance, outfit),
    belt(stance, 1.08, '#3a3a40'),
    { colour: '#6d7683', solid: block([0.1, 0.42, 0.33], [0.19, 0.27, 0.025], 0.022, 0.28), step: 0.03 },
    { colour: '#f2d25a', solid: block([0.106, 0.5, 0.356], [0.14, 0.035, 0.012], 0.008, 0.28), step: 0.02 },
    { colour: '#33343c', solid: limb([-0.35, 0.54, 0.02], [-0.31, 0.82, 0.2], 0.02), step: 0.02 },
    {
      colour: '#241a18',
      solid: melt(
        [
          ball([0.01, 0.87, 0.05], 0.11),
          ball([0.02, 0.97, 0.0], 0.075),
          egg([0.01, 0.86, 0.08], [0.12, 0.09, 0.1]),
        ],
        0.03,
      ),
      step: 0.028,
    },
  ];
}

/** Hanging off a chimney by one hand, hood up: the climber. */
export function teo(): Part[] {
  const stance: Stance = {
    pelvis: [0.02, 0.48, -0.02],
    chest: [-0.01, 0.7, 0.05],
    head: [-0.03, 0.92, 0.1],
    gaze: [-0.25, 0.05, 1],
    shoulders: { left: [0.12, 0.78, 0.06], right: [-0.14, 0.74, 0.05] },
    elbows: { left: [0.22, 0.94, 0.04], right: [-0.26, 0.66, -0.04] },
    hands: { left: [0.2, 1.12, 0.1], right: [-0.34, 0.54, 0.06] },
    knees: { left: [0.14, 0.4, 0.2], right: [-0.07, 0.24, 0.03] },
    feet: { left: [0.16, 0.2, 0.14], right: [-0.09, 0.05, -0.06] },
  };
  const outfit: Outfit = { ...LEAN, skin: '#eac3a2', top: '#7d4fb0', trousers: '#34363f', shoes: '#d8d2c8' };
  return [
    ...humanoid(stance, outfit),
    belt(stance, 1, '#2c2330'),
    { colour: '#9a5747', solid: block([0.19, 0.12, 0.17], [0.085, 0.12, 0.1], 0.012), step: 0.03 },
    { colour: '#b8a48c', solid: block([0.19, 0.25, 0.17], [0.1, 0.022, 0.115], 0.01), step: 0.03 },
    {
      colour: '#c9b27a',
      solid: melt(
        [
          limb([0.2, 1.12, 0.1], [-0.12, 0.62, 0.15], 0.018),
          limb([-0.12, 0.62, 0.15], [0.08, 0.48, 0.1], 0.018),
        ],
        0.01,
      ),
      step: 0.02,
    },
    {
      colour: '#5f3a8c',
      solid: melt(
        [
          egg([-0.025, 0.945, 0.055], [0.128, 0.125, 0.118]),
          limb([-0.02, 0.82, 0], [-0.02, 0.76, 0], 0.1, 0.11),
        ],
        0.05,
      ),
      step: 0.028,
    },
  ];
}
