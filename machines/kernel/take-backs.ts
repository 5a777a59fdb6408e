/**
 * What can be taken back and made again: the moves since somebody last learned something. Undo is a person's: it goes back
 * to the last decision of a person, and takes back with it what bots did since.
 */
import type { HouseRules } from '../../models/kernel/house-rules';
import type { AnyMove, Message, Seat, SeatId, Viewer } from '../../models/kernel/types';
import type { TakeBack } from './contract';
import type { Rest } from './game-actor';

/** Where a game stood: the chart at rest, and how long its lists were. */
export interface Moment {
  readonly chart: Rest;
  readonly log: number;
  readonly moves: number;
  readonly asides: number;
}

/** A move that can be taken back. */
export interface Step<Move extends AnyMove> {
  readonly by: SeatId;
  /** Made by a person; what bots do is taken back with it. */
  readonly isPersons: boolean;
  readonly move: Move;
  readonly comment: Message | null;
  /** The table before it. */
  readonly before: Moment;
}

/** Why there is nothing to take back. */
type Closed = 'nothing' | 'revealed' | 'handed-over' | 'house-rule';

/** Decisions that can be taken back at most where not even dice end it: each keeps a table of its own. */
const MOST = 100;

const NOBODY = (id: string): TakeBack => ({ by: null, why: { id, params: {} } });

function offeredTo(viewer: Viewer, maker: SeatId, seats: readonly Seat[]): TakeBack {
  if (viewer === 'table' || viewer === maker) return { by: maker, why: null };
  const name = seats.find(({ id }) => id === maker)?.name ?? '';
  return { by: maker, why: { id: 'others', params: { name: { text: name } } } };
}

export class TakeBacks<Move extends AnyMove> {
  private steps: Step<Move>[] = [];
  /** Decisions that were taken back, the last one at the end, each with the bots' moves that followed. */
  private undone: (readonly Step<Move>[])[] = [];
  private closed: Closed = 'nothing';

  /**
   * Keeps a move; one by which somebody learned something closes the way back, unless the house goes past it.
   * @param limit what the house says about undo
   */
  add(step: Step<Move>, reveals: boolean, limit: HouseRules['undo']): void {
    if (limit === 'none') this.close('nothing');
    else if (reveals && limit === 'learned') this.close('revealed');
    else this.steps.push(step);
    if (limit === 'past-luck' && this.steps.length > MOST) this.steps.shift();
  }

  close(why: Closed): void {
    this.steps = [];
    this.closed = why;
  }

  /** After another move there is nothing left to make again. */
  forgetUndone(): void {
    this.undone = [];
  }

  undoFor(viewer: Viewer, seats: readonly Seat[], limit: HouseRules['undo']): TakeBack {
    if (limit === 'none') return NOBODY('not-here');
    const last = this.steps.findLast(({ isPersons }) => isPersons);
    return last ? offeredTo(viewer, last.by, seats) : NOBODY(this.closed);
  }

  redoFor(viewer: Viewer, seats: readonly Seat[]): TakeBack {
    const first = this.undone.at(-1)?.[0];
    return first ? offeredTo(viewer, first.by, seats) : NOBODY('nothing-undone');
  }

  /** The last decision of a person and what bots did since, from now on to be made again; empty when there is none. */
  takeBack(): readonly Step<Move>[] {
    const from = this.steps.findLastIndex(({ isPersons }) => isPersons);
    if (from < 0) return [];
    const taken = this.steps.splice(from);
    this.undone.push(taken);
    return taken;
  }

  /** What was taken back last, to be made again. */
  takeUndone(): readonly Step<Move>[] {
    return this.undone.pop() ?? [];
  }
}
