/** What the interface and the table of Survive Until Daylight say to each other. */

import type { SeatId } from '../../../../models/kernel/types';
import type { HordeCardId } from '../../../../models/survive-until-daylight/ids';
import type { Story as AnyStory } from '../../../motion/story';
import type { Motion } from '../motions';

export const PILE_IDS = ['active', 'rubble', 'discard', 'assault', 'combat', 'combat-discard'] as const;
/** A stack of cards on the table: `active` is searched this round, `discard` is the rubble's. */
export type PileId = (typeof PILE_IDS)[number];

/** Something on the table that can be pointed at and marked. */
export type Spot =
  /** A horde card on the line, a Survivor's among them. */
  | { readonly kind: 'enemy'; readonly card: HordeCardId }
  /** A character board with everything around it. */
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'pile'; readonly pile: PileId }
  /** An open combat card. @param index in the order drawn */
  | { readonly kind: 'combat-card'; readonly index: number };

/** What is under the pointer. */
export type Pick = Spot;

/**
 * `choice` may be clicked, `chosen` is what a composed move is about, `splash` and `spread` are what else it reaches, `help` what
 * does somebody good, `threat` danger, `focus` what the coach points at.
 */
export type Tone = 'choice' | 'chosen' | 'splash' | 'spread' | 'help' | 'threat' | 'focus';

export interface Highlight {
  readonly spot: Spot;
  readonly tone: Tone;
  /** A few words over the place, such as "72% dead" or "splash 1". */
  readonly label?: string;
}

export type Story = AnyStory<Motion>;

/** What the interface hands to the table besides the position; keep the objects while they don't change. */
export interface TableMarks {
  readonly highlights?: readonly Highlight[];
  /** Where the key F goes, and the camera too whenever it changes; whoever decides if left out. */
  readonly focus?: Spot;
  /** The seat whose person decides, or looks at what could be done; null or left out while nobody is asked. */
  readonly deciding?: SeatId | null;
  readonly onPick?: (pick: Pick) => void;
  readonly onHover?: (pick: Pick | null) => void;
}
