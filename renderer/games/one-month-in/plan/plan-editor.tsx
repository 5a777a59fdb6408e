import { LAYOUTS } from '../../../../models/one-month-in/content/layouts';
import { LAYOUT_IDS } from '../../../../models/one-month-in/ids';
import { Choices } from '../../../hud/choices';
import { Switch } from '../../../hud/switch';
import { shownName, t } from '../../../i18n';
import { FirstSelect } from '../../../seats/first-select';
import { SeedField } from '../../../seats/seed-field';
import { nameOf } from '../../../seats/start';
import type { ContentSource } from '../../content-editor';
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
import { isSameLayout, type OwnLayouts, useOwnLayouts } from './use-own-layouts';
import '../../../seats/plan-editor.css';

const COUNTS = Array.from({ length: MAX_SEATS - FEWEST_SEATS + 1 }, (_, index) =>
  String(FEWEST_SEATS + index),
);
const SEATS = Array.from({ length: MAX_SEATS }, (_, index) => `seat ${index + 1}`);

interface PlanProps {
  readonly plan: GamePlan;
  readonly onChange: (plan: GamePlan) => void;
}

interface PlanEditorProps extends PlanProps {
  readonly source: ContentSource;
}

interface LayoutChoicesProps extends PlanProps {
  readonly own: OwnLayouts;
}

/** Keys of the layouts that people made, beside the ids of the built ones. */
const OWN = 'own ';

/** The built maps for so many teams, and those that people made. */
function LayoutChoices({ plan, onChange, own }: LayoutChoicesProps) {
  const teams = plan.seats.map(({ colour }) => colour);
  const layouts = layoutsFor(plan.seats.length).map((key) => ({
    key,
    label: t(`om.layout.${key}`),
    detail: t('om.plan.map', {
      about: t(`om.layout.${key}.text`),
      tiles: LAYOUTS[key].tiles.length,
      minutes: t(`om.plan.minutes.${key}`),
    }),
    picture: <MapPicture layout={LAYOUTS[key]} teams={teams} />,
  }));
  const made = own.layouts.filter(({ layout }) => layout.bases.length === plan.seats.length);
  const choices = [
    ...layouts,
    ...made.map(({ id, layout }) => ({
      key: `${OWN}${id}`,
      label: shownName(layout.name),
      detail: t(layout.maker === '' ? 'om.plan.own-map' : 'om.plan.own-map-by', {
        tiles: layout.tiles.length,
        maker: shownName(layout.maker),
      }),
      picture: <MapPicture layout={layout} teams={teams} />,
    })),
  ];
  const chosen = made.find(({ layout }) => isSameLayout(layout, plan.layout));
  const choose = (key: string) => {
    const layout =
      LAYOUT_IDS.find((id) => id === key) ?? made.find(({ id }) => `${OWN}${id}` === key)?.layout;
    if (layout) onChange(withLayout(plan, layout));
  };
  return (
    <div className="om-maps">
      <Choices<string>
        title={t('om.plan.layout')}
        choices={choices}
        chosen={typeof plan.layout === 'string' ? plan.layout : chosen ? `${OWN}${chosen.id}` : null}
        onChoose={choose}
        cards
      />
      {own.unready.map((line) => (
        <p key={line} className="om-unready">
          {line}
        </p>
      ))}
    </div>
  );
}

function TablePart({ plan, onChange }: PlanProps) {
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
export function PlanEditor({ source, ...props }: PlanEditorProps) {
  const own = useOwnLayouts(source);
  return (
    <>
      <div className="plan-head">
        <LayoutChoices {...props} own={own} />
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
