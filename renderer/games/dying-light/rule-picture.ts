import type { RulebookEntryId, TopicId } from '../../../models/dying-light/rulebook/topics';
import type { RulebookEntry } from '../../../models/kernel/rulebook';
import { pictureBeside, type RulePictures } from '../../rulebook/rule-pictures';

/** What is seen beside the rules. */
const RULE_PICTURES: RulePictures<TopicId, RulebookEntryId, string> = {
  topics: {
    goal: 'sc-errand',
    round: 'act-oskar',
    dice: 'act-juno',
    tempo: 'act-mara',
    moving: 'act-juno',
    risk: 'wd-graze',
    exposure: 'exp-1',
    fighting: 'w-hammer',
    defending: 'wd-torn',
    fatigue: 'wd-winded',
    wounds: 'light',
    gear: 'e-vest',
    items: 'c-dressing',
    environment: 'e-lantern',
    infected: 'act-enemy',
    night: 'exp-7-night',
    end: 'act-teo',
    scenario: 'sc-market',
    glossary: 'act-mara',
  },
  entries: {
    chase: 'ch-pack',
    'shake-off': 'ch-hunter',
    range: 'w-bow',
    'special-attack': 'w-cleavers',
    cleave: 'w-cleavers',
    loot: 'c-knives',
    spear: 'w-baton',
    fire: 'e-bottle',
    scent: 'ch-scent',
    sprinters: 'ch-sprinter',
    scream: 'wd-scream',
    errand: 'sc-errand',
    market: 'sc-market',
    dark: 'sc-dark',
    upgrades: 'e-inhibitor',
    elimination: 'wd-deepcut',
    armor: 'e-vest',
    jump: 'act-mara',
  },
};

/** Address of the picture beside an entry of the rulebook; null for none. */
export function rulePicture(entry: RulebookEntry): string | null {
  const id = pictureBeside(RULE_PICTURES, entry);
  return id && new URL(`../../../assets/pictures/dying-light/${id}.webp`, import.meta.url).href;
}
