import type { BuildingId } from '../../../../../models/dying-light/ids';

export type WallStyle = 'brick' | 'stone' | 'planks' | 'metal' | 'plaster';
export type WindowStyle = 'sash' | 'arched' | 'industrial' | 'porthole' | 'slit';
export type RoofStyle = 'tar' | 'planks' | 'metal' | 'tiles';

/** What is printed on and stands on a building. */
export interface BuildingLook {
  readonly wall: WallStyle;
  readonly colour: string;
  readonly trim: string;
  readonly windows: WindowStyle;
  /** Share of windows in which somebody left the light on. */
  readonly lit: number;
  readonly sign: { readonly board: string; readonly letters: string };
  /** Striped cloth over the ground floor, if there is one. */
  readonly awning: readonly [string, string] | null;
  readonly roof: RoofStyle;
  readonly roofColour: string;
}

export const BUILDING_LOOKS: Readonly<Record<BuildingId, BuildingLook>> = {
  A: {
    wall: 'plaster',
    colour: '#d9a55c',
    trim: '#8a4f2a',
    windows: 'sash',
    lit: 0.5,
    sign: { board: '#7a3420', letters: '#ffe7b0' },
    awning: ['#d8553a', '#f6ead2'],
    roof: 'tiles',
    roofColour: '#8b5b48',
  },
  B: {
    wall: 'stone',
    colour: '#a8485a',
    trim: '#f0d9a8',
    windows: 'arched',
    lit: 0.6,
    sign: { board: '#3b1d33', letters: '#ffcf5a' },
    awning: ['#2f2a4a', '#d9a441'],
    roof: 'tar',
    roofColour: '#665b61',
  },
  C: {
    wall: 'brick',
    colour: '#b9593f',
    trim: '#efe2c8',
    windows: 'slit',
    lit: 0.3,
    sign: { board: '#1f2b3a', letters: '#ff8a5a' },
    awning: null,
    roof: 'metal',
    roofColour: '#6d737b',
  },
  D: {
    wall: 'metal',
    colour: '#6f8f86',
    trim: '#e4b83c',
    windows: 'industrial',
    lit: 0.15,
    sign: { board: '#e4b83c', letters: '#1d1a20' },
    awning: null,
    roof: 'metal',
    roofColour: '#6a7069',
  },
  E: {
    wall: 'planks',
    colour: '#95633c',
    trim: '#4a3020',
    windows: 'sash',
    lit: 0.2,
    sign: { board: '#e5d2a8', letters: '#5a2b18' },
    awning: null,
    roof: 'planks',
    roofColour: '#7b6650',
  },
  F: {
    wall: 'planks',
    colour: '#4d8ca5',
    trim: '#f2ead6',
    windows: 'porthole',
    lit: 0.35,
    sign: { board: '#f2ead6', letters: '#1f5a77' },
    awning: ['#3a8fae', '#f2ead6'],
    roof: 'planks',
    roofColour: '#7f7a6e',
  },
  G: {
    wall: 'planks',
    colour: '#e4dcc6',
    trim: '#25507c',
    windows: 'porthole',
    lit: 0.4,
    sign: { board: '#25507c', letters: '#ffffff' },
    awning: ['#25507c', '#f2ead6'],
    roof: 'planks',
    roofColour: '#9a7a55',
  },
  H: {
    wall: 'stone',
    colour: '#b7aa8c',
    trim: '#6b4a36',
    windows: 'arched',
    lit: 0.3,
    sign: { board: '#4a2f28', letters: '#f0d9a8' },
    awning: null,
    roof: 'tiles',
    roofColour: '#5e7168',
  },
  I: {
    wall: 'brick',
    colour: '#7e86a0',
    trim: '#d8dde6',
    windows: 'industrial',
    lit: 0.25,
    sign: { board: '#2c3348', letters: '#cfe3f2' },
    awning: null,
    roof: 'metal',
    roofColour: '#767d8a',
  },
  J: {
    wall: 'brick',
    colour: '#9c4a38',
    trim: '#2d2a2c',
    windows: 'industrial',
    lit: 0.45,
    sign: { board: '#1d1a20', letters: '#f6ead2' },
    awning: ['#2d2a2c', '#c9b48a'],
    roof: 'tar',
    roofColour: '#5f5a5c',
  },
  K: {
    wall: 'metal',
    colour: '#c9b78d',
    trim: '#7d5a34',
    windows: 'slit',
    lit: 0.1,
    sign: { board: '#7a4a22', letters: '#ffe7b0' },
    awning: null,
    roof: 'metal',
    roofColour: '#8a8272',
  },
  L: {
    wall: 'brick',
    colour: '#5d7f63',
    trim: '#d8c79c',
    windows: 'arched',
    lit: 0.2,
    sign: { board: '#d8c79c', letters: '#2a4a33' },
    awning: null,
    roof: 'tar',
    roofColour: '#5c625c',
  },
  M: {
    wall: 'plaster',
    colour: '#dfe6df',
    trim: '#4f9a92',
    windows: 'sash',
    lit: 0.35,
    sign: { board: '#ffffff', letters: '#c8352f' },
    awning: ['#4f9a92', '#ffffff'],
    roof: 'tar',
    roofColour: '#707a7a',
  },
};
