/** What a game gives so that it can be simulated. */
import type { Whole } from '../../../machines/kernel/contract';
import type { Game } from '../../../machines/kernel/game';
import type { AnyEntry, AnyMove, Outcome, Position } from '../../../models/kernel/types';
import type { ContentRef } from '../own/content';

/** What is played, apart from who plays it. */
export interface Setting {
  /** One of the game's scenarios or maps; empty for a game that has none. */
  readonly scenario: string;
  readonly difficulty: string;
  /** Content of somebody's own that is played instead of a scenario. */
  readonly content?: ContentRef;
}

export interface SimulatedGame<State, Move extends AnyMove, Entry extends AnyEntry, Options> {
  readonly game: Game<State, Move, Entry, Options>;
  readonly scenarios: readonly string[];
  /** The usual scenario for so many seats; empty for a game that has none. */
  usualScenario(seats: number): string;
  readonly difficulties: readonly string[];
  optionsOf(setting: Setting): Options;
  /** A move that luck makes before players decide anything, such as who gets which character; null when there is none. */
  dealt(position: Position<State>, legal: readonly Move[], pick: (count: number) => number): Move | null;
  /** Rounds that were begun. */
  roundsOf(state: State): number;
  /** What is worth counting in a game, by what it is called in the report. */
  countsOf(whole: Whole<State, Move, Entry>): Readonly<Record<string, number>>;
  /** What took part, such as characters, and whether it won: the report tells how often each of them did. */
  castOf(state: State, outcome: Outcome): Readonly<Record<string, boolean>>;
  /** Content that should come up sooner or later, each once. */
  catalogueOf(setting: Setting): readonly string[];
  /** What of the catalogue came up. */
  usedIn(setting: Setting, entries: readonly Entry[]): readonly string[];
}

/** A game whose own types matter to nobody here. */
export type AnySimulatedGame = SimulatedGame<unknown, AnyMove, AnyEntry, unknown>;
