/** A game under test, and what is done to it on its way. */
import { isDeepStrictEqual } from 'node:util';
import type { OpenSession } from '../../../machines/kernel/contract';
import { createSession, loadSession, type NewGame } from '../../../machines/kernel/session';
import { hashOf } from '../../../models/kernel/hash';
import { createLuck, type Luck, randomInt } from '../../../models/kernel/luck';
import type { AnyEntry, AnyMove } from '../../../models/kernel/types';
import type { AnySoakGame } from './soak-game';

export type AnySession = OpenSession<unknown, AnyMove, AnyEntry>;

/** A property does not hold; the message says which. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** How often something was tried in a game. */
export interface Counts {
  moves: number;
  botMoves: number;
  undone: number;
  loaded: number;
  views: number;
}

export interface Trial {
  readonly soak: AnySoakGame;
  readonly start: NewGame<unknown>;
  /** Decides what is tried when; not the luck of the game. */
  readonly luck: Luck;
  readonly counts: Counts;
  session: AnySession;
  /** The game as it was after so many moves. */
  readonly fingerprints: string[];
  /** The move that is being made. */
  trying: AnyMove | null;
}

export function beginTrial(soak: AnySoakGame, start: NewGame<unknown>): Trial {
  const counts = { moves: 0, botMoves: 0, undone: 0, loaded: 0, views: 0 };
  const luck = createLuck(`soak of ${start.seed}`);
  const session = createSession(soak.game, start);
  return { soak, start, luck, counts, session, fingerprints: [], trying: null };
}

/** Whether something that is done once in so many times is done now. */
export function onceIn(luck: Luck, times: number): boolean {
  return randomInt(luck, 1, times) === 1;
}

/**
 * The position and how much led to it, as text: a state that a rule spoils in place shows in it, and it takes a
 * fraction of the time of a hash.
 */
export function fingerprint(session: AnySession): string {
  const { position, log, moves } = session.whole();
  return JSON.stringify([position, log.length, moves.length]);
}

function playOn({ session }: Trial, move: AnyMove): void {
  const result = session.playByAnyone(move);
  if (!result.ok) throw new Broken(`The offered move is refused: ${result.reason.id}.`);
}

/**
 * Makes a move. Where a decision can be taken back after it (with what bots did since), it is taken back and made again, and
 * nothing may change by that.
 */
export function playTwice(trial: Trial, move: AnyMove): void {
  const { session, counts, fingerprints } = trial;
  fingerprints[session.seen('table').moves] = fingerprint(session);
  playOn(trial, move);
  counts.moves++;
  const after = fingerprint(session);
  const { by } = session.seen('table').undo;
  if (!by || session.undo(by) !== null) return;
  if (fingerprint(session) !== fingerprints[session.seen('table').moves])
    throw new Broken('Undo does not lead back to where the move began.');
  if (session.redo(by) !== null) throw new Broken('What was taken back can not be made again.');
  if (fingerprint(session) !== after) throw new Broken('The move leads elsewhere when it is made again.');
  counts.undone++;
}

/** Goes on with what a saved game gives back. */
export function saveAndLoad(trial: Trial): void {
  const { session, soak, counts } = trial;
  const loaded = loadSession(soak.game, JSON.parse(JSON.stringify(session.save())));
  if (hashOf(loaded.save()) !== hashOf(session.save())) throw new Broken('A loaded game is another one.');
  if (!isDeepStrictEqual(loaded.seen('table').undo, session.seen('table').undo))
    throw new Broken('A loaded game can not be taken back as far as before.');
  trial.session = loaded;
  counts.loaded++;
}
