import type { GameId } from '../../models/kernel/types';
import { hasMessage, t } from '../i18n';

/** The name of a game; its id where this version of the app does not know it. */
export function gameName(game: GameId): string {
  const name = `game.${game}.name`;
  return hasMessage(name) ? t(name) : game;
}

/** The first of these messages that there is; the id where this version of the app knows none of them. */
export function knownName(messages: readonly string[], id: string): string {
  const known = messages.find(hasMessage);
  return known === undefined ? id : t(known);
}
