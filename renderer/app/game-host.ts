/** Holds the game that lies on the table, keeps its autosave up to date and catches what breaks inside. */
import { dyingLight } from '../../machines/dying-light/game';
import type { PlayResult, Session } from '../../machines/kernel/contract';
import { createSession, loadSession } from '../../machines/kernel/session';
import type { Entry } from '../../models/dying-light/entries';
import type { Move } from '../../models/dying-light/moves';
import type { State } from '../../models/dying-light/state';
import { parseSave } from '../../models/kernel/save';
import { AUTOSAVE_ID } from '../../models/kernel/save-meta';
import type { SeatId } from '../../models/kernel/types';
import type { Platform } from '../platform/platform';
import { type GamePlan, optionsOf, seatsOf, setupMoves } from './game-plan';
import { metaOf } from './save-meta';

export type DyingLightSession = Session<State, Move, Entry>;

export interface GameHost {
  /** The game on the table; null before the first one and after `leave`. */
  session(): DyingLightSession | null;
  subscribe(listener: () => void): () => void;
  start(plan: GamePlan): void;
  /**
   * Puts a saved game on the table.
   * @throws SaveError with a sentence when it can't be used
   */
  load(text: string): void;
  /** Plays a move; null when a rule broke inside, which `onFault` then learns. */
  play(move: Move, by?: SeatId): PlayResult<Entry> | null;
  playBot(): void;
  /** Saves under a name of the person's choice. */
  saveAs(name: string): Promise<void>;
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
  let unsubscribe = () => {};
  let writing: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const listener of listeners) listener();
  };

  function write(session: DyingLightSession, id: string, name: string): Promise<void> {
    const text = JSON.stringify(session.save());
    const meta = metaOf(session.getSnapshot(), id, name, new Date());
    // One after the other, so that an older position never overwrites a newer one.
    writing = writing.catch(() => {}).then(() => saves.save(id, meta, text));
    return writing;
  }

  function autosave(session: DyingLightSession): void {
    write(session, AUTOSAVE_ID, '').catch((error) => events.onSaveError(messageOf(error)));
  }

  function put(session: DyingLightSession | null): void {
    unsubscribe();
    current = session;
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

  return {
    session: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (plan) => put(startGame(plan)),
    load: (text) => put(loadSession(dyingLight, parseSave(text))),
    play: (move, by) => guarded(() => current?.play(move, by) ?? null),
    playBot: () => void guarded(() => current?.playBot()),
    async saveAs(name) {
      if (current) await write(current, `save-${Date.now()}`, name);
    },
    leave: () => put(null),
  };
}
