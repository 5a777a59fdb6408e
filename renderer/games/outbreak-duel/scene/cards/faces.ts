/** Everything that is printed on cards, and its number on the sheet. */
import { CARD_IDS, type CardId } from '../../../../../models/outbreak-duel/ids';
import type { Side } from '../../../../../models/outbreak-duel/state';
import type { PileOf } from '../../spot';

export type BackId = `back-${PileOf}-${Side}`;
export type FaceId = CardId | BackId;

const BACK_IDS = [
  'back-survivor-0',
  'back-survivor-1',
  'back-zombie-0',
  'back-zombie-1',
] as const satisfies readonly BackId[];

export const FACE_IDS: readonly FaceId[] = [...CARD_IDS, ...BACK_IDS];

export function isBack(id: FaceId): id is BackId {
  return BACK_IDS.some((back) => back === id);
}

const NUMBERS: ReadonlyMap<FaceId, number> = new Map(FACE_IDS.map((id, index) => [id, index]));

/** Number of a face on the sheet. */
export function faceNumber(id: FaceId): number {
  return NUMBERS.get(id) ?? 0;
}
