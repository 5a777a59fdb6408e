import { FAMILIES, type Node, tagOf } from '../../../../../models/dying-light/editor/vocabulary';
import { t } from '../../../../i18n';
import { Gaps } from '../composer';
import { PickBox } from '../fields';
import { wordLabel } from '../phrases';
import { AnySlot, type SlotProps, slotLabel } from './any-slot';

const NEAR_AREA = 'area';

/** The Runner or the Area that something is near to. */
export function NearSlot({ value, onValue }: Omit<SlotProps, 'kind'>) {
  const node = value as Node;
  const isArea = 'area' in node;
  const words = Object.keys(FAMILIES.runner.words);
  return (
    <>
      <PickBox
        label={slotLabel('near')}
        value={isArea ? NEAR_AREA : tagOf('runner', node)}
        options={[
          [NEAR_AREA, t('dl.vocab.an-area')],
          ...words.map((tag) => [tag, wordLabel('runner', tag)] as const),
        ]}
        onPick={(tag) => onValue(tag === NEAR_AREA ? { area: 'market' } : FAMILIES.runner.words[tag]?.fresh)}
      />
      {isArea ? (
        <AnySlot kind="area" value={node.area} onValue={(area) => onValue({ area })} />
      ) : (
        <Gaps family="runner" node={node} onNode={onValue} />
      )}
    </>
  );
}
