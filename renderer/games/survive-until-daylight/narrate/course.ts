import { isWon } from '../../../../models/kernel/outcome';
import { composedText, t } from '../../../i18n';
import { hordeCounts } from '../names';
import type { Narration } from './sentence';

/** Set-up, and how rounds begin and end. */
export const COURSE = {
  'character-picked': (e) => ({ params: { seat: t(`sd.character.${e.character}`) } }),
  'first-player-set': (e, nameOf) => ({
    params: { seat: nameOf(e.seat) },
    variant: e.byLot ? 'lot' : 'chosen',
  }),
  'starter-picked': (e, nameOf) => ({ params: { seat: nameOf(e.seat), weapon: t(`sd.card.${e.weapon}`) } }),
  'decks-built': (e) => ({ params: { n: e.pile } }),
  'option-set': (e, nameOf) => ({
    params: {
      seat: nameOf(e.seat),
      ask: t(`sd.lucky-ask.${e.luckyAsk}`),
      keep: t(`sd.log.option-set.${e.autoKeep ? 'auto-keep' : 'asks'}`),
    },
  }),
  forced: () => ({ params: {} }),
  'round-started': (e) => ({ params: { round: e.round }, variant: e.overtime ? 'overtime' : 'wave' }),
  'assault-turned': (e) => ({ params: { assault: t(`sd.assault.${e.assault}`) } }),
  'line-joined': (e) => ({
    params: { cards: hordeCounts(e.cards) },
    ...(e.cards.length === 0 && { variant: 'nobody' }),
  }),
  'survivor-joined': (e, nameOf) => ({ params: { seat: nameOf(e.seat) } }),
  'token-passed': (e, nameOf) => ({ params: { from: nameOf(e.from), to: nameOf(e.to) } }),
  'round-ended': (e) => ({ params: { round: e.round } }),
  'character-died': (e, nameOf) => ({ params: { seat: nameOf(e.seat) } }),
  'game-over': (e) => ({
    params: { reason: composedText(e.outcome.reason) },
    variant: isWon(e.outcome) ? 'win' : 'loss',
  }),
} satisfies Partial<Narration>;
