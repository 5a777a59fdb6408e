import { entryOfElement } from '../../../../models/dying-light/rulebook';
import { type Counted, countersOf, goalCard } from '../../../../models/dying-light/scenario/goal';
import type { State } from '../../../../models/dying-light/state';
import { shownText, t } from '../../../i18n';
import { Icon } from '../../../icons';
import { Fold } from '../../../play/frame/fold';
import { HelpMark } from '../../../rulebook/help-mark';
import { cardText, sentenceText } from '../scenario-words';
import './scenario-panel.css';

function counterText({ text, runner, value, limit }: Counted): string {
  const words = {
    value,
    ...(limit === null ? {} : { limit }),
    ...(runner === null ? {} : { runner: t(`dl.runner.${runner}.short`) }),
  };
  if (typeof text === 'string') return sentenceText(text, words);
  const id = `dl.own.counter${runner === null ? '' : '-runner'}${limit === null ? '' : '-limit'}` as const;
  return t(id, { ...words, label: shownText(text.text) });
}

function Counters({ state }: { readonly state: State }) {
  const counters = countersOf(state).map(counterText);
  if (counters.length === 0) return null;
  return (
    <ul className="scenario-counters">
      {counters.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The card that is to be followed now, by its title and what is counted for it; it opens to its words and the other cards. */
export function ScenarioPanel({ state }: { readonly state: State }) {
  const goal = goalCard(state);
  const others = state.scenario.revealed.filter((card) => card !== goal);
  if (!goal) return null;
  const { title, rule } = cardText(state.options.scenario, goal);
  return (
    <Fold
      title={title}
      className="scenario-panel"
      line={
        <>
          <Icon name="goal" title={t('dl.hud.goal')} />
          <span className="scenario-title">{title}</span>
        </>
      }
      always={<Counters state={state} />}
    >
      <p>{rule}</p>
      <HelpMark entry={entryOfElement('part', 'scenario-card')} />
      {others.length > 0 && (
        <p className="scenario-others">{t('dl.hud.other-cards', { n: others.length })}</p>
      )}
      <ul>
        {others.map((card) => {
          const words = cardText(state.options.scenario, card);
          return (
            <li key={card}>
              <strong>{words.title}</strong> {words.rule}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
