/** What happens to zombies, and what their controller does with them. */

import { isZombieId } from '../../../../models/outbreak-duel/content/cards';
import type { EntryOf } from '../../../../models/outbreak-duel/entries';
import { SURVIVOR_IDS, WEAPON_IDS } from '../../../../models/outbreak-duel/ids';
import { listOf } from '../../../i18n';
import { cardName, survivorName } from '../names';
import type { Narration, Sentence } from './sentence';

/** Whatever hurts a zombie but the attack that was told of just before is named. */
function hurt({ card, n, hp, source, cleave }: EntryOf<'zombie-hurt'>): Sentence {
  const params = { zombie: cardName(card), n, hp, source: cardName(source) };
  if (cleave) return { params, variant: 'cleave' };
  const isAttack = [...WEAPON_IDS, ...SURVIVOR_IDS].some((id) => id === source);
  return { params, variant: isAttack ? 'attack' : 'card' };
}

function raised({ card, source }: EntryOf<'raised'>): Sentence {
  const params = { zombie: cardName(card), source: cardName(source) };
  return { params, variant: isZombieId(source) ? 'called' : 'card' };
}

export const HORDE = {
  'zombie-hurt': hurt,
  'zombie-died': (e) => ({ params: { zombie: cardName(e.card) }, variant: e.exiled ? 'exiled' : 'buried' }),
  'body-burned': (e) => ({ params: { zombie: cardName(e.card) } }),
  stunned: (e) => ({ params: { zombie: cardName(e.card) } }),
  'moved-back': (e) => ({ params: { zombie: cardName(e.card) } }),
  spawned: (e) => ({ params: { zombie: cardName(e.card), th: e.th } }),
  'row-filled': (e) => ({ params: { zombie: cardName(e.card) } }),
  recycled: (e) => ({ params: { n: e.cards } }),
  raised,
  'graves-exiled': (e) => ({ params: { zombies: listOf(e.cards.map(cardName)) } }),
  regrew: (e) => ({ params: { zombie: cardName(e.card), n: e.n, hp: e.hp } }),
  'zombie-phase-started': (e, state) => ({ params: { name: survivorName(state, e.seat), th: e.th } }),
  standoff: (e) => ({ params: { ap: e.ap } }),
  advanced: (e) => ({ params: { n: e.zombies.length } }),
  acted: (e) => ({ params: { zombie: cardName(e.card), th: e.th } }),
  decayed: (e) => ({ params: { th: e.th } }),
} satisfies Partial<Narration>;
