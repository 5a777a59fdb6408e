import { CHARACTER_IDS } from '../../../../models/survive-until-daylight/ids';
import { Select } from '../../../hud/select';
import { t } from '../../../i18n';
import { Portrait } from '../../../seats/portrait';
import { SeatRow as AnySeatRow } from '../../../seats/seat-row';
import { CharacterMark } from '../hud/character-mark';
import { characterName } from '../names';
import { type GamePlan, withCharacter, withSeat } from './game-plan';
import { portraitOf } from './portraits';

interface SeatRowProps {
  readonly plan: GamePlan;
  readonly index: number;
  readonly onChange: (plan: GamePlan) => void;
}

/** One seat: who plays, and which character. A character that somebody else has is swapped. */
export function SeatRow({ plan, index, onChange }: SeatRowProps) {
  const planned = plan.seats[index];
  if (!planned) return null;
  const { character } = planned;
  return (
    <AnySeatRow
      index={index}
      className="sd-seat"
      mark={<CharacterMark character={character} />}
      portrait={<Portrait src={portraitOf(character)} />}
      person={planned}
      onPerson={(person) => onChange(withSeat(plan, index, person))}
    >
      <Select
        label={t('sd.plan.character')}
        options={CHARACTER_IDS.map((key) => ({ key, label: characterName(key) }))}
        chosen={character}
        onChoose={(key) => onChange(withCharacter(plan, index, key))}
      />
      <p className="seat-notes">
        {t(`sd.character.${character}.always`)} {t(`sd.character.${character}.first`)}
      </p>
    </AnySeatRow>
  );
}
