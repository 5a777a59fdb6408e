import type { Outcome } from '../../../models/kernel/types';
import { sideOf } from '../../../models/outbreak-duel/rules/table';
import type { State } from '../../../models/outbreak-duel/state';
import { t } from '../../i18n';
import { sideClass } from './hud/side-mark';
import { cardName, personOf } from './names';
import { pictureUrl } from './scene/art/card-art';
import './winner-card.css';

interface WinnerCardProps {
  readonly state: State;
  readonly outcome: Outcome | null;
}

/** Who is still standing: the Survivor of whoever won, and what is left of them. */
export function WinnerCard({ state, outcome }: WinnerCardProps) {
  const [winner] = outcome?.winners ?? [];
  if (!winner) return null;
  const side = sideOf(state, winner);
  const { survivor, hp, maxHp } = state.players[side];
  return (
    <figure className={`od-winner ${sideClass(side)}`}>
      <img src={pictureUrl(survivor).href} alt="" />
      <figcaption>
        <strong>{cardName(survivor)}</strong>
        <span>{personOf(state, winner)}</span>
        <span>{t('od.hud.hp-of', { n: hp, of: maxHp })}</span>
      </figcaption>
    </figure>
  );
}
