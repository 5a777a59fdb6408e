/** Holds the game that lies on the table, keeps its autosave up to date and catches what breaks inside. */
import { dyingLight } from '../../machines/dying-light/game';
import type { PlayResult, Session } from '../../machines/kernel/contract';
import { createSession, loadSession } from '../../machines/kernel/session';
import type { Entry } from '../../models/dying-light/entries';
import type { Move } from '../../models/dying-light/moves';
import type { State } from '../../models/dying-light/state';
import { advise, afterMove, type LessonCursor } from '../../models/dying-light/tutorial';
import { parseSave } from '../../models/kernel/save';
import { AUTOSAVE_ID } from '../../models/kernel/save-meta';
import type { Controller, SeatId } from '../../models/kernel/types';
import { lessonOf } from '../coach/lesson';
import type { Platform } from '../platform/platform';
import { type GamePlan, optionsOf, seatsOf, setupMoves } from './game-plan';
import { metaOf } from './save-meta';

export type DyingLightSession = Session<State, Move, Entry>;

export interface GameHost {
  /** The game on the table; null before the first one and after `leave`. */
  session(): DyingLightSession | null;
  subscribe(listener: () => void): () => void;
  /** How far its lesson has got; null for a game without one. */
  lesson(): LessonCursor | null;
  keepLesson(lesson: LessonCursor): void;
  start(plan: GamePlan, lesson?: LessonCursor): void;
  /**
   * Puts a saved game on the table.
   * @throws SaveError with a sentence when it can't be used
   */
  load(text: string, lesson?: LessonCursor): void;
  /** Plays a move; null when a rule broke inside, which `onFault` then learns. */
  play(move: Move, by?: SeatId): PlayResult<Entry> | null;
  playBot(): void;
  /** Saves under a name of the person's choice. */
  saveAs(name: string): Promise<void>;
  /** Puts a game on the table that was begun elsewhere. */
  take(session: DyingLightSession): void;
  /** From now on somebody else plays for a seat. */
  handOver(seat: SeatId, controller: Controller): void;
  /** Keeps what the autosave holds under a name of its own; false when it holds nothing. */
  keepAutosave(name: string): Promise<boolean>;
  leave(): void;
}

export interface HostEvents {
  onFault(message: string): void;
  /** The autosave could not be written. */
  onSaveError(message: string): void;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A game with all picks made, waiting at the scenario card. */
export function startGame(plan: GamePlan): DyingLightSession {
  const session = createSession(dyingLight, {
    options: optionsOf(plan),
    seats: seatsOf(plan),
    seed: plan.seed,
    ...(plan.loaded && { loaded: plan.loaded }),
  });
  for (const move of setupMoves(plan)) {
    // The last pick of its kind may have been forced already.
    if (session.whyIllegal(move) === null) session.play(move);
  }
  return session;
}

export function createGameHost(saves: Platform['saves'], events: HostEvents): GameHost {
  let current: DyingLightSession | null = null;
  let lesson: LessonCursor | null = null;
  let unsubscribe = () => {};
  let writing: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const listener of listeners) listener();
  };

  function write(session: DyingLightSession, id: string, name: string): Promise<void> {
    const text = JSON.stringify(session.save());
    const meta = metaOf(session.getSnapshot(), id, name, new Date(), lesson);
    // One after the other, so that an older position never overwrites a newer one.
    writing = writing.catch(() => {}).then(() => saves.save(id, meta, text));
    return writing;
  }

  function autosave(session: DyingLightSession): void {
    write(session, AUTOSAVE_ID, '').catch((error) => events.onSaveError(messageOf(error)));
  }

  function put(session: DyingLightSession | null, itsLesson: LessonCursor | null = null): void {
    unsubscribe();
    current = session;
    lesson = itsLesson;
    unsubscribe = session?.subscribe(() => autosave(session)) ?? (() => {});
    if (session) autosave(session);
    tellAll();
  }

  function guarded<T>(action: () => T): T | null {
    try {
      return action();
    } catch (error) {
      events.onFault(messageOf(error));
      return null;
    }
  }

  function keepLesson(next: LessonCursor): void {
    if (!current || next === lesson) return;
    lesson = next;
    autosave(current);
    tellAll();
  }

  function play(move: Move, by?: SeatId): PlayResult<Entry> | null {
    if (!current) return null;
    const said = lesson && advise(lessonOf(current), lesson);
    const result = current.play(move, by);
    if (lesson && said && result.ok) keepLesson(afterMove(lesson, said, move));
    return result;
  }

  return {
    session: () => current,
    lesson: () => lesson,
    keepLesson,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (plan, fresh) => put(startGame(plan), fresh),
    load: (text, kept) => put(loadSession(dyingLight, parseSave(text)), kept),
    play: (move, by) => guarded(() => play(move, by)),
    playBot: () => void guarded(() => current?.playBot()),
    async saveAs(name) {
      if (current) await write(current, `save-${Date.now()}`, name);
    },
    take: (session) => put(session),
    handOver: (seat, controller) => void guarded(() => current?.handOver(seat, controller)),
    async keepAutosave(name) {
      await writing.catch(() => {});
      const text = await saves.load(AUTOSAVE_ID);
      const meta = (await saves.list()).find(({ id }) => id === AUTOSAVE_ID);
      if (text === null || !meta) return false;
      const id = `save-${Date.now()}`;
      await saves.save(id, { ...meta, id, name }, text);
      return true;
    },
    leave: () => put(null),
  };
}
