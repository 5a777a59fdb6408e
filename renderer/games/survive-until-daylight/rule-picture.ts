import type { RulebookEntry } from '../../../models/kernel/rulebook';
import type { RulebookEntryId, TopicId } from '../../../models/survive-until-daylight/rulebook/topics';
import { pictureBeside, type RulePictures } from '../../rulebook/rule-pictures';

/** What is seen beside the rules. */
const RULE_PICTURES: RulePictures<TopicId, RulebookEntryId, string> = {
  topics: {
    goal: 'as-stampede',
    start: 'sw-pillar',
    round: 'as-stragglers',
    search: 'in-planks',
    bag: 'wp-machete',
    trade: 'jk-junk',
    line: 'as-shamble',
    turn: 'sw-hipster',
    attack: 'wp-bat',
    specials: 'sp-energy',
    crafting: 'in-nails',
    enemies: 'as-brutal',
    perks: 'sw-psycho',
  },
  entries: {
    wave: 'wave',
    delay: 'wave',
    'last-wave': 'wave',
    'red-cards': 'rd-rodent1',
    junk: 'jk-junk',
    healing: 'hl-kit',
    survivors: 'survivor',
    wanderer: 'wanderer',
    raider: 'raider',
    brute: 'brute',
    monster: 'monster',
    ammo: 'am-arrow',
    'combat-cards': 'cc-solid',
    splash: 'cc-fan',
    energy: 'sp-energy',
    focus: 'sp-focus',
    cheer: 'sp-cheer',
    'blood-lust': 'sp-bloodlust',
    vitaly: 'sp-vitaly',
    lucky: 'sp-lucky',
    barricade: 'in-planks',
    trap: 'in-wires',
    spear: 'in-shards',
    grenade: 'in-explosives',
    'one-use': 'wp-molotov',
    pillar: 'sw-pillar',
    psycho: 'sw-psycho',
    trigger: 'sw-trigger',
    drifter: 'sw-drifter',
    haggler: 'sw-haggler',
    hipster: 'sw-hipster',
  },
};

/** Address of the picture beside an entry of the rulebook; null for none. */
export function rulePicture(entry: RulebookEntry): string | null {
  const id = pictureBeside(RULE_PICTURES, entry);
  return id && new URL(`../../../assets/pictures/survive-until-daylight/${id}.webp`, import.meta.url).href;
}
