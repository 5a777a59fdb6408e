/** What saved games are called on the screen. */
import { gameName } from '../../games/game-words';
import { dateText, t } from '../../i18n';
import type { SaveMeta } from '../../platform/platform';
import { isSlot } from './slots';

/** When it was saved: "28 Nov 2026, 14:40". */
export function whenOf({ savedAt }: SaveMeta): string {
  return dateText(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'short' });
}

/** What the person called it; nobody named a game in play, which is called after its game. */
export function headingOf({ id, name, game }: SaveMeta): string {
  return isSlot(id) ? gameName(game) : name;
}

/** The same where it must be told from others without anything beside it: a game in play with when it was played. */
export function titleOf(meta: SaveMeta): string {
  return isSlot(meta.id)
    ? t('ui.saves.in-play', { game: gameName(meta.game), when: whenOf(meta) })
    : meta.name;
}
