import type { CardId, PileCardId } from '../../../../models/survive-until-daylight/ids';
import { isSeat } from '../../../../models/survive-until-daylight/rules/enemy-damage';
import type { State } from '../../../../models/survive-until-daylight/state';
import { listOf, t } from '../../../i18n';
import { cardName, combatName, hordeName, hordeType, memberName, placedName } from '../names';

function ofAttack({ attack, ...state }: State): string {
  if (!attack) return '';
  const params = { weapon: cardName(attack.weapon), enemy: placedName({ ...state, attack }, attack.target) };
  return attack.drawn.length > 0
    ? t('sd.hud.situation.drawn', { ...params, cards: listOf(attack.drawn.map(combatName)) })
    : t('sd.hud.situation.attack', params);
}

function ofStrike(state: State): string {
  const { strike } = state;
  if (!strike?.attacker || strike.target === null) return '';
  const seat = strike.hit?.seat ?? (isSeat(strike.target) ? strike.target : null);
  const target = seat ? memberName(state, seat) : hordeName('survivor');
  const params = { enemy: hordeName(hordeType(strike.attacker)), target };
  return strike.drawn.length > 0
    ? t('sd.hud.situation.strike-drawn', { ...params, cards: listOf(strike.drawn.map(combatName)) })
    : t('sd.hud.situation.strike', params);
}

/** The card that was drawn or is offered; null when none is. */
export function cardInHand({
  drawn,
  offer,
}: State): { readonly card: PileCardId | CardId; readonly count: number } | null {
  if (offer) return offer;
  return drawn ? { card: drawn, count: 1 } : null;
}

/** What the open decision is about besides a card: who offers it, the attack that is going on. Empty for nothing. */
export function situation(state: State): string {
  if (state.offer) return t('sd.hud.situation.offer', { from: memberName(state, state.offer.from) });
  return state.attack ? ofAttack(state) : ofStrike(state);
}
