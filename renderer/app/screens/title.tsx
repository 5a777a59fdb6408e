import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { detailOf, OtherGames } from '../saves/other-games';
import { useGamesInPlay } from '../saves/use-games-in-play';
import { useLoading } from '../use-loading';
import { GameTile } from './game-tile';
import { TitleMenu } from './title-menu';
import './title.css';

/** The first screen, over the live table: what it is, the game that was left, all games, and the rest. */
export function TitleScreen() {
  const { faces, send } = useApp();
  const [last, ...others] = useGamesInPlay();
  const load = useLoading();
  return (
    <main className="title" aria-labelledby="title-name">
      <div className="title-page">
        <div className="title-head">
          <h1 id="title-name">{t('ui.title')}</h1>
          <p>{t('ui.subtitle')}</p>
        </div>
        {last && (
          <div className="title-continue">
            <Button
              look="primary"
              label={t('ui.continue')}
              detail={detailOf(last)}
              onPress={() => load(last.id)}
            />
          </div>
        )}
        {others.length > 0 && <OtherGames games={others} onLoad={load} onMore={() => send('SAVED_GAMES')} />}
        <ul className="title-games">
          {faces.map((face, index) => (
            <GameTile key={face.game.rules.id} face={face} first={!last && index === 0} />
          ))}
        </ul>
        <TitleMenu />
        <p className="title-notice">{t('ui.unofficial')}</p>
      </div>
    </main>
  );
}
