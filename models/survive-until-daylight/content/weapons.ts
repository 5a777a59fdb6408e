/** Weapons (3.2, 3.3) and what is printed on them. */
import type { AmmoId, WeaponId } from '../ids';

export interface Weapon {
  readonly kind: 'melee' | 'ranged';
  /** X: damage before the combat card. */
  readonly base: number;
  /** `X`: as much as the base damage of the attack (SD-ATK-06). */
  readonly splash: number | 'X';
  /** Combat cards drawn for an attack; with ammo one is drawn for each piece spent. */
  readonly cards: number;
  readonly ammo: { readonly id: AmmoId; readonly max: number } | null;
  readonly spread: boolean;
  /** Stays after the attack; a weapon that is not goes to the discard (SD-ATK-12). */
  readonly durable: boolean;
}

const MELEE = { kind: 'melee', splash: 0, ammo: null, spread: false, durable: true } as const;
const SHOT = { kind: 'ranged', splash: 0, cards: 0, spread: false, durable: true } as const;
const THROWN = { kind: 'ranged', splash: 0, cards: 0, ammo: null, spread: false, durable: false } as const;

const bullets = (max: number) => ({ id: 'am-bullet', max }) as const;
const shells = (max: number) => ({ id: 'am-shell', max }) as const;
const arrows = (max: number) => ({ id: 'am-arrow', max }) as const;

export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
  'sw-pillar': { ...MELEE, base: 1, cards: 2, spread: true },
  'sw-psycho': { ...MELEE, base: 2, cards: 1 },
  'sw-trigger': { ...SHOT, base: 3, ammo: bullets(3) },
  'sw-drifter': { ...MELEE, base: 2, cards: 2 },
  'sw-haggler': { ...MELEE, base: 2, splash: 1, cards: 0 },
  'sw-hipster': { ...SHOT, base: 3, ammo: arrows(3) },
  'bare-hands': { ...MELEE, base: 0, cards: 1 },
  'wp-pipe': { ...MELEE, base: 2, cards: 0 },
  'wp-bat': { ...MELEE, base: 1, cards: 2 },
  'wp-machete': { ...MELEE, base: 2, cards: 1 },
  'wp-shovel': { ...MELEE, base: 1, splash: 1, cards: 0 },
  'wp-fireaxe': { ...MELEE, base: 3, cards: 1 },
  'wp-trimmer': { ...MELEE, base: 1, splash: 'X', cards: 1 },
  'wp-pistol': { ...SHOT, base: 2, ammo: bullets(2) },
  'wp-smg': { ...SHOT, base: 2, ammo: bullets(4), spread: true },
  'wp-huntrifle': { ...SHOT, base: 4, ammo: bullets(2) },
  'wp-shotgun': { ...SHOT, base: 2, splash: 1, ammo: shells(3) },
  'wp-sawnoff': { ...SHOT, base: 3, splash: 1, ammo: shells(2) },
  'wp-crossbow': { ...SHOT, base: 3, ammo: arrows(2) },
  'wp-molotov': { ...THROWN, base: 2, splash: 2 },
  'wp-dynamite': { ...THROWN, base: 3, splash: 'X' },
  'wp-knives': { ...THROWN, base: 3, cards: 2 },
};
