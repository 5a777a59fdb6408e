import { CloseupCard } from '../../../play/closeup/closeup-card';
import type { ShownCard } from './card-of-spot';
import { closeupOfCard } from './closeup';
import './large-card.css';

interface LargeCardProps {
  readonly card: ShownCard;
}

/** The card that is pointed at among the panels, beside the hand: everything that is printed on it, and what its words mean. */
export function LargeCard({ card }: LargeCardProps) {
  return (
    <aside className={`od-large od-${card[0]}`} aria-live="polite">
      <CloseupCard closeup={closeupOfCard(card)} />
    </aside>
  );
}
