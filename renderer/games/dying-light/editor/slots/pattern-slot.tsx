import type { Node } from '../../../../../models/dying-light/editor/vocabulary';
import { t } from '../../../../i18n';
import { PickBox } from '../fields';
import { kindWords } from '../phrases';
import { type SlotProps, slotLabel } from './any-slot';
import { type Choices, PLACED } from './choices';
import { Names } from './list-slot';

/** A kind of token, or some by their names. */
export function PatternSlot({ value, onValue }: Omit<SlotProps, 'kind'>) {
  const pattern = value as Node;
  const kinds: Choices = [
    ...PLACED.map((kind) => [kind, kindWords(kind)] as const),
    ['', t('dl.vocab.these-tokens')],
  ];
  const chosen = 'kind' in pattern ? String(pattern.kind) : '';
  return (
    <>
      <PickBox
        label={slotLabel('pattern')}
        value={chosen}
        options={kinds}
        onPick={(kind) => onValue(kind === '' ? { ids: ['obj-a'] } : { kind })}
      />
      {chosen === '' && (
        <Names kind="token" value={pattern.ids} onValue={(ids) => onValue({ ids })} fresh="obj-b" />
      )}
    </>
  );
}
