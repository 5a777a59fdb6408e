import { DIFFICULTIES } from '../../../../models/dying-light/ids';
import { Choices } from '../../../hud/choices';
import { Switch } from '../../../hud/switch';
import { t } from '../../../i18n';
import { SeedField } from '../../../seats/seed-field';
import { nameOf } from '../../../seats/start';
import type { ContentSource } from '../../content-editor';
import { type GamePlan, MAX_RUNNERS, withRunners } from './game-plan';
import { ScenarioChoices } from './scenario-choices';
import { SeatRow } from './seat-row';
import '../../../seats/plan-editor.css';

const COUNTS = Array.from({ length: MAX_RUNNERS }, (_, index) => String(index + 1));

interface PlanEditorProps {
  readonly plan: GamePlan;
  readonly onChange: (plan: GamePlan) => void;
  readonly source: ContentSource;
}

function TablePart({ plan, onChange }: Omit<PlanEditorProps, 'source'>) {
  const count = plan.runners.length;
  return (
    <div className="plan-table">
      <Choices
        title={t('ui.new.runners')}
        choices={COUNTS.map((key) => ({ key, label: key }))}
        chosen={String(count)}
        onChoose={(key) => onChange(withRunners(plan, Number(key), nameOf))}
        inline
      />
      <Choices
        title={t('ui.new.difficulty')}
        choices={DIFFICULTIES.map((key) => ({ key, label: t(`dl.difficulty.${key}`) }))}
        chosen={plan.difficulty}
        onChoose={(difficulty) => onChange({ ...plan, difficulty })}
        inline
      />
      <SeedField seed={plan.seed} onChange={(seed) => onChange({ ...plan, seed })} />
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

/** Scenario, difficulty and seats of a game of Dying Light. */
export function PlanEditor(props: PlanEditorProps) {
  return (
    <>
      <div className="plan-head">
        <ScenarioChoices
          chosen={props.plan.scenario}
          onChoose={(scenario) => props.onChange({ ...props.plan, scenario })}
          source={props.source}
        />
        <TablePart {...props} />
      </div>
      <div className="plan-seats">
        {COUNTS.slice(0, props.plan.runners.length).map((seat, index) => (
          <SeatRow key={seat} {...props} index={index} />
        ))}
      </div>
    </>
  );
}
