import { useState } from 'react';
import { DIFFICULTIES, SCENARIO_IDS } from '../../../models/dying-light/ids';
import { Button } from '../../hud/button';
import { Choices } from '../../hud/choices';
import { Switch } from '../../hud/switch';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { type GamePlan, MAX_RUNNERS, usualPlan, withRunners } from '../game-plan';
import { randomSeed } from '../random-seed';
import { Screen } from '../screens/screen';
import { SeatRow } from './seat-row';
import './new-game.css';

const COUNTS = Array.from({ length: MAX_RUNNERS }, (_, index) => String(index + 1));

function nameOf(index: number): string {
  return t('ui.new.player', { n: index + 1 });
}

interface PartProps {
  readonly plan: GamePlan;
  readonly onChange: (plan: GamePlan) => void;
}

function TablePart({ plan, onChange }: PartProps) {
  const count = plan.runners.length;
  return (
    <div className="new-game-table">
      <Choices
        title={t('ui.new.scenario')}
        choices={SCENARIO_IDS.map((key) => ({ key, label: t(`scenario.${key}.name`) }))}
        chosen={plan.scenario}
        onChoose={(scenario) => onChange({ ...plan, scenario })}
      />
      <Choices
        title={t('ui.new.runners')}
        choices={COUNTS.map((key) => ({ key, label: key }))}
        chosen={String(count)}
        onChoose={(key) => onChange(withRunners(plan, Number(key), nameOf))}
        inline
      />
      <Choices
        title={t('ui.new.difficulty')}
        choices={DIFFICULTIES.map((key) => ({ key, label: t(`difficulty.${key}`) }))}
        chosen={plan.difficulty}
        onChoose={(difficulty) => onChange({ ...plan, difficulty })}
        inline
      />
      <label className="seat-name">
        <span>{t('ui.new.seed')}</span>
        <input
          value={plan.seed}
          maxLength={40}
          onChange={(event) => onChange({ ...plan, seed: event.target.value })}
        />
      </label>
      {count === 2 && (
        <Switch
          label={t('ui.new.solo-pair')}
          on={plan.soloPair}
          onChange={(soloPair) => onChange({ ...plan, soloPair })}
        />
      )}
    </div>
  );
}

/** Everything can stay as it is: one click starts. */
export function NewGameScreen() {
  const { host, send, url, notify } = useApp();
  const [plan, setPlan] = useState<GamePlan>(() => ({
    ...usualPlan(url.seed ?? randomSeed(), nameOf),
    loaded: url.loaded,
  }));
  const start = () => {
    try {
      host.start(plan);
      send('GAME_READY');
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Screen
      title={t('ui.new-game')}
      onBack={() => send('BACK')}
      actions={<Button look="primary" label={t('ui.new.start')} onPress={start} first />}
    >
      <p className="new-game-story">{t(`scenario.${plan.scenario}.text`)}</p>
      <TablePart plan={plan} onChange={setPlan} />
      {COUNTS.slice(0, plan.runners.length).map((seat, index) => (
        <SeatRow key={seat} plan={plan} index={index} onChange={setPlan} />
      ))}
    </Screen>
  );
}
