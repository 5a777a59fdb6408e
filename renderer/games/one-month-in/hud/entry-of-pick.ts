import { isFaceDown } from '../../../../models/kernel/hidden';
import { entryOfElement, type RulebookEntryId } from '../../../../models/one-month-in/rulebook';
import { tileAt } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import type { Spot } from '../spot';

function ofGround(spot: Extract<Spot, { kind: 'ground' }>, state: State): RulebookEntryId {
  const id = tileAt(state, spot.tile)?.id;
  if (spot.ground === 'fog' || !id || isFaceDown(id)) return entryOfElement('part', 'fog');
  return spot.ground === 'whole' ? entryOfElement('tile', id) : entryOfElement('part', spot.ground);
}

/** Where the rulebook tells of what is pointed at on the table. */
export function entryOfPick(spot: Spot, state: State): RulebookEntryId {
  switch (spot.kind) {
    case 'ground':
      return ofGround(spot, state);
    case 'group':
      return entryOfElement('part', 'action-points');
    case 'zombies':
      return entryOfElement('part', 'zombies');
    case 'border':
      return entryOfElement('part', 'fences');
    case 'loot':
      return entryOfElement('part', 'loot-stack');
    case 'clock':
      return entryOfElement('part', 'hold');
    case 'number':
      return entryOfElement('part', spot.number);
    default:
      return spot satisfies never;
  }
}
