import { isSeat } from '../../../../models/survive-until-daylight/rules/enemy-damage';
import { isFound } from '../../../../models/survive-until-daylight/rules/search';
import type { State } from '../../../../models/survive-until-daylight/state';
import { listOf, t } from '../../../i18n';
import { cardName, cardText, combatName, hordeName, hordeType, memberName, placedName } from '../names';

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

/** What the open decision is about: the card in hand, the attack that is going on. Empty when nothing lies open. */
export function situation(state: State): string {
  if (isFound(state.drawn)) return cardText(state.drawn);
  if (state.offer) return t('sd.hud.situation.offer', { from: memberName(state, state.offer.from) });
  return state.attack ? ofAttack(state) : ofStrike(state);
}
