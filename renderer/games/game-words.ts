import type { GameId } from '../../models/kernel/types';
import { hasMessage, t } from '../i18n';

/** The name of a game; its id where this version of the app does not know it. */
export function gameName(game: GameId): string {
  const name = `game.${game}.name`;
  return hasMessage(name) ? t(name) : game;
}
