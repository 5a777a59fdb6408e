import type { EntryOf } from '../../../../../models/outbreak-duel/entries';
import type { SceneModel } from '../scene-model';
import { atSeat, type Changes, intoHand, onSide, opposite, sideOf } from './change';

/** Everything of S is readied (OD-TURN-02). */
function refreshed(scene: SceneModel, { seat, ap, tp, reserve }: EntryOf<'refreshed'>): SceneModel {
  return atSeat(scene, seat, ({ weapon, items }) => ({
    ap,
    tp: tp + reserve,
    reserve: 0,
    grabbed: false,
    weapon: weapon && { ...weapon, spent: false },
    items: items.map((item) => ({ ...item, spent: false })),
  }));
}

/** The hand is turned face down before anything else moves, if somebody sits opposite (OD-PRIV-03). */
function phaseEnded(scene: SceneModel, { seat }: EntryOf<'survivor-phase-ended'>): SceneModel {
  if (scene.solo !== null) return scene;
  return atSeat(scene, seat, ({ hand }) => ({ hand: hand.map(() => null), isUp: false }));
}

/** Points lapse, one TP is banked; nobody is sick any longer, and on S's board nobody is stunned (OD-TURN-08). */
function ended(scene: SceneModel, { seat, reserve }: EntryOf<'turn-ended'>): SceneModel {
  const own = sideOf(scene, seat);
  const rested = ([0, 1] as const).reduce(
    (all, side) =>
      onSide(all, side, ({ zombies }) => ({
        zombies: zombies.map((zombie) => ({
          ...zombie,
          sick: false,
          stunned: side === own ? false : zombie.stunned,
        })),
      })),
    scene,
  );
  const next = atSeat(rested, seat, () => ({ ap: 0, tp: 0, reserve, cover: false }));
  return { ...next, active: opposite(own), phase: 'setup' };
}

/** Which cards were kept stays with who keeps them; the others go back into the deck. */
function kept(scene: SceneModel, { seat, count }: EntryOf<'kept'>): SceneModel {
  return atSeat(scene, seat, ({ hand, deck, isUp }) => {
    const all = count >= hand.length && scene.solo !== null;
    const left = all ? hand : hand.slice(0, count).map(() => null);
    return { hand: left, deck: deck + hand.length - left.length, isUp: isUp && scene.solo !== null };
  });
}

/** What set-up, the beginning of turns and their end show. */
export const TURNS = {
  'first-player': (scene) => scene,
  dealt: (scene, { seat, hp, th, row }) =>
    atSeat(scene, seat, ({ zombieDeck, row: before }) => ({
      hp,
      th,
      row,
      zombieDeck: Math.max(0, zombieDeck - (row.length - before.length)),
    })),
  kept,
  'turn-started': (scene, { seat }) => ({
    ...scene,
    active: sideOf(scene, seat),
    phase: 'survivor',
  }),
  refreshed,
  drew: (scene, { seat, cards }) =>
    atSeat(intoHand(scene, seat, cards), seat, ({ deck }) => ({ deck: Math.max(0, deck - cards.length) })),
  'survivor-phase-ended': phaseEnded,
  'turn-ended': ended,
  'zombie-phase-started': (scene, { seat, th }) => ({
    ...atSeat(scene, seat, () => ({ th })),
    phase: 'zombie',
  }),
  standoff: (scene) => ({ ...scene, standoff: true }),
  'game-over': (scene, { outcome }) => ({ ...scene, over: true, winners: outcome.winners, bite: null }),
} satisfies Partial<Changes>;
