/**
 * All that the table shows, as plain data. The scene knows no rules: a state says what lies where, and each log entry how
 * it came there.
 */
import type { SeatId } from '../../../../models/kernel/types';
import type {
  AssaultId,
  CardId,
  CharacterId,
  CombatId,
  HordeCardId,
  PileCardId,
  RubbleId,
  RubbleWeaponId,
  WeaponId,
} from '../../../../models/survive-until-daylight/ids';
import type { LineCard } from '../../../../models/survive-until-daylight/state';
import type { Pose } from '../../../motion/tween';
import type { PileId } from './marks';

/** What fills one inventory place. */
export interface SlotModel {
  readonly card: CardId;
  readonly count: number;
}

export interface SeatModel {
  readonly seat: SeatId;
  readonly character: CharacterId | null;
  readonly damage: number;
  readonly maxHealth: number;
  readonly slots: readonly SlotModel[];
  /** Slots on the board. */
  readonly capacity: number;
  readonly barricades: number;
  readonly traps: number;
  readonly allies: number;
}

/** A pile: how many cards, and the one on top if it lies open. */
export interface PileModel<Card> {
  readonly count: number;
  readonly top: Card | null;
}

export interface Piles {
  /** WAVE! is counted. */
  readonly active: number;
  readonly rubble: number;
  readonly discard: PileModel<RubbleId | CardId>;
  readonly assault: number;
  readonly combat: number;
  readonly combatDiscard: PileModel<CombatId>;
}

/** A card on its way out: it flies on a pile. */
export interface Departure {
  readonly key: string;
  readonly to: PileId;
}

export interface SceneModel {
  readonly round: number;
  readonly overtime: boolean;
  readonly outcome: 'win' | 'loss' | null;
  readonly seats: readonly SeatModel[];
  readonly firstPlayer: SeatId | null;
  readonly waveHolder: SeatId | null;
  /** Whoever searches or has the combat turn. */
  readonly active: SeatId | null;
  /** The seat whose person decides; null while a motion plays. */
  readonly deciding: SeatId | null;
  readonly line: readonly LineCard[];
  readonly rack: readonly RubbleWeaponId[];
  readonly piles: Piles;
  /** The card that was found and lies open for all to see. */
  readonly found: PileCardId | null;
  readonly scouted: readonly PileCardId[];
  readonly assault: AssaultId | null;
  /** Combat cards lying open, and which of them counts. */
  readonly combat: readonly CombatId[];
  readonly chosen: number | null;
  /** The attack that is being made: the card of the weapon is lifted. */
  readonly attack: { readonly seat: SeatId; readonly weapon: WeaponId; readonly target: HordeCardId } | null;
  /** The attack that is carried out, for the motion being played only. */
  readonly blow: { readonly seat: SeatId; readonly weapon: WeaponId; readonly target: HordeCardId } | null;
  /** The enemy whose turn it is. */
  readonly attacker: HordeCardId | null;
  /** Where pieces that are new come from, by key; for the motion being played only. */
  readonly origins: Readonly<Record<string, Pose>>;
  readonly departures: readonly Departure[];
}
