import { type ReactNode, useId, useState } from 'react';
import { t } from '../i18n';
import { PickDialog, type PickOption } from './pick-dialog';
import './pick-card.css';

interface PickCardProps<Key extends string> {
  /** What is chosen here, such as "Weapon". */
  readonly label: string;
  readonly options: readonly PickOption<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  /** As large as a seat is high, for whom it plays. */
  readonly large?: boolean;
}

/** What a seat has, as the card that it is. A press on it lays out all others to choose from. */
export function PickCard<Key extends string>(props: PickCardProps<Key>): ReactNode {
  const { label, options, chosen, onChoose, large } = props;
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const option = options.find(({ key }) => key === chosen);
  if (!option) return null;
  return (
    <>
      <button
        type="button"
        className={large ? 'pick-card pick-card-large' : 'pick-card'}
        aria-label={t('ui.new.pick', { what: label, name: option.label })}
        aria-haspopup="dialog"
        aria-describedby={large ? undefined : textId}
        onClick={() => setOpen(true)}
      >
        <img src={option.picture} alt="" decoding="async" />
        <span className="pick-card-words">
          <span className="pick-card-label">{label}</span>
          <b>{option.label}</b>
          {!large && option.text && (
            <span className="pick-card-text" id={textId}>
              {option.text}
            </span>
          )}
        </span>
      </button>
      {isOpen && (
        <PickDialog
          title={label}
          options={options}
          chosen={chosen}
          onClose={() => setOpen(false)}
          onChoose={(key) => {
            setOpen(false);
            onChoose(key);
          }}
        />
      )}
    </>
  );
}
