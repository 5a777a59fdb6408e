import { Suspense } from 'react';
import type { DeckEditor } from '../../games/deck-editor';
import type { GameFace } from '../../games/face';
import { faceOf } from '../../games/face-of';
import { useApp } from '../app-context';
import { randomId, randomSeed } from '../random-id';
import { copyText, fileNameOf, offerFile } from '../saves/hand-out';
import { useStart } from '../use-start';

/** The editor of a game that can be played; null when there is none. */
export function deckEditorFor(editors: readonly DeckEditor[], faces: readonly GameFace[]): DeckEditor | null {
  return editors.find(({ game }) => faces.some((face) => face.game.rules.id === game)) ?? null;
}

const now = (): Date => new Date();

function offerText(name: string, text: string): void {
  offerFile(fileNameOf(name, 'txt'), text);
}

/** The screen on which decks are built. */
export function DecksScreen() {
  const { deckEditor, faces, lastDeck, platform, notify, tellFiles, send } = useApp();
  const start = useStart();
  if (!deckEditor) return null;
  const { Screen, game } = deckEditor;
  return (
    <Suspense fallback={null}>
      <Screen
        decks={platform.decks}
        newId={randomId}
        newSeed={randomSeed}
        lastOpen={lastDeck}
        now={now}
        notify={notify}
        tellFiles={tellFiles}
        offerText={offerText}
        copyText={copyText}
        play={(plan) => start(faceOf(faces, game), plan)}
        onBack={() => send('BACK')}
      />
    </Suspense>
  );
}
