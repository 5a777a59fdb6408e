import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import texts from '../../../../assets/locales/en/one-month-in.json';
import botTexts from '../../../../assets/locales/en/one-month-in-bot.json';
import { BASE_IDS } from '../../../../models/one-month-in/content/tiles';
import { DECISIONS } from '../../../../models/one-month-in/decisions';
import * as ids from '../../../../models/one-month-in/ids';

const TEXTS: Readonly<Record<string, string>> = { ...texts, ...botTexts };

/** Everything written in the rules of the game. */
const SOURCES = readdirSync('models/one-month-in', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join('models/one-month-in', path), 'utf8'))
  .join('\n');

const found = (pattern: RegExp) => [...new Set([...SOURCES.matchAll(pattern)].map(([, id]) => id ?? ''))];
const missing = (wanted: readonly string[]) => wanted.filter((id) => !TEXTS[id]);

/** The order of specification section 9, `GAME_OVER` put after the first. */
const REASONS =
  'notYourTurn GAME_OVER NO_AP NOT_ENOUGH_AP NOT_ADJACENT OFF_MAP INSIDE_FIRST_STEP_OUT FENCE_IN_THE_WAY ' +
  'NOT_A_BUILDING_YOU_CAN_ENTER NO_FENCE_THERE ZOMBIES_INSIDE MUST_BE_INSIDE CONTESTED ALREADY_YOURS NO_FLAG_LEFT ' +
  'CANNOT_LIFT NOT_HELD_BY_YOU NO_LOOT_LEFT NOT_A_FARM FARM_ALREADY_WORKED NO_FOOD ALREADY_FED FEED_FIRST ' +
  'FEED_ONE_TO_THREE NOT_ENOUGH_SALVAGE NO_FENCE_LEFT BORDER_TAKEN NO_SUCH_BORDER NOT_YOUR_BORDER SETUP_FENCES_DONE ' +
  'SETUP_OWN_BASE_ONLY GEAR_LIMIT NOBODY_TO_ATTACK FIGHT_FIRST CANNOT_RUN NOBODY_TO_SAVE NO_WAY_OUT BAD_PAYMENT ' +
  'CHOICE_OPEN WRONG_MOMENT';

describe('the English sentences', () => {
  it('name everything that a player meets', () => {
    const cards = [...ids.SURVIVOR_CARD_IDS, ...ids.ZOMBIE_CARD_IDS];
    expect(
      missing([
        ...['name', 'about', 'minutes'].map((id) => `game.one-month-in.${id}`),
        ...ids.TEAM_IDS.map((id) => `om.team.${id}`),
        ...[...BASE_IDS, ...ids.CITY_IDS].map((id) => `om.tile.${id}`),
        ...ids.LOOT_IDS.map((id) => `om.loot.${id}`),
        ...cards.map((id) => `om.loot.${id}.text`),
        ...ids.LAYOUT_IDS.flatMap((id) => [`om.layout.${id}`, `om.layout.${id}.text`]),
        ...ids.ZONES.map((id) => `om.zone.${id}`),
        ...[...Object.keys(DECISIONS), 'gameOver'].map((id) => `om.prompt.${id}`),
        ...['farms', 'hold', 'vp', 'max'].map((id) => `om.outcome.${id}`),
      ]),
    ).toEqual([]);
  });

  it('give every reason a sentence, in the order in which they are weighed', () => {
    const reasons = Object.keys(texts).filter((id) => id.startsWith('om.reason.'));
    expect(reasons).toEqual(REASONS.split(' ').map((id) => `om.reason.${id}`));
    const used = found(/\bno\('(\w+)'/g);
    expect(used.length).toBeGreaterThan(30);
    expect(missing(used.map((id) => `om.reason.${id}`))).toEqual([]);
  });

  it('let bots say why they do things', () => {
    const whys = found(/\bwhy\('([\w-]+)'/g);
    expect(whys.map((id) => `om.why.${id}`).sort()).toEqual(Object.keys(botTexts).sort());
  });

  it('keep the words of the cards', () => {
    expect(TEXTS['om.tile.hotel']).toBe('Grand Hotel');
    expect(TEXTS['om.loot.zom-08']).toBe('Staff Meeting');
    expect(TEXTS['om.loot.zom-08.text']).toBe('All present.');
    expect(TEXTS['om.reason.FIGHT_FIRST']).toBe('Finish this fight first.');
  });
});
