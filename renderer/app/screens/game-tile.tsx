import type { GameFace } from '../../games/face';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { GameCover } from '../new-game/game-cover';
import { sizeOf } from '../new-game/game-size';
import { usePlayAtOnce } from '../use-start';
import { LearnButton } from './learn-button';
import './game-tile.css';

interface GameTileProps {
  readonly face: GameFace;
  /** The one that somebody who is here for the first time should press. */
  readonly first: boolean;
}

/** A game on the title: its picture, for whom it is, and the two ways into it. */
export function GameTile({ face, first }: GameTileProps) {
  const { planned, send } = useApp();
  const playAtOnce = usePlayAtOnce();
  const { id } = face.game.rules;
  const plan = () => {
    planned.current = face;
    send('NEW_GAME');
  };
  return (
    <li className="game-tile">
      <div className="game-tile-words">
        <h2>{gameName(id)}</h2>
        <p className="game-tile-size">{sizeOf(face.game)}</p>
        <div className="game-tile-buttons">
          <LearnButton face={face} look={first ? 'primary' : 'plain'} />
          <Button
            label={t('ui.title.play')}
            spoken={t('ui.title.play-game', { game: gameName(id) })}
            onPress={plan}
          />
        </div>
      </div>
      {/* Stands above the words, and is come to after them: whoever is new begins with the lesson. */}
      <GameCover face={face} onPlay={playAtOnce} />
    </li>
  );
}
