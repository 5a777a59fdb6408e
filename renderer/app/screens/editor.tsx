import { type ReactElement, Suspense, useCallback, useState } from 'react';
import type { ContentEditor } from '../../games/content-editor';
import type { GameFace } from '../../games/face';
import { faceOf } from '../../games/face-of';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { composedText, t } from '../../i18n';
import { SceneProvider } from '../../table/on-table';
import { useApp } from '../app-context';
import { useContentTools } from '../use-content-tools';
import { useStart } from '../use-start';
import { Screen } from './screen';

/** The editors of games that can be played. */
export function editorsFor(
  editors: readonly ContentEditor[],
  faces: readonly GameFace[],
): readonly ContentEditor[] {
  return editors.filter(({ game }) => faces.some((face) => face.game.rules.id === game));
}

/** One editor with what it may use of the app. */
function OpenEditor({ editor, onBack }: { readonly editor: ContentEditor; readonly onBack: () => void }) {
  const { faces, host, making, memory, platform, stage } = useApp();
  const tools = useContentTools();
  const start = useStart();
  // What is built lies on the table itself, and is kept in no picture.
  const onScene = useCallback(
    (scene: ReactElement) => stage.show({ scene, playing: true, still: true, unpictured: true }),
    [stage],
  );
  const { Screen: EditorScreen, game } = editor;
  const play = (plan: unknown) => {
    start(faceOf(faces, game), plan);
    making.current = { editor, trial: host.match() };
  };
  return (
    <Suspense fallback={null}>
      <SceneProvider value={onScene}>
        <EditorScreen {...tools} content={platform.content} memory={memory} play={play} onBack={onBack} />
      </SceneProvider>
    </Suspense>
  );
}

interface EditorCardsProps {
  readonly editors: readonly ContentEditor[];
  readonly onChoose: (editor: ContentEditor) => void;
}

/** What can be made, game by game. */
function EditorCards({ editors, onChoose }: EditorCardsProps) {
  const { faces } = useApp();
  return (
    <ul className="game-cards">
      {editors.map((editor, index) => (
        <li key={`${editor.game} ${editor.kind}`} className="game-card">
          <div className="game-cover">
            <img src={faceOf(faces, editor.game).cover} alt="" decoding="async" />
          </div>
          <div className="game-card-words">
            <h2>{gameName(editor.game)}</h2>
            <p>{composedText(editor.about)}</p>
            <Button
              look="primary"
              label={composedText(editor.label)}
              onPress={() => onChoose(editor)}
              first={index === 0}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The screen on which people make content of their own: first what, where there are several and nobody has said it. */
export function MakeScreen() {
  const { editors, making, send } = useApp();
  const [first, ...others] = editors;
  const [given] = useState(() => making.current?.editor ?? (others.length === 0 ? first : undefined));
  const [editor, setEditor] = useState(given);
  const leave = () => {
    making.current = null;
    send('BACK');
  };
  if (editor) return <OpenEditor editor={editor} onBack={given ? leave : () => setEditor(undefined)} />;
  return (
    <Screen title={t('ui.make')} onBack={leave}>
      <EditorCards editors={editors} onChoose={setEditor} />
    </Screen>
  );
}
