import { isFaceDown } from '../../../../models/kernel/hidden';
import type { EntryOf } from '../../../../models/outbreak-duel/entries';
import type { State } from '../../../../models/outbreak-duel/state';
import { composedText, listOf } from '../../../i18n';
import { cardName, personOf, survivorName } from '../names';
import type { Narration, Sentence } from './sentence';

function firstPlayer({ seat, byLot }: EntryOf<'first-player'>, state: State): Sentence {
  return { params: { name: survivorName(state, seat) }, variant: byLot ? 'lot' : 'asked' };
}

function drew({ seat, cards }: EntryOf<'drew'>, state: State): Sentence {
  const params = { name: survivorName(state, seat), n: cards.length };
  return { params, variant: cards.length === 1 ? 'one' : 'several' };
}

/** Which card was taken is named only where everybody saw it. */
function took({ seat, card, from }: EntryOf<'took'>, state: State): Sentence {
  const name = survivorName(state, seat);
  if (from === 'look' || isFaceDown(card)) return { params: { name }, variant: 'unseen' };
  return { params: { name, card: cardName(card) }, variant: from };
}

function ended({ outcome }: EntryOf<'game-over'>, state: State): Sentence {
  const [winner] = outcome.winners;
  const name = winner ? survivorName(state, winner) : '';
  return { params: { reason: composedText(outcome.reason), name } };
}

/** Set-up, how turns begin and end, cards that come into a hand, and the end of the game. */
export const COURSE = {
  'first-player': firstPlayer,
  dealt: (e, state) => ({
    params: {
      person: personOf(state, e.seat),
      name: cardName(e.survivor),
      hp: e.hp,
      th: e.th,
      row: listOf(e.row.map(cardName)),
    },
    variant: e.th > 0 ? 'first' : 'second',
  }),
  kept: (e, state) => ({ params: { name: survivorName(state, e.seat), n: e.count } }),
  ready: (e, state) => ({ params: { name: survivorName(state, e.seat) } }),
  'turn-started': (e, state) => ({
    params: { n: e.round, name: survivorName(state, e.seat) },
  }),
  refreshed: (e, state) => ({
    params: { name: survivorName(state, e.seat), ap: e.ap, tp: e.tp, reserve: e.reserve },
    variant: e.reserve > 0 ? 'banked' : 'plain',
  }),
  drew,
  'survivor-phase-ended': (e, state) => ({ params: { name: survivorName(state, e.seat), ap: e.ap } }),
  'turn-ended': (e, state) => ({ params: { name: survivorName(state, e.seat), n: e.reserve } }),
  looked: (e, state) => ({ params: { name: survivorName(state, e.seat), n: e.count } }),
  took,
  'auto-pass-set': (e, state) => ({ params: { name: survivorName(state, e.seat) } }),
  forced: () => ({ params: {} }),
  'game-over': ended,
} satisfies Partial<Narration>;
