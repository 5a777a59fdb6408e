import { RUNNERS } from '../../../../models/dying-light/content/runners';
import { t } from '../../../i18n';
import { PickCard } from '../../../seats/pick-card';
import { SeatRow as AnySeatRow } from '../../../seats/seat-row';
import { RunnerMark } from '../hud/runner-mark';
import { type GamePlan, withPerson, withPick } from './game-plan';
import { gearOptions, runnerOptions, weaponOptions } from './pick-options';

interface SeatRowProps {
  readonly plan: GamePlan;
  readonly index: number;
  readonly onChange: (plan: GamePlan) => void;
}

/** One seat: who plays, which Runner, in which Gear, with which Weapon. Picks that somebody else has are swapped. */
export function SeatRow({ plan, index, onChange }: SeatRowProps) {
  const planned = plan.runners[index];
  if (!planned) return null;
  const { runner, gear, weapon } = planned;
  const isSecond = plan.soloPair && index > 0;
  return (
    <AnySeatRow
      index={index}
      {...(isSecond && { title: t('ui.new.second') })}
      mark={<RunnerMark runner={runner} />}
      portrait={
        <PickCard
          label={t('ui.new.runner')}
          options={runnerOptions(plan)}
          chosen={runner}
          onChoose={(key) => onChange(withPick(plan, index, 'runner', key))}
          large
        />
      }
      person={isSecond ? null : planned}
      onPerson={(person) => onChange(withPerson(plan, index, person))}
    >
      <PickCard
        label={t('ui.new.weapon')}
        options={weaponOptions(plan)}
        chosen={weapon}
        onChoose={(key) => onChange(withPick(plan, index, 'weapon', key))}
      />
      <PickCard
        label={t('ui.new.gear')}
        options={gearOptions(plan)}
        chosen={gear}
        onChoose={(key) => onChange(withPick(plan, index, 'gear', key))}
      />
      <p className="seat-notes">{t(`dl.skill.${RUNNERS[runner].skill}.text`)}</p>
    </AnySeatRow>
  );
}
