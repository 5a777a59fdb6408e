import { Button } from '../../hud/button';
import { composedText, t } from '../../i18n';
import { useApp } from '../app-context';

interface ToEditorProps {
  /** What becomes of the game. */
  readonly detail?: string;
}

/** The way from a game that tries content out to the screen on which it is made; nothing for any other game. */
export function ToEditorButton({ detail }: ToEditorProps) {
  const { host, making, send } = useApp();
  const match = host.match();
  if (match === null || making.current?.trial !== match) return null;
  const go = () => {
    host.leave();
    send('MAKE');
  };
  return <Button label={t('ui.to-editor')} onPress={go} {...(detail !== undefined && { detail })} />;
}

/** The ways from the plan of a game to where content for it is made. */
export function MakeButtons({ game }: { readonly game: string }) {
  const { editors, making, send } = useApp();
  return editors
    .filter((editor) => editor.game === game)
    .map((editor) => (
      <Button
        key={editor.kind}
        label={composedText(editor.label)}
        onPress={() => {
          making.current = { editor, trial: null };
          send('MAKE');
        }}
      />
    ));
}
