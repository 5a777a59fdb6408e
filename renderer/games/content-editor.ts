/** What a game for which people make content of their own brings to the app: a screen on which it is made. */
import type { ComponentType } from 'react';
import type { ContentKind, OwnContent } from '../../models/kernel/content-kind';
import type { GameId } from '../../models/kernel/types';
import type { Contents } from '../platform/platform';
import type { DeckTools } from './deck-editor';

/** Content as it lies open, or lay when it was deleted, with the steps before and after it. */
export interface Remembered<Made extends OwnContent = OwnContent> {
  readonly id: string;
  readonly made: Made;
  /** Steps that led there, oldest first. */
  readonly past: readonly Made[];
  /** Steps that were taken back, the next one first. */
  readonly future: readonly Made[];
}

/** What whoever comes back to the screen, from a game or another one, finds again. */
export interface EditorMemory {
  readonly open: Remembered | null;
  /** What was deleted and not brought back, of every kind, oldest first. */
  readonly deleted: readonly Remembered[];
}

export const NOTHING_REMEMBERED: EditorMemory = { open: null, deleted: [] };

/** What the screen may use of the app. */
export interface ContentTools extends Omit<DeckTools, 'decks' | 'copyText' | 'lastOpen'> {
  readonly content: Contents;
  /** Kept as long as the app runs. */
  readonly memory: { current: EditorMemory };
}

/** Where a plan finds what people made. */
export type ContentSource = Pick<ContentTools, 'content' | 'notify' | 'tellFiles'>;

export interface ContentEditor {
  readonly game: GameId;
  readonly kind: ContentKind;
  /** Message ids of the button that leads there, and of what is said about it. */
  readonly label: string;
  readonly about: string;
  /** Fetched when it is first shown. */
  readonly Screen: ComponentType<ContentTools>;
}
