import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useRulebook } from '../../rulebook/use-rulebook';
import { useApp } from '../app-context';
import { detailOf, OtherGames } from '../saves/other-games';
import { useGamesInPlay } from '../saves/use-games-in-play';
import { useLoading } from '../use-loading';
import { LearnButton } from './learn-button';
import './title.css';

/** The first screen, over the live table. */
export function TitleScreen() {
  const { faces, deckEditor, platform, send } = useApp();
  const [last, ...others] = useGamesInPlay();
  const load = useLoading();
  const rulebook = useRulebook();
  const { quit } = platform;
  return (
    <main className="title" aria-labelledby="title-name">
      <div className="title-head">
        <h1 id="title-name">{t('ui.title')}</h1>
        <p>{t('ui.subtitle')}</p>
      </div>
      <nav className="title-menu" aria-label={t('ui.menu')}>
        {last && (
          <Button
            look="primary"
            label={t('ui.continue')}
            detail={detailOf(last)}
            onPress={() => load(last.id)}
          />
        )}
        {faces.map((face, index) => (
          <LearnButton key={face.game.rules.id} face={face} look={last || index > 0 ? 'plain' : 'primary'} />
        ))}
        <Button label={t('ui.new-game')} onPress={() => send('NEW_GAME')} />
        {deckEditor && <Button label={t('ui.decks')} onPress={() => send('DECKS')} />}
        <Button label={t('ui.saves')} onPress={() => send('SAVED_GAMES')} />
        <Button label={t('ui.how-to-play')} onPress={() => send('HOW_TO_PLAY')} />
        <Button label={t('rules.title')} onPress={() => rulebook.open(null)} />
        <Button label={t('ui.settings')} onPress={() => send('SETTINGS')} />
        <Button label={t('ui.about')} onPress={() => send('ABOUT')} />
        {quit && <Button label={t('ui.quit')} onPress={() => void quit()} />}
      </nav>
      {others.length > 0 && <OtherGames games={others} onLoad={load} onMore={() => send('SAVED_GAMES')} />}
      <p className="title-notice">{t('ui.unofficial')}</p>
    </main>
  );
}
