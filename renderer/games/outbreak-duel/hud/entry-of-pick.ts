import { entryOfElement, type RulebookEntryId } from '../../../../models/outbreak-duel/rulebook';
import { zombieAt } from '../../../../models/outbreak-duel/rules/table';
import type { State } from '../../../../models/outbreak-duel/state';
import type { Spot } from '../spot';
import { cardOfSpot } from './card-of-spot';

/** Where the rulebook tells of what is pointed at on the table. */
export function entryOfPick(spot: Spot, state: State): RulebookEntryId {
  switch (spot.kind) {
    case 'zombie': {
      const zombie = zombieAt(state, spot.zombie);
      return zombie ? entryOfElement('card', zombie.card) : entryOfElement('part', 'zombie');
    }
    case 'zone':
      return entryOfElement('part', spot.zone);
    case 'survivor':
      return entryOfElement('part', 'hp');
    case 'weapon':
      return entryOfElement('part', 'weapon');
    case 'item':
      return entryOfElement('part', 'items');
    case 'attachment':
      return entryOfElement('part', 'attachments');
    case 'card': {
      const card = cardOfSpot(spot, state);
      return card && card[0] !== 'V' ? entryOfElement('card', card as 'W01') : entryOfElement('part', 'hand');
    }
    case 'hand':
      return entryOfElement('part', 'hand');
    case 'row':
    case 'horde':
      return entryOfElement('part', 'horde-row');
    case 'deck':
      return entryOfElement('part', spot.of === 'zombie' ? 'zombie-deck' : 'deck');
    case 'graveyard':
      return entryOfElement('part', 'graveyard');
    case 'exile':
      return entryOfElement('part', 'exile');
    case 'points':
      return entryOfElement('part', spot.points);
    default:
      return spot satisfies never;
  }
}
