import type { SeveralQuestion } from '../../../play/composer/composition';
import { named } from '../compose/numbers';
import './numbers-control.css';

interface NumbersControlProps {
  readonly question: SeveralQuestion;
  /** How many are named. */
  readonly most: number;
  readonly onAnswer: (key: string) => void;
}

/** The six numbers of a die, of which some are named (OD-CMB-05). */
export function NumbersControl({ question, most, onAnswer }: NumbersControlProps) {
  const { title, choices, chosen } = question;
  return (
    <fieldset className="od-numbers">
      <legend>{title}</legend>
      {choices.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={chosen.includes(key)}
          onClick={() => onAnswer(named(chosen, key, most).join(' '))}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
