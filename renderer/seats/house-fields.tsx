import { type HouseRule, type HouseRules, houseChoicesOf } from '../../models/kernel/house-rules';
import { Select } from '../hud/select';
import { t } from '../i18n';
import { choiceText } from './house-words';
import './seats-dialog.css';

interface HouseFieldsProps {
  /** The game that the house plays. */
  readonly rules: Parameters<typeof houseChoicesOf>[0];
  readonly house: HouseRules;
  readonly onAgree: (rule: HouseRule) => void;
}

/** A list of choices for every rule of the house that a game knows. */
export function HouseFields({ rules, house, onAgree }: HouseFieldsProps) {
  const choices = houseChoicesOf(rules);
  const asked = [...new Set(choices.map(({ rule }) => rule))];
  return asked.map((rule) => {
    const options = choices.filter((one) => one.rule === rule);
    return (
      <div key={rule} className="seat-line">
        <Select
          label={t(`house.${rule}`)}
          options={options.map((one) => ({ key: one.value, label: choiceText(one) }))}
          chosen={house[rule]}
          onChoose={(key) => {
            const wanted = options.find(({ value }) => value === key);
            if (wanted) onAgree(wanted);
          }}
        />
      </div>
    );
  });
}
