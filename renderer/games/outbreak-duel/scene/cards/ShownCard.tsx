import type { SurvivorCardId } from '../../../../../models/outbreak-duel/ids';
import { HeldCard } from '../../../../table/cards/HeldCard';
import { type Pen, sheet } from '../../../../table/print/canvas';
import type { Motion } from '../../motions';
import { type CardArt, useCardArt } from './card-art';
import { faceOf } from './card-faces';

/** Pixels of a card that is held up. */
const PRINT = { width: 250, height: 350 } as const;
const SCALE = 2;

/** The card that is played for all to see; null for what nobody may see, whoever looks (OD-PRIV-02). */
function shownCard(motion: Motion | null): SurvivorCardId | null {
  const entry = motion?.entry;
  return entry?.type === 'played' || entry?.type === 'reacted' ? entry.card : null;
}

function largePrint(card: SurvivorCardId, art: CardArt): Pen {
  const pen = sheet(PRINT.width * SCALE, PRINT.height * SCALE);
  pen.scale(SCALE, SCALE);
  faceOf(card, art)(pen, { x: 0, y: 0, ...PRINT });
  return pen;
}

interface ShownCardProps {
  readonly motion: Motion | null;
  /** How much faster than single speed; nothing is shown where it is infinite. */
  readonly pace: number;
}

/** A card that is played is held up before it does what it says. */
export function ShownCard({ motion, pace }: ShownCardProps) {
  const art = useCardArt();
  const card = shownCard(motion);
  return (
    <HeldCard
      of={card && motion}
      duration={card && motion ? motion.duration / pace : 0}
      print={() => largePrint(card ?? 'W01', art)}
    />
  );
}
