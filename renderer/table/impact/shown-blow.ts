import type { Manner } from '../../motion/blow';
import type { Spot } from '../places';

/** A blow that meets its target, or goes past it. */
export interface ShownBlow {
  /** Another object starts it anew. */
  readonly of: object;
  readonly manner: Manner;
  /** The middle of whoever strikes, and of whom they strike at. */
  readonly from: Spot;
  readonly to: Spot;
  /** What floats up afterwards; null for nothing. */
  readonly said: { readonly text: string; readonly colour: string } | null;
  /** It hits; one that does not throws no chips. */
  readonly hits: boolean;
  readonly colour: string;
  /** How much larger than a street's everything is. */
  readonly size?: number;
}
