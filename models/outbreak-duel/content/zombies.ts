/** The 30 zombies (3.9) and their keywords (3.10). */
import type { ZombieId } from '../ids';
import { changeTh, some } from './effect-words';
import type { Effect } from './effects';

export const ZOMBIE_KINDS = ['walker', 'runner', 'brute', 'mutant', 'boss'] as const;
export type ZombieKind = (typeof ZOMBIE_KINDS)[number];

/** Every zombie has all of them: false, 0, null or nothing for those that it does not have. */
export interface Keywords {
  /** In the Advance step it ignores that it has just come. */
  readonly fast: boolean;
  /** What the die must show for its attack to go on. */
  readonly clumsy: number;
  /** Taken off the main damage of attacks on it, down to 1. */
  readonly armored: number;
  /** In the Threat Zone it shields those without Block from attacks. */
  readonly block: boolean;
  /** In the Zombie Zone it cannot be chosen. */
  readonly lurk: boolean;
  /** Damage added while two others are in the same Threat Zone. */
  readonly pack: number;
  readonly grab: boolean;
  /** Infection given after it dealt damage. */
  readonly infect: number;
  /** Cards of the Survivor Deck that go after it dealt damage. */
  readonly gnaw: number;
  /** Damage to the Survivor when it dies in the Threat Zone. */
  readonly burst: number;
  /** HP that it heals in step 6. */
  readonly regrow: number;
  /** It cannot be stunned or moved back. */
  readonly relentless: boolean;
  /** Paid at its attack, if at all: TH, and damage added. */
  readonly surge: { readonly th: number; readonly damage: number } | null;
  /** Paid in step 6, if at all. */
  readonly act: { readonly th: number; readonly effects: readonly Effect[] } | null;
  readonly whenItDies: readonly Effect[];
  /** After it dealt 1 or more with its attack, behind Infect, Grab and Gnaw (OD-DMG-05). */
  readonly whenItDealsDamage: readonly Effect[];
  /** Damage added to attacking zombies of that kind while it is in the Threat Zone. */
  readonly aura: { readonly kind: ZombieKind; readonly damage: number } | null;
}

export interface ZombieCard {
  readonly type: 'zombie';
  readonly kind: ZombieKind;
  /** Cost in TH. */
  readonly ztc: number;
  readonly hp: number;
  readonly damage: number;
  /** Escape Difficulty. */
  readonly ed: number;
  readonly keywords: Keywords;
}

export const NO_KEYWORDS: Keywords = {
  fast: false,
  clumsy: 0,
  armored: 0,
  block: false,
  lurk: false,
  pack: 0,
  grab: false,
  infect: 0,
  gnaw: 0,
  burst: 0,
  regrow: 0,
  relentless: false,
  surge: null,
  act: null,
  whenItDies: [],
  whenItDealsDamage: [],
  aura: null,
};

/** ZTC, HP, damage, ED. */
type Numbers = readonly [number, number, number, number];

const zombie =
  (kind: ZombieKind, usual: Partial<Keywords> = {}) =>
  ([ztc, hp, damage, ed]: Numbers, own: Partial<Keywords> = {}): ZombieCard => ({
    type: 'zombie',
    kind,
    ztc,
    hp,
    damage,
    ed,
    keywords: { ...NO_KEYWORDS, ...usual, ...own },
  });

const walker = zombie('walker');
const runner = zombie('runner', { fast: true });
const brute = zombie('brute');
const mutant = zombie('mutant');
const boss = zombie('boss', { relentless: true });

export const ZOMBIES: Readonly<Record<ZombieId, ZombieCard>> = {
  ZW1: walker([1, 3, 1, 3]),
  ZW2: walker([1, 3, 2, 2], { clumsy: 4 }),
  ZW3: walker([1, 2, 1, 3], { infect: 1 }),
  ZW4: walker([2, 5, 1, 3], { block: true }),
  ZW5: walker([1, 2, 1, 4], { lurk: true }),
  ZW6: walker([1, 2, 1, 3], { pack: 1 }),
  ZW7: walker([1, 2, 1, 3], { gnaw: 2 }),
  ZW8: walker([1, 2, 1, 3], { whenItDies: [changeTh('owner', 1)] }),
  ZR1: runner([2, 2, 2, 4]),
  ZR2: runner([2, 3, 1, 4], { surge: { th: 1, damage: 2 } }),
  ZR3: runner([1, 1, 1, 4]),
  ZR4: runner([3, 4, 3, 5]),
  ZR5: runner([2, 3, 1, 4], { pack: 1 }),
  ZR6: runner([2, 3, 2, 4], { clumsy: 3, grab: true }),
  ZR7: runner([2, 3, 1, 4], { whenItDealsDamage: [changeTh('owner', 1)] }),
  ZB1: brute([3, 7, 3, 4]),
  ZB2: brute([3, 6, 2, 4], { armored: 1, block: true }),
  ZB3: brute([4, 8, 4, 5]),
  ZB4: brute([3, 8, 2, 3], { relentless: true }),
  ZB5: brute([3, 6, 2, 4], { whenItDealsDamage: [some('wreck', 2)] }),
  ZB6: brute([3, 5, 2, 5], { grab: true }),
  ZM1: mutant([2, 4, 1, 3], { burst: 2 }),
  ZM2: mutant([2, 3, 1, 4], { act: { th: 1, effects: [some('damageSurvivor', 1)] } }),
  ZM3: mutant([2, 2, 1, 4], { fast: true, infect: 1 }),
  ZM4: mutant([3, 4, 3, 4], { regrow: 2 }),
  ZM5: mutant([2, 4, 1, 4], { gnaw: 4 }),
  ZM6: mutant([3, 6, 1, 4], { act: { th: 1, effects: [some('raise', 1)] } }),
  ZX1: boss([6, 14, 5, 6], { surge: { th: 2, damage: 2 } }),
  ZX2: boss([6, 12, 4, 5], { infect: 2, gnaw: 3 }),
  ZX3: boss([6, 10, 3, 5], { aura: { kind: 'walker', damage: 1 } }),
};
