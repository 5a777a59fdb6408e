/** Chances and what they promise, in a few words (specification section 10). */
import { type AttackOdds, attackOdds, escapeOdds } from '../../../../models/outbreak-duel/odds/attacks';
import type { Purchase } from '../../../../models/outbreak-duel/odds/spawning';
import type { State, Uid } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { percent } from '../../../play/sayings';

function rollPart({ need, bonus, numbers, chance }: AttackOdds): string {
  const params = { need: need ?? 0, bonus, n: numbers, chance: percent(chance) };
  if (numbers > 0) return t('od.odds.unarmed', params);
  if (need === null) return t('od.odds.sure');
  return bonus === 0 ? t('od.odds.roll', params) : t('od.odds.roll-bonus', params);
}

/** "3+, +1: 83%, 3 damage, kills" */
export function attackWords(state: State, zombie: Uid, extra?: Parameters<typeof attackOdds>[2]): string {
  const odds = attackOdds(state, zombie, extra);
  if (!odds) return '';
  const parts = [rollPart(odds), t('od.odds.damage', { n: odds.damage })];
  if (odds.kills) parts.push(t('od.odds.kills'));
  if (odds.burst > 0) parts.push(t('od.odds.burst', { n: odds.burst }));
  return parts.join(', ');
}

/** "83% · kills" */
export function shortAttackWords(state: State, zombie: Uid): string {
  const odds = attackOdds(state, zombie);
  if (!odds) return '';
  return t(odds.kills ? 'od.odds.short-kills' : 'od.odds.short', { chance: percent(odds.chance) });
}

/** "4+: 50%, prevents 3" */
export function escapeWords(state: State): string {
  const odds = escapeOdds(state);
  if (!odds) return '';
  const { need, bonus, chance, prevents } = odds;
  const params = { need, bonus, chance: percent(chance), n: prevents };
  return t(bonus === 0 ? 'od.odds.escape' : 'od.odds.escape-bonus', params);
}

/** "2 TH, leaves 4, bites now" */
export function purchaseWords({ cost, left, decays, bites }: Purchase): string {
  const parts = [t('od.odds.price', { n: cost, left }), t(`od.odds.bites-${bites}`)];
  if (decays) parts.push(t('od.odds.decays'));
  return parts.join(', ');
}
