import type { Spot } from '../spot';
import type { Hands } from './player-panel';

/** What a button among the panels does that stands for something on the table: pointing at it is the same as there. */
export function pointedAt(spot: Spot, { onPick, onShow }: Hands) {
  return {
    onClick: () => onPick(spot),
    onFocus: () => onShow(spot),
    onBlur: () => onShow(null),
    onMouseEnter: () => onShow(spot),
    onMouseLeave: () => onShow(null),
  };
}
