import type { GameFace } from '../../games/face';
import { composedText, t } from '../../i18n';

/** For how many people a game is and how long it takes. */
export function sizeOf({ rules: { id, seats } }: GameFace['game']): string {
  const minutes = composedText(`game.${id}.minutes`);
  const { min, max } = seats;
  return min === max ? t('ui.new.size-fixed', { max, minutes }) : t('ui.new.size', { min, max, minutes });
}
