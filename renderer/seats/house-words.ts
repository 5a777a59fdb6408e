/** What the rules of a house are called. */
import { type HouseRule, type HouseRules, houseChoicesOf } from '../../models/kernel/house-rules';
import { listOf, t } from '../i18n';

/** What one choice says. */
export function choiceText(rule: HouseRule): string {
  switch (rule.rule) {
    case 'undo':
      return t(`house.undo.${rule.value}`);
    case 'bots':
      return t(`house.bots.${rule.value}`);
    case 'replies':
      return t(`house.replies.${rule.value}`);
  }
}

/** "Undo: Never: what was played is played" */
export function houseRuleText(rule: HouseRule): string {
  return t('house.rule', { rule: t(`house.${rule.rule}`), value: choiceText(rule) });
}

/** What differs from the book, in one line. */
export function houseText(house: HouseRules, game: Parameters<typeof houseChoicesOf>[0]): string {
  const choices = houseChoicesOf(game);
  const unusual = choices.filter(
    ({ rule, value }) => house[rule] === value && choices.find((one) => one.rule === rule)?.value !== value,
  );
  return unusual.length === 0 ? t('house.usual') : listOf(unusual.map(houseRuleText));
}
