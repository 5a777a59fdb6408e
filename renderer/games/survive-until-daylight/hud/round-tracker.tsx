import { LAST_ASSAULT_ROUND, LAST_ROUND } from '../../../../models/survive-until-daylight/rules/end';
import type { State } from '../../../../models/survive-until-daylight/state';
import { type MessageId, t } from '../../../i18n';
import { Icon } from '../../../icons';
import { ruleOf } from '../rule-of';
import './round-tracker.css';

/** Name of the phase, as a message id. */
function phaseOf({ rack, attack, strike, actor, searcher, waveHolder, outcome, assaults }: State): MessageId {
  if (outcome) return 'sd.phase.over';
  if (rack.length > 0 && assaults.length === 0 && searcher === null) return 'sd.phase.setup';
  if (strike) return 'sd.phase.enemies';
  if (actor || attack) return 'sd.phase.combat';
  if (searcher) return 'sd.phase.search';
  return waveHolder ? 'sd.phase.trade' : 'sd.phase.setup';
}

function spaceClass(space: number, { round }: State): string {
  const late = space > LAST_ASSAULT_ROUND ? 'night-late' : '';
  const now = space === round ? 'night-now' : '';
  return `night-space ${late} ${now} ${space < round ? 'night-past' : ''}`;
}

/** Six rounds to daylight and six of overtime, the phase, and what lies in the piles. */
export function RoundTracker({ state }: { readonly state: State }) {
  const { round, activePile, rubblePile, combat } = state;
  const spaces = Array.from({ length: LAST_ROUND }, (_, index) => index + 1);
  return (
    <div className="night-tracker">
      <p className="night-round" {...ruleOf('part', 'rounds')}>
        <Icon name={round > LAST_ASSAULT_ROUND ? 'day' : 'night'} />
        {t(round > LAST_ASSAULT_ROUND ? 'sd.hud.overtime' : 'sd.hud.round', {
          round,
          last: LAST_ASSAULT_ROUND,
        })}
      </p>
      <ol className="night-spaces" aria-hidden="true">
        {spaces.map((space) => (
          <li key={space} className={spaceClass(space, state)}>
            {space}
          </li>
        ))}
      </ol>
      <p className="night-phase" {...ruleOf('part', 'phase')}>
        {t(phaseOf(state))}
      </p>
      <p className="night-piles">
        <span {...ruleOf('part', 'active-pile')}>{t('sd.hud.active-pile', { n: activePile.length })}</span>
        <span {...ruleOf('part', 'rubble-pile')}>{t('sd.hud.rubble-pile', { n: rubblePile.length })}</span>
        <span {...ruleOf('part', 'combat-deck')}>{t('sd.hud.combat-deck', { n: combat.draw.length })}</span>
      </p>
    </div>
  );
}
