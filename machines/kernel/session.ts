/** Ways into a game: a new one, one that goes on from a position, one that was saved. */
import { hashOf } from '../../models/kernel/hash';
import type { LoadedLuck } from '../../models/kernel/luck';
import { openSave, type SaveEnvelope, SaveError } from '../../models/kernel/save';
import type { AnyEntry, AnyMove, Seat } from '../../models/kernel/types';
import type { OpenSession } from './contract';
import type { Game } from './game';
import { GameSession, type Origin, type Stopover } from './game-session';
import { playAgain } from './play-again';

export interface NewGame<Options> {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly seed: string;
  /** Results handed out before the generator is asked: for the tutorial, tests and bug reports. */
  readonly loaded?: LoadedLuck;
}

const NO_LUCK: LoadedLuck = { dice: [], draws: [] };

function startSession<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  game: Game<State, Move, Entry, Options>,
  { options, seats, seed, loaded = NO_LUCK }: NewGame<Options>,
): GameSession<State, Move, Entry, Options> {
  const state = game.rules.setup(options, seats, seed, loaded);
  return new GameSession(game, { options, seats, seed, loaded }, { state });
}

/**
 * The session as it is handed out: nothing but ways to ask. Whatever holds it (a component, a report, a debugger's list of
 * fields) holds no position.
 */
function closed<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: OpenSession<State, Move, Entry>,
): OpenSession<State, Move, Entry> {
  return {
    seen: session.seen,
    whole: session.whole,
    subscribe: session.subscribe,
    legalMoves: () => session.legalMoves(),
    whyIllegal: (move) => session.whyIllegal(move),
    whyNot: (move, by) => session.whyNot(move, by),
    makerOf: (move, preferred) => session.makerOf(move, preferred),
    play: (move, by, why) => session.play(move, by, why),
    playByAnyone: (move, why) => session.playByAnyone(move, why),
    readyBot: () => session.readyBot(),
    playBot: () => session.playBot(),
    handOver: (seat, controller) => session.handOver(seat, controller),
    agree: (rule) => session.agree(rule),
    undo: (by) => session.undo(by),
    redo: (by) => session.redo(by),
    save: () => session.save(),
  };
}

/** Starts a new game. */
export function createSession<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  game: Game<State, Move, Entry, Options>,
  newGame: NewGame<Options>,
): OpenSession<State, Move, Entry> {
  return closed(startSession(game, newGame));
}

/** Goes on from a position that another session of the same game reached. What lies before it can't be undone. */
export function resumeSession<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  game: Game<State, Move, Entry, Options>,
  { options, seats, seed, loaded = NO_LUCK }: NewGame<Options>,
  restored: Stopover<State, Move, Entry>,
): OpenSession<State, Move, Entry> {
  return closed(new GameSession(game, { options, seats, seed, loaded }, { restored }));
}

/**
 * Continues a saved game exactly where it was.
 * @param save what `openSave` accepts
 * @throws SaveError when the save can't be used
 */
export function loadSession<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  game: Game<State, Move, Entry, Options>,
  save: unknown,
): OpenSession<State, Move, Entry> {
  const envelope = openSave(save) as SaveEnvelope<State, Move, Entry>;
  if (envelope.game !== game.rules.id)
    throw new SaveError('unknown-game', `This is a saved game of "${envelope.game}".`);
  if (envelope.rulesVersion > game.rules.rulesVersion) {
    throw new SaveError('newer', 'This game was saved under newer rules. Please update the app.');
  }
  refuseFaults(game, envelope);
  try {
    const session = new GameSession(game, originOf(envelope), { restored: envelope });
    if (!session.whole().outcome && session.legalMoves().length === 0) throw new Error('Nobody could move.');
    adoptHistory(game, envelope, session);
    return closed(session);
  } catch (error) {
    throw new SaveError('broken', `This saved game can't be continued: ${(error as Error).message}`);
  }
}

/** @throws SaveError for a save whose own content can't be played */
export function refuseFaults<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  game: Game<State, Move, Entry, Options>,
  save: SaveEnvelope<State, Move, Entry>,
): void {
  try {
    game.rules.checkStored?.(save.state, save.options);
  } catch (error) {
    throw new SaveError('broken', `This saved game can't be continued: ${(error as Error).message}`);
  }
}

function originOf({ options, seats, seed, loaded }: SaveEnvelope): Origin {
  return { options, seats, seed, loaded };
}

/** Replays the moves; where that leads to the very position that was stored, what it knows of undo and of who moved is good. */
function adoptHistory<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  game: Game<State, Move, Entry, Options>,
  envelope: SaveEnvelope<State, Move, Entry>,
  session: GameSession<State, Move, Entry, Options>,
): void {
  try {
    const replay = startSession(game, { ...originOf(envelope), options: envelope.options as Options });
    playAgain(replay, envelope);
    if (hashOf(replay.whole().position) === hashOf(session.whole().position)) session.adopt(replay);
  } catch {
    // Older rules led elsewhere. The stored position counts; only undo beyond the loaded moment is not to be had.
  }
}
