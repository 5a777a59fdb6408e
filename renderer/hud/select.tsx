import { useId } from 'react';
import './select.css';

interface SelectProps<Key extends string> {
  readonly label: string;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
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
        {options.map(({ key, label: words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}
