/** What happened while a person was away, as the log tells it to their seat. Pure. */
import type { Seen } from '../../machines/kernel/contract';
import type { AnyEntry, AnyMove, Aside, Seat, SeatId } from '../../models/kernel/types';
import type { LogText } from '../games/face';
import { whatMatters } from '../log/spoken';
import { peopleOf } from '../play/composer/people';

/** What a look has of it. */
type Look<Entry extends AnyEntry> = Pick<
  Seen<unknown, AnyMove, Entry>,
  'viewer' | 'prompt' | 'outcome' | 'decided' | 'asides' | 'log' | 'moves'
>;

export interface AwayOptions<Entry extends AnyEntry> {
  /** Who sits there now. */
  readonly seats: readonly Seat[];
  /** Decisions at which it is told. */
  readonly at: readonly string[];
  readonly tell: (entry: Entry) => LogText | null;
}

export interface Away {
  readonly seat: Seat;
  /** Number of the last move that its person made; 0 for none. */
  readonly since: number;
  /** Oldest first, what matters only. */
  readonly lines: readonly string[];
}

/** Lines that are told at most. */
const LINES = 5;

function handOversOf(asides: Iterable<Aside>, seat: SeatId) {
  return [...asides].filter((aside) => aside.kind === 'hand-over').filter((aside) => aside.seat === seat);
}

/** Whether the seat has come back from a bot's hands, and something was played meanwhile. */
export function isBack({ asides }: Pick<Look<AnyEntry>, 'asides'>, seat: SeatId, since: number): boolean {
  const [last, before] = handOversOf(asides, seat).toReversed();
  if (last?.controller.kind !== 'human' || last.move < since) return false;
  return last.move > (before?.move ?? 0);
}

/** Whether somebody else has sat at the screen; who decided in a game with secrets only the seats know. */
function isHanded({ decided, viewer }: Look<AnyEntry>, seats: readonly Seat[], seat: SeatId, since: number) {
  const others = peopleOf(seats).filter((id) => id !== seat);
  if (viewer === seat) return others.length > 0;
  return others.some((id) => (decided[id] ?? 0) > since);
}

function linesSince<Entry extends AnyEntry>(
  { log }: Look<Entry>,
  since: number,
  tell: AwayOptions<Entry>['tell'],
): readonly LogText[] {
  const lines: LogText[] = [];
  for (let index = log.length - 1; index >= 0; index--) {
    const record = log.at(index);
    if (!record || record.move <= since) break;
    const line = tell(record.entry);
    if (line) lines.push(line);
  }
  return lines.reverse();
}

/**
 * What the person who decides now has missed; null for nothing. Who has only watched another person's turn is told where it was bad,
 * who comes back from a bot's hands whatever it was.
 */
export function awayOf<Entry extends AnyEntry>(
  look: Look<Entry>,
  { seats, at, tell }: AwayOptions<Entry>,
): Away | null {
  const { prompt, decided, outcome } = look;
  const seat = seats.find(({ id, controller }) => id === prompt.seats[0] && controller.kind === 'human');
  if (!seat || outcome || !at.includes(prompt.id)) return null;
  const since = decided[seat.id] ?? 0;
  const back = isBack(look, seat.id, since);
  if (!back && !isHanded(look, seats, seat.id, since)) return null;
  const lines = linesSince(look, since, tell);
  const counts = lines.some(({ tone }) => tone === 'bad') || (back && lines.length > 0);
  return counts ? { seat, since, lines: whatMatters(lines, LINES).map(({ text }) => text) } : null;
}
