/** The models of Outbreak Duel: Survivors as miniatures, counters and tokens. */
import { SURVIVOR_IDS, type SurvivorId } from '../../../../../models/outbreak-duel/ids';

/**
 * `match` is an action point and `match-spent` one that was used, `casing` a tactical point; `meter` takes `threat` points and has
 * its red collar after the sixth. The others lie on whom they are about; `shield` is Block, `hourglass` summoning sickness.
 */
export const TOKEN_IDS = [
  'match',
  'match-spent',
  'casing',
  'meter',
  'threat',
  'infection',
  'stun',
  'hourglass',
  'cover',
  'shield',
] as const;
export type TokenId = (typeof TOKEN_IDS)[number];
export type ModelId = SurvivorId | TokenId;

export const MODEL_IDS: readonly ModelId[] = [...SURVIVOR_IDS, ...TOKEN_IDS];

const isToken = (id: ModelId): id is TokenId => TOKEN_IDS.some((token) => token === id);

/** Where a model lies; the bundler follows one changing part of an address, not two. */
export function modelUrl(id: ModelId): URL {
  return isToken(id)
    ? new URL(`../../../../../assets/models/outbreak-duel/tokens/${id}.glb`, import.meta.url)
    : new URL(`../../../../../assets/models/outbreak-duel/figures/${id}.glb`, import.meta.url);
}
