/** What a game for which people make content of their own, decks among it, brings to the app: a screen on which it is made. */
import type { ComponentType } from 'react';
import type { ContentKind, OwnContent } from '../../models/kernel/content-kind';
import type { GameId } from '../../models/kernel/types';
import type { Contents } from '../platform/platform';

/** What lay open on the screen, and the steps before and after it: whoever comes back from a game finds them again. */
export interface EditorMemory {
  readonly id: string;
  readonly past: readonly OwnContent[];
  readonly future: readonly OwnContent[];
}

/** What the screen may use of the app. */
export interface ContentTools {
  readonly content: Contents;
  /** Kept as long as the app runs. */
  readonly memory: { current: EditorMemory | null };
  /** What nothing else is called. */
  readonly newId: () => string;
  readonly now: () => Date;
  /** Shows a sentence until it is closed. */
  readonly notify: (sentence: string) => void;
  /** Shows what became of files, such as that one was damaged and put aside. */
  readonly tellFiles: () => void;
  /** Offers a text as a file; `name` is what a person called it, `ending` that of the file. */
  readonly offerText: (name: string, text: string, ending: 'json' | 'txt') => void;
  /** Rejects with a sentence where there is no clipboard. */
  readonly copyText: (text: string) => Promise<void>;
  /** Begins a game by a plan of this game's own. A game that was begun before keeps its slot. */
  readonly play: (plan: unknown) => void;
  readonly newSeed: () => string;
  readonly onBack: () => void;
}

/** Where a plan finds what people made. */
export interface ContentSource extends Pick<ContentTools, 'content' | 'notify' | 'tellFiles'> {
  readonly decks: Contents;
}

export interface ContentEditor {
  readonly game: GameId;
  readonly kind: ContentKind;
  /** Message ids of the button that leads there, and of what is said about it. */
  readonly label: string;
  readonly about: string;
  /** Fetched when it is first shown. */
  readonly Screen: ComponentType<ContentTools>;
}

/** The screen on which decks are built: the app leads there by ways of its own. */
export type DeckEditor = Pick<ContentEditor, 'game' | 'Screen'>;
