import { FATAL_HEAVY_WOUND } from '../../../../models/dying-light/content/board';
import { entryOfElement } from '../../../../models/dying-light/rulebook';
import type { Runner } from '../../../../models/dying-light/state';
import { listOf, t } from '../../../i18n';
import { Icon } from '../../../icons';
import { markCloseup } from '../../../play/closeup/closeup';
import { HelpMark } from '../../../rulebook/help-mark';
import { runnerName, woundName } from '../names';
import { ruleOf } from '../rule-of';
import type { Subject } from './closeup';

function spoken({ id, heavyWounds, lightWound }: Runner): string {
  return t('dl.hud.wounds', {
    runner: runnerName(id),
    heavy: heavyWounds.length,
    of: FATAL_HEAVY_WOUND,
    names: heavyWounds.length > 0 ? listOf(heavyWounds.map(woundName)) : t('ui.nothing'),
    light: lightWound ? t('dl.hud.light-yes') : t('dl.hud.light-no'),
  });
}

const LIGHT = markCloseup<Subject>({ kind: 'card', card: { family: 'light', id: 'light' } });

interface WoundRowProps {
  readonly runner: Runner;
  /** Shows the mark that opens the rulebook. */
  readonly asks: boolean;
}

/** Four places for Heavy Wounds, the last one fatal, and the Light one beside them (DL-WND-01..03). */
export function WoundRow({ runner, asks }: WoundRowProps) {
  const places = Array.from({ length: FATAL_HEAVY_WOUND }, (_, index) => ({
    place: index + 1,
    wound: runner.heavyWounds[index] ?? null,
  }));
  return (
    <div {...ruleOf('part', 'heavy-wound')}>
      <div className="wound-row" role="img" aria-label={spoken(runner)}>
        <span
          className={runner.lightWound ? 'wound wound-light' : 'wound'}
          title={t('dl.wound-side.light')}
          {...(runner.lightWound && LIGHT)}
        >
          {runner.lightWound && <Icon name="wound" />}
        </span>
        {places.map(({ place, wound }) => (
          <span
            key={place}
            className={wound ? 'wound wound-heavy' : 'wound wound-place'}
            {...(wound && markCloseup<Subject>({ kind: 'card', card: { family: 'heavy', id: wound } }))}
            title={wound ? `${woundName(wound)}: ${t(`dl.wound.${wound}.text`)}` : t('dl.wound-side.heavy')}
          >
            {wound ? <Icon name="heavy" /> : place}
          </span>
        ))}
      </div>
      {asks && <HelpMark entry={entryOfElement('part', 'heavy-wound')} />}
    </div>
  );
}
