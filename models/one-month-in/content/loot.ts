/** The 110 loot cards (3.6): how many there are of each kind, and what a kind brings. */
import { LOOT_IDS, type LootId, type SalvageId, type SurvivorCardId, type ZombieCardId } from '../ids';

export type LootKind = 'salvage' | 'survivors' | 'zombies';

export interface LootCard {
  readonly kind: LootKind;
  /** Survivors who join, zombies who come, salvage gained. */
  readonly amount: number;
  /** Cards of this kind in the deck. */
  readonly count: number;
}

const SALVAGE: Readonly<Record<SalvageId, number>> = {
  'sal-01': 4,
  'sal-02': 4,
  'sal-03': 3,
  'sal-04': 4,
  'sal-05': 3,
  'sal-06': 3,
  'sal-07': 3,
  'sal-08': 3,
  'sal-09': 3,
  'sal-10': 4,
  'sal-11': 3,
  'sal-12': 4,
  'sal-13': 3,
};

/** Survivors who join, and number of cards. */
const SURVIVORS: Readonly<Record<SurvivorCardId, readonly [number, number]>> = {
  'sur-01': [1, 2],
  'sur-02': [1, 2],
  'sur-03': [1, 2],
  'sur-04': [1, 2],
  'sur-05': [1, 2],
  'sur-06': [1, 2],
  'sur-07': [1, 2],
  'sur-08': [2, 3],
  'sur-09': [2, 3],
  'sur-10': [2, 3],
  'sur-11': [2, 3],
  'sur-12': [2, 2],
  'sur-13': [3, 3],
  'sur-14': [3, 2],
  'sur-15': [3, 3],
  'sur-16': [3, 2],
};

/** Zombies, and number of cards. */
const ZOMBIES: Readonly<Record<ZombieCardId, readonly [number, number]>> = {
  'zom-01': [1, 3],
  'zom-02': [1, 3],
  'zom-03': [1, 2],
  'zom-04': [1, 2],
  'zom-05': [2, 3],
  'zom-06': [2, 3],
  'zom-07': [2, 3],
  'zom-08': [3, 3],
  'zom-09': [3, 2],
  'zom-10': [4, 2],
  'zom-11': [4, 1],
  'zom-12': [10, 1],
};

function cards(
  kind: LootKind,
  table: Readonly<Record<string, readonly [number, number]>>,
): readonly (readonly [string, LootCard])[] {
  return Object.entries(table).map(([id, [amount, count]]) => [id, { kind, amount, count }]);
}

function salvage(): readonly (readonly [string, LootCard])[] {
  return Object.entries(SALVAGE).map(([id, count]) => [id, { kind: 'salvage', amount: 1, count }]);
}

export const LOOT = Object.fromEntries([
  ...salvage(),
  ...cards('survivors', SURVIVORS),
  ...cards('zombies', ZOMBIES),
]) as Readonly<Record<LootId, LootCard>>;

/** The whole deck, card by card, in the order of the table. */
export const LOOT_DECK: readonly LootId[] = LOOT_IDS.flatMap((id) =>
  Array.from({ length: LOOT[id].count }, () => id),
);
