import { type Pen, sheet } from '../print/canvas';
import { HeldCard } from './HeldCard';

/** Pixels of a card that is held up. */
const PRINT = { width: 250, height: 350 } as const;
const SCALE = 2;

/** Draws the face of a card into a box. */
type Face = (pen: Pen, box: { readonly x: number; readonly y: number } & typeof PRINT) => void;

function largePrint(face: Face | null): Pen {
  const pen = sheet(PRINT.width * SCALE, PRINT.height * SCALE);
  pen.scale(SCALE, SCALE);
  face?.(pen, { x: 0, y: 0, ...PRINT });
  return pen;
}

export interface HeldFaceProps {
  readonly motion: { readonly duration: number } | null;
  /** How much faster than single speed; nothing is shown where it is infinite. */
  readonly pace: number;
}

interface ShownFaceProps extends HeldFaceProps {
  /** The card that everybody looks at while the motion plays; null where there is none. */
  readonly face: Face | null;
}

/** The card that a motion is about, held up as long as it plays. */
export function HeldFace({ motion, pace, face }: ShownFaceProps) {
  const of = face && motion;
  return <HeldCard of={of} duration={of ? of.duration / pace : 0} print={() => largePrint(face)} />;
}
