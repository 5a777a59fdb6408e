/** What is counted in a game, for one seat or for all of them. Averages and luck are worked out from it in `rows.ts`. */
import type { Draft } from '../../kernel/change';
import { recordOf } from '../../kernel/records';
import { type EnemyType, HORDE_TYPES, RECIPE_IDS, type RecipeId } from '../ids';

export const ENEMY_TYPES: readonly EnemyType[] = HORDE_TYPES.filter((type) => type !== 'survivor');

/** Where damage comes from, as people ask: which enemy, the rubble, or one's own choice. */
export const HARMS = [...ENEMY_TYPES, 'red', 'delay', 'drinks'] as const;
export type Harm = EnemyType | 'red' | 'delay' | 'drinks';

export interface SeatStatistics {
  readonly damage: Readonly<Record<Harm, number>>;
  /** Of the damage by enemies: by splash of attacks on somebody else. */
  readonly splashed: number;
  readonly healed: number;
  /** Damage and attacks that barricades, allies and traps kept away. */
  readonly stopped: { readonly barricades: number; readonly allies: number; readonly traps: number };
  readonly kills: Readonly<Record<EnemyType, number>>;
  readonly damageDone: number;
  readonly attacks: number;
  readonly survivorsLost: number;
  readonly survivorsSaved: number;
  readonly cards: { readonly found: number; readonly kept: number; readonly lost: number };
  readonly gifts: { readonly given: number; readonly taken: number };
  readonly wave: { readonly held: number; readonly delays: number };
  readonly crafted: Readonly<Record<RecipeId, number>>;
  readonly specials: number;
  readonly combat: {
    /** Combat cards drawn for own attacks that have a plain value. */
    readonly cards: number;
    /** Sum of the values printed on them. */
    readonly sum: number;
  };
}

/** A tally that is still being counted. */
export type Tally = Draft<SeatStatistics>;

const none = () => 0;

export function emptyTally(): Tally {
  return {
    damage: { ...recordOf(ENEMY_TYPES, none), red: 0, delay: 0, drinks: 0 },
    splashed: 0,
    healed: 0,
    stopped: { barricades: 0, allies: 0, traps: 0 },
    kills: recordOf(ENEMY_TYPES, none),
    damageDone: 0,
    attacks: 0,
    survivorsLost: 0,
    survivorsSaved: 0,
    cards: { found: 0, kept: 0, lost: 0 },
    gifts: { given: 0, taken: 0 },
    wave: { held: 0, delays: 0 },
    crafted: recordOf(RECIPE_IDS, none),
    specials: 0,
    combat: { cards: 0, sum: 0 },
  };
}
