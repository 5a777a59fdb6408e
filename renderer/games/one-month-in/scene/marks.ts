/** What the interface and the table of One Month In say to each other. */
import type { SeatId } from '../../../../models/kernel/types';
import type { Story as AnyStory } from '../../../motion/story';
import type { Motion } from '../motions';
import type { Spot } from '../spot';

/** What is under the pointer. */
export type Pick = Spot;

/**
 * `choice` may be clicked, `chosen` is what a move that is put together is about, `warned` may be clicked and loses
 * something or is likely to, `threat` is danger from rivals or zombies, `focus` what the coach points at.
 */
export type Tone = 'choice' | 'chosen' | 'warned' | 'threat' | 'focus';

export interface Highlight {
  readonly spot: Spot;
  readonly tone: Tone;
  /** Price and odds at the place, in a few words, such as "1 AP" or "87%, lose 0.8". */
  readonly label?: string;
  /** Survivors of a `group` who are chosen; they are lifted. */
  readonly count?: number;
}

export type Story = AnyStory<Motion>;

/** What the interface hands to the table besides the position; keep the objects while they don't change. */
export interface TableMarks {
  readonly highlights?: readonly Highlight[];
  /** Where the key F goes, and the camera too whenever it changes; the active team's ground if left out. */
  readonly focus?: Spot;
  /** For whom the blue numbers show the price of a tile that is held (OM-CLAIM-05); the active team if left out. */
  readonly viewer?: SeatId;
  readonly onPick?: (pick: Pick) => void;
  readonly onHover?: (pick: Pick | null) => void;
}
