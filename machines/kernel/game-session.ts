/**
 * A game being played: one live actor of the game's machine, its log, undo, bots and saves. Every change goes through
 * `play`; when anything in a move throws, the last good position stays.
 */
import { type AnyActor, type AnyMachineSnapshot, createActor } from 'xstate';
import type { LoadedLuck } from '../../models/kernel/luck';
import { type SaveEnvelope, sealSave } from '../../models/kernel/save';
import type {
  AnyEntry,
  AnyMove,
  Aside,
  Controller,
  Message,
  Position,
  Reason,
  Seat,
  SeatId,
} from '../../models/kernel/types';
import type { LogRecord, PlayResult, Session, SessionSnapshot } from './contract';
import type { Game, GameContext } from './game';

/** More forced decisions in a row than this is a fault in a rule. */
const FORCED_CAP = 500;

/** What undo goes back to. */
interface Moment {
  readonly actor: AnyMachineSnapshot;
  readonly logLength: number;
  readonly asidesLength: number;
}

/** What a session was started with; part of every save. */
export interface Origin {
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly loaded: LoadedLuck;
}

/** A position in the middle of a game with what led to it. */
export type Stopover<State, Move extends AnyMove, Entry extends AnyEntry> = Pick<
  SaveEnvelope<State, Move, Entry>,
  'value' | 'state' | 'log' | 'moves' | 'asides'
>;

/** A session of a game that was set up or restored; `session.ts` makes them. */
export class GameSession<State, Move extends AnyMove, Entry extends AnyEntry, Options>
  implements Session<State, Move, Entry>
{
  private actor: AnyActor;
  private fault: unknown = null;
  private readonly listeners = new Set<() => void>();
  private log: LogRecord<Entry>[] = [];
  private moves: Move[] = [];
  private asides: Aside[] = [];
  private undoable: Moment[] = [];
  private snapshot: SessionSnapshot<State, Move, Entry> | null = null;

  constructor(
    private readonly game: Game<State, Move, Entry, Options>,
    private readonly origin: Origin,
    start: { readonly state: State } | { readonly restored: Stopover<State, Move, Entry> },
  ) {
    if ('state' in start) {
      this.actor = this.startActor({ input: { state: start.state } });
      this.keepEntries(this.context().entries);
      this.playForced();
      return;
    }
    const { value, state, log, moves, asides } = start.restored;
    this.actor = this.startActor({ snapshot: this.restoredSnapshot(value, state) });
    this.log = [...log];
    this.moves = [...moves];
    this.asides = [...asides];
  }

  getSnapshot = (): SessionSnapshot<State, Move, Entry> => {
    this.snapshot ??= {
      position: this.position(),
      prompt: this.game.rules.prompt(this.position()),
      outcome: this.game.rules.outcome(this.context().state),
      log: [...this.log],
      moves: [...this.moves],
      asides: [...this.asides],
      canUndo: this.undoable.length > 0,
    };
    return this.snapshot;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  legalMoves(): readonly Move[] {
    return this.game.rules.legalMoves(this.position());
  }

  whyIllegal(move: Move): Reason | null {
    return this.game.rules.whyIllegal(this.position(), move);
  }

  play(move: Move, by?: SeatId, why?: Message): PlayResult<Entry> {
    const reason = this.whyRefused(move, by);
    if (reason) return { ok: false, reason };
    const before = this.moment();
    this.moves.push(move);
    if (by && why) this.asides.push({ kind: 'comment', move: this.moves.length, seat: by, text: why });
    try {
      this.send(move);
      this.playForced();
    } catch (error) {
      this.moves.pop();
      this.goBack(before);
      throw error;
    }
    const entries = this.log.slice(before.logLength).map((record) => record.entry);
    if (entries.some((entry) => this.game.rules.reveals(entry))) this.undoable = [];
    else this.undoable.push(before);
    this.changed();
    return { ok: true, entries };
  }

  playBot(): PlayResult<Entry> | null {
    const { rules } = this.game;
    const position = this.position();
    const seat = rules.prompt(position).seats[0];
    const controller = rules.seatsOf(position.state).find(({ id }) => id === seat)?.controller;
    if (!seat || controller?.kind !== 'bot') return null;
    const seen = { value: position.value, state: rules.view(position.state, seat) };
    const bot = rules.bot(controller.level, seat);
    const move = bot.choose(seen, rules.legalMoves(position));
    return this.play(move, seat, bot.explain(seen, move) ?? undefined);
  }

  handOver(seat: SeatId, controller: Controller): void {
    const { value, state } = this.position();
    const { rules } = this.game;
    const seats = rules.seatsOf(state);
    if (!seats.some(({ id }) => id === seat)) throw new RangeError(`Nobody sits at ${seat}.`);
    const handed = seats.map((one) => (one.id === seat ? { ...one, controller } : one));
    this.actor = this.startActor({ snapshot: this.restoredSnapshot(value, rules.withSeats(state, handed)) });
    this.asides.push({ kind: 'hand-over', move: this.moves.length, seat, controller });
    this.undoable = [];
    this.changed();
  }

  undo(): boolean {
    const moment = this.undoable.pop();
    if (!moment) return false;
    this.moves.pop();
    this.goBack(moment);
    this.changed();
    return true;
  }

  save(): SaveEnvelope<State, Move, Entry> {
    const { value, state } = this.position();
    const { rules } = this.game;
    return sealSave({
      game: rules.id,
      rulesVersion: rules.rulesVersion,
      ...this.origin,
      loaded: { dice: [...this.origin.loaded.dice], draws: [...this.origin.loaded.draws] },
      value,
      state,
      log: this.log,
      moves: this.moves,
      asides: this.asides,
    });
  }

  /** Takes over the moments that a replay of the same moves left, so that a loaded game can be undone like before. */
  adoptUndo(replayed: GameSession<State, Move, Entry, Options>): void {
    this.undoable = replayed.undoable;
    this.snapshot = null;
  }

  private whyRefused(move: Move, by: SeatId | undefined): Reason | null {
    const position = this.position();
    if (by && !this.game.rules.prompt(position).seats.includes(by)) return { id: 'notYourTurn', params: {} };
    return this.game.rules.whyIllegal(position, move);
  }

  private send(move: Move): void {
    this.actor.send(move);
    if (this.actor.getSnapshot().status === 'error') throw this.fault;
    this.keepEntries(this.context().entries);
  }

  private playForced(): void {
    for (let count = 0; ; count++) {
      const forced = this.game.rules.forcedMove(this.position());
      if (!forced) return;
      if (count > FORCED_CAP) throw new Error(`More than ${FORCED_CAP} forced decisions in a row.`);
      this.keepEntries([forced.entry]);
      this.send(forced.move);
    }
  }

  private keepEntries(entries: readonly Entry[]): void {
    const move = this.moves.length;
    for (const entry of entries) this.log.push({ move, entry });
  }

  private moment(): Moment {
    return {
      actor: this.actor.getSnapshot(),
      logLength: this.log.length,
      asidesLength: this.asides.length,
    };
  }

  private goBack(moment: Moment): void {
    this.actor = this.startActor({ snapshot: moment.actor });
    this.log.length = moment.logLength;
    this.asides.length = moment.asidesLength;
  }

  private startActor(from: { readonly input: object } | { readonly snapshot: AnyMachineSnapshot }): AnyActor {
    const actor: AnyActor = createActor(this.game.machine, from);
    actor.subscribe({
      error: (fault) => {
        this.fault = fault;
      },
    });
    actor.start();
    if (actor.getSnapshot().status === 'error') throw this.fault;
    return actor;
  }

  private restoredSnapshot(value: Position<State>['value'], state: State): AnyMachineSnapshot {
    return this.game.machine.resolveState({ value, context: { state, entries: [] } });
  }

  private context(): GameContext<State, Entry> {
    return this.actor.getSnapshot().context;
  }

  private position(): Position<State> {
    return { value: this.actor.getSnapshot().value, state: this.context().state };
  }

  private changed(): void {
    this.snapshot = null;
    for (const listener of this.listeners) listener();
  }
}
