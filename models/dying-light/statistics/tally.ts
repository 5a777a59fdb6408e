/** What is counted in a game, for one Runner or for all of them. Averages and luck are worked out from it in `rows.ts`. */
import type { Draft } from '../../kernel/change';
import { recordOf } from '../../kernel/records';
import type { EntryOf } from '../entries';
import {
  BOOSTS,
  type Boost,
  DIE_TYPES,
  type DieType,
  INFECTED_TYPES,
  type InfectedType,
  RISK_SYMBOLS,
  type RiskSymbol,
} from '../ids';

export type WayToMove = EntryOf<'runner-moved'>['kind'];
const WAYS: readonly WayToMove[] = ['run', 'climb', 'jump', 'pad', 'step'];

export interface RunnerStatistics {
  readonly dice: {
    /** Action dice rolled, rolls again included. */
    readonly rolled: Readonly<Record<DieType, number>>;
    readonly icons: Readonly<Record<Boost, number>>;
    /** Icons that so many dice of these types show on average. */
    readonly expectedIcons: number;
  };
  readonly risk: {
    readonly rolls: number;
    /** One for each die rolled. */
    readonly symbols: Readonly<Record<RiskSymbol, number>>;
    /** Wounds that Risk rolls led to, those of a full Fatigue row included. */
    readonly wounds: number;
  };
  readonly damage: {
    readonly dice: number;
    /** Of the faces alone, a Crit counted as when it is not spent. */
    readonly sum: number;
    readonly crits: number;
  };
  readonly kills: Readonly<Record<InfectedType, number>>;
  readonly wounds: { readonly light: number; readonly heavy: number; readonly healed: number };
  readonly defence: {
    readonly attacks: number;
    /** Attack Power faced, the attack die included. */
    readonly power: number;
    readonly defence: number;
  };
  readonly moves: {
    readonly by: Readonly<Record<WayToMove, number>>;
    /** Zones travelled; a Jump covers two. */
    readonly zones: number;
    /** Those from one roof to another. */
    readonly roofZones: number;
    /** Most moves in one activation. */
    readonly longestChain: number;
  };
  readonly momentum: { readonly gained: number; readonly kept: number; readonly lost: number };
  readonly exposure: { readonly cards: number; readonly tokens: number; readonly chases: number };
  readonly things: { readonly gearUsed: number; readonly itemsUsed: number; readonly itemsGained: number };
}

/** A tally that is still being counted. */
export type Tally = Draft<RunnerStatistics>;

const none = () => 0;

export function emptyTally(): Tally {
  return {
    dice: { rolled: recordOf(DIE_TYPES, none), icons: recordOf(BOOSTS, none), expectedIcons: 0 },
    risk: { rolls: 0, symbols: recordOf(RISK_SYMBOLS, none), wounds: 0 },
    damage: { dice: 0, sum: 0, crits: 0 },
    kills: recordOf(INFECTED_TYPES, none),
    wounds: { light: 0, heavy: 0, healed: 0 },
    defence: { attacks: 0, power: 0, defence: 0 },
    moves: { by: recordOf(WAYS, none), zones: 0, roofZones: 0, longestChain: 0 },
    momentum: { gained: 0, kept: 0, lost: 0 },
    exposure: { cards: 0, tokens: 0, chases: 0 },
    things: { gearUsed: 0, itemsUsed: 0, itemsGained: 0 },
  };
}
