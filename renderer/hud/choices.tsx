import { useId } from 'react';
import './choices.css';

export interface Choice<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly detail?: string;
}

interface ChoicesProps<Key extends string> {
  readonly title: string;
  readonly choices: readonly Choice<Key>[];
  readonly chosen: Key | null;
  readonly onChoose: (key: Key) => void;
  /** Side by side instead of one under the other. */
  readonly inline?: boolean;
  readonly first?: boolean;
}

/** One of several: radio buttons, so that the arrow keys walk through them. */
export function Choices<Key extends string>(props: ChoicesProps<Key>) {
  const { title, choices, chosen, onChoose, inline, first } = props;
  const name = useId();
  return (
    <fieldset className={inline ? 'choices choices-inline' : 'choices'}>
      <legend>{title}</legend>
      {choices.map(({ key, label, detail }, index) => (
        <label key={key} className="choice">
          <input
            type="radio"
            name={name}
            checked={key === chosen}
            onChange={() => onChoose(key)}
            data-first={(first && index === 0) || undefined}
          />
          <span>{label}</span>
          {detail && <span className="choice-detail">{detail}</span>}
        </label>
      ))}
    </fieldset>
  );
}
