import type { SeatId } from '../../../../models/kernel/types';
import type { CardId } from '../../../../models/survive-until-daylight/ids';
import {
  forecast,
  type PilePreview,
  pileAfterDelay,
  pilePreview,
  usersOf,
} from '../../../../models/survive-until-daylight/preview';
import { memberOf, remaining } from '../../../../models/survive-until-daylight/rules/members';
import { drawerOf } from '../../../../models/survive-until-daylight/rules/search';
import type { State } from '../../../../models/survive-until-daylight/state';
import { listOf, t } from '../../../i18n';
import { oneDigit, percent } from '../../../play/sayings';
import { memberName } from '../names';

/** Who of some seats could use a card at once; empty when nobody could. */
export function usersWords(
  state: State,
  card: CardId,
  among: readonly SeatId[] = state.members.map(({ seat }) => seat),
): string {
  const users = usersOf(state, card).filter((seat) => among.includes(seat));
  return users.length > 0
    ? t('sd.hud.users', { names: listOf(users.map((seat) => memberName(state, seat))) })
    : '';
}

function pileWords({ cards, wave, red }: PilePreview): string {
  return t('sd.hud.pile-odds', { n: cards, chance: percent(wave), red });
}

export function drawWords(state: State): string {
  return pileWords(pilePreview(state));
}

/** What the line as it stands would do to the drawer of WAVE!. */
export function acceptWords(state: State): string {
  const { attackers, expected, worst } = forecast(state, memberOf(state, drawerOf(state)));
  if (attackers === 0) return t('sd.hud.accept-free');
  return t('sd.hud.accept', { n: attackers, expected: oneDigit(expected), worst });
}

export function delayWords(state: State): string {
  const left = remaining(memberOf(state, drawerOf(state))) - 1;
  return t('sd.hud.delay', { left, pile: pileWords(pileAfterDelay(state)) });
}
