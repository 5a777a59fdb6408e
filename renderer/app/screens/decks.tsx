import { Suspense } from 'react';
import type { DeckEditor } from '../../games/deck-editor';
import type { GameFace } from '../../games/face';
import { useApp } from '../app-context';
import { randomId } from '../random-id';
import { copyText, fileNameOf, offerFile } from '../saves/hand-out';
import type { UrlOptions } from '../url-options';

/** The editor of a game that can be played, or that the address asks for. */
export function deckEditorFor(
  editors: readonly DeckEditor[],
  faces: readonly GameFace[],
  url: UrlOptions,
): DeckEditor | null {
  const isPlayed = ({ game }: DeckEditor) => faces.some((face) => face.game.rules.id === game);
  return editors.find((editor) => url.decks || isPlayed(editor)) ?? null;
}

const now = (): Date => new Date();

function offerText(name: string, text: string): void {
  offerFile(fileNameOf(name, 'txt'), text);
}

/** The screen on which decks are built. */
export function DecksScreen() {
  const { deckEditor, platform, notify, tellFiles, send } = useApp();
  if (!deckEditor) return null;
  const { Screen } = deckEditor;
  return (
    <Suspense fallback={null}>
      <Screen
        decks={platform.decks}
        newId={randomId}
        now={now}
        notify={notify}
        tellFiles={tellFiles}
        offerText={offerText}
        copyText={copyText}
        onBack={() => send('BACK')}
      />
    </Suspense>
  );
}
