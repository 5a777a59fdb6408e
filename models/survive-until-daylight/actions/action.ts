import type { Reason } from '../../kernel/types';
import type { Move } from '../moves';
import type { DraftMember, SDPlay } from '../play';
import type { Member, State } from '../state';

/** One thing that can be done in a combat turn. */
export interface Action<M extends Move> {
  /** Every option is legal by `why`; copies of a card and enemies that are alike give one. */
  options(state: State, actor: Member): readonly M[];
  why(state: State, actor: Member, move: M): Reason | null;
  take(play: SDPlay, actor: DraftMember, move: M): void;
}
