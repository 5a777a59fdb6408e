import { useId } from 'react';
import './select.css';

interface Option<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** It is there to be read, and can't be chosen. */
  readonly disabled?: boolean;
}

interface SelectProps<Key extends string> {
  readonly label: string;
  readonly options: readonly Option<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
}

/** One of several from a list that unfolds. */
export function Select<Key extends string>({ label, options, chosen, onChoose }: SelectProps<Key>) {
  const id = useId();
  return (
    <span className="select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value as Key)}>
        {options.map(({ key, label: words, disabled }) => (
          <option key={key} value={key} disabled={disabled}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}
