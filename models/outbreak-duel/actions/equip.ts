/** Playing Weapons, Items and Attachments (OD-ZONE-02, OD-ZONE-03, OD-ZONE-04). */
import type { Reason } from '../../kernel/types';
import { ATTACHMENTS } from '../content/attachments';
import { SURVIVOR_CARDS } from '../content/cards';
import { WEAPONS } from '../content/weapons';
import type { AttachmentId, ItemId, SurvivorCardId, WeaponId } from '../ids';
import type { MoveOf } from '../moves';
import type { DraftPlayer, ODPlay } from '../play';
import { ATTACHMENT_PLACES, dropWeapon, enterItem, ITEM_PLACES } from '../rules/equipment';
import { kindsIn, leaveHand } from '../rules/piles';
import { firstOf, no } from '../rules/reason';
import { push } from '../rules/stack';
import { survivorOf } from '../rules/table';
import type { State } from '../state';
import type { Action } from './action';

function whyNoHost(state: State, id: AttachmentId): Reason | null {
  const { weapon, attachments } = survivorOf(state);
  const { host } = ATTACHMENTS[id];
  if (host === 'survivor')
    return firstOf(
      attachments.includes(id) && no('alreadyAttached'),
      attachments.length >= ATTACHMENT_PLACES && no('hostFull'),
    );
  if (!weapon) return no('noWeapon');
  return firstOf(
    WEAPONS[weapon.card].range !== host && no('wrongHost'),
    weapon.attachments.length >= ATTACHMENT_PLACES && no('hostFull'),
  );
}

/** What a card that is no equipment says. */
function whyNotEquipment(card: SurvivorCardId): Reason | null {
  const { type, ...rest } = SURVIVOR_CARDS[card];
  const isReply = type === 'react' || (type === 'scr' && 'trigger' in rest);
  if (isReply) return no('reactOnly');
  return type === 'event' || type === 'scr' ? no('badChoice') : null;
}

function why(state: State, card: SurvivorCardId): Reason | null {
  const { hand, ap } = survivorOf(state);
  const data = SURVIVOR_CARDS[card];
  const cost = 'ap' in data ? data.ap : 0;
  return firstOf(
    !hand.includes(card) && no('badChoice'),
    whyNotEquipment(card),
    ap < cost && no('noAp', { n: cost, k: ap }),
    data.type === 'attachment' && whyNoHost(state, card as AttachmentId),
  );
}

/** The old Weapon and its attachments go to the graveyard. */
function equip(play: ODPlay, player: DraftPlayer, card: WeaponId): void {
  const old = dropWeapon(player);
  if (old) play.tell({ type: 'replaced', seat: player.seat, cards: [old.card, ...old.attachments] });
  const { dur } = WEAPONS[card];
  player.weapon = { card, dur, durMax: dur, spent: false, attachments: [] };
}

function attach(player: DraftPlayer, card: AttachmentId): void {
  const { host, modifiers } = ATTACHMENTS[card];
  const { weapon } = player;
  if (host === 'survivor' || !weapon) {
    player.attachments = [...player.attachments, card];
    return;
  }
  const { durabilityBonus } = modifiers;
  player.weapon = {
    ...weapon,
    attachments: [...weapon.attachments, card],
    dur: weapon.dur + durabilityBonus,
    durMax: weapon.durMax + durabilityBonus,
  };
}

function place(play: ODPlay, player: DraftPlayer, card: SurvivorCardId): void {
  const { type } = SURVIVOR_CARDS[card];
  if (type === 'weapon') equip(play, player, card as WeaponId);
  else if (type === 'attachment') attach(player, card as AttachmentId);
  else if (player.items.length >= ITEM_PLACES) push(play, { type: 'needDrop', card: card as ItemId });
  else enterItem(play, play.state.active, card as ItemId);
}

export const playCard: Action<MoveOf<'PLAY'>> = {
  options: (state) =>
    kindsIn(survivorOf(state).hand)
      .filter((card) => why(state, card) === null)
      .map((card) => ({ type: 'PLAY', card })),
  why: (state, { card }) => why(state, card),
  take(play, { card }) {
    const player = survivorOf(play.state);
    const data = SURVIVOR_CARDS[card];
    const ap = 'ap' in data ? data.ap : 0;
    player.ap -= ap;
    leaveHand(player, card);
    play.tell({ type: 'played', seat: player.seat, card, ap });
    place(play, player, card);
  },
};
