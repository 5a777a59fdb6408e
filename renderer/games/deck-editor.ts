/** What a game that is played with decks of one's own brings to the app: a screen on which they are built. */
import type { ComponentType, RefObject } from 'react';
import type { GameId } from '../../models/kernel/types';
import type { Decks } from '../platform/platform';

/** What the screen may use of the app. */
export interface DeckTools {
  readonly decks: Decks;
  /** What nothing else is called. */
  readonly newId: () => string;
  readonly now: () => Date;
  /** Shows a sentence until it is closed. */
  readonly notify: (sentence: string) => void;
  /** Shows what became of files, such as that one was damaged and put aside. */
  readonly tellFiles: () => void;
  /** Offers a text as a file; `name` is what a person called it. */
  readonly offerText: (name: string, text: string) => void;
  /** Rejects with a sentence where there is no clipboard. */
  readonly copyText: (text: string) => Promise<void>;
  /** Begins a game by a plan of this game's own. A game that was begun before keeps its slot. */
  readonly play: (plan: unknown) => void;
  readonly newSeed: () => string;
  /** Id of the deck that lay open last, as long as the app runs: whoever comes back from a game finds it again. */
  readonly lastOpen: RefObject<string | null>;
  readonly onBack: () => void;
}

/** Where a plan finds the decks that people built. */
export type DeckSource = Pick<DeckTools, 'decks' | 'notify' | 'tellFiles'>;

export interface DeckEditor {
  readonly game: GameId;
  /** Fetched when it is first shown. */
  readonly Screen: ComponentType<DeckTools>;
}
