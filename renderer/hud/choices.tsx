import { type ReactNode, useId } from 'react';
import './choices.css';

export interface Choice<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly detail?: string;
  /** What is seen of it before a word is read. */
  readonly picture?: ReactNode;
}

interface ChoicesProps<Key extends string> {
  readonly title: string;
  readonly choices: readonly Choice<Key>[];
  readonly chosen: Key | null;
  readonly onChoose: (key: Key) => void;
  /** Side by side instead of one under the other. */
  readonly inline?: boolean;
  /** Side by side, each with its picture on top. */
  readonly cards?: boolean;
  readonly first?: boolean;
}

function classOf({ inline, cards }: Pick<ChoicesProps<string>, 'inline' | 'cards'>): string {
  if (cards) return 'choices choices-cards';
  return inline ? 'choices choices-inline' : 'choices';
}

/** One of several: radio buttons, so that the arrow keys walk through them. */
export function Choices<Key extends string>(props: ChoicesProps<Key>) {
  const { title, choices, chosen, onChoose, first } = props;
  const name = useId();
  return (
    <fieldset className={classOf(props)}>
      <legend>{title}</legend>
      {choices.map(({ key, label, detail, picture }, index) => (
        <label key={key} className="choice">
          {picture}
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
