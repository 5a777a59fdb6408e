import type { GameFace } from '../../games/face';
import { gameName } from '../../games/game-words';
import { t } from '../../i18n';
import './game-cover.css';

interface GameCoverProps {
  readonly face: GameFace;
  /** Begins a game as most people want it. */
  readonly onPlay: (face: GameFace) => void;
}

/** The picture of a game, as on its box: one click on it, and the game is on the table. */
export function GameCover({ face, onPlay }: GameCoverProps) {
  if (!face.cover) return null;
  const spoken = t('ui.new.at-once-game', { game: gameName(face.game.rules.id) });
  return (
    <button type="button" className="game-cover" aria-label={spoken} onClick={() => onPlay(face)}>
      <img src={face.cover} alt="" decoding="async" />
      <span className="game-cover-words">{t('ui.new.at-once')}</span>
    </button>
  );
}
