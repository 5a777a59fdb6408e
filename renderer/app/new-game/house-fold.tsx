import { type HouseRule, houseRulesOf } from '../../../models/kernel/house-rules';
import { t } from '../../i18n';
import { Fold } from '../../play/frame/fold';
import { HouseFields } from '../../seats/house-fields';
import { houseText } from '../../seats/house-words';
import './house-fold.css';

interface HouseFoldProps {
  readonly rules: Parameters<typeof houseText>[1];
  readonly agreed: readonly HouseRule[];
  readonly onChange: (agreed: readonly HouseRule[]) => void;
}

/** The rules of the house of a game to come: one line, for most people leave them as they are. */
export function HouseFold({ rules, agreed, onChange }: HouseFoldProps) {
  const house = houseRulesOf(agreed);
  return (
    <Fold
      title={t('house.title')}
      className="house-fold"
      line={t('house.rule', { rule: t('house.title'), value: houseText(house, rules) })}
    >
      <HouseFields rules={rules} house={house} onAgree={(rule) => onChange([...agreed, rule])} />
    </Fold>
  );
}
