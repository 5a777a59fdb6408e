/** What a game gives so that it can be played over and over and watched while it is. */
import type { Game } from '../../../machines/kernel/game';
import type { AnyEntry, AnyMove } from '../../../models/kernel/types';

/** One way to set a game up. */
export interface Variation<Options> {
  readonly seats: number;
  readonly options: Options;
}

export interface SoakGame<State, Move extends AnyMove, Entry extends AnyEntry, Options> {
  readonly game: Game<State, Move, Entry, Options>;
  /** Every scenario with every number of players and every difficulty; the games take turns at them. */
  readonly variations: readonly Variation<Options>[];
  /** The same of content of somebody's own, as it stands in options; left out by a game without any. @param seats that it is for; null for any number */
  variationsOf?(option: unknown, seats: number | null): readonly Variation<Options>[];
  /** Everything that is wrong with a state; nothing for every state of a real game. */
  faultsOf(state: State): readonly string[];
  /** The same table to look at: only what nobody may see lies otherwise. */
  hiddenOtherwise(state: State): State;
  /** Content that should come up sooner or later, each once. */
  readonly catalogue: readonly string[];
  /** What of the catalogue came up in a game. */
  usedIn(options: Options, entries: readonly Entry[]): readonly string[];
}

/** A game whose own types matter to nobody here. */
export type AnySoakGame = SoakGame<unknown, AnyMove, AnyEntry, unknown>;
