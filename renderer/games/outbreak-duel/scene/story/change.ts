/** Small changes of the scene that log entries are made of. */

import { isFaceDown } from '../../../../../models/kernel/hidden';
import type { SeatId } from '../../../../../models/kernel/types';
import { SURVIVOR_CARDS } from '../../../../../models/outbreak-duel/content/cards';
import type { SurvivorCardId, ZombieId } from '../../../../../models/outbreak-duel/ids';
import type { Side, Uid } from '../../../../../models/outbreak-duel/state';
import type { ChangesOf } from '../../../../motion/changes';
import type { ShownEntry } from '../../motions';
import type { BoardModel, PilesModel, SceneModel, ThrownDie, ZombieModel } from '../scene-model';

/** How each type of entry that the table shows changes the scene. */
export type Changes = ChangesOf<SceneModel, ShownEntry>;

export function sideOf({ boards }: SceneModel, seat: SeatId): Side {
  return boards[0].seat === seat ? 0 : 1;
}

export const opposite = (side: Side): Side => (side === 0 ? 1 : 0);

export function onSide(
  scene: SceneModel,
  side: Side,
  change: (before: BoardModel) => Partial<BoardModel>,
): SceneModel {
  const [first, second] = scene.boards;
  const changed = (board: BoardModel) => ({ ...board, ...change(board) });
  return { ...scene, boards: side === 0 ? [changed(first), second] : [first, changed(second)] };
}

export function atSeat(
  scene: SceneModel,
  seat: SeatId,
  change: (before: BoardModel) => Partial<BoardModel>,
): SceneModel {
  return onSide(scene, sideOf(scene, seat), change);
}

/** A zombie, on whichever board it stands. */
export function atZombie(
  scene: SceneModel,
  uid: Uid,
  change: (before: ZombieModel) => Partial<ZombieModel>,
): SceneModel {
  const changed = ({ zombies }: BoardModel) => ({
    zombies: zombies.map((zombie) => (zombie.uid === uid ? { ...zombie, ...change(zombie) } : zombie)),
  });
  return onSide(onSide(scene, 0, changed), 1, changed);
}

/** A zombie comes onto the board of its controller's opponent. */
export function arrived(scene: SceneModel, seat: SeatId, zombie: ZombieModel): SceneModel {
  return onSide(scene, opposite(sideOf(scene, seat)), ({ zombies }) => ({ zombies: [...zombies, zombie] }));
}

type Pile = 'graveyard' | 'exile';

function withSurvivorCards(piles: PilesModel, cards: readonly SurvivorCardId[]): PilesModel {
  return { ...piles, survivorCards: [...piles.survivorCards, ...cards] };
}

export function withZombieCards(piles: PilesModel, cards: readonly ZombieId[]): PilesModel {
  return { ...piles, zombieCards: [...piles.zombieCards, ...cards] };
}

export function buried(
  scene: SceneModel,
  seat: SeatId,
  cards: readonly SurvivorCardId[],
  pile: Pile = 'graveyard',
): SceneModel {
  return atSeat(scene, seat, (board) => ({ [pile]: withSurvivorCards(board[pile], cards) }));
}

/** The last one of these cards leaves its pile. */
export function without<Card>(cards: readonly Card[], card: Card): readonly Card[] {
  const index = cards.lastIndexOf(card);
  return index < 0 ? cards : cards.toSpliced(index, 1);
}

/** A card leaves a hand: that one, if it lies face up, else any. */
export function leftHand(scene: SceneModel, seat: SeatId, card: SurvivorCardId): SceneModel {
  return atSeat(scene, seat, ({ hand }) => {
    const index = hand.indexOf(card);
    return { hand: hand.toSpliced(index < 0 ? hand.length - 1 : index, 1) };
  });
}

/** Cards come into a hand; those of a hand that lies face down are backs, whoever looks (OD-PRIV-03). */
export function intoHand(scene: SceneModel, seat: SeatId, cards: readonly unknown[]): SceneModel {
  return atSeat(scene, seat, ({ hand, isUp }) => ({
    hand: [...hand, ...cards.map((card) => (isUp && !isFaceDown(card) ? (card as SurvivorCardId) : null))],
  }));
}

/** Critical Responses work once per game (OD-CARD-03). */
export function pileOf(card: SurvivorCardId): Pile {
  return SURVIVOR_CARDS[card].type === 'scr' ? 'exile' : 'graveyard';
}

/** What was held up goes to its pile. */
export function settled(scene: SceneModel): SceneModel {
  const { shown } = scene;
  if (!shown) return scene;
  const next = { ...scene, shown: null };
  return shown.to ? buried(next, scene.boards[shown.side].seat, [shown.card], shown.to) : next;
}

/** A die falls on the board of the Survivor whose turn it is. */
export function rolled(scene: SceneModel, die: Pick<ThrownDie, 'face' | 'success' | 'called'>): SceneModel {
  return { ...scene, die: { ...die, side: scene.active, number: (scene.die?.number ?? 0) + 1 } };
}
