import type { Advice } from '../../models/kernel/lesson';
import type { Coach } from '../games/coach';
import { Button } from '../hud/button';
import { KeyMark } from '../hud/key-mark';
import { Panel } from '../hud/panel';
import { composedText, messageText, t } from '../i18n';
import { CAMERA, COACH_AGAIN, COACH_NEXT, HELP } from '../input/commands';
import { useQuestion } from '../input/presses';
import { useCommands } from '../input/shortcuts';
import './coach-panel.css';

/** How to look about and to ask, said with the first step of every lesson. */
function Tools() {
  return (
    <ul className="coach-tools">
      <li>{t('coach.tools')}</li>
      <li>
        <KeyMark command={CAMERA.focus} />
        <span>{t('coach.tools.focus')}</span>
      </li>
      <li>
        <KeyMark command={HELP} />
        <span>{t('coach.tools.help')}</span>
      </li>
    </ul>
  );
}

function Words({ advice, said }: { readonly advice: Advice; readonly said: number }) {
  const { aside, text, params, explains } = advice;
  return (
    <div className="coach-words" aria-live="polite">
      {/* A new key says the words again to those who listen. */}
      <div key={`${text} ${said}`}>
        {aside && <p className="coach-aside">{composedText(aside)}</p>}
        <p>{messageText({ id: text, params })}</p>
        {explains && <p className="coach-word">{composedText(explains)}</p>}
      </div>
    </div>
  );
}

interface CoachPanelProps {
  readonly coach: Coach;
  /** Number of steps of the lesson. */
  readonly steps: number;
}

/** What the coach says, under the top bar where it covers no part of the table that it talks about. */
export function CoachPanel({ coach, steps }: CoachPanelProps) {
  const { advice, said, heard, next, again, skip } = coach;
  const answering = useQuestion('coach', advice.text);
  const read = answering(next);
  useCommands([[COACH_AGAIN, again], ...(advice.read ? [[COACH_NEXT, read] as const] : [])]);
  const count = advice.step === null ? t('coach.between') : t('coach.count', { n: heard, of: steps });
  return (
    <Panel title={t('coach.title')} className="coach" bare>
      <Words advice={advice} said={said} />
      {heard === 1 && <Tools />}
      <div className="coach-foot">
        <span className="coach-count">{count}</span>
        <Button look="quiet" label={t('coach.skip')} onPress={skip} />
        <Button look="quiet" label={t('coach.again')} shortcut={COACH_AGAIN} onPress={again} />
        {advice.read && (
          <Button look="primary" label={t('coach.next')} shortcut={COACH_NEXT} onPress={read} />
        )}
      </div>
    </Panel>
  );
}
