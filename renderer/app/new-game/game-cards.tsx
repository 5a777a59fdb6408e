import type { GameFace } from '../../games/face';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { composedText, t } from '../../i18n';
import { GameCover } from './game-cover';
import { sizeOf } from './game-size';
import './game-cards.css';

interface GameCardsProps {
  readonly faces: readonly GameFace[];
  readonly onChoose: (face: GameFace) => void;
  /** Begins a game as most people want it. */
  readonly onPlay: (face: GameFace) => void;
}

/** The games of this table: what each is about, for how many people and how long. */
export function GameCards({ faces, onChoose, onPlay }: GameCardsProps) {
  return (
    <ul className="game-cards">
      {faces.map((face, index) => {
        const { id } = face.game.rules;
        const name = gameName(id);
        return (
          <li key={id} className="game-card">
            <GameCover face={face} onPlay={onPlay} />
            <div className="game-card-words">
              <h2>{name}</h2>
              <p>{composedText(`game.${id}.about`)}</p>
              <p className="game-card-size">{sizeOf(face.game)}</p>
              <Button
                look="primary"
                label={t('ui.new.choose', { game: name })}
                onPress={() => onChoose(face)}
                first={index === 0}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
