/** Small changes of the scene that log entries are made of. */

import type { SeatId } from '../../../../../models/kernel/types';
import type { DamageSource } from '../../../../../models/survive-until-daylight/entries';
import type {
  CardId,
  CombatId,
  HordeCardId,
  RubbleId,
} from '../../../../../models/survive-until-daylight/ids';
import type { LineCard } from '../../../../../models/survive-until-daylight/state';
import type { ChangesOf } from '../../../../motion/changes';
import type { Pose } from '../../../../motion/tween';
import type { ShownEntry } from '../../motions';
import { cardPieces, FOUND_KEY, slotKey } from '../cards/lying-cards';
import { withCard, withoutCard } from '../from-state';
import type { PileId } from '../marks';
import { placeOf } from '../poses';
import type { Departure, Piles, SceneModel, SeatModel } from '../scene-model';

/** How each type of entry that the table shows changes the scene. */
export type Changes = ChangesOf<SceneModel, ShownEntry>;

export function atSeat(
  scene: SceneModel,
  seat: SeatId,
  change: (owner: SeatModel) => Partial<SeatModel>,
): SceneModel {
  const seats = scene.seats.map((owner) => (owner.seat === seat ? { ...owner, ...change(owner) } : owner));
  return { ...scene, seats };
}

export function onPiles(scene: SceneModel, change: (piles: Piles) => Partial<Piles>): SceneModel {
  return { ...scene, piles: { ...scene.piles, ...change(scene.piles) } };
}

export function onCard(
  scene: SceneModel,
  id: HordeCardId,
  change: (card: LineCard) => Partial<LineCard>,
): SceneModel {
  return { ...scene, line: scene.line.map((card) => (card.id === id ? { ...card, ...change(card) } : card)) };
}

/** A card comes into an inventory from somewhere else on the table. */
export function received(
  scene: SceneModel,
  seat: SeatId,
  card: CardId,
  count: number,
  from: Pose,
): SceneModel {
  const before = copiesOf(scene, seat, card);
  const next = atSeat(scene, seat, ({ slots }) => ({ slots: withCard(slots, card, count) }));
  const coming = Array.from({ length: count }, (_, index) => [slotKey(seat, card, before + index), from]);
  return { ...next, origins: { ...next.origins, ...Object.fromEntries(coming) } };
}

export function copiesOf({ seats }: SceneModel, seat: SeatId, card: CardId): number {
  const slots = seats.find((owner) => owner.seat === seat)?.slots ?? [];
  return slots.reduce((sum, slot) => sum + (slot.card === card ? slot.count : 0), 0);
}

/** Cards leave an inventory for the rubble discard. */
export function parted(scene: SceneModel, seat: SeatId, card: CardId, count: number): SceneModel {
  const before = copiesOf(scene, seat, card);
  const keys = Array.from({ length: count }, (_, index) => slotKey(seat, card, before - 1 - index));
  const left = atSeat(scene, seat, ({ slots }) => ({ slots: withoutCard(slots, card, count) }));
  return discarded(departing(left, keys, 'discard'), card, count);
}

export function departing(scene: SceneModel, keys: readonly string[], to: PileId): SceneModel {
  const departures: readonly Departure[] = keys.map((key) => ({ key, to }));
  return { ...scene, departures: [...scene.departures, ...departures] };
}

/** The rubble discard grows. */
function discarded(scene: SceneModel, card: RubbleId | CardId, count = 1): SceneModel {
  return onPiles(scene, ({ discard }) => ({ discard: { count: discard.count + count, top: card } }));
}

/** The card that lies open has done its work and goes to the rubble discard; any other `source` changes nothing. */
export function foundSpent(scene: SceneModel, source: DamageSource | RubbleId): SceneModel {
  const { found } = scene;
  if (found === null || found !== source) return scene;
  return discarded(departing({ ...scene, found: null }, [FOUND_KEY], 'discard'), found);
}

/** Open combat cards go to their discard. */
export function combatCleared(scene: SceneModel): SceneModel {
  const { combat } = scene;
  if (combat.length === 0) return scene;
  const keys = combat.map((_, index) => `combat:${index}`);
  return combatDiscarded(departing({ ...scene, combat: [], chosen: null }, keys, 'combat-discard'), combat);
}

export function combatDiscarded(scene: SceneModel, cards: readonly CombatId[]): SceneModel {
  const top = cards.at(-1);
  if (top === undefined) return scene;
  return onPiles(scene, ({ combatDiscard }) => ({
    combatDiscard: { count: combatDiscard.count + cards.length, top },
  }));
}

/** Where a card of the scene lies. */
export function poseOf(scene: SceneModel, key: string): Pose | null {
  return cardPieces(scene).find((piece) => piece.key === key)?.pose ?? null;
}

export function coming(scene: SceneModel, key: string, from: Pose): SceneModel {
  return { ...scene, origins: { ...scene.origins, [key]: from } };
}

/** Over the board of a seat, where its cards come from. */
export function overBoard(scene: SceneModel, seat: SeatId): Pose {
  const owner = scene.seats[placeOf(scene, seat)];
  const first = owner?.slots[0];
  const pose = first && poseOf(scene, slotKey(seat, first.card, 0));
  return pose ?? { x: 0, y: 1, z: 0, yaw: 0, tip: 0, grow: 0 };
}
