import { useId } from 'react';
import { Button } from '../hud/button';
import { Dialog } from '../hud/dialog';
import { useRoving } from '../hud/use-roving';
import { t } from '../i18n';
import { BACK } from '../input/commands';

/** One of the cards that a seat may have. */
export interface PickOption<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** Address of its picture. */
  readonly picture: string;
  /** What it does. */
  readonly text?: string;
  /** Number of the seat that has it now, counted from 1: whoever takes it gives away what they have. */
  readonly seat?: number | undefined;
}

interface PickDialogProps<Key extends string> {
  readonly title: string;
  readonly options: readonly PickOption<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  readonly onClose: () => void;
}

/** Whose it is: "Chosen", or the seat that it would be swapped with. */
function holderOf({ key, seat }: PickOption<string>, chosen: string): string | null {
  if (key === chosen) return t('ui.new.pick.chosen');
  return seat === undefined ? null : t('ui.new.pick.swap', { seat: t('ui.new.seat', { n: seat }) });
}

interface OptionProps {
  readonly option: PickOption<string>;
  readonly chosen: string;
}

function OptionWords({ option, chosen }: OptionProps) {
  const holder = holderOf(option, chosen);
  return (
    <>
      <b>{option.label}</b>
      {option.text && <span>{option.text}</span>}
      {holder !== null && <span className="pick-option-holder">{holder}</span>}
    </>
  );
}

/** All cards of a kind, side by side; a press takes one. The arrow keys walk from card to card. */
export function PickDialog<Key extends string>(props: PickDialogProps<Key>) {
  const { title, options, chosen, onChoose, onClose } = props;
  const id = useId();
  const { list, onFocus, onKeyDown } = useRoving<HTMLUListElement>(options.map(({ key }) => key));
  return (
    <Dialog title={title} onClose={onClose} wide>
      <ul ref={list} className="pick-options" onKeyDown={onKeyDown}>
        {options.map((option) => (
          <li key={option.key}>
            <button
              type="button"
              className="pick-option"
              data-key={option.key}
              data-first={option.key === chosen || undefined}
              aria-pressed={option.key === chosen}
              aria-label={option.label}
              aria-describedby={`${id}-${option.key}`}
              onFocus={() => onFocus(option.key)}
              onClick={() => onChoose(option.key)}
            >
              <img src={option.picture} alt="" decoding="async" />
              <span className="pick-option-words" id={`${id}-${option.key}`}>
                <OptionWords option={option} chosen={chosen} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="dialog-buttons">
        <Button label={t('ui.back')} shortcut={BACK} onPress={onClose} />
      </div>
    </Dialog>
  );
}
