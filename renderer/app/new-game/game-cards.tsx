import type { GameFace } from '../../games/face';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { composedText, t } from '../../i18n';
import './game-cards.css';

interface GameCardsProps {
  readonly faces: readonly GameFace[];
  readonly onChoose: (face: GameFace) => void;
}

/** For how many people a game is and how long it takes. */
function sizeOf({ rules: { id, seats } }: GameFace['game']): string {
  const minutes = composedText(`game.${id}.minutes`);
  const { min, max } = seats;
  return min === max ? t('ui.new.size-fixed', { max, minutes }) : t('ui.new.size', { min, max, minutes });
}

/** The games of this table: what each is about, for how many people and how long. */
export function GameCards({ faces, onChoose }: GameCardsProps) {
  return (
    <ul className="game-cards">
      {faces.map((face, index) => {
        const { id } = face.game.rules;
        const name = gameName(id);
        return (
          <li key={id} className="game-card">
            <h2>{name}</h2>
            <p>{composedText(`game.${id}.about`)}</p>
            <p className="game-card-size">{sizeOf(face.game)}</p>
            <Button
              look="primary"
              label={t('ui.new.choose', { game: name })}
              onPress={() => onChoose(face)}
              first={index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
