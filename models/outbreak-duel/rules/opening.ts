/** Before turn 1: who begins, decks, hands, the mulligan (OD-SETUP-01 to OD-SETUP-07). */
import { pickOne, stack } from '../../kernel/luck';
import type { Reason } from '../../kernel/types';
import type { SurvivorCardId } from '../ids';
import type { DraftPlayer, ODPlay } from '../play';
import type { Player, Side, State } from '../state';
import { drawCards, shuffled, without } from './piles';
import { firstOf, no } from './reason';
import { ROW_SIZE } from './spawn';
import { deckName } from './stacks';

const HAND_SIZE = 5;

/** The first player sits on side 0; everything of a player moves along (section 4). */
function seatFirst(play: ODPlay): void {
  const { state } = play;
  const { firstPlayer } = state.options;
  const byLot = firstPlayer === 'random';
  const first = byLot ? Number(pickOne(state.luck, 'first-player', ['0', '1'])) : firstPlayer;
  if (first === 1) state.players.reverse();
  const [player] = state.players;
  player.th = state.options.headStartTh;
  play.tell({ type: 'first-player', seat: player.seat, byLot });
}

/** Five cards, and four zombies face up (OD-SETUP-02, OD-SETUP-03). */
function dealTo(play: ODPlay, side: Side): void {
  const { state } = play;
  const player = state.players[side];
  const { luck } = state;
  player.deck = stack(luck, deckName(player.seat, 'survivor'), shuffled(state, player.deck));
  player.zombieDeck = stack(luck, deckName(player.seat, 'zombie'), shuffled(state, player.zombieDeck));
  player.hordeRow = player.zombieDeck.slice(0, ROW_SIZE) as Player['hordeRow'];
  player.zombieDeck = player.zombieDeck.slice(ROW_SIZE);
  const { seat, survivor, hp, th, hordeRow: row } = player;
  play.tell({ type: 'dealt', seat, survivor, hp, th, row });
  drawCards(play, side, HAND_SIZE, 'opening');
}

export function deal(play: ODPlay): void {
  seatFirst(play);
  dealTo(play, 0);
  dealTo(play, 1);
}

/** Side 0 decides first. */
export function mulliganSide({ players }: State): Side {
  return players[0].mulliganed ? 1 : 0;
}

/** What is left of a hand after some of its cards; null when they are not all in it. */
function handWithout({ hand }: Player, cards: readonly SurvivorCardId[]): Player['hand'] | null {
  let left: Player['hand'] = hand;
  for (const card of cards) {
    if (!left.includes(card)) return null;
    left = without(left, card);
  }
  return left;
}

export function whyNotKeep(state: State, cards: readonly SurvivorCardId[]): Reason | null {
  const player = state.players[mulliganSide(state)];
  return firstOf(
    player.mulliganed && no('mulliganUsed'),
    handWithout(player, cards) === null && no('badChoice'),
  );
}

/** Cards that are not kept go back into the deck, which is shuffled; with all kept nothing happens (OD-SETUP-04). */
function redraw(play: ODPlay, player: DraftPlayer, side: Side, cards: readonly SurvivorCardId[]): void {
  const back = handWithout(player, cards) ?? [];
  if (back.length === 0) return;
  player.hand = [...cards];
  player.deck = shuffled(play.state, [...player.deck, ...back]);
  drawCards(play, side, back.length, 'mulligan');
}

export function keep(play: ODPlay, cards: readonly SurvivorCardId[]): void {
  const side = mulliganSide(play.state);
  const player = play.state.players[side];
  player.mulliganed = true;
  play.tell({ type: 'kept', seat: player.seat, count: cards.length });
  redraw(play, player, side, cards);
}

/** Every different choice of cards to keep, all of them first. */
export function keepable({ hand }: Player): readonly (readonly SurvivorCardId[])[] {
  const cards = hand as readonly SurvivorCardId[];
  const seen = new Map<string, readonly SurvivorCardId[]>();
  for (let choice = 2 ** cards.length - 1; choice >= 0; choice--) {
    const kept = cards.filter((_, index) => choice & (1 << index));
    const key = kept.toSorted().join();
    if (!seen.has(key)) seen.set(key, kept);
  }
  return [...seen.values()];
}

/** Both have decided: turn 1 of the first player begins (OD-SETUP-07). */
export function beginGame({ state }: ODPlay): void {
  state.active = 0;
  state.round = 1;
}
