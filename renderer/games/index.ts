import { lazy } from 'react';
import type { ContentEditor, DeckEditor } from './content-editor';
import { dyingLightFace } from './dying-light/face';
import type { GameFace } from './face';
import { oneMonthInFace } from './one-month-in/face';
import { outbreakDuelFace } from './outbreak-duel/face';
import { surviveUntilDaylightFace } from './survive-until-daylight/face';

/** The games of this table, in the order in which they are offered; the first one lies on it when the app opens. */
export const FACES: readonly [GameFace, ...GameFace[]] = [
  dyingLightFace,
  surviveUntilDaylightFace,
  oneMonthInFace,
  outbreakDuelFace,
];

/** The screens on which decks are built, each of which is offered where its game can be played. */
export const DECK_EDITORS: readonly DeckEditor[] = [
  {
    game: 'outbreak-duel',
    Screen: lazy(async () => ({
      default: (await import('./outbreak-duel/decks/deck-editor')).DeckEditor,
    })),
  },
];

/** The screens on which other content of one's own is made, in the order in which they are offered. */
export const CONTENT_EDITORS: readonly ContentEditor[] = [
  {
    game: 'dying-light',
    kind: 'scenario',
    label: 'dl.editor.label',
    about: 'dl.editor.what',
    Screen: lazy(async () => ({
      default: (await import('./dying-light/editor/scenario-editor')).ScenarioEditor,
    })),
  },
  {
    game: 'one-month-in',
    kind: 'layout',
    label: 'om.make.label',
    about: 'om.make.about',
    Screen: lazy(async () => ({
      default: (await import('./one-month-in/make/layout-editor')).LayoutEditor,
    })),
  },
];
