import type { Node } from '../../../../../models/dying-light/editor/vocabulary';
import { t } from '../../../../i18n';
import { useWorkbench } from '../composing';
import { PickBox } from '../fields';
import { type SlotProps, slotLabel } from './any-slot';
import { named } from './choices';
import { Names } from './list-slot';

/** Zones by name, or a table that has some for every difficulty and number of Runners. */
export function ZonesSlot({ value, onValue }: Omit<SlotProps, 'kind'>) {
  const { rules } = useWorkbench();
  const tables = Object.entries(rules.params)
    .filter(([, rows]) => Array.isArray(rows.normal[0]))
    .map(([name]) => name);
  const byName = Array.isArray(value);
  return (
    <>
      {(tables.length > 0 || !byName) && (
        <PickBox
          label={slotLabel('zones')}
          value={byName ? '' : String((value as Node).param)}
          options={[['', t('dl.vocab.these-zones')], ...named(tables)]}
          onPick={(name) => onValue(name === '' ? ['C'] : { param: name })}
        />
      )}
      {byName && <Names kind="zone" value={value} onValue={onValue} fresh="C" />}
    </>
  );
}
