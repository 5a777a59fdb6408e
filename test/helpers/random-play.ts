/** Plays games with seeded random moves, for properties that must hold in every position. */

import { dyingLight } from '../../machines/dying-light/game';
import type { OpenSession } from '../../machines/kernel/contract';
import { createSession } from '../../machines/kernel/session';
import type { Entry } from '../../models/dying-light/entries';
import type { Move } from '../../models/dying-light/moves';
import type { Options, State } from '../../models/dying-light/state';
import { createLuck, pickOne, randomInt } from '../../models/kernel/luck';
import type { AnyEntry, AnyMove, Seat } from '../../models/kernel/types';

export type DLSession = OpenSession<State, Move, Entry>;

/** People at the table; a game of random moves needs no bots. */
export function people(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: `Player ${index + 1}`,
    controller: { kind: 'human' },
  }));
}

export interface RandomGame<O = Options> {
  readonly seats: number;
  readonly seed: string;
  readonly options: O;
}

/** A new game of Dying Light. */
export function startGame({ seats, seed, options }: RandomGame): DLSession {
  return createSession(dyingLight, { options, seats: people(seats), seed });
}

/**
 * A legal move by luck: first the kind of move, then one of its kind, so that the many ways to pay for a jump do not
 * drown everything else.
 */
export function moveChooser<M extends AnyMove>(seed: string): (legal: readonly M[]) => M {
  const luck = createLuck(`moves of ${seed}`);
  return (legal) => {
    const kind = pickOne(luck, 'kind', [...new Set(legal.map((move) => move.type))]);
    const moves = legal.filter((move) => move.type === kind);
    const move = moves[randomInt(luck, 0, moves.length - 1)];
    if (!move) throw new Error('There is no legal move.');
    return move;
  };
}

/** More moves than any game can have; reaching it means that a game does not end. */
const MOVE_CAP = 4000;

/**
 * Plays to the end.
 * @param advance plays the chosen move; may go on with another session, as the modes with saving do
 * @param look sees every position before its move
 * @throws Error when nobody can move or the game does not end
 */
export function playToEnd<S, M extends AnyMove, E extends AnyEntry>(
  session: OpenSession<S, M, E>,
  seed: string,
  {
    advance = playOn,
    look = () => {},
  }: {
    advance?: (session: OpenSession<S, M, E>, move: M) => OpenSession<S, M, E>;
    look?: (session: OpenSession<S, M, E>, legal: readonly M[]) => void;
  } = {},
): OpenSession<S, M, E> {
  const choose = moveChooser<M>(seed);
  let current = session;
  for (let count = 0; !current.whole().outcome; count++) {
    const legal = current.legalMoves();
    if (legal.length === 0) throw new Error(`Stuck at ${JSON.stringify(current.whole().position.value)}.`);
    if (count > MOVE_CAP) throw new Error(`No end after ${MOVE_CAP} moves.`);
    look(current, legal);
    current = advance(current, choose(legal));
  }
  return current;
}

/** Plays one move that must be legal. */
export function playOn<S, M extends AnyMove, E extends AnyEntry>(
  session: OpenSession<S, M, E>,
  move: M,
): OpenSession<S, M, E> {
  const result = session.playByAnyone(move);
  if (!result.ok) throw new Error(`Refused ${JSON.stringify(move)}: ${result.reason.id}`);
  return session;
}
