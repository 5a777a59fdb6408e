/** What a game for which people make content of their own, decks among it, brings to the app: a screen on which it is made. */
import type { ComponentType } from 'react';
import type { ContentKind, OwnContent } from '../../models/kernel/content-kind';
import type { GameId } from '../../models/kernel/types';
import type { Contents } from '../platform/platform';

/** Content as it lies open, or lay when it was deleted, with the steps before and after it. */
export interface Remembered<Made extends OwnContent = OwnContent> {
  readonly id: string;
  readonly made: Made;
  /** Steps that led there, oldest first. */
  readonly past: readonly Made[];
  /** Steps that were taken back, the next one first. */
  readonly future: readonly Made[];
}

/** What whoever comes back to a screen, from a game or another one, finds again. */
export interface EditorMemory {
  /** What lay open last, of each kind. */
  readonly open: Readonly<Partial<Record<ContentKind, Remembered>>>;
  /** What the store did not take, as it was left: nowhere else is it as new. */
  readonly unkept: readonly Remembered[];
  /** What was deleted and not brought back, of every kind, oldest first. */
  readonly deleted: readonly Remembered[];
}

export const NOTHING_REMEMBERED: EditorMemory = { open: {}, unkept: [], deleted: [] };

/** What the screen may use of the app. */
export interface ContentTools {
  readonly content: Contents;
  /** Kept as long as the app runs. */
  readonly memory: { current: EditorMemory };
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
