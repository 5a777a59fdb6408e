/** The thirteen buildings of Saltmarrow as printed cardboard: sizes as on the map, and what makes each its own. */
import type { WindowStyle } from '../../print/openings';

export type WallStyle = 'brick' | 'stone' | 'planks' | 'metal' | 'plaster';
export type RoofStyle = 'tar' | 'planks' | 'metal' | 'tiles';

/** What a cell of the front is. */
export type FrontPart = 'door' | 'shop' | 'lit shop' | 'shutter' | 'window' | 'lit window';

export interface BuildingLook {
  /** Footprint in cells of the map, west to east and north to south. */
  readonly width: number;
  readonly depth: number;
  /** Storeys, each two cells high. */
  readonly level: number;
  readonly wall: WallStyle;
  readonly colour: string;
  readonly trim: string;
  readonly windows: WindowStyle;
  readonly door: string;
  /** The front from left to right. */
  readonly front: readonly FrontPart[];
  readonly sign: { readonly text: string; readonly board: string; readonly letters: string };
  /** Striped cloth over the shop front, or none. */
  readonly awning: { readonly cloth: string; readonly stripe: string } | null;
  /** What is left in the shop window. */
  readonly goods: readonly string[];
  readonly roof: RoofStyle;
  readonly roofColour: string;
  /** What somebody left on a side wall. */
  readonly scrawl: string;
}

export const LOOKS = {
  A: {
    width: 4,
    depth: 4,
    level: 1,
    wall: 'plaster',
    colour: '#d8a35a',
    trim: '#8a4f2a',
    windows: 'sash',
    door: '#6b3a24',
    front: ['lit shop', 'door', 'shop', 'lit shop'],
    sign: { text: 'DOLAN’S BAKERY', board: '#7a3420', letters: '#ffe7b0' },
    awning: { cloth: '#d8553a', stripe: '#f6ead2' },
    goods: ['#c98a45', '#e0b070', '#b97a3c', '#d9a35f'],
    roof: 'tiles',
    roofColour: '#96634c',
    scrawl: 'NO BREAD',
  },
  B: {
    width: 4,
    depth: 4,
    level: 2,
    wall: 'stone',
    colour: '#a64a5c',
    trim: '#f0d9a8',
    windows: 'arched',
    door: '#3b1d33',
    front: ['lit window', 'lit shop', 'door', 'lit window'],
    sign: { text: 'GRAND HOTEL', board: '#3b1d33', letters: '#ffcf5a' },
    awning: { cloth: '#2f2a4a', stripe: '#d9a441' },
    goods: ['#d9a441', '#b5472f', '#d9a441'],
    roof: 'tar',
    roofColour: '#6d626a',
    scrawl: 'FULLY BOOKED',
  },
  C: {
    width: 4,
    depth: 4,
    level: 3,
    wall: 'brick',
    colour: '#b8573d',
    trim: '#efe2c8',
    windows: 'slit',
    door: '#1f2b3a',
    front: ['shutter', 'window', 'door', 'lit window'],
    sign: { text: 'SIGNAL TOWER', board: '#1f2b3a', letters: '#ff9a6a' },
    awning: null,
    goods: ['#cfe3f2', '#e4b83c', '#8d939c'],
    roof: 'metal',
    roofColour: '#747b84',
    scrawl: 'THEY LISTEN',
  },
  D: {
    width: 4,
    depth: 3,
    level: 2,
    wall: 'metal',
    colour: '#6d9186',
    trim: '#e4b83c',
    windows: 'industrial',
    door: '#c8402f',
    front: ['door', 'shutter', 'shutter', 'window'],
    sign: { text: 'SUBSTATION 4', board: '#e4b83c', letters: '#1d1a20' },
    awning: null,
    goods: ['#c8402f', '#e4b83c', '#8d939c'],
    roof: 'metal',
    roofColour: '#727a72',
    scrawl: 'IT BITES TOO',
  },
  E: {
    width: 4,
    depth: 4,
    level: 1,
    wall: 'planks',
    colour: '#97653c',
    trim: '#54371f',
    windows: 'sash',
    door: '#3f2a1c',
    front: ['shop', 'door', 'shutter', 'lit window'],
    sign: { text: 'HASK TANNERY', board: '#e5d2a8', letters: '#5a2b18' },
    awning: null,
    goods: ['#8a4f2a', '#c99f68', '#6e3b2c', '#b5763f'],
    roof: 'planks',
    roofColour: '#86705a',
    scrawl: 'SMELLS WORSE NOW',
  },
  F: {
    width: 4,
    depth: 4,
    level: 1,
    wall: 'planks',
    colour: '#4a8ca8',
    trim: '#f2ead6',
    windows: 'porthole',
    door: '#1f5a77',
    front: ['lit shop', 'shop', 'door', 'shop'],
    sign: { text: 'SALT & SCALE FISH', board: '#f2ead6', letters: '#1f5a77' },
    awning: { cloth: '#3a8fae', stripe: '#f2ead6' },
    goods: ['#9fc0c4', '#c9d8d2', '#7fa3b0', '#b8cfd0'],
    roof: 'planks',
    roofColour: '#8a8375',
    scrawl: 'NOT FRESH',
  },
  G: {
    width: 4,
    depth: 4,
    level: 1,
    wall: 'planks',
    colour: '#e2dac2',
    trim: '#25507c',
    windows: 'porthole',
    door: '#25507c',
    front: ['window', 'door', 'shutter', 'lit window'],
    sign: { text: 'MARROW BOAT CLUB', board: '#25507c', letters: '#ffffff' },
    awning: { cloth: '#25507c', stripe: '#f2ead6' },
    goods: ['#d8553a', '#f2ead6', '#25507c'],
    roof: 'planks',
    roofColour: '#a3835c',
    scrawl: 'MEMBERS ONLY',
  },
  H: {
    width: 4,
    depth: 3,
    level: 2,
    wall: 'stone',
    colour: '#b9ab8a',
    trim: '#6b4a36',
    windows: 'arched',
    door: '#4a2f28',
    front: ['window', 'lit window', 'door', 'window'],
    sign: { text: 'CUSTOMS HOUSE', board: '#4a2f28', letters: '#f0d9a8' },
    awning: null,
    goods: ['#8a6238', '#c99f68', '#4f6b5a'],
    roof: 'tiles',
    roofColour: '#667c71',
    scrawl: 'NOTHING LEFT',
  },
  I: {
    width: 4,
    depth: 4,
    level: 1,
    wall: 'brick',
    colour: '#7c86a3',
    trim: '#d8dde6',
    windows: 'industrial',
    door: '#2c3348',
    front: ['shop', 'shutter', 'door', 'lit shop'],
    sign: { text: 'KETTLE & TIN', board: '#2c3348', letters: '#cfe3f2' },
    awning: null,
    goods: ['#c3ccd6', '#b9783a', '#c3ccd6', '#8d939c'],
    roof: 'metal',
    roofColour: '#7e8694',
    scrawl: 'KNOCK SOFTLY',
  },
  J: {
    width: 4,
    depth: 4,
    level: 1,
    wall: 'brick',
    colour: '#9c4a38',
    trim: '#3a3638',
    windows: 'industrial',
    door: '#1d1a20',
    front: ['lit shop', 'lit shop', 'door', 'shutter'],
    sign: { text: 'EVENING PRINT WORKS', board: '#1d1a20', letters: '#f6ead2' },
    awning: { cloth: '#2d2a2c', stripe: '#c9b48a' },
    goods: ['#efe6cf', '#e2d6b8', '#c8402f'],
    roof: 'tar',
    roofColour: '#686365',
    scrawl: 'OLD NEWS',
  },
  K: {
    width: 4,
    depth: 3,
    level: 3,
    wall: 'metal',
    colour: '#cab88c',
    trim: '#7d5a34',
    windows: 'slit',
    door: '#5d432a',
    front: ['shutter', 'shutter', 'door', 'window'],
    sign: { text: 'NORTH QUAY GRAIN', board: '#7a4a22', letters: '#ffe7b0' },
    awning: null,
    goods: ['#d9b36a', '#c99f52', '#e0c27f'],
    roof: 'metal',
    roofColour: '#958c7a',
    scrawl: 'RATS WON',
  },
  L: {
    width: 3,
    depth: 4,
    level: 1,
    wall: 'brick',
    colour: '#5b8064',
    trim: '#d8c79c',
    windows: 'arched',
    door: '#8a4f2a',
    front: ['window', 'door', 'lit window'],
    sign: { text: 'PUMP HOUSE', board: '#d8c79c', letters: '#2a4a33' },
    awning: null,
    goods: ['#c9803a', '#8d939c', '#c9803a'],
    roof: 'tar',
    roofColour: '#646b64',
    scrawl: 'DO NOT DRINK',
  },
  M: {
    width: 4,
    depth: 3,
    level: 2,
    wall: 'plaster',
    colour: '#dde4dc',
    trim: '#4f9a92',
    windows: 'sash',
    door: '#356f69',
    front: ['lit shop', 'door', 'lit window', 'window'],
    sign: { text: 'HARBOUR CLINIC', board: '#f6f4ea', letters: '#2f7a4a' },
    awning: { cloth: '#4f9a92', stripe: '#ffffff' },
    goods: ['#ffffff', '#8fc7b0', '#e8e2d4'],
    roof: 'tar',
    roofColour: '#788282',
    scrawl: 'PLEASE WAIT',
  },
} as const satisfies Readonly<Record<string, BuildingLook>>;

export type BuildingId = keyof typeof LOOKS;
export const BUILDINGS = Object.keys(LOOKS) as readonly BuildingId[];
