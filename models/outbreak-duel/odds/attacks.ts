/** What an attack of the Survivor, or an escape from one, may come to as things stand (specification section 10). */
import { hitDamage, hitRollOf } from '../rules/attack';
import { numbersNeeded } from '../rules/attack-legal';
import { dealtBy } from '../rules/bite-damage';
import { chanceOf } from '../rules/dice';
import { escapeRollOf } from '../rules/escape';
import { survivorOf, zombieAt, zombieCard } from '../rules/table';
import type { State, Uid } from '../state';

/** Of the die. */
const FACES = 6;

export interface AttackOdds {
  /** What the die must show; null for a Weapon that hits without a roll, and for bare hands. */
  readonly need: number | null;
  readonly bonus: number;
  /** How many numbers are named for bare hands; 0 with a Weapon. */
  readonly numbers: number;
  /** From 0 to 1. */
  readonly chance: number;
  /** Of a hit, after Armored. */
  readonly damage: number;
  readonly kills: boolean;
  /** What its Burst would deal to the Survivor who kills it there. */
  readonly burst: number;
}

/** Bonuses of the card that attacks. */
interface Extra {
  readonly hit: number;
  readonly damage: number;
}

/** Null when the zombie has gone. */
export function attackOdds(state: State, uid: Uid, extra: Extra = { hit: 0, damage: 0 }): AttackOdds | null {
  const zombie = zombieAt(state, uid);
  if (!zombie) return null;
  const { need, bonus } = hitRollOf(state, extra.hit);
  const isArmed = survivorOf(state).weapon !== null;
  const numbers = isArmed ? 0 : numbersNeeded(state);
  const armedChance = need === null ? 1 : chanceOf(need, bonus);
  const damage = hitDamage(state, zombie, extra.damage);
  const kills = damage >= zombie.hp;
  const burst = kills && zombie.zone === 'threat' ? zombieCard(zombie).keywords.burst : 0;
  const chance = isArmed ? armedChance : numbers / FACES;
  return { need, bonus, numbers, chance, damage, kills, burst };
}

export interface EscapeOdds {
  readonly need: number;
  readonly bonus: number;
  readonly chance: number;
  /** Damage of the attack that is on. */
  readonly prevents: number;
}

/** Of an escape from the attack that is on; null when there is none. */
export function escapeOdds(state: State, bonus = 0): EscapeOdds | null {
  const roll = state.bite && escapeRollOf(state, state.bite.zombie, bonus);
  if (!roll) return null;
  return {
    need: roll.need,
    bonus: roll.bonus,
    chance: chanceOf(roll.need, roll.bonus),
    prevents: dealtBy(state),
  };
}
