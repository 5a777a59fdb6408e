/** The Horde Row and what is bought from it (OD-SETUP-03, OD-SPAWN-01 to OD-SPAWN-03). */
import type { Reason } from '../../kernel/types';
import { ZOMBIES } from '../content/zombies';
import { nameIdOf } from '../decks/problems';
import type { ZombieId } from '../ids';
import type { ODPlay } from '../play';
import type { Side, State } from '../state';
import { putIntoStreet } from './card-search';
import { shuffled } from './piles';
import { no } from './reason';
import { controllerOf, otherSide } from './table';

export const ROW_SIZE = 4;

/** The dead get up again: an empty Zombie Deck is made anew of its owner's graveyard. Exiled ones never return. */
function recycle(play: ODPlay, side: Side): void {
  const player = play.state.players[side];
  const { zombieCards } = player.graveyard;
  if (player.zombieDeck.length > 0 || zombieCards.length === 0) return;
  player.zombieDeck = shuffled(play.state, zombieCards);
  player.graveyard = { ...player.graveyard, zombieCards: [] };
  play.tell({ type: 'recycled', seat: player.seat, cards: zombieCards.length });
}

function nextOfDeck(play: ODPlay, side: Side): ZombieId | null {
  recycle(play, side);
  const player = play.state.players[side];
  const [top] = player.zombieDeck as readonly ZombieId[];
  player.zombieDeck = player.zombieDeck.slice(1);
  return top ?? null;
}

/** Fills the Row up to four, first the place that was freed; the others stay where they are. */
export function fillRow(play: ODPlay, side: Side, freed = ROW_SIZE): void {
  const player = play.state.players[side];
  for (let index = freed; player.hordeRow.length < ROW_SIZE; index = player.hordeRow.length) {
    const card = nextOfDeck(play, side);
    if (card === null) return;
    player.hordeRow = player.hordeRow.toSpliced(index, 0, card);
    play.tell({ type: 'row-filled', seat: player.seat, index: player.hordeRow.indexOf(card, index), card });
  }
}

export function whyNotSpawn(state: State, index: number): Reason | null {
  const { hordeRow, th, zombiePhases } = controllerOf(state);
  const card = hordeRow[index];
  if (!card) return no('badChoice');
  const { ztc, kind } = ZOMBIES[card];
  if (kind === 'boss' && zombiePhases <= 1) return no('bossTooEarly');
  return th < ztc ? no('cannotPay', { name: nameIdOf(card), n: ztc, k: th }) : null;
}

export function spawn(play: ODPlay, index: number): void {
  const { state } = play;
  const side = otherSide(state.active);
  const controller = controllerOf(state);
  const card = controller.hordeRow[index];
  if (!card) return;
  const { ztc } = ZOMBIES[card];
  controller.th -= ztc;
  controller.hordeRow = controller.hordeRow.toSpliced(index, 1);
  const { uid } = putIntoStreet(play, side, card);
  play.tell({ type: 'spawned', seat: controller.seat, zombie: uid, card, th: ztc });
  fillRow(play, side, index);
}
