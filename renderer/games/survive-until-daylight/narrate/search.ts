import type { EntryOf } from '../../../../models/survive-until-daylight/entries';
import { RED_IDS, type RedId } from '../../../../models/survive-until-daylight/ids';
import { isRed } from '../../../../models/survive-until-daylight/rules/search';
import { listOf } from '../../../i18n';
import { cardCount, cardName } from '../names';
import type { Narration, Sentence } from './sentence';

function isRedCard(id: string): id is RedId {
  return RED_IDS.some((red) => red === id);
}

function refilled({ added, before }: EntryOf<'pile-refilled'>): Sentence {
  const params = { added, before, total: added + before + 1 };
  if (added > 0) return { params, variant: before > 0 ? 'joined' : 'fresh' };
  return { params, variant: before > 0 ? 'none' : 'empty' };
}

/** Searching and trading. */
export const SEARCH = {
  'pile-refilled': refilled,
  scouted: (e, nameOf) => ({
    params: { seat: nameOf(e.seat), n: e.cards.length, cards: listOf(e.cards.map(cardName)) },
    variant: e.cards.length === 1 ? 'one' : 'several',
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
    params: { seat: nameOf(e.seat), cards: cardCount(e.card, e.count) },
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
    params: { from: nameOf(e.from), to: nameOf(e.to), cards: cardCount(e.card, e.count) },
  }),
  'gift-taken': (e, nameOf) => ({
    params: { from: nameOf(e.from), to: nameOf(e.to), cards: cardCount(e.card, e.count) },
  }),
  'gift-refused': (e, nameOf) => ({
    params: { from: nameOf(e.from), to: nameOf(e.to), card: cardName(e.card) },
  }),
  'junk-traded': (e, nameOf) => ({ params: { seat: nameOf(e.seat), n: e.count } }),
  'seat-ready': (e, nameOf) => ({ params: { seat: nameOf(e.seat) }, variant: e.ready ? 'yes' : 'no' }),
} satisfies Partial<Narration>;
