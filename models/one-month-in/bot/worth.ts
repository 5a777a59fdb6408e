/** What things are felt to be worth, in points (11.1). */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import { LOOT } from '../content/loot';
import type { Zone } from '../ids';
import { attackOdds } from '../odds/attack';
import { fightOdds } from '../odds/fight';
import { groupAt, headcount, standingOn } from '../rules/groups';
import { leadOf } from '../rules/points';
import { survivorsLeft } from '../rules/supplies';
import { cardOf, teamOf, tileOf } from '../rules/table';
import type { State, Tile } from '../state';
import { unseenLoot } from '../view';

/** A survivor: the more, the longer the game will go on. */
export function survivorWorth({ round }: Pick<State, 'round'>): number {
  return 1 + Math.min(1.4, Math.max(0, 0.09 * (24 - round)));
}

/** Loot cards that are still to be had there. */
export function roomsLeft(tile: Tile): number {
  return tile.dealt ? tile.loot.length : (cardOf(tile)?.rooms ?? 0);
}

export function printedValue(tile: Tile): number {
  return cardOf(tile)?.value ?? 0;
}

/** Victory points and half of the loot. */
export function landWorth(tile: Tile): number {
  return printedValue(tile) + 0.5 * roomsLeft(tile);
}

/** From here on an attack is made. */
export const WORTH_ATTACKING = 0.6;

/** What it is worth to break a hold that would end the game for somebody else: the attack itself does, however it goes (OM-PVP-09). */
const BREAKING = 20;

/** What an attack by so many on a team in a zone is worth; an empty building is fought for like land. */
export function attackWorth(
  state: State,
  seat: SeatId,
  {
    tile: place,
    zone,
    team,
    attackers,
  }: {
    readonly tile: HexKey;
    readonly zone: Zone;
    readonly team: SeatId;
    readonly attackers: number;
  },
): number {
  const tile = tileOf(state, place);
  const defenders = headcount(groupAt(tile, team, zone));
  const { win, losses, kills } = attackOdds(attackers, defenders, teamOf(state, seat).armed);
  const isAtStake = tile.owner === seat || tile.owner === team || (zone === 'inner' && tile.zombies === 0);
  const holdsUnique = tile.owner === team && cardOf(tile)?.kind === 'unique';
  const stake = (isAtStake ? printedValue(tile) : 1) + (holdsUnique ? 20 : 0);
  const broken = tile.counting && tile.owner === team && leadOf(state, seat) <= 0 ? BREAKING : 0;
  return kills - 0.95 * losses + 0.5 * win * stake + broken;
}

/** What it is worth to hold to the end what ends the game, if one leads then. */
const WINNING = 12;

/** What rivals may win, and take back, in the turn each of them has until a hold ends the game. */
export const SAFE_LEAD = 3;

/**
 * What a tile is worth because the game can be won by holding it, or lost: all that it is worth else (OM-END-03).
 * @param losses people whom it is going to cost
 */
export function endingWorth(lead: number, tile: Tile, losses: number, worth: number): number {
  if (cardOf(tile)?.kind !== 'unique') return 0;
  return lead + printedValue(tile) - losses > SAFE_LEAD ? WINNING : -worth;
}

/** What the next loot card of a tile is worth on average, with everybody on it to fight. */
export function cardWorth(state: State, seat: SeatId, tile: Tile): number {
  const worth = survivorWorth(state);
  const people = standingOn(tile, seat);
  const cards = unseenLoot(state);
  const { armed, suited } = teamOf(state, seat);
  const room = survivorsLeft(state, seat);
  const sum = cards.reduce((total, id) => {
    const { kind, amount } = LOOT[id];
    if (kind === 'salvage') return total + 0.6;
    if (kind === 'survivors') return total + worth * Math.min(amount, room);
    const { win, losses } = fightOdds(people, amount, { armed, suited });
    return total - (worth * losses + (1 - win) * printedValue(tile));
  }, 0);
  return cards.length > 0 ? sum / cards.length : 0;
}
