import type { SurvivorCardId } from '../../../../../models/outbreak-duel/ids';
import { HeldFace, type HeldFaceProps } from '../../../../table/cards/HeldFace';
import type { Motion } from '../../motions';
import { useCardArt } from './card-art';
import { faceOf } from './card-faces';

/** The card that is played for all to see; null for what nobody may see, whoever looks (OD-PRIV-02). */
function shownCard(motion: Motion | null): SurvivorCardId | null {
  const entry = motion?.entry;
  return entry?.type === 'played' || entry?.type === 'reacted' ? entry.card : null;
}

interface ShownCardProps extends HeldFaceProps {
  readonly motion: Motion | null;
}

/** A card that is played is held up before it does what it says. */
export function ShownCard({ motion, pace }: ShownCardProps) {
  const art = useCardArt();
  const card = shownCard(motion);
  return <HeldFace motion={motion} pace={pace} face={card && faceOf(card, art)} />;
}
