/** What the interface and the table of Outbreak Duel say to each other. */
import type { SeatId } from '../../../../models/kernel/types';
import type { Uid } from '../../../../models/outbreak-duel/state';
import type { Story as AnyStory } from '../../../motion/story';
import type { Motion } from '../motions';
import type { Spot } from '../spot';

/** What is under the pointer. */
export type Pick = Spot;

/**
 * `choice` may be clicked, `chosen` is what a move that is put together is about, `warned` may be clicked and loses
 * something, `threat` is danger from the dead, `focus` what the coach points at. Each has a shape of its own.
 */
export type Tone = 'choice' | 'chosen' | 'warned' | 'threat' | 'focus';

export interface Highlight {
  readonly spot: Spot;
  readonly tone: Tone;
  /** Price and odds at the place, in a few words, such as "1 AP · 67%". */
  readonly label?: string;
}

/** The attack strip at the table: what every attacker will deal, on its plate. */
export interface Incoming {
  readonly attackers: readonly { readonly zombie: Uid; readonly damage: number }[];
  /** Together they would kill: the numbers are red. */
  readonly lethal: boolean;
}

export type Story = AnyStory<Motion>;

/** What the interface hands to the table besides the position; keep the objects while they don't change. */
export interface TableMarks {
  readonly highlights?: readonly Highlight[];
  /** Where the key F goes, and the camera too whenever it changes; the active Survivor if left out. */
  readonly focus?: Spot;
  readonly incoming?: Incoming;
  /** The Stand-off is open: the light is dimmed and held matchsticks glow. */
  readonly standoff?: boolean;
  /** Whose fan is opened for a glance (OD-PRIV-04). It shows only cards that the position knows. */
  readonly peek?: SeatId | null;
  /** Whose hand lies in the dock of the desk, where it can be read: its fan is not on the table. */
  readonly docked?: SeatId | null;
  readonly onPick?: (pick: Pick) => void;
  readonly onHover?: (pick: Pick | null) => void;
}
