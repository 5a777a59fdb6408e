/** The live actor of a game's chart, and how it is set to a position. */
import { type AnyActor, type AnyMachineSnapshot, createActor } from 'xstate';
import type { AnyEntry, AnyMove, Position } from '../../models/kernel/types';
import type { AnyGame, GameContext } from './game';

/** A chart at rest, to come back to. */
export type Rest = AnyMachineSnapshot;

export class GameActor<State, Move extends AnyMove, Entry extends AnyEntry> {
  private actor: AnyActor;
  private fault: unknown = null;

  /** @param start the state of a game that begins, or a position of one that goes on */
  constructor(
    private readonly machine: AnyGame['machine'],
    start: { readonly state: State } | { readonly position: Position<State> },
  ) {
    this.actor = this.begin('state' in start ? { input: start } : this.at(start.position));
  }

  position(): Position<State> {
    const { value, context } = this.actor.getSnapshot() as {
      readonly value: Position<State>['value'];
      readonly context: GameContext<State, Entry>;
    };
    return { value, state: context.state };
  }

  /** What has happened since the last move. */
  entries(): readonly Entry[] {
    return (this.actor.getSnapshot().context as GameContext<State, Entry>).entries;
  }

  /** @throws whatever a rule threw; the actor is then of no more use until it is set back */
  send(move: Move): readonly Entry[] {
    this.actor.send(move);
    if (this.actor.getSnapshot().status === 'error') throw this.fault;
    return this.entries();
  }

  moment(): Rest {
    return this.actor.getSnapshot();
  }

  setTo(rest: Rest): void {
    this.actor = this.begin({ snapshot: rest });
  }

  setToPosition(position: Position<State>): void {
    this.actor = this.begin(this.at(position));
  }

  private at({ value, state }: Position<State>): { readonly snapshot: Rest } {
    return { snapshot: this.machine.resolveState({ value, context: { state, entries: [] } }) };
  }

  private begin(from: { readonly input: object } | { readonly snapshot: Rest }): AnyActor {
    const actor: AnyActor = createActor(this.machine, from);
    actor.subscribe({
      error: (fault) => {
        this.fault = fault;
      },
    });
    actor.start();
    if (actor.getSnapshot().status === 'error') throw this.fault;
    return actor;
  }
}
