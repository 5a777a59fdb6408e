import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';

interface ToDecksProps {
  /** What becomes of the game. */
  readonly detail?: string;
}

/** The way from a game to the screen on which its decks are built; nothing for a game without decks. */
export function ToDecksButton({ detail }: ToDecksProps) {
  const { host, deckEditor, send } = useApp();
  const match = host.match();
  if (!match || deckEditor?.game !== match.face.game.rules.id) return null;
  const go = () => {
    host.leave();
    send('DECKS');
  };
  return <Button label={t('ui.to-decks')} onPress={go} {...(detail !== undefined && { detail })} />;
}
