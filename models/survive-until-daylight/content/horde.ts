/** The 58 horde cards (3.7). */
import { HORDE_TYPES, type HordeCardId, type HordeType } from '../ids';

export interface HordeKind {
  readonly count: number;
  readonly health: number;
  /** X of its attack; Survivors never attack. */
  readonly base: number;
  /** Combat cards drawn for its attack. */
  readonly cards: number;
}

export const HORDE: Readonly<Record<HordeType, HordeKind>> = {
  wanderer: { count: 22, health: 2, base: 0, cards: 1 },
  raider: { count: 15, health: 3, base: 0, cards: 2 },
  brute: { count: 12, health: 4, base: 1, cards: 1 },
  monster: { count: 2, health: 8, base: 1, cards: 2 },
  survivor: { count: 7, health: 1, base: 0, cards: 0 },
};

/** What kind of card it is, by its id. */
export function hordeType(card: HordeCardId): HordeType {
  return HORDE_TYPES.find((type) => card.startsWith(`${type}-`)) ?? 'wanderer';
}

/** All cards of a type, the first one first. */
export function hordeCards(type: HordeType): readonly HordeCardId[] {
  return Array.from({ length: HORDE[type].count }, (_, index) => `${type}-${index + 1}` as const);
}
