import type { State } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { nameOfSide } from '../names';
import { ruleOf } from '../rule-of';
import { SideMark } from './side-mark';
import './phase-bar.css';

/** The round, whose turn it is, and which half of it. */
export function PhaseBar({ state }: { readonly state: State }) {
  const { round, phase, active, outcome } = state;
  const name = nameOfSide(state, active);
  if (outcome) return <p className="od-phase-bar">{t('od.hud.over')}</p>;
  return (
    <div className="od-phase-bar">
      <p className="od-round" {...ruleOf('part', 'round')}>
        {round === 0 ? t('od.hud.setup') : t('od.hud.round', { n: round })}
      </p>
      {round > 0 && (
        <p className="od-phase" {...ruleOf('part', 'phase')}>
          <SideMark side={active} />
          <span>{t(phase === 'zombie' ? 'od.hud.zombie-phase' : 'od.hud.survivor-phase', { name })}</span>
        </p>
      )}
    </div>
  );
}
