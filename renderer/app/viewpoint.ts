/** Through whose eyes the app shows a game: the one place that decides it. */
import type { Seat, SeatId, Viewer } from '../../models/kernel/types';
import type { AnySnapshot, Match } from '../games/face';

function isPersons({ controller }: Seat): boolean {
  return controller.kind === 'human';
}

/** Who sees a game with secrets while it is being played. */
function seatThatLooks(asked: readonly SeatId[], people: readonly Seat[], holder: SeatId | null): Viewer {
  const [only, ...others] = people;
  if (only && others.length === 0) return only.id;
  const isTheirs = holder !== null && asked.includes(holder) && people.some(({ id }) => id === holder);
  return isTheirs ? holder : 'table';
}

/**
 * Without secrets everybody sees what the table sees. With them a person who plays alone against bots sees their own cards;
 * of several, only the one who decides and has picked up theirs. Until somebody has, the table looks, and once the game is over
 * everyone.
 * @param holder the seat of the person who has picked up their cards; null while they lie face down
 */
export function viewerOf({ face, session }: Match, holder: SeatId | null): Viewer {
  const { rules } = face.game;
  if (!rules.secrets) return 'table';
  const { outcome, prompt, position } = session.seen('table');
  if (outcome) return 'everyone';
  return seatThatLooks(prompt.seats, rules.seatsOf(position.state).filter(isPersons), holder);
}

/** Whether several people look on together while something is decided, all hands face down. */
export function isTogether({ face }: Pick<Match, 'face'>, { position, outcome }: AnySnapshot): boolean {
  const people = face.game.rules.seatsOf(position.state).filter(isPersons);
  return outcome === null && people.length > 1 && face.together?.isTogether(position) === true;
}

/** What people see who look on together: the table, and what may be done that tells nothing of a hand. */
const SEEN_TOGETHER = new WeakMap<AnySnapshot, AnySnapshot>();

function seenTogether({ face, session }: Match, table: AnySnapshot): AnySnapshot {
  const known = SEEN_TOGETHER.get(table);
  if (known) return known;
  const legal = table.prompt.seats
    .flatMap((seat) => session.seen(seat).legal)
    .filter((move) => face.together?.isOpen(move));
  const seen = { ...table, legal };
  SEEN_TOGETHER.set(table, seen);
  return seen;
}

/** The game as the app's viewer may know it; the same object as long as nothing has changed. */
export function lookAt(match: Match, holder: SeatId | null): AnySnapshot {
  const seen = match.session.seen(viewerOf(match, holder));
  return seen.viewer === 'table' && isTogether(match, seen) ? seenTogether(match, seen) : seen;
}

/**
 * The people who are asked while their cards lie face down: the screen is to be handed to one of them. None where a bot is to
 * decide first, or where nothing is hidden.
 */
export function handOverTo({ face }: Pick<Match, 'face'>, seen: AnySnapshot): readonly Seat[] {
  const { rules } = face.game;
  if (!rules.secrets || seen.viewer !== 'table' || seen.outcome || isTogether({ face }, seen)) return [];
  const seats = rules.seatsOf(seen.position.state);
  const asked = seen.prompt.seats.flatMap((id) => seats.find((seat) => seat.id === id) ?? []);
  const [first] = asked;
  return first && isPersons(first) ? asked.filter(isPersons) : [];
}
