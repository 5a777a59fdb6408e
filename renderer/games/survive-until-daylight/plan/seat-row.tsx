import { t } from '../../../i18n';
import { PickCard } from '../../../seats/pick-card';
import { SeatRow as AnySeatRow } from '../../../seats/seat-row';
import { CharacterMark } from '../hud/character-mark';
import { characterOptions } from './character-options';
import { type GamePlan, withCharacter, withSeat } from './game-plan';

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
      portrait={
        <PickCard
          label={t('sd.plan.character')}
          options={characterOptions(plan)}
          chosen={character}
          onChoose={(key) => onChange(withCharacter(plan, index, key))}
          large
        />
      }
      person={planned}
      onPerson={(person) => onChange(withSeat(plan, index, person))}
    >
      <p className="seat-notes">
        {t(`sd.character.${character}.always`)} {t(`sd.character.${character}.first`)}
      </p>
    </AnySeatRow>
  );
}
