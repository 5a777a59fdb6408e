import type { ReactNode } from 'react';
import { t } from '../../../../i18n';
import { SignButton } from '../fields';
import { AnySlot, type SlotProps } from './any-slot';

interface ListSlotProps<T> {
  readonly values: readonly T[];
  readonly fresh: T;
  readonly onValues: (values: readonly T[]) => void;
  readonly one: (value: T, onValue: (value: T) => void) => ReactNode;
}

/** Several of a kind side by side, each of which can be taken out, and one more at the end. */
export function ListSlot<T>({ values, fresh, onValues, one }: ListSlotProps<T>) {
  return (
    <span className="composer-list">
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values of a list have no other name
        <span key={index} className="composer-item">
          <span className="composer-one">{one(value, (next) => onValues(values.with(index, next)))}</span>
          {values.length > 1 && (
            <SignButton
              sign="×"
              label={t('dl.editor.take-out')}
              onPress={() => onValues(values.toSpliced(index, 1))}
            />
          )}
        </span>
      ))}
      <SignButton sign="+" label={t('dl.editor.one-more')} onPress={() => onValues([...values, fresh])} />
    </span>
  );
}

/** Several names of a kind. */
export function Names({ kind, value, onValue, fresh }: SlotProps & { readonly fresh: string }) {
  return (
    <ListSlot
      values={value as readonly string[]}
      fresh={fresh}
      onValues={onValue}
      one={(one, onOne) => <AnySlot kind={kind} value={one} onValue={(next) => onOne(String(next))} />}
    />
  );
}
