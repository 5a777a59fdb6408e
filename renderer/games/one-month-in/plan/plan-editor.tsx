import { LAYOUTS } from '../../../../models/one-month-in/content/layouts';
import { Choices } from '../../../hud/choices';
import { Switch } from '../../../hud/switch';
import { t } from '../../../i18n';
import { FirstSelect } from '../../../seats/first-select';
import { SeedField } from '../../../seats/seed-field';
import { nameOf } from '../../../seats/start';
import {
  FEWEST_SEATS,
  type GamePlan,
  layoutsFor,
  MAX_SEATS,
  ROUNDS,
  withGuided,
  withLayout,
  withSeats,
} from './game-plan';
import { MapPicture } from './map-picture';
import { SeatRow } from './seat-row';
import '../../../seats/plan-editor.css';

const COUNTS = Array.from({ length: MAX_SEATS - FEWEST_SEATS + 1 }, (_, index) =>
  String(FEWEST_SEATS + index),
);
const SEATS = Array.from({ length: MAX_SEATS }, (_, index) => `seat ${index + 1}`);

interface PlanEditorProps {
  readonly plan: GamePlan;
  readonly onChange: (plan: GamePlan) => void;
}

function LayoutChoices({ plan, onChange }: PlanEditorProps) {
  const layouts = layoutsFor(plan.seats.length).map((key) => ({
    key,
    label: t(`om.layout.${key}`),
    detail: t('om.plan.map', {
      about: t(`om.layout.${key}.text`),
      tiles: LAYOUTS[key].tiles.length,
      minutes: t(`om.plan.minutes.${key}`),
    }),
    picture: <MapPicture layout={key} teams={plan.seats.map(({ colour }) => colour)} />,
  }));
  return (
    <Choices
      title={t('om.plan.layout')}
      choices={layouts}
      chosen={plan.layout}
      onChoose={(layout) => onChange(withLayout(plan, layout))}
      cards
    />
  );
}

function TablePart({ plan, onChange }: PlanEditorProps) {
  return (
    <div className="plan-table">
      <Choices
        title={t('om.plan.seats')}
        choices={COUNTS.map((key) => ({ key, label: key }))}
        chosen={String(plan.seats.length)}
        onChoose={(key) => onChange(withSeats(plan, Number(key), nameOf))}
        inline
      />
      <Choices
        title={t('om.plan.rounds')}
        choices={ROUNDS.map((rounds) => ({ key: String(rounds), label: String(rounds) }))}
        chosen={String(plan.maxRounds)}
        onChoose={(key) => onChange({ ...plan, maxRounds: ROUNDS.find((one) => String(one) === key) ?? 25 })}
        inline
      />
      <Switch
        label={t('om.plan.guided')}
        on={plan.guided}
        onChange={(guided) => onChange(withGuided(plan, guided, nameOf))}
      />
      <FirstSelect
        label={t('om.plan.first')}
        byLot={t('om.plan.by-lot')}
        seats={plan.seats}
        first={plan.first}
        onChoose={(first) => onChange({ ...plan, first, guided: false })}
      />
      <SeedField seed={plan.seed} onChange={(seed) => onChange({ ...plan, seed })} />
    </div>
  );
}

/** Teams, map and length of a game of One Month In. */
export function PlanEditor(props: PlanEditorProps) {
  return (
    <>
      <div className="plan-head">
        <LayoutChoices {...props} />
        <TablePart {...props} />
      </div>
      <div className="plan-seats">
        {SEATS.slice(0, props.plan.seats.length).map((seat, index) => (
          <SeatRow key={seat} {...props} index={index} />
        ))}
      </div>
    </>
  );
}
