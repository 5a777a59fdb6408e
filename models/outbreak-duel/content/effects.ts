/**
 * What cards do, as data: the primitives of 3.11. The engine implements these and knows no card. A card with several of them
 * resolves them in this order.
 */

/** Both zones of zombies on the board of the Survivor whose turn it is. */
export type ZombieZone = 'zombie' | 'threat';

/** `threat-other` is the Threat Zone without the attacker of the window. */
export type TargetZone = ZombieZone | 'any' | 'threat-other';

/**
 * - `one`: exactly one is chosen.
 * - `upTo`: 1 to `n` different ones are chosen; all of them, if there are fewer.
 * - `each`: all that stand there, without a choice, Lurk included.
 * - `attacker`: the zombie of the attack window.
 * - `it`: the zombie of the roll that this effect follows.
 */
export type Target =
  | { readonly pick: 'one'; readonly zone: TargetZone }
  | { readonly pick: 'upTo'; readonly n: number; readonly zone: TargetZone }
  | { readonly pick: 'each'; readonly zone: ZombieZone }
  | { readonly pick: 'attacker' }
  | { readonly pick: 'it' };

/** What an attack without AP is made with. */
export type AttackMeans = 'weaponOrUnarmed' | 'rangedWeapon' | 'meleeVsAttacker';

/**
 * `self`: who plays the card, as zombie controller; `opponent`: the other player; `owner`: whose zombie it is, who is its
 * controller, too.
 */
export type ThHolder = 'self' | 'opponent' | 'owner';

/** Primitives that need nothing but their number: damage, HP, cards, AP, TP or whatever their name says. */
export type Amount =
  | 'reduce'
  | 'surviveAt'
  | 'heal'
  | 'loseHp'
  | 'draw'
  | 'look'
  | 'gainAp'
  | 'gainTp'
  | 'attackBonus'
  | 'rollBonus'
  /** The number is added to this reroll only. */
  | 'reroll'
  /** Of the opponent's zombie graveyard; 0 may be chosen. */
  | 'exileGrave'
  /** The number is the highest ZTC; it comes into the Zombie Zone of the owner's opponent. */
  | 'raise'
  /** From a zombie to the active Survivor, as effect damage. */
  | 'damageSurvivor'
  /** Durability that the Survivor's Weapon loses. */
  | 'wreck';

/** Primitives that need nothing at all. */
export type Plain = 'negate' | 'negateRest' | 'succeed' | 'exileKilled' | 'cure' | 'cover';

export type Effect =
  | { readonly kind: Plain }
  | { readonly kind: Amount; readonly n: number }
  | {
      readonly kind: 'damage';
      readonly target: Target;
      readonly n: number;
      readonly exileIfKilled: boolean;
    }
  | { readonly kind: 'stun' | 'moveBack' | 'redirect'; readonly target: Target }
  | { readonly kind: 'attack'; readonly means: AttackMeans; readonly hit: number; readonly damage: number }
  | {
      readonly kind: 'escapeRoll';
      readonly target: Target;
      readonly bonus: number;
      readonly onSuccess: readonly Effect[];
    }
  | { readonly kind: 'search'; readonly type: 'weapon' }
  | { readonly kind: 'recover'; readonly types: readonly ('weapon' | 'item')[] }
  | { readonly kind: 'changeTh'; readonly who: ThHolder; readonly n: number }
  | { readonly kind: 'repair'; readonly range: 'any' | 'ranged'; readonly n: number };
