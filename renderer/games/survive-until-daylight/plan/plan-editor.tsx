import { DIFFICULTIES } from '../../../../models/survive-until-daylight/ids';
import { Button } from '../../../hud/button';
import { Choices } from '../../../hud/choices';
import { t } from '../../../i18n';
import { FirstSelect } from '../../../seats/first-select';
import { SeedField } from '../../../seats/seed-field';
import { nameOf } from '../../../seats/start';
import { type GamePlan, MAX_SEATS, withSeats, withShuffled } from './game-plan';
import { nightOf } from './portraits';
import { SeatRow } from './seat-row';
import '../../../seats/plan-editor.css';
import './plan-editor.css';

const COUNTS = Array.from({ length: MAX_SEATS }, (_, index) => String(index + 1));

interface PlanEditorProps {
  readonly plan: GamePlan;
  readonly onChange: (plan: GamePlan) => void;
}

function DifficultyChoices({ plan, onChange }: PlanEditorProps) {
  return (
    <Choices
      title={t('ui.new.difficulty')}
      choices={DIFFICULTIES.map((key) => ({
        key,
        label: t(`sd.difficulty.${key}`),
        detail: t(`sd.difficulty.${key}.text`),
        picture: <img src={nightOf(key)} alt="" />,
      }))}
      chosen={plan.difficulty}
      onChoose={(difficulty) => onChange({ ...plan, difficulty })}
      cards
    />
  );
}

function TablePart({ plan, onChange }: PlanEditorProps) {
  return (
    <div className="plan-table">
      <Choices
        title={t('sd.plan.seats')}
        choices={COUNTS.map((key) => ({ key, label: key }))}
        chosen={String(plan.seats.length)}
        onChoose={(key) => onChange(withSeats(plan, Number(key), nameOf))}
        inline
      />
      <FirstSelect
        label={t('sd.plan.first')}
        byLot={t('sd.first-player.random')}
        seats={plan.seats}
        first={plan.first}
        onChoose={(first) => onChange({ ...plan, first })}
      />
      <SeedField seed={plan.seed} onChange={(seed) => onChange({ ...plan, seed })} />
      <span className="plan-shuffle">
        <Button label={t('sd.plan.shuffle')} onPress={() => onChange(withShuffled(plan, Math.random))} />
      </span>
    </div>
  );
}

/** Seats, characters and difficulty of a game of Survive Until Daylight. */
export function PlanEditor(props: PlanEditorProps) {
  return (
    <>
      <div className="plan-head">
        <DifficultyChoices {...props} />
        <TablePart {...props} />
      </div>
      <div className="plan-seats sd-seats">
        {COUNTS.slice(0, props.plan.seats.length).map((seat, index) => (
          <SeatRow key={seat} {...props} index={index} />
        ))}
      </div>
    </>
  );
}
