/** What a Survivor does: cards, attacks, replies, and points that come and go. */
import type { EntryOf } from '../../../../models/outbreak-duel/entries';
import { SURVIVOR_IDS } from '../../../../models/outbreak-duel/ids';
import type { State } from '../../../../models/outbreak-duel/state';
import { composedText, hasMessage, listOf, t } from '../../../i18n';
import { cardName, sourceName, survivorName } from '../names';
import type { Narration, Sentence } from './sentence';

/** "2+", "2+ with +1" */
export function rollWords(need: number, bonus: number): string {
  return bonus === 0 ? t('od.roll', { need }) : t('od.roll.bonus', { need, bonus });
}

function calls({ seat, numbers, die, success, damage }: EntryOf<'attack-rolled'>, state: State): Sentence {
  const params = {
    name: survivorName(state, seat),
    numbers: listOf(numbers.map(String)),
    die: die ?? 0,
    damage,
  };
  return { params, variant: success ? 'unarmed-hit' : 'unarmed-miss' };
}

/** "Ines: Service Pistol at Shambler, 2+ rolled 5, 2 damage." */
function attackRolled(entry: EntryOf<'attack-rolled'>, state: State): Sentence {
  const { seat, weapon, card, need, bonus, die, success, damage } = entry;
  if (!weapon) return calls(entry, state);
  const base = { name: survivorName(state, seat), weapon: cardName(weapon), zombie: cardName(card), damage };
  if (need === null || die === null) return { params: base, variant: 'sure' };
  return {
    params: { ...base, roll: rollWords(need, bonus), die },
    variant: success ? 'hit' : 'miss',
  };
}

function escapeRolled({ source, need, bonus, die, success }: EntryOf<'escape-rolled'>): Sentence {
  const name = source === 'quick-escape' ? t('od.quick-escape') : cardName(source);
  return {
    params: { source: name, roll: rollWords(need, bonus), die },
    variant: success ? 'works' : 'fails',
  };
}

/** "Mara: Sidestep, 2 less." */
function reacted({ seat, card }: EntryOf<'reacted'>, state: State): Sentence {
  const id = `od.log.react.${card}`;
  const what = hasMessage(id) ? composedText(id) : '';
  return { params: { name: survivorName(state, seat), card: cardName(card), what } };
}

function healed({ seat, n, hp, source }: EntryOf<'healed'>, state: State): Sentence {
  const name = survivorName(state, seat);
  const isOwn = SURVIVOR_IDS.some((id) => id === source);
  return { params: { name, n, hp, source: cardName(source) }, variant: isOwn ? 'own' : 'card' };
}

/** TP that come on top of the most that somebody can hold are lost (OD-RES-02). */
function gained({ seat, what, n, now }: EntryOf<'gained'>, state: State): Sentence {
  const params = { name: survivorName(state, seat), n, now };
  return { params, variant: n > 0 ? what : 'full' };
}

/** Threat that a card, a noise or a rule gives or takes. */
function thChanged({ seat, n, th, source }: EntryOf<'th-changed'>, state: State): Sentence {
  const params = { name: survivorName(state, seat), n: Math.abs(n), th, source: sourceName(source) };
  if (source === 'loud') return { params, variant: 'loud' };
  return { params, variant: n < 0 ? 'less' : 'more' };
}

export const DEEDS = {
  played: (e, state) => ({ params: { name: survivorName(state, e.seat), card: cardName(e.card), n: e.ap } }),
  replaced: (e, state) => ({
    params: { name: survivorName(state, e.seat), cards: listOf(e.cards.map(cardName)) },
  }),
  'item-used': (e, state) => ({
    params: { name: survivorName(state, e.seat), card: cardName(e.card), n: e.dur },
    variant: e.dur > 0 ? 'left' : 'up',
  }),
  'item-gone': (e) => ({ params: { card: cardName(e.card) } }),
  'ability-used': (e, state) => ({ params: { name: survivorName(state, e.seat) } }),
  looted: (e, state) => ({ params: { name: survivorName(state, e.seat), card: cardName(e.card) } }),
  reacted,
  passed: (e, state) => ({ params: { name: survivorName(state, e.seat) } }),
  attacked: (e, state) => ({
    params: {
      name: survivorName(state, e.seat),
      weapon: e.weapon ? cardName(e.weapon) : t('od.unarmed'),
      zombie: cardName(e.card),
    },
  }),
  'attack-rolled': attackRolled,
  'escape-rolled': escapeRolled,
  'roll-turned': (e, state) => ({ params: { name: survivorName(state, e.seat) } }),
  'weapon-worn': (e) => ({ params: { card: cardName(e.card), n: e.dur } }),
  'weapon-broken': (e) => ({ params: { cards: listOf([e.card, ...e.attachments].map(cardName)) } }),
  healed,
  cured: (e, state) => ({ params: { name: survivorName(state, e.seat), n: e.n } }),
  covered: (e, state) => ({ params: { name: survivorName(state, e.seat) } }),
  gained,
  bonus: (e, state) => ({ params: { name: survivorName(state, e.seat), n: e.n }, variant: e.what }),
  'th-changed': thChanged,
  repaired: (e) => ({ params: { card: cardName(e.card), n: e.n, dur: e.dur } }),
} satisfies Partial<Narration>;
