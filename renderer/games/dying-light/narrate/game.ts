import { isWon } from '../../../../models/kernel/outcome';
import { composedText, t } from '../../../i18n';
import { itemName, runnerName } from '../names';
import { sentenceText } from '../scenario-words';
import type { Narration } from './sentence';

export const GAME = {
  'runner-picked': (e) => ({ params: { runner: runnerName(e.runner) } }),
  'gear-picked': (e) => ({
    params: { runner: runnerName(e.runner), set: t(`dl.gear-set.${e.set}`) },
  }),
  'weapon-picked': (e) => ({ params: { runner: runnerName(e.runner), weapon: itemName(e.weapon) } }),
  'city-built': (e) => ({ params: { n: e.runners.length } }),
  'round-started': (e) => ({ params: { round: e.round }, variant: e.night ? 'night' : 'day' }),
  'activation-started': (e) => ({ params: { runner: runnerName(e.runner) } }),
  'activation-card': (e) =>
    e.card === 'act-enemy'
      ? { params: {}, variant: 'enemy' }
      : { params: { runner: composedText(`dl.runner.${e.card.slice('act-'.length)}.short`) } },
  'activation-ended': (e) => ({
    params: { runner: runnerName(e.runner), n: e.diceLeft },
    variant: e.diceLeft === 0 ? 'none' : 'dice',
  }),
  passed: (e) => ({ params: { runner: runnerName(e.runner) } }),
  forced: (e) => ({ params: {}, variant: e.move.type === 'COMMIT' ? 'defence' : e.reason }),
  'activation-deck-shuffled': () => ({ params: {} }),
  'card-revealed': (e) => ({ params: { card: sentenceText(e.title ?? `dl.card.${e.card}.title`) } }),
  'card-acknowledged': (e) => ({ params: { card: sentenceText(e.title ?? `dl.card.${e.card}.title`) } }),
  event: (e) => ({ params: { n: e.number } }),
  'choice-made': (e) => ({ params: { option: sentenceText(e.text) } }),
  told: (e) => ({ params: { text: sentenceText(e.text) } }),
  'game-over': (e) => ({
    params: { reason: composedText(e.outcome.reason) },
    variant: isWon(e.outcome) ? 'win' : 'loss',
  }),
} satisfies Partial<Narration>;
