/** When the screen goes from one person to the next (specification 10.5). */
import { useState } from 'react';
import type { Seat, SeatId } from '../../../../models/kernel/types';
import type { State } from '../../../../models/one-month-in/state';
import { isBack } from '../../../away/away';
import { peopleOf } from '../../../play/composer/people';
import type { Snapshot } from '../types';

/** A turn of a person: its name changes with every other turn. */
function turnOf({ round }: State, seat: SeatId): string {
  return `${round} ${seat}`;
}

/**
 * The person whose turn has come, and before whom somebody else sat at the screen; null for nobody. There is no other while one
 * person plays against bots, and during set-up, when the seats take turns fence by fence, the panel alone says who it is.
 * @param back whether the seat was in a bot's hands before
 */
export function comesNext(
  state: State,
  asked: SeatId | undefined,
  seen: ReadonlySet<string>,
  back = false,
): Seat | null {
  const people = peopleOf(state.seats);
  if (!asked || !people.includes(asked) || state.round === 0 || state.outcome) return null;
  if ((people.length < 2 && !back) || seen.has(turnOf(state, asked))) return null;
  return state.seats.find(({ id }) => id === asked) ?? null;
}

/** Who is to be greeted, and what tells that they are there. A turn that was going on when the table opened needs no greeting. */
export function useHandover(snapshot: Snapshot) {
  const { position, prompt, decided } = snapshot;
  const { state } = position;
  const [asked] = prompt.seats;
  const [seen, setSeen] = useState<ReadonlySet<string>>(
    () => new Set(asked && state.round > 0 ? [turnOf(state, asked)] : []),
  );
  const back = asked !== undefined && isBack(snapshot, asked, decided[asked] ?? 0);
  const next = comesNext(state, asked, seen, back);
  return {
    next,
    greet: () => next && setSeen(new Set([...seen, turnOf(state, next.id)])),
  };
}
