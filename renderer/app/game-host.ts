/** Holds the game that lies on the table, keeps its slot among the saved games up to date and catches what breaks inside. */
import { type Advice, askBot } from '../../machines/kernel/bots';
import type { PlayResult } from '../../machines/kernel/contract';
import { type HintCursor, NOTHING_SAID } from '../../models/kernel/hints';
import type { HouseRule } from '../../models/kernel/house-rules';
import type { LessonCursor } from '../../models/kernel/lesson';
import { parseSave } from '../../models/kernel/save';
import type { AnyEntry, AnyMove, Controller, Reason, SeatId } from '../../models/kernel/types';
import { lessonOf } from '../coach/lesson';
import type { AnySnapshot, GameFace, Match } from '../games/face';
import { loadMatch } from '../games/face-of';
import { errorText } from '../i18n';
import type { Platform } from '../platform/platform';
import { metaOf } from './save-meta';
import { type Camera, NO_CAMERA } from './saves/camera';
import { isSlot, newSaveId } from './saves/slots';
import { isTogether, lookAt } from './viewpoint';

/** Which saved game a text is, and what lies beside it. */
export interface LoadedFrom {
  readonly id: string;
  readonly lesson?: LessonCursor | undefined;
  readonly hints?: HintCursor | undefined;
  readonly advice?: number | undefined;
}

export interface GameHost {
  /** The game on the table; null before the first one and after `leave`. */
  match(): Match | null;
  /** The face of the game on the table, or of the one that was there last. */
  face(): GameFace;
  /** A game as the app's viewer may know it: nothing else of it goes to the screen. */
  seen(match: Match): AnySnapshot;
  /** A person picks up their cards, or all lie face down again (null). Only in games with secrets. */
  pickUp(seat: SeatId | null): void;
  subscribe(listener: () => void): () => void;
  /** How far its lesson has got; null for a game without one. */
  lesson(): LessonCursor | null;
  keepLesson(lesson: LessonCursor): void;
  /** Which small hints have been given. */
  hints(): HintCursor;
  keepHints(hints: HintCursor): void;
  /**
   * What a bot of the best level would do for a seat, from what that seat may know; null for one whose cards the viewer may
   * not see.
   */
  advise(seat: SeatId): Advice<AnyMove> | null;
  /** How often that was asked in this game. */
  adviceAsked(): number;
  /** Puts a game on the table that was begun elsewhere. It gets a slot of its own; no other game is touched. */
  take(match: Match, lesson?: LessonCursor): void;
  /**
   * Puts a saved game on the table. A game in play goes on in its slot; a named one stays as it is, and what is played
   * from it gets a slot of its own with the first move.
   * @throws SaveError with a sentence when it can't be used
   */
  load(text: string, from: LoadedFrom): void;
  /** Why a move can't be made by whoever it belongs to. */
  whyNot(move: AnyMove): Reason | null;
  /**
   * Plays a move for whoever it belongs to; null when a rule broke inside, which `onFault` then learns.
   * @param by asked first where the move may be several seats'
   */
  play(move: AnyMove, by?: SeatId): PlayResult<AnyEntry> | null;
  /** The bot that is to decide makes up its mind now, and plays when it is told to. */
  readyBot(): () => void;
  playBot(): void;
  /** Takes back the last decision of a person, as far as the viewer may; why not, when that can't be. */
  undo(): Reason | null;
  redo(): Reason | null;
  /** Saves under a name of the person's choice. */
  saveAs(name: string): Promise<void>;
  /** From now on somebody else plays for a seat. */
  handOver(seat: SeatId, controller: Controller): void;
  /** From now on the table plays by this rule of the house. */
  agree(rule: HouseRule): void;
  leave(): void;
}

export interface HostEvents {
  /** A rule broke inside a move; the position before it is kept. */
  onFault(error: unknown): void;
  /** The slot could not be written; the game is still on the table. */
  onSaveError(message: string): void;
}

/**
 * @param faces the games that can be loaded; the first one is the face before any game was on the table
 * @param camera what lists of saved games show of the table
 */
export function createGameHost(
  saves: Platform['saves'],
  faces: readonly [GameFace, ...GameFace[]],
  events: HostEvents,
  camera: Pick<Camera, 'picture' | 'forget'> = NO_CAMERA,
): GameHost {
  let current: Match | null = null;
  let [face] = faces;
  let lesson: LessonCursor | null = null;
  let hints = NOTHING_SAID;
  let advice = 0;
  let slot = '';
  let holder: SeatId | null = null;
  let unsubscribe = () => {};
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const listener of listeners) listener();
  };

  function write(match: Match, id: string, name: string): Promise<void> {
    const text = JSON.stringify(match.session.save());
    return saves.save(
      id,
      metaOf(match, id, name, new Date(), { lesson, hints, advice }),
      text,
      camera.picture(),
    );
  }

  function autosave(match: Match): void {
    write(match, slot, '').catch((error) => events.onSaveError(errorText(error)));
  }

  function changed(match: Match): void {
    // Hands turn face down before anything else moves (OD-PRIV-03).
    if (isTogether(match, match.session.seen('table'))) holder = null;
    tellAll();
    autosave(match);
  }

  function put(match: Match | null, itsSlot: string, beside: Partial<Omit<LoadedFrom, 'id'>> = {}): void {
    unsubscribe();
    camera.forget();
    current = match;
    face = match?.face ?? face;
    slot = itsSlot;
    lesson = beside.lesson ?? null;
    hints = beside.hints ?? NOTHING_SAID;
    advice = beside.advice ?? 0;
    holder = null;
    unsubscribe = match ? match.session.subscribe(() => changed(match)) : () => {};
    tellAll();
  }

  function guarded<T>(action: () => T): T | null {
    try {
      return action();
    } catch (error) {
      events.onFault(error);
      return null;
    }
  }

  function keepLesson(next: LessonCursor): void {
    if (!current || next === lesson) return;
    lesson = next;
    autosave(current);
    tellAll();
  }

  function keepHints(next: HintCursor): void {
    if (!current || next === hints) return;
    hints = next;
    autosave(current);
    tellAll();
  }

  function advise(seat: SeatId): Advice<AnyMove> | null {
    const { face: its, session } = table();
    const { viewer } = seen(table());
    if (its.game.rules.secrets && viewer !== seat) return null;
    if (session.seen(seat).legal.length === 0) return null;
    const given = askBot(its.game.rules, session, seat, 'hard');
    advice += 1;
    autosave(table());
    return given;
  }

  function table(): Match {
    if (!current) throw new Error('There is no game on the table.');
    return current;
  }

  const seen = (match: Match) => lookAt(match, holder);

  /** Whose move it is: the viewer's, or for the table that of the seat that may make it. */
  function makerOf(move: AnyMove, preferred?: SeatId): SeatId {
    const { viewer, prompt } = seen(table());
    if (viewer !== 'table' && viewer !== 'everyone') return viewer;
    return table().session.makerOf(move, preferred) ?? prompt.seats[0] ?? 'seat-1';
  }

  function play(move: AnyMove, by?: SeatId): PlayResult<AnyEntry> | null {
    if (!current) return null;
    const { session, face } = current;
    const said = lesson && face.lesson?.advise(lessonOf(seen(current)), lesson);
    const result = session.play(move, makerOf(move, by));
    if (lesson && said && result.ok) keepLesson(face.lesson?.afterMove(lesson, said, move) ?? lesson);
    return result;
  }

  /** In a lesson a bot's move may stand in the script; else the bot chooses. */
  function decideBot(): () => void {
    if (!current) return () => {};
    const { session, face } = current;
    const scripted = lesson && !lesson.ended ? face.lesson?.botMove?.(lessonOf(seen(current))) : null;
    if (scripted) return () => session.play(scripted, session.makerOf(scripted) ?? makerOf(scripted));
    return session.readyBot();
  }

  function readyBot(): () => void {
    const act = guarded(decideBot);
    return () => void (act && guarded(act));
  }

  function undo(): Reason | null {
    const { by, why } = seen(table()).undo;
    return why ?? (by && table().session.undo(by));
  }

  function redo(): Reason | null {
    const { by, why } = seen(table()).redo;
    return why ?? (by && table().session.redo(by));
  }

  function pickUp(seat: SeatId | null): void {
    holder = seat;
    tellAll();
  }

  return {
    match: () => current,
    seen,
    pickUp,
    face: () => face,
    lesson: () => lesson,
    keepLesson,
    hints: () => hints,
    keepHints,
    advise: (seat) => guarded(() => advise(seat)),
    adviceAsked: () => advice,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(match, itsLesson) {
      put(match, newSaveId('slot'), { lesson: itsLesson });
      autosave(match);
    },
    load: (text, { id, ...beside }) =>
      put(loadMatch(faces, parseSave(text)), isSlot(id) ? id : newSaveId('slot'), beside),
    play: (move, by) => guarded(() => play(move, by)),
    whyNot: (move) => table().session.whyNot(move, makerOf(move)),
    readyBot,
    playBot: () => readyBot()(),
    undo,
    redo: () => guarded(redo),
    async saveAs(name) {
      if (current) await write(current, newSaveId('named'), name);
    },
    handOver: (seat, controller) => void guarded(() => current?.session.handOver(seat, controller)),
    agree: (rule) => void guarded(() => current?.session.agree(rule)),
    leave: () => put(null, ''),
  };
}
