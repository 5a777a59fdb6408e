/** How bots are asked, wherever one is: in a session, by the referee, the soak or a hint. */
import type { GameRules } from '../../models/kernel/game-rules';
import type { AnyEntry, AnyMove, BotLevel, Message, SeatId } from '../../models/kernel/types';
import type { Seen, Session } from './contract';

/** What a bot would do. */
export interface Advice<Move extends AnyMove> {
  readonly seat: SeatId;
  readonly move: Move;
  /** Why, in one sentence; null for what goes without saying. */
  readonly why: Message | null;
}

/**
 * Asks a bot what it would do for a seat. It knows what that seat may know, and nothing else.
 * @param seat one that may decide
 */
export function askBot<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  { bot }: Pick<GameRules<State, Move, Entry, Options>, 'bot'>,
  session: { seen(viewer: SeatId): Pick<Seen<State, Move, Entry>, 'position' | 'legal'> },
  seat: SeatId,
  level: BotLevel,
): Advice<Move> {
  const { position, legal } = session.seen(seat);
  const asked = bot(level, seat);
  const move = asked.choose(position, legal);
  return { seat, move, why: asked.explain(position, move) };
}

/** The seat that is waited for, and the level of its bot; null when the game is over or a person is. */
export function botToMove<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  { seatsOf }: Pick<GameRules<State, Move, Entry, Options>, 'seatsOf'>,
  session: Pick<Session<State, Move, Entry>, 'seen'>,
): { readonly seat: SeatId; readonly level: BotLevel } | null {
  const { prompt, position } = session.seen('table');
  const [seat] = prompt.seats;
  const controller = seatsOf(position.state).find(({ id }) => id === seat)?.controller;
  return seat && controller?.kind === 'bot' ? { seat, level: controller.level } : null;
}
