import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import type { SaveMeta } from '../../platform/platform';
import { whenOf } from './words';
import './other-games.css';

/** As many games as the title has room for; all of them are among the saved games. */
const SHOWN = 3;

/** Which game it is, how far it has got, who plays and when it was played. */
export function detailOf(meta: SaveMeta): string {
  const { game, summary } = meta;
  return t('ui.continue.detail', { game: gameName(game), summary, when: whenOf(meta) });
}

interface OtherGamesProps {
  /** Newest first. */
  readonly games: readonly SaveMeta[];
  readonly onLoad: (id: string) => void;
  readonly onMore: () => void;
}

/** The games in play besides the one that "Continue" goes on with. */
export function OtherGames({ games, onLoad, onMore }: OtherGamesProps) {
  const more = games.length - SHOWN;
  return (
    <section className="other-games" aria-labelledby="other-games">
      <h2 id="other-games">{t('ui.continue.others')}</h2>
      {games.slice(0, SHOWN).map((meta) => (
        <Button
          key={meta.id}
          label={gameName(meta.game)}
          spoken={t('ui.continue.other', { game: gameName(meta.game) })}
          detail={t('ui.continue.other-detail', { summary: meta.summary, when: whenOf(meta) })}
          onPress={() => onLoad(meta.id)}
        />
      ))}
      {more > 0 && <Button look="quiet" label={t('ui.continue.more', { n: more })} onPress={onMore} />}
    </section>
  );
}
