import { ZOMBIES } from '../../../../models/outbreak-duel/content/zombies';
import type { Player } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { cardName } from '../names';
import { ruleOf } from '../rule-of';
import type { Spot } from '../spot';
import type { Hands } from './player-panel';
import { pointedAt } from './pointed';

interface HordeRowProps extends Hands {
  readonly player: Player;
}

/** The open cards of a Horde Row with their price; pointing at one is the same as on the table. */
export function HordeRow({ player: { seat, hordeRow }, onPick, onShow }: HordeRowProps) {
  return (
    <ul className="od-row" aria-label={t('od.hud.row')}>
      {hordeRow.map((card, index) => {
        const spot: Spot = { kind: 'row', seat, index };
        const { ztc } = ZOMBIES[card];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the Row stays, whatever card lies there
          <li key={index}>
            <button
              type="button"
              className="od-row-card"
              aria-label={t('od.hud.row-card', { zombie: cardName(card), n: ztc })}
              {...ruleOf('card', card)}
              {...pointedAt(spot, { onPick, onShow })}
            >
              <b>{ztc}</b>
              <span>{cardName(card)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
