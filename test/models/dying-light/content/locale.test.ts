import { describe, expect, it } from 'vitest';
import content from '../../../../assets/locales/en/dying-light.json';
import scenarios from '../../../../assets/locales/en/dying-light-scenarios.json';
import { ACTION_DICE, RISK_DIE } from '../../../../models/dying-light/content/dice';
import { EXPOSURE_DESIGNS } from '../../../../models/dying-light/content/exposure-cards';
import { SCENARIOS } from '../../../../models/dying-light/content/scenarios';
import * as ids from '../../../../models/dying-light/ids';

const TEXTS: Readonly<Record<string, string>> = { ...content, ...scenarios };
const PLAYED = Object.values(SCENARIOS);

/** `dl.skill.sk-feather.name` and `dl.skill.sk-feather.text` for each id. */
function named(prefix: string, list: readonly string[], ...parts: readonly string[]): readonly string[] {
  if (parts.length === 0) return list.map((id) => `dl.${prefix}.${id}`);
  return list.flatMap((id) => parts.map((part) => `dl.${prefix}.${id}.${part}`));
}

const WEAPONS = [...ids.STARTING_WEAPON_IDS, 'e-blade', 'e-crossbow'];
const ITEMS = [...ids.COMMON_ITEM_IDS, ...ids.EPIC_DECK_IDS, 'e-inhibitor', ...ids.STARTING_WEAPON_IDS];

const NEEDED = [
  ...named('runner', ids.RUNNER_IDS),
  ...named('runner', ids.RUNNER_IDS, 'short'),
  ...named('skill', ids.SKILL_IDS, 'name', 'text'),
  ...named('gear-set', ids.GEAR_SET_IDS),
  ...named('gear', ids.GEAR_IDS),
  ...named('weapon', WEAPONS, 'name', 'text'),
  ...named('item', ITEMS, 'name', 'text'),
  ...named('infected', ids.INFECTED_TYPES),
  ...named('infected', ids.INFECTED_TYPES, 'many'),
  ...named('night', ids.INFECTED_TYPES, 'name', 'text'),
  ...named('wound', ids.WOUND_IDS, 'name', 'text'),
  ...named('chase', ids.CHASE_IDS, 'name', 'text'),
  ...named(
    'exposure-card',
    EXPOSURE_DESIGNS.map((card) => String(card.number)),
    'day',
    'night',
  ),
  ...named('area', ids.AREA_IDS),
  ...named('zone', ids.ZONE_IDS),
  ...named('token', ids.TOKEN_KINDS),
  ...named(
    'token',
    ids.OBJECTIVE_LETTERS.map((letter) => `obj-${letter}`),
  ),
  ...named('die', ids.DIE_TYPES),
  ...named('boost', ids.BOOSTS),
  ...named('risk', ids.RISK_SYMBOLS),
  ...named('difficulty', ids.DIFFICULTIES),
  ...named('scenario', ids.SCENARIO_IDS, 'name', 'text'),
  ...named(
    'card',
    PLAYED.flatMap((scenario) => scenario.cards.map((card) => card.id)),
    'title',
    'text',
    'rule',
  ),
  ...named('outcome', ['objective', 'eliminated', 'time', 'scenario']),
  ...PLAYED.flatMap((scenario) => (scenario.ranks ?? []).map((rank) => rank.name)),
];

/** All message ids that stand anywhere in some data: `dl.card.S03.patch`, `dl.rank.wall`. */
function messageIdsIn(data: unknown): readonly string[] {
  return JSON.stringify(data).match(/(?<=")dl\.(card|rank)\.[\w.]+(?=")/g) ?? [];
}

describe('the English sentences', () => {
  it('name everything that a player meets', () => {
    expect(NEEDED.filter((id) => !TEXTS[id])).toEqual([]);
  });

  it('contain all that the scenarios ask for', () => {
    const asked = messageIdsIn(PLAYED);
    expect(asked).toContain('dl.card.S06.refusal');
    expect(asked.filter((id) => !TEXTS[id])).toEqual([]);
  });

  it('name a Zone by its Area and its letter', () => {
    expect(TEXTS['dl.zone.u']).toBe('Pump Alley (u)');
    expect(TEXTS['dl.zone.J']).toBe('Print Works (J)');
  });

  it('name every face of the dice', () => {
    const icons = Object.values(ACTION_DICE).flatMap((die) => die.faces.flatMap((face) => face.split('+')));
    expect(icons.filter((icon) => !TEXTS[`dl.boost.${icon}`])).toEqual([]);
    expect(RISK_DIE.faces.filter((face) => !TEXTS[`dl.risk.${face}`])).toEqual([]);
  });

  it('keep the words of the cards', () => {
    expect(TEXTS['dl.card.S04.text']).toBe(
      'She wants light. The main switch is on the Substation roof, because of course it is.',
    );
    expect(TEXTS['dl.reason.tooFar']).toBe('That Zone is {n} {n|Zone|Zones} away; a Jump covers exactly 2.');
  });
});
