import { GEAR } from '../../../../models/dying-light/content/gear';
import { entryOfElement } from '../../../../models/dying-light/rulebook';
import type { GearToken, Runner } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import { Icon } from '../../../icons';
import { markCloseup } from '../../../play/closeup/closeup';
import { HelpMark } from '../../../rulebook/help-mark';
import { gearName, runnerName } from '../names';
import { ruleOf } from '../rule-of';
import type { Subject } from './closeup';

function Gear(gear: GearToken) {
  const { id, condition } = gear;
  const { slot, boost, prevents } = GEAR[id];
  const words = t('dl.hud.gear', {
    gear: gearName(id),
    state: t(`dl.gear-state.${condition}`),
    boost: t(`dl.boost.${boost}`),
    prevents: t(`dl.prevents.${prevents}`),
  });
  return (
    <li className={`gear gear-${condition}`} title={words} {...markCloseup<Subject>({ kind: 'gear', gear })}>
      <Icon name={slot} title={words} />
    </li>
  );
}

interface GearRowProps {
  readonly runner: Runner;
  /** Shows the mark that opens the rulebook. */
  readonly asks: boolean;
}

/** The three Gear tokens with their condition. */
export function GearRow({ runner, asks }: GearRowProps) {
  return (
    <div {...ruleOf('gear-slot', 'jacket')}>
      <ul className="gear-row" aria-label={t('dl.hud.gear-of', { runner: runnerName(runner.id) })}>
        {runner.gear.map((token) => (
          <Gear key={token.id} {...token} />
        ))}
      </ul>
      {asks && <HelpMark entry={entryOfElement('gear-slot', 'jacket')} />}
    </div>
  );
}
