/** Weapons, Items and Attachments in the Equipment Area (OD-ZONE-02, OD-ZONE-03, OD-ZONE-04). */
import { ATTACHMENTS, type Modifiers } from '../content/attachments';
import { ITEMS, type Passive } from '../content/items';
import { WEAPONS, type WeaponTraits } from '../content/weapons';
import type { ItemId } from '../ids';
import type { DraftPlayer, ODPlay } from '../play';
import type { Item, Player, Side, Weapon } from '../state';
import { bury } from './piles';
import { nextUid } from './table';

export const ITEM_PLACES = 3;
export const ATTACHMENT_PLACES = 2;

type Number = { [Key in keyof Modifiers]: Modifiers[Key] extends number ? Key : never }[keyof Modifiers];
type Flag = Exclude<keyof Modifiers, Number>;

/** What the attachments of a Weapon or a Survivor add up to. */
export function sumOf(attachments: Weapon['attachments'], key: Number): number {
  return attachments.reduce((sum, id) => sum + ATTACHMENTS[id].modifiers[key], 0);
}

export function has(attachments: Weapon['attachments'], key: Flag): boolean {
  return attachments.some((id) => ATTACHMENTS[id].modifiers[key]);
}

export function traitsOf({ card, attachments }: Weapon): WeaponTraits {
  const { traits } = WEAPONS[card];
  return { ...traits, loud: traits.loud && !has(attachments, 'removeLoud') };
}

/** Weapon and attachments go together; returns what went. */
export function dropWeapon(player: DraftPlayer): Weapon | null {
  const { weapon } = player;
  if (!weapon) return null;
  bury(player, weapon.card, ...weapon.attachments);
  player.weapon = null;
  return weapon;
}

/** A Weapon without durability leaves with its attachments (OD-CARD-01). */
export function breakWeapon(play: ODPlay, side: Side): void {
  const player = play.state.players[side];
  if (!player.weapon || player.weapon.dur > 0) return;
  const { card, attachments } = player.weapon;
  dropWeapon(player);
  play.tell({ type: 'weapon-broken', seat: player.seat, card, attachments });
}

export function wearWeapon(play: ODPlay, side: Side, n: number): void {
  const player = play.state.players[side];
  if (!player.weapon) return;
  const dur = Math.max(0, player.weapon.dur - n);
  player.weapon = { ...player.weapon, dur };
  play.tell({ type: 'weapon-worn', seat: player.seat, card: player.weapon.card, n, dur });
}

function changeItem(player: DraftPlayer, uid: number, change: Partial<Item>): void {
  player.items = player.items.map((item) => (item.uid === uid ? { ...item, ...change } : item));
}

/** Each use of an Item, and each time its passive works, costs 1 durability (3.4). */
export function wearItem(play: ODPlay, side: Side, uid: number, spend: boolean): void {
  const player = play.state.players[side];
  const item = player.items.find((one) => one.uid === uid);
  if (!item) return;
  const dur = item.dur - 1;
  changeItem(player, uid, { dur, spent: item.spent || spend });
  play.tell({ type: 'item-used', seat: player.seat, item: uid, card: item.card, dur });
}

/** An Item goes: used up, or to make room. */
export function dropItem(play: ODPlay, side: Side, uid: number): void {
  const player = play.state.players[side];
  const item = player.items.find((one) => one.uid === uid);
  if (!item) return;
  player.items = player.items.filter((one) => one !== item);
  bury(player, item.card);
  play.tell({ type: 'item-gone', seat: player.seat, item: uid, card: item.card });
}

export function dropIfUsedUp(play: ODPlay, side: Side, uid: number): void {
  const item = play.state.players[side].items.find((one) => one.uid === uid);
  if (item && item.dur <= 0) dropItem(play, side, uid);
}

/** The oldest Item with a passive: of several only one works at a time (edge case 17). */
export function passiveItem({ items }: Pick<Player, 'items'>, passive: Passive): Item | null {
  return (
    items.find(({ card }) => {
      const { use } = ITEMS[card];
      return use.kind === 'passive' && use.passive === passive;
    }) ?? null
  );
}

/** A passive has worked. */
export function wearPassive(play: ODPlay, side: Side, { uid }: Item): void {
  wearItem(play, side, uid, false);
  dropIfUsedUp(play, side, uid);
}

/** A newly played Item is ready (OD-ZONE-04). */
export function enterItem(play: ODPlay, side: Side, card: ItemId): void {
  const player = play.state.players[side];
  const item: Item = { uid: nextUid(play.state), card, dur: ITEMS[card].dur, spent: false };
  player.items = [...player.items, item];
}
