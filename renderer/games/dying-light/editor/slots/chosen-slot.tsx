import type { SlotKind } from '../../../../../models/dying-light/editor/vocabulary';
import type { ZoneId } from '../../../../../models/dying-light/ids';
import { areaOf } from '../../../../../models/dying-light/map';
import { useWorkbench } from '../composing';
import { PickBox } from '../fields';
import { type SlotProps, slotLabel } from './any-slot';
import type { Choices } from './choices';

/** Slots whose value is a number though they are chosen as words. */
const NUMBERED: readonly SlotKind[] = ['event', 'nest'];

/** One box of choices. While it has the focus, a click on the city chooses as well. */
export function ChosenSlot({ kind, value, onValue, choices }: SlotProps & { readonly choices: Choices }) {
  const { arm, point } = useWorkbench();
  const onFocus = () => {
    if (kind === 'zone') {
      point([value as ZoneId]);
      arm((zone) => onValue(zone));
    } else if (kind === 'area') arm((zone) => onValue(areaOf(zone)));
    else arm(null);
  };
  return (
    <PickBox
      label={slotLabel(kind)}
      value={String(value)}
      options={choices}
      onFocus={onFocus}
      onPick={(next) => onValue(NUMBERED.includes(kind) ? Number(next) : next)}
    />
  );
}
