/** All cards that decks are made of, in one table. */
import type { CardId, SurvivorCardId, ZombieId } from '../ids';
import { ATTACHMENTS, type AttachmentCard } from './attachments';
import { EVENTS, type EventCard } from './events';
import { ITEMS, type ItemCard } from './items';
import { REACTS, type ReactCard } from './reacts';
import { SCRS, type ScrCard } from './scr';
import { WEAPONS, type WeaponCard } from './weapons';
import { ZOMBIES, type ZombieCard } from './zombies';

/** A card of a Survivor Deck. */
export type SurvivorDeckCard = WeaponCard | ItemCard | AttachmentCard | EventCard | ReactCard | ScrCard;
export type Card = SurvivorDeckCard | ZombieCard;
export type CardType = Card['type'];

export const SURVIVOR_CARDS: Readonly<Record<SurvivorCardId, SurvivorDeckCard>> = {
  ...WEAPONS,
  ...ITEMS,
  ...ATTACHMENTS,
  ...EVENTS,
  ...REACTS,
  ...SCRS,
};

export const CARDS: Readonly<Record<CardId, Card>> = { ...SURVIVOR_CARDS, ...ZOMBIES };

export function isCardId(id: string): id is CardId {
  return Object.hasOwn(CARDS, id);
}

/** Whether a card belongs into a Zombie Deck; all others belong into a Survivor Deck. */
export function isZombieId(id: CardId): id is ZombieId {
  return Object.hasOwn(ZOMBIES, id);
}
