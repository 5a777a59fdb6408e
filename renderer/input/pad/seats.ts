/** Whose gamepad is whose: seats that gamepads have joined, and what each of them may do now. */
import { useSyncExternalStore } from 'react';
import type { SeatId } from '../../../models/kernel/types';
import type { PadButton } from './buttons';

/** Who is asked in the game that is being played. */
export interface Turn {
  readonly asked: readonly SeatId[];
  /** Seats that people play. */
  readonly people: readonly SeatId[];
}

export interface PadSeats {
  /** The place of the gamepad that plays for a seat, as the browser counts them. */
  readonly padOf: ReadonlyMap<SeatId, number>;
  /** The gamepads that were pressed in this game. */
  readonly used: ReadonlySet<number>;
  /** The gamepad that is asked whose it is. */
  readonly joining: number | null;
  /** Seats whose gamepad is gone, with its name. */
  readonly lost: ReadonlyMap<SeatId, string>;
  /** Null where no game is being played: then every gamepad does everything. */
  readonly turn: Turn | null;
}

export const NOBODY: PadSeats = {
  padOf: new Map(),
  used: new Set(),
  joining: null,
  lost: new Map(),
  turn: null,
};

/** What a press of a gamepad is: it acts, it asks for a seat, or it can only look on. */
export type PadRole = 'acts' | 'joins' | 'looks-on';

/** What those who look on may do: read what happened. */
export const OPEN_TO_ALL: readonly PadButton[] = ['x'];

/** The seats of a gamepad. */
function seatsOf(pad: number, { padOf }: Pick<PadSeats, 'padOf'>): readonly SeatId[] {
  return [...padOf].flatMap(([seat, index]) => (index === pad ? [seat] : []));
}

/** One gamepad plays for everybody until a second one is pressed; from then on each has a seat of its own. */
function isAlone(pad: number, { padOf, used }: PadSeats): boolean {
  return padOf.size === 0 && [...used].every((one) => one === pad);
}

/** Pure. */
export function roleOf(pad: number, seats: PadSeats): PadRole {
  const { turn, joining, lost } = seats;
  if (joining !== null) return joining === pad ? 'acts' : 'looks-on';
  if (!turn || lost.size > 0 || turn.people.length < 2 || isAlone(pad, seats)) return 'acts';
  const own = seatsOf(pad, seats);
  if (own.length === 0) return 'joins';
  // While bots decide, whoever wants to may look into the menu.
  const isPeoples = turn.asked.some((seat) => turn.people.includes(seat));
  return !isPeoples || own.some((seat) => turn.asked.includes(seat)) ? 'acts' : 'looks-on';
}

/** The seat that a gamepad speaks for where several are asked; null where it has none of them. */
export function seatSpokenFor(pad: number, seats: PadSeats): SeatId | null {
  return seatsOf(pad, seats).find((seat) => seats.turn?.asked.includes(seat)) ?? null;
}

let current = NOBODY;
let game: object | null = null;
const listeners = new Set<() => void>();

function become(next: PadSeats): void {
  current = next;
  for (const listener of listeners) listener();
}

export const padSeats = (): PadSeats => current;

function onPadSeats(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePadSeats(): PadSeats {
  return useSyncExternalStore(onPadSeats, padSeats, () => NOBODY);
}

/** From now on this is asked; another game has other people. */
export function setTurn(turn: Turn | null, played: object | null = game): void {
  if (played !== game) become(NOBODY);
  game = played;
  become({ ...current, turn });
}

/** A gamepad was pressed. */
export function countPad(pad: number): void {
  if (current.turn && !current.used.has(pad)) become({ ...current, used: new Set([...current.used, pad]) });
}

/** @param pad null when it was answered */
export function askWhose(pad: number | null): void {
  become({ ...current, joining: pad });
}

/** A gamepad plays for a seat from now on; none (null) leaves it to the keyboard. */
export function giveSeat(seat: SeatId, pad: number | null): void {
  const padOf = new Map(current.padOf);
  const lost = new Map(current.lost);
  if (pad === null) padOf.delete(seat);
  else padOf.set(seat, pad);
  lost.delete(seat);
  become({ ...current, padOf, lost, joining: null });
}

/** A gamepad was pulled out, or its battery is empty. @param name as the browser calls it */
export function losePad(pad: number, name: string): void {
  const seats = seatsOf(pad, current);
  const padOf = new Map([...current.padOf].filter(([, index]) => index !== pad));
  const lost = new Map([...current.lost, ...seats.map((seat) => [seat, name] as const)]);
  const used = new Set([...current.used].filter((one) => one !== pad));
  const joining = current.joining === pad ? null : current.joining;
  become({ ...current, padOf, lost, used, joining });
}

/** A gamepad is there again, or for the first time: it takes up the seats that it had. */
export function findPad(pad: number, name: string): void {
  const own = [...current.lost].filter(([, lostName]) => lostName === name);
  for (const [seat] of own) giveSeat(seat, pad);
}
