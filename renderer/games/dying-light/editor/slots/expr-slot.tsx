import { FAMILIES, type Node, reworded, tagOf } from '../../../../../models/dying-light/editor/vocabulary';
import { t } from '../../../../i18n';
import { Gaps } from '../composer';
import { useWorkbench } from '../composing';
import { NumberBox, PickBox } from '../fields';
import { wordLabel } from '../phrases';
import { type SlotProps, slotLabel } from './any-slot';
import { firstNames } from './choices';

const NUMBER = 'number';

/** A number, or how it is worked out. */
export function ExprSlot({ value, onValue }: Omit<SlotProps, 'kind'>) {
  const { rules } = useWorkbench();
  const plain = typeof value === 'number';
  const node = plain ? {} : (value as Node);
  const tag = plain ? NUMBER : tagOf('expr', node);
  const tags = Object.keys(FAMILIES.expr.words);
  return (
    <span className="composer-number">
      <PickBox
        label={slotLabel('expr')}
        value={tag}
        options={[
          [NUMBER, t('dl.vocab.number')],
          ...tags.map((one) => [one, wordLabel('expr', one)] as const),
        ]}
        onPick={(next) => onValue(next === NUMBER ? 1 : reworded('expr', node, next, firstNames(rules)))}
      />
      {plain ? (
        <NumberBox label={t('dl.vocab.number')} value={value} onNumber={onValue} />
      ) : (
        <Gaps family="expr" node={node} onNode={onValue} />
      )}
    </span>
  );
}
