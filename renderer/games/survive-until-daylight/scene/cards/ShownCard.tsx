import { HeldCard } from '../../../../table/cards/HeldCard';
import { type Pen, sheet } from '../../../../table/print/canvas';
import type { Motion } from '../../motions';
import { type CardArt, useCardArt } from './card-art';
import { faceOf } from './card-faces';
import type { FaceId } from './faces';

/** Pixels of a card that is held up. */
const PRINT = { width: 250, height: 350 } as const;
const SCALE = 2;

/** The card that everybody looks at while a motion plays; null where there is none. */
export function shownCard(motion: Motion | null): FaceId | null {
  switch (motion?.entry.type) {
    case 'card-found':
      return motion.entry.card;
    case 'assault-turned':
      return motion.entry.assault;
    default:
      return null;
  }
}

function largePrint(face: FaceId, art: CardArt): Pen {
  const pen = sheet(PRINT.width * SCALE, PRINT.height * SCALE);
  pen.scale(SCALE, SCALE);
  faceOf(face, art)(pen, { x: 0, y: 0, ...PRINT });
  return pen;
}

interface ShownCardProps {
  readonly motion: Motion | null;
  /** How much faster than single speed; nothing is shown where it is infinite. */
  readonly pace: number;
}

/** A card that is found or turned is shown as it is before it goes where it belongs. */
export function ShownCard({ motion, pace }: ShownCardProps) {
  const art = useCardArt();
  const face = shownCard(motion);
  return (
    <HeldCard
      of={face && motion}
      duration={face && motion ? motion.duration / pace : 0}
      print={() => largePrint(face ?? 'wave', art)}
    />
  );
}
