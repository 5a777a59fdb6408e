import type { GameFace } from '../../games/face';
import './game-cover.css';

/** The picture of a game, as on its box; it says nothing that its name does not. */
export function GameCover({ face: { cover } }: { readonly face: GameFace }) {
  return cover ? <img className="game-cover" src={cover} alt="" decoding="async" /> : null;
}
