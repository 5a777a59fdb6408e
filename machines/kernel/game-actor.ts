/**
 * Where a game's chart stands, and how it goes on: from one snapshot of the machine to the next. No actor runs, since nothing in
 * these charts happens by itself; XState makes the first snapshot and restores stored ones.
 */
import { type AnyActor, type AnyActorScope, type AnyMachineSnapshot, createActor } from 'xstate';
import type { AnyEntry, AnyMove, Position } from '../../models/kernel/types';
import { snapshotAt } from './chart-walk';
import type { AnyGame, GameContext } from './game';

/** A chart at rest, to come back to. */
export type Rest = AnyMachineSnapshot;

const NOTHING = () => {};

/** What a machine may ask of the actor in which it runs: one that never starts, for charts of games ask for nothing. */
function surroundings(actor: AnyActor): AnyActorScope {
  const { id, sessionId, system } = actor;
  const idle = {
    logger: NOTHING,
    defer: NOTHING,
    emit: NOTHING,
    stopChild: NOTHING,
    actionExecutor: NOTHING,
  };
  return { self: actor, id, sessionId, system, ...idle };
}

export class GameActor<State, Move extends AnyMove, Entry extends AnyEntry> {
  private rest: Rest;
  private readonly scope: AnyActorScope;
  private known: Position<State> | null = null;

  /**
   * @param start the state of a game that begins, or a position of one that goes on
   * @throws whatever a rule threw
   */
  constructor(
    private readonly machine: AnyGame['machine'],
    start: { readonly state: State } | { readonly position: Position<State> },
  ) {
    const from = 'state' in start ? { input: start } : { snapshot: this.at(start.position) };
    const actor: AnyActor = createActor(machine, from);
    this.scope = surroundings(actor);
    this.rest = actor.getSnapshot();
    if (this.rest.status === 'error') throw this.rest.error;
  }

  /** The same object until the chart goes on. */
  position(): Position<State> {
    this.known ??= { value: this.rest.value, state: this.context.state };
    return this.known;
  }

  /** What has happened since the last move. */
  entries(): readonly Entry[] {
    return this.context.entries;
  }

  /** @throws whatever a rule threw; everything is then as before */
  send(move: Move): readonly Entry[] {
    this.setTo(this.machine.transition(this.rest, move, this.scope));
    return this.entries();
  }

  /**
   * Carries out a forced decision. It belongs to the move before, goes on with its copy of the state, and must come before
   * anybody sees that.
   * @throws whatever a rule threw; only an earlier moment is then still of use
   */
  goOn(move: Move): readonly Entry[] {
    const { rest } = this;
    const context = { ...this.context, unseen: true };
    this.setTo(snapshotAt(rest, context, { nodes: rest._nodes, value: rest.value }));
    return this.send(move);
  }

  moment(): Rest {
    return this.rest;
  }

  setTo(rest: Rest): void {
    this.rest = rest;
    this.known = null;
  }

  setToPosition(position: Position<State>): void {
    this.setTo(this.at(position));
  }

  private get context(): GameContext<State, Entry> {
    return this.rest.context;
  }

  private at({ value, state }: Position<State>): Rest {
    return this.machine.resolveState({ value, context: { state, entries: [] } });
  }
}
