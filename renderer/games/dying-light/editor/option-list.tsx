import type { Node } from '../../../../models/dying-light/editor/vocabulary';
import type { Option } from '../../../../models/dying-light/scenario/format';
import { t } from '../../../i18n';
import { SignButton } from './fields';
import { Guard } from './guard';
import { OpList } from './op-list';
import { AnySlot } from './slots/any-slot';

/** What can be chosen from. */
export function OptionList({
  options,
  onOptions,
}: {
  readonly options: readonly Option[];
  readonly onOptions: (options: readonly Option[]) => void;
}) {
  const add = () => {
    let number = options.length + 1;
    while (options.some(({ id }) => id === `option-${number}`)) number += 1;
    onOptions([...options, { id: `option-${number}`, text: { text: '' }, do: [] }]);
  };
  return (
    <ul className="composer-options">
      {options.map((option, index) => {
        const change = (next: Option) => onOptions(options.with(index, next));
        return (
          <li key={option.id}>
            <span className="composer-hand">
              <AnySlot
                kind="sentence"
                value={option.text}
                onValue={(text) => change({ ...option, text: text as Option['text'] })}
              />
              <SignButton
                sign="×"
                label={t('dl.editor.take-out')}
                onPress={() => onOptions(options.toSpliced(index, 1))}
              />
            </span>
            <Guard
              when={option.when as unknown as Node | undefined}
              onWhen={(when) => {
                const { when: _, ...rest } = option;
                change(when ? ({ ...rest, when } as unknown as Option) : rest);
              }}
            />
            <OpList
              ops={option.do as unknown as readonly Node[]}
              onOps={(ops) => change({ ...option, do: ops as unknown as Option['do'] })}
            />
          </li>
        );
      })}
      <li className="composer-more">
        <button type="button" className="button" onClick={add}>
          {t('dl.editor.add-option')}
        </button>
      </li>
    </ul>
  );
}
