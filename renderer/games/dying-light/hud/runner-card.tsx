import { RUNNERS } from '../../../../models/dying-light/content/runners';
import { entryOfElement } from '../../../../models/dying-light/rulebook';
import { exposureValue } from '../../../../models/dying-light/rules/exposure';
import { tempo } from '../../../../models/dying-light/rules/tempo';
import type { Runner } from '../../../../models/dying-light/state';
import { useInView } from '../../../hud/use-in-view';
import { shownName, t } from '../../../i18n';
import { Icon } from '../../../icons';
import { HelpMark } from '../../../rulebook/help-mark';
import { fullName, itemName, itemText, runnerName } from '../names';
import { ruleOf } from '../rule-of';
import { GearRow } from './gear-row';
import { RunnerMark } from './runner-mark';
import { WoundRow } from './wound-row';

interface RunnerCardProps {
  readonly runner: Runner;
  /** Name of the person or bot that plays it. */
  readonly player: string;
  readonly active: boolean;
  /** Has had its turn this Round. */
  readonly done: boolean;
}

interface PartProps {
  readonly runner: Runner;
  /** Shows the marks that open the rulebook. */
  readonly asks: boolean;
}

function Burdens({ runner, asks }: PartProps) {
  return (
    <ul className="runner-burdens">
      <li {...ruleOf('part', 'tempo')} title={t('hud.tempo-help')}>
        <span>{t('hud.tempo', { n: tempo(runner) })}</span>
        {asks && <HelpMark entry={entryOfElement('part', 'tempo')} />}
      </li>
      <li {...ruleOf('part', 'exposure-value')} title={t('hud.exposure-help')}>
        <Icon name="exposure" />
        <span> {t('hud.exposure', { n: exposureValue(runner) })}</span>
        {asks && <HelpMark entry={entryOfElement('part', 'exposure-value')} />}
      </li>
      {runner.exposureToken && (
        <li {...ruleOf('part', 'exposure-token')} className="burden-bad">
          <span>{t('token.exposure')}</span>
          {asks && <HelpMark entry={entryOfElement('part', 'exposure-token')} />}
        </li>
      )}
      {runner.chase && (
        <li {...ruleOf('part', 'chase')} className="burden-bad" title={t(`chase.${runner.chase}.text`)}>
          <Icon name="chase" />
          <span> {t('hud.chased', { chase: t(`chase.${runner.chase}.name`) })}</span>
          {asks && <HelpMark entry={entryOfElement('part', 'chase')} />}
        </li>
      )}
      {runner.salvage > 0 && (
        <li {...ruleOf('part', 'salvage')}>{t('hud.salvage', { n: runner.salvage })}</li>
      )}
    </ul>
  );
}

function Things({ runner, asks }: PartProps) {
  return (
    <ul className="runner-things" aria-label={t('hud.items', { runner: runnerName(runner.id) })}>
      {runner.weapon && (
        <li {...ruleOf('part', 'weapon')} className="thing-weapon" title={itemText(runner.weapon)}>
          <Icon name="weapon" />
          <span> {itemName(runner.weapon)}</span>
          {asks && <HelpMark entry={entryOfElement('part', 'weapon')} />}
        </li>
      )}
      {runner.items.map((item) => (
        <li key={item} {...ruleOf('part', 'items')} title={itemText(item)}>
          <Icon name={item === 'e-inhibitor' ? 'inhibitor' : 'item'} /> {itemName(item)}
        </li>
      ))}
    </ul>
  );
}

/** Everything about one Runner that does not lie on the Action Track. */
export function RunnerCard({ runner, player, active, done }: RunnerCardProps) {
  const card = useInView<HTMLElement>(active);
  return (
    <article
      ref={card}
      className={`runner-card ${active ? 'runner-active' : ''} ${done ? 'runner-done' : ''}`}
      aria-label={active ? t('hud.runner-acting', { runner: fullName(runner.id) }) : fullName(runner.id)}
      aria-current={active || undefined}
    >
      <header {...ruleOf('part', 'skill')} title={t(`skill.${RUNNERS[runner.id].skill}.text`)}>
        <RunnerMark runner={runner.id} />
        <h3>{active ? fullName(runner.id) : runnerName(runner.id)}</h3>
        <span className="runner-player">{shownName(player)}</span>
        {active && <HelpMark entry={entryOfElement('part', 'skill')} />}
      </header>
      <WoundRow runner={runner} asks={active} />
      <GearRow runner={runner} asks={active} />
      <Burdens runner={runner} asks={active} />
      <Things runner={runner} asks={active} />
    </article>
  );
}
