import { createContext, type RefObject, useContext } from 'react';
import type { AppEvent } from '../../machines/app/app.machine';
import type { ContentEditor, DeckEditor, EditorMemory } from '../games/content-editor';
import type { GameFace, Match } from '../games/face';
import type { CardWords } from '../photo/card/card';
import type { Studio } from '../photo/studio';
import type { Contents, Platform } from '../platform/platform';
import type { ReplayDesk } from '../replay/replay-desk';
import type { GameHost } from './game-host';
import type { Arrivals } from './saves/arrivals';
import type { Camera } from './saves/camera';
import type { Shelf } from './saves/shelf';
import type { Settings } from './settings';
import type { Stage } from './stage';
import type { UrlOptions } from './url-options';

/** What every screen may use. */
export interface AppTools {
  readonly platform: Platform;
  /** The games of this table. */
  readonly faces: readonly [GameFace, ...GameFace[]];
  /** The screen on which decks are built; null where no game is played with any. */
  readonly deckEditor: DeckEditor | null;
  /** The decks that people built. */
  readonly decks: Contents;
  /** What lay open there last. */
  readonly deckMemory: { current: EditorMemory };
  /** The screens on which other content of one's own is made. */
  readonly editors: readonly ContentEditor[];
  /** The one that was asked for, and the game that tries out what was made there; null lets people choose. */
  readonly making: { current: { readonly editor: ContentEditor; readonly trial: Match | null } | null };
  /** What lay open there last, and what was deleted. */
  readonly memory: { current: EditorMemory };
  readonly host: GameHost;
  /** The saved games. */
  readonly shelf: Shelf;
  readonly arrivals: Arrivals;
  readonly stage: Stage;
  /** Where photos of the table are taken. */
  readonly studio: Studio;
  /** What the share card of the game that is over says. */
  readonly sharedCard: RefObject<CardWords | null>;
  /** Takes the pictures of saved games. */
  readonly camera: Camera;
  /** The game that was chosen on the title, whose plan "New game" begins with; null lets people choose there. */
  readonly planned: { current: GameFace | null };
  /** The replay that is being watched. */
  readonly replays: ReplayDesk;
  readonly url: UrlOptions;
  readonly settings: Settings;
  changeSettings(change: Partial<Settings>): void;
  /** Goes to another screen. */
  send(type: AppEvent['type']): void;
  /** Shows a sentence until it is closed; one that only says that something was done goes away by itself. */
  notify(sentence: string, passes?: boolean): void;
  /** Shows what became of files, such as that one was damaged and put aside; to be called after they were read. */
  tellFiles(): void;
}

const AppContext = createContext<AppTools | null>(null);

export const AppProvider = AppContext.Provider;

/** @throws Error outside the app */
export function useApp(): AppTools {
  const app = useContext(AppContext);
  if (!app) throw new Error('This component belongs inside the app.');
  return app;
}
