import type { CharacterId, HordeType } from '../../../../models/survive-until-daylight/ids';

/** Colour of a character's board and base; the interface uses the same. */
export const CHARACTER_COLOURS: Readonly<Record<CharacterId, string>> = {
  'ch-pillar': '#e0443a',
  'ch-psycho': '#e66fb0',
  'ch-trigger': '#3f8fe0',
  'ch-drifter': '#18b5ac',
  'ch-haggler': '#f2ab22',
  'ch-hipster': '#7fc241',
};

/** One rim colour a type of the line. */
export const HORDE_COLOURS: Readonly<Record<HordeType, string>> = {
  wanderer: '#7f9a4a',
  raider: '#d9772b',
  brute: '#b0432f',
  monster: '#8a3bd0',
  survivor: '#dfe6ea',
};
