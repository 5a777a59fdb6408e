import { Select } from '../../../hud/select';
import { t } from '../../../i18n';
import { PickCard } from '../../../seats/pick-card';
import { SeatRow as AnySeatRow } from '../../../seats/seat-row';
import { TeamMark } from '../hud/team-mark';
import { type GamePlan, HANDICAPS, withColour, withSeat } from './game-plan';
import { teamOptions } from './team-options';

interface SeatRowProps {
  readonly plan: GamePlan;
  readonly index: number;
  readonly onChange: (plan: GamePlan) => void;
}

/** One seat: who plays, in which colour, with how much more food. A colour that somebody else has is swapped. */
export function SeatRow({ plan, index, onChange }: SeatRowProps) {
  const planned = plan.seats[index];
  if (!planned) return null;
  const { colour, handicap } = planned;
  return (
    <AnySeatRow
      index={index}
      className="om-seat"
      mark={<TeamMark colour={colour} />}
      portrait={
        <PickCard
          label={t('om.plan.colour')}
          options={teamOptions(plan)}
          chosen={colour}
          onChoose={(key) => onChange(withColour(plan, index, key))}
          large
        />
      }
      person={planned}
      onPerson={(person) => onChange(withSeat(plan, index, person))}
    >
      <Select
        label={t('om.plan.handicap')}
        options={HANDICAPS.map((food) => ({ key: String(food), label: t('om.plan.food', { n: food }) }))}
        chosen={String(handicap)}
        onChoose={(key) => onChange(withSeat(plan, index, { handicap: Number(key) }))}
      />
    </AnySeatRow>
  );
}
