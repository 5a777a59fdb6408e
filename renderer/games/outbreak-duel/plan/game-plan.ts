/** What people choose on the new-game screen (specification section 4). */
import type { LoadedLuck } from '../../../../models/kernel/luck';
import type { Controller, Seat } from '../../../../models/kernel/types';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import type { PreconId } from '../../../../models/outbreak-duel/ids';
import type { Options, Side, State } from '../../../../models/outbreak-duel/state';

export interface PlannedSeat {
  readonly name: string;
  readonly controller: Controller;
  /** One of the built pairs, or a person's own. */
  readonly deck: PreconId | DeckPair;
  /** HP more or less at the start. */
  readonly handicap: number;
}

export interface GamePlan {
  readonly seats: readonly [PlannedSeat, PlannedSeat];
  /** Seat that begins; null for the coin. */
  readonly first: Side | null;
  /** The stacked game of the lesson. */
  readonly guided: boolean;
  readonly seed: string;
  readonly loaded: LoadedLuck | null;
}

export const HANDICAPS = [-6, -4, -2, 0, 2, 4, 6] as const;
const HEAD_START_TH = 2;
const PERSON: Controller = { kind: 'human' };
const BOT: Controller = { kind: 'bot', level: 'normal' };

/** A person with Hold the Line against a bot with Long Sight: a game that can be started with one click. */
export function usualPlan(seed: string, nameOf: (index: number) => string): GamePlan {
  const seats = [
    { name: nameOf(0), controller: PERSON, deck: 'hold', handicap: 0 },
    { name: nameOf(1), controller: BOT, deck: 'sight', handicap: 0 },
  ] as const;
  return { seats, first: null, guided: false, seed, loaded: null };
}

/** The plan with one seat changed. */
export function withSeat(plan: GamePlan, side: Side, change: Partial<PlannedSeat>): GamePlan {
  const [one, other] = plan.seats;
  return side === 0
    ? { ...plan, guided: false, seats: [{ ...one, ...change }, other] }
    : { ...plan, guided: false, seats: [one, { ...other, ...change }] };
}

export function seatsOf({ seats }: GamePlan): readonly Seat[] {
  return seats.map(({ name, controller }, index) => ({ id: `seat-${index + 1}`, name, controller }));
}

export function optionsOf({ seats, first }: GamePlan): Options {
  const [one, other] = seats;
  return {
    decks: [one.deck, other.deck],
    firstPlayer: first ?? 'random',
    headStartTh: HEAD_START_TH,
    handicapHp: [one.handicap, other.handicap],
  };
}

/** The same people again, with each other's decks (specification section 10). */
export function swappedPlan({ seats, options }: Pick<State, 'seats' | 'options'>, seed: string): GamePlan {
  const { decks, handicapHp, firstPlayer } = options;
  const seatOf = (side: Side): PlannedSeat => ({
    name: seats[side]?.name ?? '',
    controller: seats[side]?.controller ?? PERSON,
    deck: decks[side === 0 ? 1 : 0],
    handicap: handicapHp[side],
  });
  const first = firstPlayer === 'random' ? null : firstPlayer;
  return { seats: [seatOf(0), seatOf(1)], first, guided: false, seed, loaded: null };
}
