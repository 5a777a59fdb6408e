/** What a position is worth to a side, in HP (11.1, `eval`). */
import { isFaceDown } from '../../kernel/hidden';
import { ATTACHMENTS } from '../content/attachments';
import { SURVIVOR_CARDS } from '../content/cards';
import { WEAPONS } from '../content/weapons';
import { ZOMBIES } from '../content/zombies';
import type { EventId, ItemId, SurvivorCardId, ZombieId } from '../ids';
import { whyOutOfAim } from '../rules/attack-legal';
import { chanceOf } from '../rules/dice';
import { sumOf, traitsOf } from '../rules/equipment';
import { otherSide } from '../rules/table';
import type { Player, Side, State, Weapon } from '../state';
import { attacksThisTurn, boardThreat } from './threat';

/** A use of an Item. */
const USE: Readonly<Record<ItemId, number>> = {
  I01: 1.3,
  I02: 1.6,
  I03: 1,
  I04: 0.8,
  I05: 1,
  I06: 1.2,
  I07: 1.2,
  I08: 0.7,
  I09: 0.9,
  I10: 1,
  I11: 1.6,
  I12: 0.7,
  I13: 1.8,
  I14: 0.9,
};

/** Events in hand that help only at times. */
const UTILITY: Readonly<Partial<Record<EventId, number>>> = {
  E05: 0.2,
  E06: 0.6,
  E07: 0.4,
  E08: 0.5,
  E09: 0.6,
  E10: 0.4,
  E18: 0.4,
};

/** All that has been seen of a horde, wherever it is by now, so that a kill changes nothing about it. */
function hordeSeen(survivor: Player, { hordeRow, graveyard, exile }: Player): readonly ZombieId[] {
  const onBoard = survivor.board.map(({ card }) => card);
  return [...hordeRow, ...onBoard, ...graveyard.zombieCards, ...exile.zombieCards];
}

/** What a hit takes off a horde on average: damage beyond the HP that anything has is wasted. */
function damageTo(horde: readonly ZombieId[], strength: number): number {
  if (horde.length === 0) return strength;
  return horde.reduce((sum, card) => sum + Math.min(strength, ZOMBIES[card].hp), 0) / horde.length;
}

function weaponWorth(weapon: Weapon, horde: readonly ZombieId[]): number {
  const { damage, hit, range } = WEAPONS[weapon.card];
  const { heavy, loud, cleave } = traitsOf(weapon);
  const chance = hit === null ? 1 : chanceOf(hit, sumOf(weapon.attachments, 'hitBonus'));
  const blow = damageTo(horde, damage + sumOf(weapon.attachments, 'damageBonus')) * chance;
  const each = blow * (heavy ? 0.75 : 1) * (range === 'ranged' ? 1.15 : 1) + 0.5 * cleave;
  return each * Math.min(weapon.dur, 6) * 0.33 - (loud ? 0.5 : 0);
}

export function itemWorth(card: ItemId, dur: number): number {
  return USE[card] * 0.75 * Math.min(dur, 5);
}

/** A card in hand. */
export function cardWorth(card: SurvivorCardId, { weapon }: Pick<Player, 'weapon'>): number {
  switch (SURVIVOR_CARDS[card].type) {
    case 'react':
    case 'scr':
      return 1.2;
    case 'event':
      return UTILITY[card as EventId] ?? 1;
    case 'item':
      return 0.9;
    case 'weapon':
      return weapon ? 0.5 : 0.9;
    case 'attachment': {
      const { host } = ATTACHMENTS[card as keyof typeof ATTACHMENTS];
      return host === 'survivor' || (weapon && WEAPONS[weapon.card].range === host) ? 0.6 : 0.3;
    }
  }
}

function handWorth(player: Player): number {
  let sum = 0;
  for (const card of player.hand) sum += isFaceDown(card) ? 1 : cardWorth(card, player);
  return sum;
}

function equipmentWorth(own: Player, other: Player): number {
  const { weapon, items, attachments } = own;
  let sum = weapon ? weaponWorth(weapon, hordeSeen(own, other)) : 0;
  for (const { card, dur } of items) sum += itemWorth(card, dur);
  for (const card of attachments) sum += card === 'A07' ? 1 : 1.6;
  return sum;
}

function coverWorth({ cover, board }: Player): number {
  return cover ? Math.min(2.5, 0.3 + 0.9 * board.filter(attacksThisTurn).length) : 0;
}

/** Bonuses of this turn are worth what can still be done with them: blows at what can be aimed at. */
function bonusWorth(state: State, { ap, board }: Player): number {
  const { attackBonus, rollBonus } = state.marks;
  if (attackBonus === 0 && rollBonus === 0) return 0;
  const aims = board.filter(({ uid }) => whyOutOfAim(state, uid) === null);
  const blows = Math.min(ap, aims.length);
  return blows * (0.8 * attackBonus + 0.5 * rollBonus);
}

function bodyWorth({ hp, infection, grabbed }: Player): number {
  return hp - 0.6 * Math.max(0, 8 - hp) - 0.9 * infection - (grabbed ? 0.6 : 0);
}

export function worthOf(state: State, side: Side): number {
  const own = state.players[side];
  const other = state.players[otherSide(side)];
  const table = 0.8 * boardThreat(other.board) - boardThreat(own.board);
  const cards = 0.4 * Math.min(own.deck.length, 6) + handWorth(own) + equipmentWorth(own, other);
  const threat = 0.75 * Math.min(own.th, 9) - 0.75 * other.th + 0.25 * other.exile.zombieCards.length;
  const turn = state.active === side ? bonusWorth(state, own) : 0;
  return bodyWorth(own) + table + cards + 0.7 * own.tp + coverWorth(own) + threat + turn;
}
