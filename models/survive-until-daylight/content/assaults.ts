/** The assault deck, 6 cards (3.8): horde cards of each type by seats. */
import { ASSAULT_IDS, type AssaultId, HORDE_TYPES, type HordeType } from '../ids';

/** For 1 to 6 seats. */
type Column = readonly [number, number, number, number, number, number];

export interface Assault {
  /** Kept below the first two in the gentle order (SD-SETUP-06). */
  readonly heavy: boolean;
  readonly horde: Readonly<Record<HordeType, Column>>;
}

export const ASSAULTS: Readonly<Record<AssaultId, Assault>> = {
  'as-brutal': {
    heavy: true,
    horde: {
      wanderer: [1, 1, 2, 3, 4, 5],
      raider: [1, 1, 2, 3, 4, 5],
      brute: [2, 2, 4, 4, 6, 6],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [1, 1, 1, 1, 0, 0],
    },
  },
  'as-shamble': {
    heavy: false,
    horde: {
      wanderer: [1, 3, 4, 6, 8, 9],
      raider: [0, 0, 0, 0, 0, 0],
      brute: [0, 0, 0, 1, 1, 1],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [0, 1, 1, 1, 2, 2],
    },
  },
  'as-shakedown': {
    heavy: false,
    horde: {
      wanderer: [0, 1, 1, 2, 2, 3],
      raider: [1, 2, 3, 4, 5, 6],
      brute: [0, 0, 0, 0, 1, 1],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [0, 0, 1, 1, 1, 1],
    },
  },
  'as-stampede': {
    heavy: false,
    horde: {
      wanderer: [1, 2, 2, 4, 4, 5],
      raider: [0, 1, 2, 2, 3, 3],
      brute: [0, 1, 2, 3, 3, 4],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [0, 0, 0, 1, 1, 1],
    },
  },
  'as-nightmare': {
    heavy: true,
    horde: {
      wanderer: [0, 1, 2, 3, 3, 3],
      raider: [0, 0, 0, 1, 2, 0],
      brute: [0, 0, 0, 0, 0, 0],
      monster: [1, 1, 1, 1, 1, 2],
      survivor: [0, 1, 1, 1, 1, 2],
    },
  },
  'as-stragglers': {
    heavy: false,
    horde: {
      wanderer: [0, 2, 2, 3, 4, 4],
      raider: [1, 1, 1, 2, 2, 3],
      brute: [0, 1, 1, 1, 2, 2],
      monster: [0, 0, 0, 0, 0, 0],
      survivor: [1, 1, 1, 2, 2, 2],
    },
  },
};

export const LIGHT_ASSAULTS: readonly AssaultId[] = ASSAULT_IDS.filter((id) => !ASSAULTS[id].heavy);
export const HEAVY_ASSAULTS: readonly AssaultId[] = ASSAULT_IDS.filter((id) => ASSAULTS[id].heavy);

/** The types of the horde cards that join the line, in the order of the table (SD-ASLT-02). */
export function hordeOf(assault: AssaultId, seats: number): readonly HordeType[] {
  return HORDE_TYPES.flatMap((type) =>
    Array.from({ length: ASSAULTS[assault].horde[type][seats - 1] ?? 0 }, () => type),
  );
}
