/** Plays the games of a match, one after the other, with the sides changing. */
import { createSession } from '../../../machines/kernel/session';
import { createLuck, randomInt } from '../../../models/kernel/luck';
import type { Seat, SeatId } from '../../../models/kernel/types';
import { firstNumbers } from '../crew';
import { simulatedGameOf } from '../simulate/games';
import { type Match, SIDES, type Side } from './arguments';
import { type AnySession, type Decision, type Forfeit, playerOf, type SeatPlayer } from './player';

/** What is kept of a game. */
export interface MatchGame {
  /** From 1. */
  readonly number: number;
  /** The sides that took part, and whether each has won. */
  readonly won: Readonly<Partial<Record<Side, boolean>>>;
  /** Why the game was lost before its end, and by whom; null when it was played to its end. */
  readonly forfeit: { readonly side: Side; readonly why: Forfeit; readonly words: string } | null;
  readonly illegal: Readonly<Record<Side, number>>;
  /** Milliseconds that each answer took. */
  readonly times: Readonly<Record<Side, readonly number[]>>;
}

/** More moves than any game has; reaching it means that a game does not end. */
const MOVE_CAP = 5000;

const other = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** Rivals sit in turn and change places in every second game; where all win or lose together, sides take turns at the whole table. */
function sideOf({ game }: Match, seat: number, number: number): Side {
  const turn = simulatedGameOf(game).game.rules.rivals ? seat - 1 + number : number;
  return turn % 2 === 1 ? 'a' : 'b';
}

/** The players of a match: one for each seat of each side, so that none learns what another seat is shown. */
class Table {
  private readonly players = new Map<string, SeatPlayer>();

  constructor(private readonly match: Match) {}

  at(side: Side, seat: SeatId): SeatPlayer {
    const key = `${side} ${seat}`;
    const player = this.players.get(key) ?? playerOf(this.match, this.match.sides[side]);
    this.players.set(key, player);
    return player;
  }

  stop(): void {
    for (const player of this.players.values()) player.stop();
  }
}

function newSession({ game, seats, ...match }: Match, seed: string): AnySession {
  const simulated = simulatedGameOf(game);
  const people: readonly Seat[] = firstNumbers(seats).map((number) => ({
    id: `seat-${number}`,
    name: `Seat ${number}`,
    controller: { kind: 'human' },
  }));
  return createSession(simulated.game, { options: simulated.optionsOf(match), seats: people, seed });
}

/** Moves that luck makes before anybody decides, such as who gets which character. */
function deal({ game }: Match, session: AnySession, seed: string): void {
  const { dealt } = simulatedGameOf(game);
  const luck = createLuck(`dealt to ${seed}`);
  const pick = (count: number) => (count > 0 ? randomInt(luck, 0, count - 1) : 0);
  for (;;) {
    const move = session.whole().outcome ? null : dealt(session.whole().position, session.legalMoves(), pick);
    if (!move) return;
    session.playByAnyone(move);
  }
}

interface Tally {
  readonly illegal: Record<Side, number>;
  readonly times: Record<Side, number[]>;
}

/** @returns the forfeit that ended the game, if one did */
async function playOn(match: Match, session: AnySession, table: Table, number: number, tally: Tally) {
  for (let moves = 0; !session.whole().outcome; moves++) {
    const [seat] = session.whole().prompt.seats;
    if (!seat || moves >= MOVE_CAP) throw new Error(`Game ${number} does not end: ${moves} moves were made.`);
    const side = sideOf(match, Number(seat.slice('seat-'.length)), number);
    const { move, forfeit, words, illegal, times }: Decision = await table
      .at(side, seat)
      .decide(session, seat, number);
    tally.illegal[side] += illegal;
    tally.times[side].push(...times);
    if (!move) return { side, why: forfeit ?? 'illegal', words } as const;
    session.play(move, seat);
  }
  return null;
}

async function playGame(match: Match, table: Table, number: number): Promise<MatchGame> {
  const seed = `${match.seed}-${Math.ceil(number / 2)}`;
  const session = newSession(match, seed);
  deal(match, session, seed);
  const tally: Tally = { illegal: { a: 0, b: 0 }, times: { a: [], b: [] } };
  const forfeit = await playOn(match, session, table, number, tally);
  const winners = session.whole().outcome?.winners ?? [];
  const sides = SIDES.filter((side) =>
    firstNumbers(match.seats).some((seat) => sideOf(match, seat, number) === side),
  );
  const hasWon = (side: Side) =>
    forfeit
      ? forfeit.side === other(side)
      : winners.some((seat) => sideOf(match, Number(seat.slice('seat-'.length)), number) === side);
  return { number, won: Object.fromEntries(sides.map((side) => [side, hasWon(side)])), forfeit, ...tally };
}

/**
 * Plays all games of a match.
 * @param progress hears how many games are over
 * @throws Error when a rule breaks; programs can't break a match
 */
export async function playMatch(
  match: Match,
  progress: (done: number) => void = () => {},
): Promise<readonly MatchGame[]> {
  const table = new Table(match);
  const games: MatchGame[] = [];
  try {
    for (const number of firstNumbers(match.games)) {
      games.push(await playGame(match, table, number));
      progress(number);
    }
  } finally {
    table.stop();
  }
  return games;
}
