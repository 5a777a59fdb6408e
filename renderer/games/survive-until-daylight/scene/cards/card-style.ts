/** How families of cards look: ground, ink and the colour of their band. */
import type { FaceId } from './faces';

export interface CardStyle {
  readonly paper: string;
  readonly band: string;
  readonly ink: string;
  readonly art: string;
}

const DARK_INK = '#1c1a20';

const FAMILIES = {
  weapon: { paper: '#d9d4c7', band: '#5d6670', ink: DARK_INK, art: '#2f353d' },
  unique: { paper: '#e6d3a0', band: '#9c6a1c', ink: DARK_INK, art: '#6d430c' },
  healing: { paper: '#d3e6cf', band: '#3f8f56', ink: DARK_INK, art: '#24683a' },
  special: { paper: '#d8d4ee', band: '#6a55b8', ink: DARK_INK, art: '#46348c' },
  ammo: { paper: '#eadfbd', band: '#a58a2c', ink: DARK_INK, art: '#6e5a12' },
  ingredient: { paper: '#e4cfb4', band: '#a3673a', ink: DARK_INK, art: '#6f3f1a' },
  junk: { paper: '#c3bfb8', band: '#7d7871', ink: DARK_INK, art: '#5b5751' },
  red: { paper: '#e7b3a4', band: '#b3261f', ink: DARK_INK, art: '#8a130f' },
  wave: { paper: '#b3170f', band: '#5a0603', ink: '#fff1da', art: '#ffd9a8' },
  combat: { paper: '#cfd9e2', band: '#2f5878', ink: DARK_INK, art: '#1f415c' },
  horde: { paper: '#cbc4b4', band: '#4b4337', ink: DARK_INK, art: 'rgba(40,34,28,0.34)' },
  survivor: { paper: '#cfe0c0', band: '#4f7f36', ink: DARK_INK, art: 'rgba(40,70,28,0.34)' },
  assault: { paper: '#39302f', band: '#a8241b', ink: '#f6e7cf', art: '#d9513c' },
} as const satisfies Readonly<Record<string, CardStyle>>;

export type Family = keyof typeof FAMILIES;

const PREFIXES: Readonly<Record<string, Family>> = {
  wp: 'weapon',
  sw: 'unique',
  hl: 'healing',
  sp: 'special',
  am: 'ammo',
  in: 'ingredient',
  jk: 'junk',
  rd: 'red',
  cc: 'combat',
  as: 'assault',
};

function familyOf(id: FaceId): Family {
  if (id === 'wave' || id === 'survivor') return id;
  return PREFIXES[id.slice(0, 2)] ?? 'horde';
}

export function styleOf(id: FaceId): CardStyle {
  return FAMILIES[familyOf(id)];
}
