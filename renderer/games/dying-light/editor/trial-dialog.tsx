import { useState } from 'react';
import type { ScenarioBody } from '../../../../models/dying-light/editor/document';
import { DIFFICULTIES } from '../../../../models/dying-light/ids';
import { Button } from '../../../hud/button';
import { Choices } from '../../../hud/choices';
import { Dialog } from '../../../hud/dialog';
import { Switch } from '../../../hud/switch';
import { t } from '../../../i18n';
import { NumberBox } from './fields';
import { triggerPhrase } from './phrases';
import { AT_ONCE, type Trial } from './trial';

interface TrialDialogProps {
  readonly body: ScenarioBody;
  readonly onTry: (trial: Trial) => void;
  readonly onClose: () => void;
}

const COUNTS = ['1', '2', '3', '4'];

/** From which moment a scenario is tried out, by whom, and how hard. */
export function TrialDialog({ body, onTry, onClose }: TrialDialogProps) {
  const { rules } = body;
  const [trial, setTrial] = useState<Trial>(AT_ONCE);
  const [round, setRound] = useState(rules.startRound);
  const [fired, setFired] = useState<readonly string[]>([]);
  const moment = round === rules.startRound && fired.length === 0 ? null : { round, fired };
  return (
    <Dialog title={t('dl.editor.trial')} onClose={onClose} wide>
      <div className="trial-dialog">
        <div className="composer-line">
          <span>{t('dl.editor.trial-round')}</span>
          <NumberBox label={t('dl.editor.trial-round')} value={round} min={1} max={14} onNumber={setRound} />
        </div>
        <Choices
          title={t('ui.new.runners')}
          choices={COUNTS.map((key) => ({ key, label: key }))}
          chosen={String(trial.runners)}
          onChoose={(key) => setTrial({ ...trial, runners: Number(key) })}
          inline
        />
        <Choices
          title={t('ui.new.difficulty')}
          choices={DIFFICULTIES.map((key) => ({ key, label: t(`dl.difficulty.${key}`) }))}
          chosen={trial.difficulty}
          onChoose={(difficulty) => setTrial({ ...trial, difficulty })}
          inline
        />
        <Switch
          label={t('dl.editor.trial-bots')}
          on={trial.bots}
          onChange={(bots) => setTrial({ ...trial, bots })}
        />
        {rules.triggers.length > 0 && (
          <fieldset className="trial-triggers">
            <legend>{t('dl.editor.trial-fired')}</legend>
            {rules.triggers.map((trigger) => (
              <label key={trigger.id}>
                <input
                  type="checkbox"
                  checked={fired.includes(trigger.id)}
                  onChange={({ target }) =>
                    setFired(
                      target.checked ? [...fired, trigger.id] : fired.filter((id) => id !== trigger.id),
                    )
                  }
                />
                <span>{triggerPhrase(trigger, rules)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <div className="dialog-buttons">
        <Button label={t('ui.cancel')} onPress={onClose} />
        <Button
          look="primary"
          label={t('dl.editor.trial-start')}
          onPress={() => onTry({ ...trial, moment })}
          first
        />
      </div>
    </Dialog>
  );
}
