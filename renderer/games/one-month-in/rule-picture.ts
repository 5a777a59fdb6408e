import type { RulebookEntry } from '../../../models/kernel/rulebook';
import type { RulebookEntryId, TopicId } from '../../../models/one-month-in/rulebook/topics';
import { pictureBeside, type RulePictures } from '../../rulebook/rule-pictures';

/** What is seen beside the rules. */
const RULE_PICTURES: RulePictures<TopicId, RulebookEntryId, string> = {
  topics: {
    goal: 'sur-01',
    start: 'sur-02',
    turn: 'sur-03',
    moving: 'sur-04',
    fights: 'zom-09',
    land: 'sur-05',
    gear: 'sal-02',
    rivals: 'sur-06',
  },
  entries: {
    salvage: 'sal-01',
    'found-people': 'sur-01',
    'found-zombies': 'zom-02',
    fog: 'zom-01',
    inside: 'zom-03',
    'lost-fight': 'zom-05',
    trading: 'sal-03',
    fences: 'sal-04',
  },
};

/** Address of the picture beside an entry of the rulebook; null for none. */
export function rulePicture(entry: RulebookEntry): string | null {
  const id = pictureBeside(RULE_PICTURES, entry);
  return id && new URL(`../../../assets/pictures/one-month-in/${id}.webp`, import.meta.url).href;
}
