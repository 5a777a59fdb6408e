/** What people choose on the new-game screen, and the set-up moves that follow from it. */
import type { LoadedLuck } from '../../../../models/kernel/luck';
import type { Controller, Seat, SeatId } from '../../../../models/kernel/types';
import {
  CHARACTER_IDS,
  type CharacterId,
  type Difficulty,
  type RubbleWeaponId,
} from '../../../../models/survive-until-daylight/ids';
import type { Move } from '../../../../models/survive-until-daylight/moves';
import type { Options } from '../../../../models/survive-until-daylight/state';
import { swapped } from '../../../seats/swapped';

export interface PlannedSeat {
  readonly name: string;
  readonly controller: Controller;
  readonly character: CharacterId;
  /** The weapon it takes from the rack; null to be asked in the game, which is the usual way. */
  readonly starter: RubbleWeaponId | null;
}

export interface GamePlan {
  readonly seats: readonly PlannedSeat[];
  readonly difficulty: Difficulty;
  /** Seat that begins, counted from 0; null for the lot. */
  readonly first: number | null;
  readonly seed: string;
  readonly loaded: LoadedLuck | null;
}

export const MAX_SEATS = CHARACTER_IDS.length;

const BOT: Controller = { kind: 'bot', level: 'normal' };

/** Three at the table, one of them a person: a game that can be started with one click. */
export function usualPlan(seed: string, nameOf: (index: number) => string): GamePlan {
  return withSeats({ seats: [], difficulty: 'easy', first: null, seed, loaded: null }, 3, nameOf);
}

function freeCharacter(seats: readonly PlannedSeat[]): CharacterId {
  const free = CHARACTER_IDS.find((id) => seats.every(({ character }) => character !== id));
  return free ?? CHARACTER_IDS[0];
}

/** The plan with so many seats; those that stay are as they were, new ones are bots, but for the first of all. */
export function withSeats(plan: GamePlan, count: number, nameOf: (index: number) => string): GamePlan {
  const seats = plan.seats.slice(0, count);
  for (let index = seats.length; index < count; index++) {
    const controller: Controller = index === 0 ? { kind: 'human' } : BOT;
    seats.push({ name: nameOf(index), controller, character: freeCharacter(seats), starter: null });
  }
  return { ...plan, seats, first: plan.first !== null && plan.first < count ? plan.first : null };
}

/** The plan with one seat changed. */
export function withSeat(plan: GamePlan, index: number, change: Partial<PlannedSeat>): GamePlan {
  return { ...plan, seats: plan.seats.map((seat, at) => (at === index ? { ...seat, ...change } : seat)) };
}

/** Gives a character to one seat; whoever had it gets the one that is given up for it (SD-SETUP-02). */
export function withCharacter(plan: GamePlan, index: number, character: CharacterId): GamePlan {
  return { ...plan, seats: swapped(plan.seats, index, 'character', character) };
}

/**
 * The plan with the characters dealt anew.
 * @param random a number from 0 to below 1, anew at each call
 */
export function withShuffled(plan: GamePlan, random: () => number): GamePlan {
  const left = [...CHARACTER_IDS];
  const seats = plan.seats.map((seat) => {
    const [character = seat.character] = left.splice(Math.floor(random() * left.length), 1);
    return { ...seat, character };
  });
  return { ...plan, seats };
}

function seatId(index: number): SeatId {
  return `seat-${index + 1}`;
}

export function seatsOf({ seats }: GamePlan): readonly Seat[] {
  return seats.map(({ name, controller }, index) => ({ id: seatId(index), name, controller }));
}

export function optionsOf({ difficulty, first }: GamePlan): Options {
  return { difficulty, firstPlayer: first === null ? 'random' : 'choose' };
}

/** The moves that the plan has decided already, in the order in which the game asks. */
export function setupMoves({ seats, first }: GamePlan): readonly Move[] {
  const order = seats.map((seat, index) => ({ ...seat, seat: seatId(index) }));
  const from = first ?? 0;
  return [
    ...order.map(({ seat, character }): Move => ({ type: 'PICK_CHARACTER', seat, characterId: character })),
    ...(first === null ? [] : [{ type: 'SET_FIRST', seat: seatId(first) } as const]),
    ...[...order.slice(from), ...order.slice(0, from)].flatMap(({ seat, starter }): readonly Move[] =>
      starter ? [{ type: 'PICK_STARTER', seat, weaponId: starter }] : [],
    ),
  ];
}
