/** Everything that is printed on cards, and its number on the sheet. */
import {
  ASSAULT_IDS,
  type AssaultId,
  type CardId,
  COMBAT_IDS,
  type CombatId,
  HORDE_TYPES,
  type HordeType,
  type PileCardId,
  RUBBLE_IDS,
  UNIQUE_WEAPON_IDS,
} from '../../../../../models/survive-until-daylight/ids';

export const BACKS = ['back-rubble', 'back-combat', 'back-horde', 'back-assault'] as const;
export type BackId = (typeof BACKS)[number];

export type FaceId = PileCardId | CardId | CombatId | AssaultId | HordeType | BackId;

export const FACE_IDS: readonly FaceId[] = [
  ...RUBBLE_IDS,
  ...UNIQUE_WEAPON_IDS,
  'wave',
  ...COMBAT_IDS,
  ...ASSAULT_IDS,
  ...HORDE_TYPES,
  ...BACKS,
];

export function isBack(id: FaceId): id is BackId {
  return BACKS.some((back) => back === id);
}

const NUMBERS: ReadonlyMap<FaceId, number> = new Map(FACE_IDS.map((id, index) => [id, index]));

/** Number of a face on the sheet. */
export function faceNumber(id: FaceId): number {
  return NUMBERS.get(id) ?? 0;
}
