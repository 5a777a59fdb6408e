import { Suspense } from 'react';
import type { DeckEditor } from '../../games/content-editor';
import type { GameFace } from '../../games/face';
import { faceOf } from '../../games/face-of';
import { useApp } from '../app-context';
import { useContentTools } from '../use-content-tools';
import { useStart } from '../use-start';

/** The editor of a game that can be played; null when there is none. */
export function deckEditorFor(editors: readonly DeckEditor[], faces: readonly GameFace[]): DeckEditor | null {
  return editors.find(({ game }) => faces.some((face) => face.game.rules.id === game)) ?? null;
}

/** The screen on which decks are built. */
export function DecksScreen() {
  const { deckEditor, deckMemory, decks, faces, send } = useApp();
  const tools = useContentTools();
  const start = useStart();
  if (!deckEditor) return null;
  const { Screen, game } = deckEditor;
  return (
    <Suspense fallback={null}>
      <Screen
        {...tools}
        content={decks}
        memory={deckMemory}
        play={(plan) => start(faceOf(faces, game), plan)}
        onBack={() => send('BACK')}
      />
    </Suspense>
  );
}
