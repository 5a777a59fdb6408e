import { exposureValue } from '../../../../models/dying-light/rules/exposure';
import { tempo } from '../../../../models/dying-light/rules/tempo';
import type { Runner } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import { Icon } from '../../../icons';
import { fullName, itemName, itemText, runnerName } from '../names';
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

function Burdens({ runner }: { readonly runner: Runner }) {
  return (
    <ul className="runner-burdens">
      <li title={t('hud.tempo-help')}>{t('hud.tempo', { n: tempo(runner) })}</li>
      <li title={t('hud.exposure-help')}>
        <Icon name="exposure" /> {t('hud.exposure', { n: exposureValue(runner) })}
      </li>
      {runner.exposureToken && <li className="burden-bad">{t('token.exposure')}</li>}
      {runner.chase && (
        <li className="burden-bad" title={t(`chase.${runner.chase}.text`)}>
          <Icon name="chase" /> {t('hud.chased', { chase: `chase.${runner.chase}.name` })}
        </li>
      )}
      {runner.salvage > 0 && <li>{t('hud.salvage', { n: runner.salvage })}</li>}
    </ul>
  );
}

function Things({ runner }: { readonly runner: Runner }) {
  return (
    <ul className="runner-things" aria-label={t('hud.items', { runner: runnerName(runner.id) })}>
      {runner.weapon && (
        <li className="thing-weapon" title={itemText(runner.weapon)}>
          <Icon name="weapon" /> {itemName(runner.weapon)}
        </li>
      )}
      {runner.items.map((item) => (
        <li key={item} title={itemText(item)}>
          <Icon name={item === 'e-inhibitor' ? 'inhibitor' : 'item'} /> {itemName(item)}
        </li>
      ))}
    </ul>
  );
}

/** Everything about one Runner that does not lie on the Action Track. */
export function RunnerCard({ runner, player, active, done }: RunnerCardProps) {
  return (
    <article
      className={`runner-card ${active ? 'runner-active' : ''} ${done ? 'runner-done' : ''}`}
      aria-label={active ? t('hud.runner-acting', { runner: fullName(runner.id) }) : fullName(runner.id)}
      aria-current={active || undefined}
    >
      <header>
        <RunnerMark runner={runner.id} />
        <h3>{active ? fullName(runner.id) : runnerName(runner.id)}</h3>
        <span className="runner-player">{player}</span>
      </header>
      <WoundRow runner={runner} />
      <GearRow runner={runner} />
      <Burdens runner={runner} />
      <Things runner={runner} />
    </article>
  );
}
