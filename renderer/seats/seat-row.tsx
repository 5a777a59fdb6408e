import type { ReactNode } from 'react';
import { t } from '../i18n';
import { Person, type Planned } from './person';

interface SeatRowProps {
  /** Counted from 0. */
  readonly index: number;
  /** What the game calls the seat; "Seat 2" if left out. */
  readonly title?: string;
  /** The mark of what is played there. */
  readonly mark: ReactNode;
  /** The picture of what is played there. */
  readonly portrait?: ReactNode;
  readonly className?: string;
  /** Null where the person of another seat plays. */
  readonly person: Planned | null;
  readonly onPerson: (person: Planned) => void;
  /** What the game lets choose for the seat. */
  readonly children: ReactNode;
}

/** One seat of a new game: who plays, and what the game lets choose for it. */
export function SeatRow(props: SeatRowProps) {
  const { index, mark, portrait, person, onPerson, children } = props;
  const { title = t('ui.new.seat', { n: index + 1 }), className = '' } = props;
  return (
    <fieldset className={`seat ${className}`}>
      <legend>
        {mark}
        <span> {title}</span>
      </legend>
      {portrait}
      {person && <Person person={person} onChange={onPerson} />}
      {children}
    </fieldset>
  );
}
