/**
 * A game being played: where its chart stands, its log, undo, bots and saves. Every change goes through
 * `play`; when anything in a move throws, the last good position stays.
 */

import {
  type HouseRule,
  type HouseRules,
  houseChoicesOf,
  houseRulesAfter,
} from '../../models/kernel/house-rules';
import { Journal } from '../../models/kernel/journal';
import type { LoadedLuck } from '../../models/kernel/luck';
import { type SaveEnvelope, sealSave } from '../../models/kernel/save';
import type {
  AnyEntry,
  AnyMove,
  Aside,
  Controller,
  MadeMove,
  Message,
  Reason,
  Seat,
  SeatId,
  Viewer,
} from '../../models/kernel/types';
import { askBot, botToMove } from './bots';
import type { LogRecord, OpenSession, PlayResult, Seen, Whole } from './contract';
import type { Game } from './game';
import { GameActor } from './game-actor';
import { lastDecisions } from './last-decisions';
import { type Scene, Sight } from './sight';
import { type Moment, TakeBacks } from './take-backs';

/** More forced decisions in a row than this is a fault in a rule. */
const FORCED_CAP = 500;

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
  implements OpenSession<State, Move, Entry>
{
  private readonly actor: GameActor<State, Move, Entry>;
  private readonly listeners = new Set<() => void>();
  private readonly log: Journal<LogRecord<Entry>>;
  private moves: Journal<MadeMove<Move>>;
  private readonly asides: Journal<Aside>;
  private house: HouseRules;
  private takeBacks = new TakeBacks<Move>();
  private readonly sight: Sight<State, Move, Entry, Options>;
  private kept: Whole<State, Move, Entry> | null = null;

  constructor(
    private readonly game: Game<State, Move, Entry, Options>,
    private readonly origin: Origin,
    start: { readonly state: State } | { readonly restored: Stopover<State, Move, Entry> },
  ) {
    this.sight = new Sight(game.rules, () => this.scene());
    const restored = 'restored' in start ? start.restored : null;
    this.log = new Journal(restored?.log);
    this.moves = new Journal(restored?.moves);
    this.asides = new Journal(restored?.asides);
    this.house = houseRulesAfter(this.asides.excerpt());
    this.actor = new GameActor(game.machine, 'state' in start ? start : { position: start.restored });
    if (restored) return;
    this.keepEntries(this.actor.entries());
    this.playForced();
  }

  seen = (viewer: Viewer): Seen<State, Move, Entry> => this.sight.of(viewer);

  whole = (): Whole<State, Move, Entry> => {
    const position = this.actor.position();
    this.kept ??= {
      position,
      prompt: this.game.rules.prompt(position),
      outcome: this.game.rules.outcome(position.state),
      log: this.log.excerpt().slice(),
      moves: this.moves.excerpt().slice(),
      asides: this.asides.excerpt().slice(),
    };
    return this.kept;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  legalMoves(): readonly Move[] {
    return this.game.rules.legalMoves(this.actor.position());
  }

  whyIllegal(move: Move): Reason | null {
    return this.game.rules.whyIllegal(this.actor.position(), move);
  }

  whyNot(move: Move, by: SeatId): Reason | null {
    const { rules } = this.game;
    const position = this.actor.position();
    return rules.mayMove(position, move, by) ?? rules.whyIllegal(position, move);
  }

  makerOf(move: Move, preferred?: SeatId): SeatId | null {
    const { rules } = this.game;
    const position = this.actor.position();
    const seats = [...rules.prompt(position).seats, ...this.seats().map(({ id }) => id)];
    const asked = preferred ? [preferred, ...seats] : seats;
    return asked.find((seat) => rules.mayMove(position, move, seat) === null) ?? null;
  }

  play(move: Move, by: SeatId, why?: Message): PlayResult<Entry> {
    const result = this.makeMove(move, by, why ?? null);
    if (!result.ok) return result;
    const { seenEntry } = this.game.rules;
    const entries: Entry[] = [];
    for (const entry of result.entries) {
      const seen = seenEntry(entry, by);
      if (seen !== null) entries.push(seen);
    }
    return { ok: true, entries };
  }

  playByAnyone(move: Move, why?: Message): PlayResult<Entry> {
    const by = this.makerOf(move) ?? this.seats()[0]?.id ?? 'seat-1';
    return this.makeMove(move, by, why ?? null);
  }

  readyBot(): () => PlayResult<Entry> | null {
    const bot = botToMove(this.game.rules, this);
    if (!bot) return () => null;
    const { seat, move, why } = askBot(this.game.rules, this, bot.seat, bot.level);
    return () => this.play(move, seat, why ?? undefined);
  }

  playBot(): PlayResult<Entry> | null {
    return this.readyBot()();
  }

  handOver(seat: SeatId, controller: Controller): void {
    const { value, state } = this.actor.position();
    const seats = this.seats();
    if (!seats.some(({ id }) => id === seat)) throw new RangeError(`Nobody sits at ${seat}.`);
    const handed = seats.map((one) => (one.id === seat ? { ...one, controller } : one));
    this.actor.setToPosition({ value, state: this.game.rules.withSeats(state, handed) });
    this.asides.add({ kind: 'hand-over', move: this.moves.length, seat, controller });
    this.takeBacks.close('handed-over');
    this.takeBacks.forgetUndone();
    this.changed();
  }

  agree(agreed: HouseRule): void {
    const { rules } = this.game;
    const { rule, value } = agreed;
    if (!houseChoicesOf(rules).some((one) => one.rule === rule && one.value === value))
      throw new RangeError(`"${rule}" can't be "${value}" here.`);
    if (this.house[rule] === value) return;
    this.house = { ...this.house, [rule]: value };
    this.asides.add({ kind: 'house-rule', move: this.moves.length, ...agreed });
    if (agreed.rule === 'replies') this.askOpenly(agreed.value === 'open');
    this.takeBacks.close('house-rule');
    this.takeBacks.forgetUndone();
    this.changed();
  }

  undo(by: SeatId): Reason | null {
    const { why } = this.takeBacks.undoFor(by, this.seats(), this.house.undo);
    if (why) return why;
    const [first] = this.takeBacks.takeBack();
    if (first) this.goBack(first.before);
    this.changed();
    return null;
  }

  redo(by: SeatId): Reason | null {
    const { why } = this.takeBacks.redoFor(by, this.seats());
    if (why) return why;
    for (const { move, by: maker, comment } of this.takeBacks.takeUndone())
      this.carryOut(move, maker, comment);
    this.changed();
    return null;
  }

  save(): SaveEnvelope<State, Move, Entry> {
    const { value, state } = this.actor.position();
    const { rules } = this.game;
    return sealSave({
      game: rules.id,
      rulesVersion: rules.rulesVersion,
      ...this.origin,
      loaded: { dice: [...this.origin.loaded.dice], draws: [...this.origin.loaded.draws] },
      value,
      state,
      log: this.log.excerpt().slice(),
      moves: this.moves.excerpt().slice(),
      asides: this.asides.excerpt().slice(),
    });
  }

  /**
   * Takes over what a replay of the same moves knows: what can be taken back, and who made the moves of a save that does not
   * tell.
   */
  adopt(replayed: GameSession<State, Move, Entry, Options>): void {
    this.takeBacks = replayed.takeBacks;
    this.moves = replayed.moves;
    this.changed();
  }

  private askOpenly(open: boolean): void {
    const { value, state } = this.actor.position();
    const { withOpenReplies } = this.game.rules;
    if (withOpenReplies) this.actor.setToPosition({ value, state: withOpenReplies(state, open) });
  }

  private seats(): readonly Seat[] {
    return this.game.rules.seatsOf(this.actor.position().state);
  }

  private makeMove(move: Move, by: SeatId, comment: Message | null): PlayResult<Entry> {
    const reason = this.whyNot(move, by);
    if (reason) return { ok: false, reason };
    const entries = this.carryOut(move, by, comment);
    this.takeBacks.forgetUndone();
    this.changed();
    return { ok: true, entries };
  }

  /**
   * Carries out a legal move and what it forces.
   * @returns what has happened
   * @throws whatever a rule threw; everything is then as before
   */
  private carryOut(move: Move, by: SeatId, comment: Message | null): readonly Entry[] {
    const before = this.here();
    this.moves.add({ by, move });
    if (comment) this.asides.add({ kind: 'comment', move: this.moves.length, seat: by, text: comment });
    try {
      this.keepEntries(this.actor.send(move));
      this.playForced();
    } catch (error) {
      this.goBack(before);
      throw error;
    }
    const entries = this.log.since(before.log).map(({ entry }) => entry);
    const step = { by, isPersons: this.isPerson(by), move, comment, before };
    this.takeBacks.add(step, this.reveal(entries), this.house.undo);
    return entries;
  }

  private isPerson(seat: SeatId): boolean {
    return this.seats().some(({ id, controller }) => id === seat && controller.kind === 'human');
  }

  private reveal(entries: readonly Entry[]): boolean {
    return entries.some((entry) => this.game.rules.reveals(entry));
  }

  private playForced(): void {
    for (let count = 0; ; count++) {
      const forced = this.game.rules.forcedMove(this.actor.position());
      if (!forced) return;
      if (count > FORCED_CAP) throw new Error(`More than ${FORCED_CAP} forced decisions in a row.`);
      this.keepEntries([forced.entry]);
      this.keepEntries(this.actor.goOn(forced.move));
    }
  }

  private keepEntries(entries: readonly Entry[]): void {
    const move = this.moves.length;
    for (const entry of entries) this.log.add({ move, entry });
  }

  /** Where the game stands, to come back to. */
  private here(): Moment {
    const { log, moves, asides } = this;
    return { chart: this.actor.moment(), log: log.length, moves: moves.length, asides: asides.length };
  }

  private goBack({ chart, log, moves, asides }: Moment): void {
    this.actor.setTo(chart);
    this.log.cut(log);
    this.moves.cut(moves);
    this.asides.cut(asides);
    this.sight.wentBack();
  }

  private scene(): Scene<State, Entry> {
    const seats = this.seats();
    const moves = this.moves.excerpt();
    const asides = this.asides.excerpt();
    return {
      position: this.actor.position(),
      log: this.log.excerpt(),
      asides,
      moves: moves.length,
      house: this.house,
      decided: () => lastDecisions(this.origin.seats, moves, asides.slice()),
      undoFor: (viewer) => this.takeBacks.undoFor(viewer, seats, this.house.undo),
      redoFor: (viewer) => this.takeBacks.redoFor(viewer, seats),
    };
  }

  private changed(): void {
    this.kept = null;
    this.sight.changed();
    for (const listener of this.listeners) listener();
  }
}
