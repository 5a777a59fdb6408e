import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useRulebook } from '../../rulebook/use-rulebook';
import { useApp } from '../app-context';

/** Everything that is no game of its own, in one line. */
export function TitleMenu() {
  const { deckEditor, editors, making, planned, platform, send } = useApp();
  const rulebook = useRulebook();
  const { quit } = platform;
  const choose = () => {
    planned.current = null;
    send('NEW_GAME');
  };
  const make = () => {
    making.current = null;
    send('MAKE');
  };
  return (
    <nav className="title-menu" aria-label={t('ui.menu')}>
      <Button look="quiet" label={t('ui.new-game')} onPress={choose} />
      <Button look="quiet" label={t('ui.saves')} onPress={() => send('SAVED_GAMES')} />
      <Button look="quiet" label={t('ui.records')} onPress={() => send('RECORDS')} />
      {deckEditor && <Button look="quiet" label={t('ui.decks')} onPress={() => send('DECKS')} />}
      {editors.length > 0 && <Button look="quiet" label={t('ui.make')} onPress={make} />}
      <Button look="quiet" label={t('ui.how-to-play')} onPress={() => send('HOW_TO_PLAY')} />
      <Button look="quiet" label={t('rules.title')} onPress={() => rulebook.open(null)} />
      <Button look="quiet" label={t('ui.settings')} onPress={() => send('SETTINGS')} />
      <Button look="quiet" label={t('ui.about')} onPress={() => send('ABOUT')} />
      {quit && <Button look="quiet" label={t('ui.quit')} onPress={() => void quit()} />}
    </nav>
  );
}
