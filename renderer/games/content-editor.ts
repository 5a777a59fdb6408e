/** What a game for which people make content of their own brings to the app: a screen on which it is made. */
import type { ComponentType } from 'react';
import type { ContentKind, OwnContent } from '../../models/kernel/content-kind';
import type { GameId } from '../../models/kernel/types';
import type { Contents } from '../platform/platform';
import type { DeckTools } from './deck-editor';

/** What lay open on the screen, and the steps before and after it: whoever comes back from a game finds them again. */
export interface EditorMemory {
  readonly id: string;
  readonly past: readonly OwnContent[];
  readonly future: readonly OwnContent[];
}

/** What the screen may use of the app. */
export interface ContentTools extends Omit<DeckTools, 'decks' | 'copyText' | 'lastOpen'> {
  readonly content: Contents;
  /** Kept as long as the app runs. */
  readonly memory: { current: EditorMemory | null };
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
