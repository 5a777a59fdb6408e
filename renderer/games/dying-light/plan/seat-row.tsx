import { RUNNERS } from '../../../../models/dying-light/content/runners';
import { GEAR_SET_IDS, RUNNER_IDS, STARTING_WEAPON_IDS } from '../../../../models/dying-light/ids';
import { Select } from '../../../hud/select';
import { t } from '../../../i18n';
import { Portrait } from '../../../seats/portrait';
import { SeatRow as AnySeatRow } from '../../../seats/seat-row';
import { RunnerMark } from '../hud/runner-mark';
import { fullName, itemName, itemText } from '../names';
import { type GamePlan, withPerson, withPick } from './game-plan';
import { portraitOf } from './pictures';

interface SeatRowProps {
  readonly plan: GamePlan;
  readonly index: number;
  readonly onChange: (plan: GamePlan) => void;
}

/** One seat: who plays, which Runner, with which Gear and Weapon. Picks that somebody else has are swapped. */
export function SeatRow({ plan, index, onChange }: SeatRowProps) {
  const planned = plan.runners[index];
  if (!planned) return null;
  const isSecond = plan.soloPair && index > 0;
  return (
    <AnySeatRow
      index={index}
      {...(isSecond && { title: t('ui.new.second') })}
      mark={<RunnerMark runner={planned.runner} />}
      portrait={<Portrait src={portraitOf(planned.runner)} />}
      person={isSecond ? null : planned}
      onPerson={(person) => onChange(withPerson(plan, index, person))}
    >
      <Select
        label={t('ui.new.runner')}
        options={RUNNER_IDS.map((key) => ({ key, label: fullName(key) }))}
        chosen={planned.runner}
        onChoose={(runner) => onChange(withPick(plan, index, 'runner', runner))}
      />
      <Select
        label={t('ui.new.gear')}
        options={GEAR_SET_IDS.map((key) => ({ key, label: t(`dl.gear-set.${key}`) }))}
        chosen={planned.gear}
        onChoose={(gear) => onChange(withPick(plan, index, 'gear', gear))}
      />
      <Select
        label={t('ui.new.weapon')}
        options={STARTING_WEAPON_IDS.map((key) => ({ key, label: itemName(key) }))}
        chosen={planned.weapon}
        onChoose={(weapon) => onChange(withPick(plan, index, 'weapon', weapon))}
      />
      <p className="seat-notes">
        {t(`dl.skill.${RUNNERS[planned.runner].skill}.text`)} {itemText(planned.weapon)}
      </p>
    </AnySeatRow>
  );
}
