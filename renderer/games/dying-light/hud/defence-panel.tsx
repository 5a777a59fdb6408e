import { defencePreview } from '../../../../models/dying-light/fight-preview';
import { t } from '../../../i18n';
import { infectedCounts } from '../names';
import { useSnapshot } from '../table-game';
import { percent } from './preview-lines';

/** The attack that is under way, and what it would do against the Defence committed so far. */
export function DefencePanel() {
  const { state } = useSnapshot().position;
  const preview = defencePreview(state);
  if (!preview || !state.defence) return null;
  return (
    <div>
      <p>{t('dl.hud.attackers', { attackers: infectedCounts(state.defence.attackers) })}</p>
      <dl className="defence-sum">
        <div>
          <dt>{t('dl.hud.power')}</dt>
          <dd>{preview.power}</dd>
        </div>
        <div>
          <dt>{t('dl.hud.defence')}</dt>
          <dd>{preview.committed}</dd>
        </div>
      </dl>
      <ul className="defence-odds">
        {preview.outcomes.map(({ plus, chance, wounds }) => (
          <li key={plus}>{t('dl.hud.defence-odds', { chance: percent(chance), plus, n: wounds })}</li>
        ))}
      </ul>
    </div>
  );
}
