/** What a card costs now, in a few words. */
import { SURVIVOR_CARDS } from '../../../../models/outbreak-duel/content/cards';
import type { SurvivorCardId } from '../../../../models/outbreak-duel/ids';
import { eventOf } from '../../../../models/outbreak-duel/rules/costs';
import { replyOf } from '../../../../models/outbreak-duel/rules/react-legal';
import type { State } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';

export interface Cost {
  readonly n: number;
  readonly what: 'ap' | 'tp';
}

/** AP or TP; an Event that Quick or Wren makes cheaper costs less now (OD-TURN-06). */
export function costOf(card: SurvivorCardId, state: State): Cost {
  const reply = replyOf(card);
  if (reply) return { n: reply.tp, what: 'tp' };
  const event = eventOf(state, card);
  if (event) return { n: event.ap, what: 'ap' };
  const data = SURVIVOR_CARDS[card];
  return { n: 'ap' in data ? data.ap : 0, what: 'ap' };
}

export function costWords(card: SurvivorCardId, state: State): string {
  const { n, what } = costOf(card, state);
  return t(`od.hud.cost.${what}`, { n });
}
