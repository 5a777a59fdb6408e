import { HORDE, hordeType } from '../../../../models/survive-until-daylight/content/horde';
import { WEAPONS } from '../../../../models/survive-until-daylight/content/weapons';
import type { EntryOf } from '../../../../models/survive-until-daylight/entries';
import { isSeat } from '../../../../models/survive-until-daylight/rules/enemy-damage';
import { listOf, t } from '../../../i18n';
import { cardName, combatName, combatWorth, hordeWords } from '../names';
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

function damaged({ card, amount, total, beside }: EntryOf<'line-damaged'>, nameOf: NameOf): Sentence {
  const { health } = HORDE[hordeType(card)];
  const left = Math.max(0, health - total);
  const params = { enemy: nameOf(card), n: amount, left, health };
  return beside ? { params, variant: 'beside' } : { params };
}

function died({ cards, beside }: EntryOf<'line-died'>, nameOf: NameOf): Sentence {
  const words = hordeWords(cards);
  const several = { cards: beside ? words : capital(words), enemy: cards.map(nameOf).at(0) ?? '' };
  const variant = cards.length === 1 ? 'one' : 'several';
  return { params: several, variant: beside ? `${variant}-beside` : variant };
}

/** Whoever draws, with what an enemy deals before the card. */
function drawn({ by, cards }: EntryOf<'combat-drawn'>, nameOf: NameOf): Sentence {
  const params = { by: nameOf(by), cards: listOf(cards.map(combatWorth)) };
  if (isSeat(by)) return { params, variant: 'seat' };
  const { base } = HORDE[hordeType(by)];
  return base > 0 ? { params: { ...params, base }, variant: 'enemy-base' } : { params, variant: 'enemy' };
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
    params: {
      seat: nameOf(e.seat),
      enemy: nameOf(e.target),
      weapon: cardName(e.weapon),
      base: WEAPONS[e.weapon].base,
      ammo: e.ammo,
    },
    variant: e.ammo > 0 ? 'ammo' : 'plain',
  }),
  'combat-drawn': drawn,
  'combat-reshuffled': (e) => ({ params: { n: e.cards } }),
  'lucky-played': (e, nameOf) => ({
    params: { seat: nameOf(e.seat), card: combatName(e.from), other: e.to ? combatWorth(e.to) : '' },
    variant: e.to ? 'redrawn' : 'gone',
  }),
  'lucky-passed': (e, nameOf) => ({ params: { seat: nameOf(e.seat) }, variant: e.auto ? 'auto' : 'asked' }),
  'card-used': (e) => ({ params: { card: combatName(e.card) } }),
  'attack-resolved': (e, nameOf) => ({ params: { enemy: nameOf(e.target) } }),
  'line-damaged': damaged,
  'line-died': died,
} satisfies Partial<Narration>;
