/** Who may know what (OD-PRIV-02): hands are their owner's, and the order of decks is nobody's. */
import { FACE_DOWN, faceDown, inTableOrder, isFaceDown, withoutLuck } from '../kernel/hidden';
import type { Viewer } from '../kernel/types';
import type { Entry } from './entries';
import { SURVIVOR_CARD_IDS, type SurvivorCardId, ZOMBIE_IDS, type ZombieId } from './ids';
import type { Player, Side, State } from './state';

function isOwn(seat: string, viewer: Viewer): boolean {
  return viewer === 'everyone' || viewer === seat;
}

/** How many cards somebody is looking at: the top of the own deck, while an effect asks (3.11 `look`). */
function lookedAt({ stack }: State, side: Side): number {
  const top = stack.at(-1);
  if (top?.type !== 'needCard' || top.by !== side) return 0;
  const [effect] = top.list;
  return effect?.kind === 'look' ? effect.n : 0;
}

/** One's own deck: which cards it holds can be counted, in which order nobody knows. */
function ownDeck(deck: Player['deck'], looked: number): Player['deck'] {
  const cards = deck.filter((card): card is SurvivorCardId => !isFaceDown(card));
  return [...cards.slice(0, looked), ...inTableOrder(SURVIVOR_CARD_IDS, cards.slice(looked))];
}

function ownZombieDeck(deck: Player['zombieDeck']): Player['zombieDeck'] {
  return inTableOrder(
    ZOMBIE_IDS,
    deck.filter((card): card is ZombieId => !isFaceDown(card)),
  );
}

function seenPlayer(state: State, side: Side, viewer: Viewer): Player {
  const player = state.players[side];
  const { hand, deck, zombieDeck } = player;
  return isOwn(player.seat, viewer)
    ? { ...player, deck: ownDeck(deck, lookedAt(state, side)), zombieDeck: ownZombieDeck(zombieDeck) }
    : { ...player, hand: faceDown(hand), deck: faceDown(deck), zombieDeck: faceDown(zombieDeck) };
}

export function view(state: State, viewer: Viewer): State {
  if (viewer === 'everyone') return { ...state, luck: withoutLuck() };
  const players = [seenPlayer(state, 0, viewer), seenPlayer(state, 1, viewer)] as const;
  return { ...state, luck: withoutLuck(), players };
}

/** What has happened, without cards that only their owner has seen, and without questions that only a card would raise. */
export function seenEntry(entry: Entry, viewer: Viewer): Entry | null {
  switch (entry.type) {
    case 'drew':
      return isOwn(entry.seat, viewer) ? entry : { ...entry, cards: faceDown(entry.cards) };
    case 'took':
      return entry.from !== 'look' || isOwn(entry.seat, viewer) ? entry : { ...entry, card: FACE_DOWN };
    case 'passed':
      return !entry.secret || isOwn(entry.seat, viewer) ? entry : null;
    default:
      return entry;
  }
}
