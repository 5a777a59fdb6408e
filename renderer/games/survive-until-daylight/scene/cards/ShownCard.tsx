import { HeldFace, type HeldFaceProps } from '../../../../table/cards/HeldFace';
import type { Motion } from '../../motions';
import { useCardArt } from './card-art';
import { faceOf } from './card-faces';
import type { FaceId } from './faces';

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

interface ShownCardProps extends HeldFaceProps {
  readonly motion: Motion | null;
}

/** A card that is found or turned is shown as it is before it goes where it belongs. */
export function ShownCard({ motion, pace }: ShownCardProps) {
  const art = useCardArt();
  const face = shownCard(motion);
  return <HeldFace motion={motion} pace={pace} face={face && faceOf(face, art)} />;
}
