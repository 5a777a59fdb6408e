import type { RulebookEntry } from '../../../models/kernel/rulebook';
import type { RulebookEntryId, TopicId } from '../../../models/outbreak-duel/rulebook/topics';
import { pictureBeside, type RulePictures } from '../../rulebook/rule-pictures';

/** What is seen beside the rules. */
const RULE_PICTURES: RulePictures<TopicId, RulebookEntryId, string> = {
  topics: {
    goal: 'S02',
    start: 'S01',
    turn: 'S03',
    points: 'S04',
    table: 'I01',
    attack: 'W01',
    horde: 'ZB1',
    harm: 'E02',
    replies: 'R01',
    privacy: 'S02',
    words: 'V01',
    decks: 'S04',
  },
  entries: {
    weapon: 'W01',
    items: 'I06',
    attachments: 'A01',
    reacts: 'R01',
    boss: 'ZB2',
    loot: 'E03',
    infection: 'V02',
    unarmed: 'S01',
  },
};

/** Address of the picture beside an entry of the rulebook; null for none. */
export function rulePicture(entry: RulebookEntry): string | null {
  const id = pictureBeside(RULE_PICTURES, entry);
  return id && new URL(`../../../assets/pictures/outbreak-duel/${id}.webp`, import.meta.url).href;
}
