import type { SeatId } from '../../../../../models/kernel/types';
import { ATTACHMENTS } from '../../../../../models/outbreak-duel/content/attachments';
import { ITEMS } from '../../../../../models/outbreak-duel/content/items';
import { WEAPONS } from '../../../../../models/outbreak-duel/content/weapons';
import type { EntryOf } from '../../../../../models/outbreak-duel/entries';
import {
  ATTACHMENT_IDS,
  type AttachmentId,
  ITEM_IDS,
  type ItemId,
  type SurvivorCardId,
  WEAPON_IDS,
  type WeaponId,
} from '../../../../../models/outbreak-duel/ids';
import { ITEM_PLACES } from '../../../../../models/outbreak-duel/rules/equipment';
import type { BoardModel, SceneModel } from '../scene-model';
import { atSeat, buried, type Changes, intoHand, leftHand, pileOf, sideOf, without } from './change';

const isWeapon = (card: SurvivorCardId): card is WeaponId => WEAPON_IDS.some((id) => id === card);
const isItem = (card: SurvivorCardId): card is ItemId => ITEM_IDS.some((id) => id === card);
const isAttachment = (card: SurvivorCardId): card is AttachmentId => ATTACHMENT_IDS.some((id) => id === card);

function equipped(card: WeaponId): Partial<BoardModel> {
  const { dur } = WEAPONS[card];
  return { weapon: { card, dur, durMax: dur, spent: false, attachments: [] } };
}

/** Until the state tells its number, a new Item has one below 0. */
function withItem({ items }: BoardModel, card: ItemId): Partial<BoardModel> {
  const { dur } = ITEMS[card];
  return { items: [...items, { uid: -1 - items.length, card, dur, durMax: dur, spent: false }] };
}

function attached({ weapon, attachments }: BoardModel, card: AttachmentId): Partial<BoardModel> {
  const { host, modifiers } = ATTACHMENTS[card];
  if (host === 'survivor' || !weapon) return { attachments: [...attachments, card] };
  const { durabilityBonus: more } = modifiers;
  const dur = { dur: weapon.dur + more, durMax: weapon.durMax + more };
  return { weapon: { ...weapon, ...dur, attachments: [...weapon.attachments, card] } };
}

/** The weapon that lay there goes first, as its `replaced` would say only afterwards. */
function played(scene: SceneModel, { seat, card, ap: paid }: EntryOf<'played'>): SceneModel {
  const next = atSeat(leftHand(scene, seat, card), seat, ({ ap }) => ({ ap: Math.max(0, ap - paid) }));
  const side = sideOf(scene, seat);
  const board = next.boards[side];
  if (isWeapon(card)) {
    const old = board.weapon;
    const bare = old ? buried(next, seat, [old.card, ...old.attachments]) : next;
    return atSeat(bare, seat, () => equipped(card));
  }
  if (isAttachment(card)) return atSeat(next, seat, (before) => attached(before, card));
  if (isItem(card))
    return board.items.length < ITEM_PLACES
      ? atSeat(next, seat, (before) => withItem(before, card))
      : { ...next, shown: { side, card, to: null } };
  return { ...next, shown: { side, card, to: pileOf(card) } };
}

function used(scene: SceneModel, { seat, item, card, dur }: EntryOf<'item-used'>): SceneModel {
  const { use } = ITEMS[card];
  const spends = use.kind === 'active' && use.spend;
  const paid = use.kind === 'active' ? use.ap : 0;
  return atSeat(scene, seat, ({ items, ap }) => ({
    ap: Math.max(0, ap - paid),
    items: items.map((one) => (one.uid === item ? { ...one, dur, spent: one.spent || spends } : one)),
  }));
}

function itemGone(scene: SceneModel, { seat, item, card }: EntryOf<'item-gone'>): SceneModel {
  const next = atSeat(scene, seat, ({ items }) => ({ items: items.filter(({ uid }) => uid !== item) }));
  return buried(next, seat, [card]);
}

function weaponAt(
  scene: SceneModel,
  seat: SeatId,
  change: (weapon: NonNullable<BoardModel['weapon']>) => Partial<NonNullable<BoardModel['weapon']>>,
): SceneModel {
  return atSeat(scene, seat, ({ weapon }) => ({ weapon: weapon && { ...weapon, ...change(weapon) } }));
}

function took(scene: SceneModel, { seat, card, from }: EntryOf<'took'>): SceneModel {
  const next = atSeat(scene, seat, ({ deck, graveyard }) => {
    if (from !== 'graveyard') return { deck: Math.max(0, deck - 1) };
    const survivorCards = without<string>(graveyard.survivorCards, card) as readonly SurvivorCardId[];
    return { graveyard: { ...graveyard, survivorCards } };
  });
  return intoHand(next, seat, [card]);
}

/** What cards of a Survivor Deck show. */
export const EQUIPMENT = {
  played,
  replaced: (scene) => scene,
  'item-used': used,
  'item-gone': itemGone,
  'ability-used': (scene, { seat }) => atSeat(scene, seat, ({ ap }) => ({ ap: Math.max(0, ap - 1) })),
  looted: (scene, { seat, card }) => {
    const next = atSeat(leftHand(scene, seat, card), seat, ({ ap }) => ({ ap: Math.max(0, ap - 1) }));
    return buried(next, seat, [card]);
  },
  reacted: (scene, { seat, card, tp: paid }) => {
    const next = atSeat(leftHand(scene, seat, card), seat, ({ tp }) => ({ tp: Math.max(0, tp - paid) }));
    return { ...next, shown: { side: sideOf(scene, seat), card, to: pileOf(card) } };
  },
  'weapon-worn': (scene, { seat, card, dur }) =>
    weaponAt(scene, seat, ({ spent }) => ({ dur, spent: spent || WEAPONS[card].traits.heavy })),
  'weapon-broken': (scene, { seat, card, attachments }) =>
    buried(
      atSeat(scene, seat, () => ({ weapon: null })),
      seat,
      [card, ...attachments],
    ),
  repaired: (scene, { seat, dur }) => weaponAt(scene, seat, () => ({ dur })),
  looked: (scene) => scene,
  took,
} satisfies Partial<Changes>;
