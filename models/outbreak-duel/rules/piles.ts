/** Hands, decks, graveyards and exiles. All piles belong to the owner of their cards (OD-STR-04). */
import { isFaceDown } from '../../kernel/hidden';
import { shuffle } from '../../kernel/luck';
import type { DrawCause } from '../entries';
import type { SurvivorCardId, ZombieId } from '../ids';
import type { DraftPlayer, DraftState, ODPlay } from '../play';
import type { Side } from '../state';

/** The list without one card that is there. */
export function without<Card>(cards: readonly Card[], card: Card): readonly Card[] {
  const index = cards.indexOf(card);
  return index < 0 ? cards : cards.toSpliced(index, 1);
}

/** The different cards of a list, in its order; those that lie face down are nobody's to choose. */
export function kindsIn<Card extends string>(cards: readonly Card[]): readonly Exclude<Card, 'face-down'>[] {
  return [...new Set(cards)].filter((card): card is Exclude<Card, 'face-down'> => !isFaceDown(card));
}

export function bury(player: DraftPlayer, ...cards: readonly SurvivorCardId[]): void {
  const { graveyard } = player;
  player.graveyard = { ...graveyard, survivorCards: [...graveyard.survivorCards, ...cards] };
}

export function exileCard(player: DraftPlayer, card: SurvivorCardId): void {
  player.exile = { ...player.exile, survivorCards: [...player.exile.survivorCards, card] };
}

export function buryZombie(player: DraftPlayer, card: ZombieId): void {
  const { graveyard } = player;
  player.graveyard = { ...graveyard, zombieCards: [...graveyard.zombieCards, card] };
}

export function exileZombie(player: DraftPlayer, card: ZombieId): void {
  player.exile = { ...player.exile, zombieCards: [...player.exile.zombieCards, card] };
}

/** Takes a zombie out of a graveyard. */
export function unearth(player: DraftPlayer, card: ZombieId): void {
  const { graveyard } = player;
  player.graveyard = { ...graveyard, zombieCards: without(graveyard.zombieCards, card) };
}

export function leaveHand(player: DraftPlayer, card: SurvivorCardId): void {
  player.hand = without(player.hand, card);
}

/** The top cards of a deck, as many as there are, taken off. */
export function takeTop(player: DraftPlayer, count: number): readonly SurvivorCardId[] {
  const cards = player.deck.slice(0, count) as readonly SurvivorCardId[];
  player.deck = player.deck.slice(count);
  return cards;
}

/** Draws what is there and stops; only the Draw step can lose the game (OD-WIN-02). */
export function drawCards(play: ODPlay, side: Side, count: number, cause: DrawCause): void {
  const player = play.state.players[side];
  const cards = takeTop(player, count);
  if (cards.length === 0) return;
  player.hand = [...player.hand, ...cards];
  play.tell({ type: 'drew', seat: player.seat, cards, cause });
}

export function shuffled<Card>({ luck }: Pick<DraftState, 'luck'>, cards: readonly Card[]): readonly Card[] {
  const copied = [...cards];
  shuffle(luck, copied);
  return copied;
}
