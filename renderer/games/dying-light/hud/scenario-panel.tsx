import { entryOfElement } from '../../../../models/dying-light/rulebook';
import { type Counted, countersOf, goalCard } from '../../../../models/dying-light/scenario/goal';
import type { State } from '../../../../models/dying-light/state';
import { Panel } from '../../../hud/panel';
import { composedText, t } from '../../../i18n';
import { HelpMark } from '../../../rulebook/help-mark';
import './scenario-panel.css';

function counterText({ text, runner, value, limit }: Counted): string {
  return composedText(text, {
    value,
    ...(limit === null ? {} : { limit }),
    ...(runner === null ? {} : { runner: t(`runner.${runner}.short`) }),
  });
}

/** The card that is to be followed now; the other ones on the table can be unfolded. */
export function ScenarioPanel({ state }: { readonly state: State }) {
  const goal = goalCard(state);
  const counters = countersOf(state).map(counterText);
  const others = state.scenario.revealed.filter((card) => card !== goal);
  if (!goal) return null;
  return (
    <Panel title={composedText(`card.${goal}.title`)} className="scenario-panel">
      <p>{composedText(`card.${goal}.rule`)}</p>
      <HelpMark entry={entryOfElement('part', 'scenario-card')} />
      {counters.length > 0 && (
        <ul>
          {counters.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t('hud.other-cards', { n: others.length })}</summary>
          <ul>
            {others.map((card) => (
              <li key={card}>
                <strong>{composedText(`card.${card}.title`)}</strong> {composedText(`card.${card}.rule`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
