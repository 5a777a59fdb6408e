import type { SeatId } from '../../../../../models/kernel/types';
import { ZOMBIES } from '../../../../../models/outbreak-duel/content/zombies';
import type { EntryOf } from '../../../../../models/outbreak-duel/entries';
import type { ZombieId } from '../../../../../models/outbreak-duel/ids';
import { standeesIn } from '../dead/standing';
import type { SceneModel, Splash, ZombieModel } from '../scene-model';
import {
  arrived,
  atSeat,
  atZombie,
  type Changes,
  onSide,
  opposite,
  sideOf,
  without,
  withZombieCards,
} from './change';

function fresh(uid: number, card: ZombieId): ZombieModel {
  return { uid, card, hp: ZOMBIES[card].hp, zone: 'zombie', sick: true, stunned: false };
}

/** A card drops out of the Row into the street. */
function spawned(scene: SceneModel, { seat, zombie, card, th: paid }: EntryOf<'spawned'>): SceneModel {
  const bought = atSeat(scene, seat, ({ row, th }) => {
    const index = row.indexOf(card);
    return { th: Math.max(0, th - paid), row: index < 0 ? row : row.with(index, null) };
  });
  return arrived(bought, seat, fresh(zombie, card));
}

/** The Bloater bursts where it threatens; what is exiled burns (3.10, OD-DMG-06). */
function splashOf(
  scene: SceneModel,
  { zombie, card, zone, exiled: burns }: EntryOf<'zombie-died'>,
): Splash | null {
  const bursts = zone === 'threat' && ZOMBIES[card].keywords.burst > 0;
  const standee = standeesIn(scene).find(({ look }) => look.uid === zombie);
  if (!standee || !(bursts || burns)) return null;
  const { x, z } = standee.pose;
  return { kind: bursts ? 'burst' : 'burn', x, z };
}

/** It leaves the board that it stands on, for its owner's pile (OD-STR-04). */
function died(scene: SceneModel, entry: EntryOf<'zombie-died'>): SceneModel {
  const { seat, zombie, card, exiled: burns } = entry;
  const gone = onSide(scene, opposite(sideOf(scene, seat)), ({ zombies }) => ({
    zombies: zombies.filter(({ uid }) => uid !== zombie),
  }));
  const pile = burns ? 'exile' : 'graveyard';
  const next = atSeat(gone, seat, (board) => ({ [pile]: withZombieCards(board[pile], [card]) }));
  return { ...next, splash: splashOf(scene, entry) };
}

function exiled(scene: SceneModel, seat: SeatId, cards: readonly ZombieId[]): SceneModel {
  return atSeat(scene, seat, ({ graveyard, exile }) => ({
    graveyard: {
      ...graveyard,
      zombieCards: cards.reduce<readonly ZombieId[]>(
        (left, card) => without(left, card),
        graveyard.zombieCards,
      ),
    },
    exile: withZombieCards(exile, cards),
  }));
}

function raised(scene: SceneModel, { seat, zombie, card }: EntryOf<'raised'>): SceneModel {
  const taken = atSeat(scene, seat, ({ graveyard }) => ({
    graveyard: { ...graveyard, zombieCards: without(graveyard.zombieCards, card) },
  }));
  return arrived(taken, seat, fresh(zombie, card));
}

/** What the dead show: coming, stepping up, falling. */
export const HORDE = {
  'zombie-hurt': (scene, { zombie, hp }) => atZombie(scene, zombie, () => ({ hp })),
  'zombie-died': died,
  'body-burned': (scene, { seat, card }) => exiled(scene, seat, [card]),
  stunned: (scene, { zombie }) => atZombie(scene, zombie, () => ({ stunned: true })),
  'moved-back': (scene, { zombie }) => atZombie(scene, zombie, () => ({ zone: 'zombie', sick: true })),
  spawned,
  'row-filled': (scene, { seat, index, card }) =>
    atSeat(scene, seat, ({ row, zombieDeck }) => ({
      row: index < row.length ? row.with(index, card) : [...row, card],
      zombieDeck: Math.max(0, zombieDeck - 1),
    })),
  recycled: (scene, { seat, cards }) =>
    atSeat(scene, seat, ({ graveyard, zombieDeck }) => ({
      graveyard: { ...graveyard, zombieCards: [] },
      zombieDeck: zombieDeck + cards,
    })),
  raised,
  'graves-exiled': (scene, { seat, cards }) => exiled(scene, seat, cards),
  regrew: (scene, { zombie, hp }) => atZombie(scene, zombie, () => ({ hp })),
  advanced: (scene, { zombies }) =>
    zombies.reduce((all, { zombie }) => atZombie(all, zombie, () => ({ zone: 'threat' })), scene),
} satisfies Partial<Changes>;
