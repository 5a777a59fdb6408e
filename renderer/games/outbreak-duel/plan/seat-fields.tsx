import type { Side } from '../../../../models/outbreak-duel/state';
import { Select } from '../../../hud/select';
import { t } from '../../../i18n';
import { SeatRow } from '../../../seats/seat-row';
import { SideMark } from '../hud/side-mark';
import { type GamePlan, HANDICAPS, withSeat } from './game-plan';
import { PairChoices } from './pair-choices';
import type { OwnDecks } from './use-own-decks';

interface SeatFieldsProps {
  readonly plan: GamePlan;
  readonly side: Side;
  readonly own: OwnDecks;
  readonly onChange: (plan: GamePlan) => void;
}

function handicapName(hp: number): string {
  if (hp === 0) return t('od.plan.no-handicap');
  return hp > 0 ? t('od.plan.more', { n: hp }) : t('od.plan.less', { n: -hp });
}

/** One seat: who plays, with which pair of decks, with how many HP more or less. */
export function SeatFields({ plan, side, own, onChange }: SeatFieldsProps) {
  const { handicap, deck, ...person } = plan.seats[side];
  return (
    <SeatRow
      index={side}
      className="od-seat"
      mark={<SideMark side={side} />}
      person={person}
      onPerson={(change) => onChange(withSeat(plan, side, change))}
    >
      <Select
        label={t('od.plan.handicap')}
        options={HANDICAPS.map((hp) => ({ key: String(hp), label: handicapName(hp) }))}
        chosen={String(handicap)}
        onChoose={(key) => onChange(withSeat(plan, side, { handicap: Number(key) }))}
      />
      <PairChoices
        deck={deck}
        own={own}
        onChoose={(chosen) => onChange(withSeat(plan, side, { deck: chosen }))}
      />
    </SeatRow>
  );
}
