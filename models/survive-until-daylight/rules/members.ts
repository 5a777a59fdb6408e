/** Seats, their characters and perks. */
import type { SeatId } from '../../kernel/types';
import { CHARACTERS } from '../content/characters';
import type { CharacterId, PerkUse } from '../ids';
import type { DraftMember, DraftState, SDPlay } from '../play';
import type { Member, State } from '../state';

/** @throws RangeError when nobody sits there */
export function memberOf(state: State, seat: SeatId): Member {
  const member = state.members.find((one) => one.seat === seat);
  if (!member) throw new RangeError(`Nobody sits at ${seat}.`);
  return member;
}

/** The same, open to change. */
export function draftMember(state: DraftState, seat: SeatId): DraftMember {
  return memberOf(state, seat) as DraftMember;
}

/** Health left (SD-DMG-02). */
export function remaining(member: Member): number {
  return member.maxHealth - member.damage;
}

export function slotsOf(member: Member): number {
  return member.character ? CHARACTERS[member.character].slots : 0;
}

/** All seats clockwise, beginning with one of them. */
export function seatsFrom(state: State, first: SeatId): readonly SeatId[] {
  const seats = state.members.map(({ seat }) => seat);
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The seat to the left; alone at the table one's own (SD-FP-02). */
export function leftOf(state: State, seat: SeatId): SeatId {
  const order = seatsFrom(state, seat);
  return order[1] ?? seat;
}

/** The neighbours that a splash on a seat reaches, the left one first, with two seats once (SD-ASLT-05, SD-ENEM-07, SD-EDGE-25). */
export function neighbourSeats(state: State, seat: SeatId): readonly SeatId[] {
  const others = seatsFrom(state, seat).slice(1);
  const left = others.at(0);
  const right = others.at(-1);
  if (left === undefined || right === undefined) return [];
  return left === right ? [left] : [left, right];
}

export function is(member: Member, character: CharacterId): boolean {
  return member.character === character;
}

/** Whether the first-player perk of that character is this seat's and not used up (SD-FP-01). */
export function mayUseFirst(state: State, member: Member, character: CharacterId, perk: PerkUse): boolean {
  return is(member, character) && state.firstPlayer === member.seat && !member.used.includes(perk);
}

/** Uses a perk up for this round. */
export function spendPerk(play: SDPlay, member: DraftMember, perk: PerkUse): void {
  member.used.push(perk);
  play.tell({ type: 'perk-used', seat: member.seat, perk });
}
