import { HORDE, hordeType } from '../../../../models/survive-until-daylight/content/horde';
import type { EntryOf } from '../../../../models/survive-until-daylight/entries';
import { isSeat } from '../../../../models/survive-until-daylight/rules/enemy-damage';
import { listOf, t } from '../../../i18n';
import { cardName, combatName, hordeWords } from '../names';
import type { NameOf, Narration, Sentence } from './sentence';

function place({ placement }: EntryOf<'crafted'>, nameOf: NameOf): string {
  switch (placement.kind) {
    case 'own':
      return '';
    case 'seat':
      return nameOf(placement.seat);
    case 'enemy':
      return nameOf(placement.enemy);
    case 'pair':
      return hordeWords([placement.left, ...(placement.right ? [placement.right] : [])]);
  }
}

/** A sentence that begins with what it is about. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function damaged({ card, amount, total }: EntryOf<'line-damaged'>, nameOf: NameOf): Sentence {
  const { health } = HORDE[hordeType(card)];
  const left = Math.max(0, health - total);
  return { params: { enemy: nameOf(card), n: amount, left, health } };
}

/** What the characters do in their turns. */
export const COMBAT = {
  healed: (e, nameOf) => ({ params: { seat: nameOf(e.seat), card: cardName(e.card), n: e.amount } }),
  'perk-used': (e, nameOf) => ({ params: { seat: nameOf(e.seat), perk: t(`sd.perk.${e.perk}.name`) } }),
  'turn-started': (e, nameOf) => ({ params: { seat: nameOf(e.seat) } }),
  'turn-ended': (e, nameOf) => ({ params: { seat: nameOf(e.seat), n: e.actionsLeft } }),
  'special-played': (e, nameOf) => ({ params: { seat: nameOf(e.seat), card: cardName(e.card) } }),
  cheered: (e, nameOf) => ({ params: { seat: nameOf(e.seat), actor: nameOf(e.actor) } }),
  crafted: (e, nameOf) => ({
    params: { seat: nameOf(e.seat), place: place(e, nameOf) },
    variant: e.recipe,
  }),
  'line-moved': (e) => ({ params: { cards: capital(hordeWords(e.cards)), n: e.cards.length } }),
  'attack-declared': (e, nameOf) => ({
    params: { seat: nameOf(e.seat), enemy: nameOf(e.target), weapon: cardName(e.weapon), ammo: e.ammo },
    variant: e.ammo > 0 ? 'ammo' : 'plain',
  }),
  'combat-drawn': (e, nameOf) => ({
    params: { by: nameOf(e.by), cards: listOf(e.cards.map(combatName)) },
    variant: isSeat(e.by) ? 'seat' : 'enemy',
  }),
  'combat-reshuffled': (e) => ({ params: { n: e.cards } }),
  'lucky-played': (e, nameOf) => ({
    params: { seat: nameOf(e.seat), card: combatName(e.from), other: e.to ? combatName(e.to) : '' },
    variant: e.to ? 'redrawn' : 'gone',
  }),
  'lucky-passed': (e, nameOf) => ({ params: { seat: nameOf(e.seat) }, variant: e.auto ? 'auto' : 'asked' }),
  'card-used': (e) => ({ params: { card: combatName(e.card) } }),
  'attack-resolved': (e, nameOf) => ({ params: { enemy: nameOf(e.target) } }),
  'line-damaged': damaged,
  'line-died': (e, nameOf) => ({
    params: { cards: capital(hordeWords(e.cards)), enemy: e.cards.map(nameOf).at(0) ?? '' },
    variant: e.cards.length === 1 ? 'one' : 'several',
  }),
} satisfies Partial<Narration>;
