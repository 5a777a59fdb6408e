/** Cards that an effect looks for, and what becomes of the one that is taken (3.11: look, search, recover, raise, exileGrave). */

import { inTableOrder } from '../../kernel/hidden';
import { SURVIVOR_CARDS } from '../content/cards';
import type { Effect } from '../content/effects';
import { ZOMBIES } from '../content/zombies';
import type { CardSearch, Effects } from '../frames';
import { type CardId, SURVIVOR_CARD_IDS, type SurvivorCardId, type ZombieId } from '../ids';
import type { DraftPlayer, ODPlay } from '../play';
import type { Player, Side, State, Zombie } from '../state';
import { exileZombie, kindsIn, shuffled, unearth, without } from './piles';
import { nextUid, otherSide } from './table';

/** The effects that search, as one question of several. */
export function searchOf(effect: Effect): { readonly what: CardSearch; readonly left: number } | null {
  switch (effect.kind) {
    case 'look':
    case 'search':
    case 'recover':
    case 'raise':
      return { what: effect.kind, left: 1 };
    case 'exileGrave':
      return { what: effect.kind, left: effect.n };
    default:
      return null;
  }
}

/** Cards of a type in a deck, in the order of the table: which of them lies first is nobody's to know (OD-PRIV-02). */
function wanted({ deck }: Player, type: string): readonly SurvivorCardId[] {
  return inTableOrder(SURVIVOR_CARD_IDS, kindsIn(deck)).filter((card) => SURVIVOR_CARDS[card].type === type);
}

/** The different cards that may be taken. */
export function cardsToFind(state: State, by: Side, effect: Effect): readonly CardId[] {
  const own = state.players[by];
  switch (effect.kind) {
    case 'look':
      return kindsIn(own.deck.slice(0, effect.n));
    case 'search':
      return wanted(own, effect.type);
    case 'recover':
      return kindsIn(own.graveyard.survivorCards).filter((card) =>
        effect.types.some((type) => type === SURVIVOR_CARDS[card].type),
      );
    case 'raise':
      return kindsIn(own.graveyard.zombieCards).filter((card) => ZOMBIES[card].ztc <= effect.n);
    case 'exileGrave':
      return kindsIn(state.players[otherSide(by)].graveyard.zombieCards);
    default:
      return [];
  }
}

/** It comes into the opposing Zombie Zone with all its HP, and sick; it is not spawned (OD-SPAWN-04). */
export function putIntoStreet(play: ODPlay, by: Side, card: ZombieId): Zombie {
  const { state } = play;
  const zombie: Zombie = {
    uid: nextUid(state),
    card,
    hp: ZOMBIES[card].hp,
    zone: 'zombie',
    sick: true,
    stunned: false,
    attacked: false,
    acted: false,
  };
  state.players[otherSide(by)].board.push(zombie);
  return zombie;
}

function takeIntoHand(player: DraftPlayer, card: SurvivorCardId): void {
  player.hand = [...player.hand, card];
}

/** Looks at the top cards: one is taken, the rest go to the bottom in the same order. */
function takeLooked(play: ODPlay, player: DraftPlayer, n: number, card: SurvivorCardId): void {
  const top = player.deck.slice(0, n);
  player.deck = [...player.deck.slice(n), ...without(top, card)];
  takeIntoHand(player, card);
  play.tell({ type: 'took', seat: player.seat, card, from: 'look' });
}

function takeFromDeck(play: ODPlay, player: DraftPlayer, card: SurvivorCardId): void {
  player.deck = shuffled(play.state, without(player.deck, card));
  takeIntoHand(player, card);
  play.tell({ type: 'took', seat: player.seat, card, from: 'deck' });
}

function takeFromGraveyard(play: ODPlay, player: DraftPlayer, card: SurvivorCardId): void {
  player.graveyard = { ...player.graveyard, survivorCards: without(player.graveyard.survivorCards, card) };
  takeIntoHand(player, card);
  play.tell({ type: 'took', seat: player.seat, card, from: 'graveyard' });
}

function raise(play: ODPlay, { by, source }: Effects, card: ZombieId): void {
  const player = play.state.players[by];
  unearth(player, card);
  const { uid } = putIntoStreet(play, by, card);
  play.tell({ type: 'raised', seat: player.seat, zombie: uid, card, source });
}

function exileGrave(play: ODPlay, by: Side, card: ZombieId): void {
  const opponent = play.state.players[otherSide(by)];
  unearth(opponent, card);
  exileZombie(opponent, card);
  play.tell({ type: 'graves-exiled', seat: opponent.seat, cards: [card] });
}

/** Takes a card that was found for the first effect of the list. */
export function takeFound(play: ODPlay, effects: Effects, card: CardId): void {
  const [effect] = effects.list;
  const player = play.state.players[effects.by];
  if (effect?.kind === 'look') takeLooked(play, player, effect.n, card as SurvivorCardId);
  if (effect?.kind === 'search') takeFromDeck(play, player, card as SurvivorCardId);
  if (effect?.kind === 'recover') takeFromGraveyard(play, player, card as SurvivorCardId);
  if (effect?.kind === 'raise') raise(play, effects, card as ZombieId);
  if (effect?.kind === 'exileGrave') exileGrave(play, effects.by, card as ZombieId);
}
