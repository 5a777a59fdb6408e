/** Attacks of zombies, from their declaration to what they do to a Survivor. */
import type { EntryOf } from '../../../../models/outbreak-duel/entries';
import type { State } from '../../../../models/outbreak-duel/state';
import { listOf, t } from '../../../i18n';
import { cardName, sourceName, survivorName } from '../names';
import type { Narration, Sentence } from './sentence';

function landed({ card, damage, reductions, dealt }: EntryOf<'bite-landed'>): Sentence {
  const less = reductions.map(({ by, n }) => t(`od.less.${by}`, { n }));
  return { params: { zombie: cardName(card), damage, less: listOf(less), dealt } };
}

/** "Bloater bursts: 2 damage." */
function hurt({ seat, by, n, hp, source }: EntryOf<'hurt'>, state: State): Sentence {
  return { params: { name: survivorName(state, seat), source: sourceName(source), n, hp }, variant: by };
}

export const BITES = {
  'bite-declared': (e) => ({
    params: { zombie: cardName(e.card), n: e.damage, th: e.surge },
    variant: e.surge > 0 ? 'surge' : 'plain',
  }),
  'bite-reduced': (e) => ({ params: { zombie: cardName(e.card), n: e.n } }),
  'bite-off': (e) => ({ params: { zombie: cardName(e.card) }, variant: e.negated ? 'negated' : 'gone' }),
  'clumsy-rolled': (e) => ({
    params: { zombie: cardName(e.card), need: e.need, die: e.die },
    variant: e.success ? 'goes-on' : 'stumbles',
  }),
  'bite-landed': landed,
  redirected: (e) => ({ params: { zombie: cardName(e.card), other: cardName(e.to.card), n: e.n } }),
  hurt,
  survived: (e, state) => ({ params: { name: survivorName(state, e.seat), hp: e.hp } }),
  infected: (e, state) => ({ params: { name: survivorName(state, e.seat), n: e.n, now: e.infection } }),
  grabbed: (e, state) => ({ params: { name: survivorName(state, e.seat), zombie: cardName(e.source) } }),
  gnawed: (e) => ({ params: { n: e.cards.length, cards: listOf(e.cards.map(cardName)) } }),
} satisfies Partial<Narration>;
