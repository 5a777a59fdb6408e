import { type Advice, LAST_STEP } from '../../models/dying-light/tutorial';
import { Button } from '../hud/button';
import { Panel } from '../hud/panel';
import { t } from '../i18n';
import { useShortcuts } from '../input/shortcuts';
import type { Coach } from './use-coach';
import './coach-panel.css';
import './pointing.css';

function Words({ advice, said }: { readonly advice: Advice; readonly said: number }) {
  const { aside, text, params } = advice;
  return (
    <div className="coach-words" aria-live="polite">
      {/* A new key says the words again to those who listen. */}
      <div key={`${text} ${said}`}>
        {aside && <p className="coach-aside">{t(aside)}</p>}
        <p>{t(text, params)}</p>
      </div>
    </div>
  );
}

/** What the coach says, under the top bar where it covers no part of the table that it talks about. */
export function CoachPanel({ coach }: { readonly coach: Coach }) {
  const { advice, said, next, again, skip } = coach;
  useShortcuts({ h: again, ...(advice.read && { n: next }) });
  const count =
    advice.step === null ? t('coach.between') : t('coach.count', { n: advice.step, of: LAST_STEP });
  return (
    <Panel title={t('coach.title')} className="coach" bare>
      <Words advice={advice} said={said} />
      <div className="coach-foot">
        <span className="coach-count">{count}</span>
        <Button look="quiet" label={t('coach.skip')} onPress={skip} />
        <Button look="quiet" label={t('coach.again')} shortcut="H" onPress={again} />
        {advice.read && <Button look="primary" label={t('coach.next')} shortcut="N" onPress={next} />}
      </div>
    </Panel>
  );
}
