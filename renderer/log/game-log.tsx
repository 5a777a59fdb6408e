import type { AnyEntry, Seat } from '../../models/kernel/types';
import type { LogText } from '../games/face';
import { calledSeats } from '../seats/called';
import type { Log } from './log-lines';
import { LogPanel } from './log-panel';

interface GameLogProps<State, Entry extends AnyEntry> {
  readonly snapshot: Omit<Log<Entry>, 'seats'> & { readonly position: { readonly state: State } };
  /** What the game calls a seat. */
  readonly seatName: (seat: Seat, state: State) => string;
  /** An entry in words. Keep the function: a new one writes the log anew. */
  readonly tell: (entry: Entry) => LogText | null;
}

/** The log of a game in play. */
export function GameLog<State extends { readonly seats: readonly Seat[] }, Entry extends AnyEntry>({
  snapshot: { position, log, asides },
  seatName,
  tell,
}: GameLogProps<State, Entry>) {
  const { state } = position;
  return <LogPanel log={log} asides={asides} seats={calledSeats(state.seats, seatName, state)} tell={tell} />;
}
