import { RED_IDS, type RedId } from '../../../../models/survive-until-daylight/ids';
import { isRed } from '../../../../models/survive-until-daylight/rules/search';
import { listOf } from '../../../i18n';
import { cardName } from '../names';
import type { Narration } from './sentence';

function isRedCard(id: string): id is RedId {
  return RED_IDS.some((red) => red === id);
}

/** Searching and trading. */
export const SEARCH: Narration<
  | 'pile-refilled'
  | 'scouted'
  | 'card-found'
  | 'card-kept'
  | 'card-left'
  | 'cards-discarded'
  | 'red-ignored'
  | 'card-lost'
  | 'wave-accepted'
  | 'wave-delayed'
  | 'gift-offered'
  | 'gift-taken'
  | 'gift-refused'
  | 'junk-traded'
  | 'seat-ready'
> = {
  'pile-refilled': (e) => ({
    params: { added: e.added, before: e.before, total: e.added + e.before + 1 },
  }),
  scouted: (e, nameOf) => ({
    params: { seat: nameOf(e.seat), n: e.cards.length, cards: listOf(e.cards.map(cardName)) },
  }),
  'card-found': (e, nameOf) => ({
    params: { seat: nameOf(e.seat), card: cardName(e.card) },
    ...(e.card === 'wave' && { variant: 'wave' }),
    ...(isRed(e.card) && { variant: 'red' }),
  }),
  'card-kept': (e, nameOf) => ({
    params: { seat: nameOf(e.seat), card: cardName(e.card) },
    variant: e.auto ? 'auto' : 'asked',
  }),
  'card-left': (e, nameOf) => ({ params: { seat: nameOf(e.seat), card: cardName(e.card) } }),
  'cards-discarded': (e, nameOf) => ({
    params: { seat: nameOf(e.seat), card: cardName(e.card), n: e.count },
  }),
  'red-ignored': (e, nameOf) => ({
    params: { seat: nameOf(e.seat), card: cardName(e.card) },
    variant: e.again ? 'again' : 'once',
  }),
  'card-lost': (e, nameOf) =>
    isRedCard(e.to)
      ? { params: { seat: nameOf(e.seat), card: cardName(e.card) }, variant: 'crow' }
      : { params: { seat: nameOf(e.seat), card: cardName(e.card), thief: nameOf(e.to) }, variant: 'stolen' },
  'wave-accepted': (e, nameOf) => ({
    params: { seat: nameOf(e.seat) },
    variant: e.undelayed ?? 'free',
  }),
  'wave-delayed': (e, nameOf) => ({ params: { seat: nameOf(e.seat), n: e.cards } }),
  'gift-offered': (e, nameOf) => ({
    params: { from: nameOf(e.from), to: nameOf(e.to), card: cardName(e.card), n: e.count },
  }),
  'gift-taken': (e, nameOf) => ({
    params: { from: nameOf(e.from), to: nameOf(e.to), card: cardName(e.card), n: e.count },
  }),
  'gift-refused': (e, nameOf) => ({
    params: { from: nameOf(e.from), to: nameOf(e.to), card: cardName(e.card) },
  }),
  'junk-traded': (e, nameOf) => ({ params: { seat: nameOf(e.seat), n: e.count } }),
  'seat-ready': (e, nameOf) => ({ params: { seat: nameOf(e.seat) }, variant: e.ready ? 'yes' : 'no' }),
};
