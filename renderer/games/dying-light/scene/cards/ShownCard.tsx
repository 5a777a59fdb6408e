import { HeldCard } from '../../../../table/cards/HeldCard';
import { cardWords } from '../../card-words';
import type { Motion } from '../../motions';
import { useCardArt } from './card-art';
import type { CardModel } from './card-faces';
import { largePrint } from './card-print';
import type { DecksModel } from './decks';

/** The card that everybody looks at while a motion plays; null where there is none. */
export function shownCard(motion: Motion | null, { scenario }: DecksModel): CardModel | null {
  switch (motion?.kind) {
    case 'draw':
    case 'show':
      return motion.card;
    case 'reveal':
      return { family: 'goal', id: motion.card, scenario };
    case 'harm':
      return motion.wound && { family: 'heavy', id: motion.wound };
    default:
      return null;
  }
}

interface ShownCardProps {
  readonly motion: Motion | null;
  readonly decks: DecksModel;
  /** How much faster than single speed; nothing is shown where it is infinite. */
  readonly pace: number;
}

/** A card that is drawn, found, suffered or revealed is shown as it is before it goes where it belongs. */
export function ShownCard({ motion, decks, pace }: ShownCardProps) {
  const art = useCardArt();
  const card = shownCard(motion, decks);
  return (
    <HeldCard
      of={card && motion}
      duration={motion && card ? motion.duration / pace : 0}
      print={() =>
        largePrint(
          card ?? { family: 'light', id: 'light' },
          cardWords(card ?? { family: 'light', id: 'light' }),
          art,
        )
      }
    />
  );
}
