import {
  entryOfElement,
  type RulebookEntryId,
  type TablePart,
} from '../../../../models/survive-until-daylight/rulebook';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../../models/survive-until-daylight/state';
import { hordeType } from '../names';
import type { Pick, PileId } from '../scene/marks';

const PILES: Readonly<Record<PileId, TablePart>> = {
  active: 'active-pile',
  rubble: 'rubble-pile',
  discard: 'rubble-pile',
  assault: 'assault',
  combat: 'combat-deck',
  'combat-discard': 'combat-deck',
};

/** Where the rulebook tells of what is pointed at on the table. */
export function entryOfPick(pick: Pick, state: State): RulebookEntryId {
  switch (pick.kind) {
    case 'enemy':
      return entryOfElement('horde', hordeType(pick.card));
    case 'seat': {
      const { character } = memberOf(state, pick.seat);
      return character ? entryOfElement('character', character) : 'characters';
    }
    case 'pile':
      return entryOfElement('part', PILES[pick.pile]);
    case 'combat-card':
      return entryOfElement('part', 'combat-deck');
  }
}
