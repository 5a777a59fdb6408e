import { HORDE } from '../../../../models/survive-until-daylight/content/horde';
import type { EntryOf } from '../../../../models/survive-until-daylight/entries';
import { listOf, t } from '../../../i18n';
import { cardName, combatName, hordeType } from '../names';
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
      return listOf([placement.left, ...(placement.right ? [placement.right] : [])].map(nameOf));
  }
}

function resolved(e: EntryOf<'attack-resolved'>, nameOf: NameOf): Sentence {
  const { left, right, target } = e.shares;
  const carried = (side: 'left' | 'right') => (e.carried?.side === side ? e.carried.damage : 0);
  const sides = { left: left + carried('left'), right: right + carried('right') };
  const params = { enemy: nameOf(e.target), n: target + e.spears, splash: e.splash, ...sides };
  if (sides.left + sides.right > 0) return { params, variant: 'spread' };
  return { params, variant: e.splash > 0 ? 'splash' : 'plain' };
}

/** What the characters do in their turns. */
export const COMBAT: Narration<
  | 'healed'
  | 'perk-used'
  | 'turn-started'
  | 'turn-ended'
  | 'special-played'
  | 'cheered'
  | 'crafted'
  | 'line-moved'
  | 'attack-declared'
  | 'combat-drawn'
  | 'combat-reshuffled'
  | 'lucky-played'
  | 'lucky-passed'
  | 'card-used'
  | 'attack-resolved'
  | 'line-damaged'
  | 'line-died'
> = {
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
  'line-moved': (e, nameOf) => ({ params: { cards: listOf(e.cards.map(nameOf)) } }),
  'attack-declared': (e, nameOf) => ({
    params: { seat: nameOf(e.seat), enemy: nameOf(e.target), weapon: cardName(e.weapon), ammo: e.ammo },
    variant: e.ammo > 0 ? 'ammo' : 'plain',
  }),
  'combat-drawn': (e, nameOf) => ({
    params: { by: nameOf(e.by), cards: listOf(e.cards.map(combatName)) },
  }),
  'combat-reshuffled': (e) => ({ params: { n: e.cards } }),
  'lucky-played': (e, nameOf) => ({
    params: { seat: nameOf(e.seat), card: combatName(e.from), other: e.to ? combatName(e.to) : '' },
    variant: e.to ? 'redrawn' : 'gone',
  }),
  'lucky-passed': (e, nameOf) => ({ params: { seat: nameOf(e.seat) }, variant: e.auto ? 'auto' : 'asked' }),
  'card-used': (e) => ({ params: { card: combatName(e.card) } }),
  'attack-resolved': resolved,
  'line-damaged': (e, nameOf) => ({
    params: {
      enemy: nameOf(e.card),
      n: e.amount,
      total: e.total,
      health: HORDE[hordeType(e.card)].health,
    },
  }),
  'line-died': (e, nameOf) => ({ params: { cards: listOf(e.cards.map(nameOf)) } }),
};
