import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../../../models/survive-until-daylight/content/characters';
import { COMBAT_CARDS, COMBAT_DECK } from '../../../../models/survive-until-daylight/content/combat-cards';
import { HARDSHIPS, healthChange } from '../../../../models/survive-until-daylight/content/difficulty';
import { HORDE, hordeCards } from '../../../../models/survive-until-daylight/content/horde';
import { RECIPES } from '../../../../models/survive-until-daylight/content/recipes';
import { WEAPONS } from '../../../../models/survive-until-daylight/content/weapons';
import {
  CHARACTER_IDS,
  COMBAT_IDS,
  DIFFICULTIES,
  HORDE_TYPES,
  RECIPE_IDS,
} from '../../../../models/survive-until-daylight/ids';
import { HEALING } from '../../../../models/survive-until-daylight/rules/damage';

describe('the characters (3.1, SD-ITEM-01)', () => {
  it('have the health, slots and weapons of the table', () => {
    expect(
      CHARACTER_IDS.map(
        (id) => `${CHARACTERS[id].maxHealth} ${CHARACTERS[id].slots} ${CHARACTERS[id].weapon}`,
      ),
    ).toEqual([
      '12 8 sw-pillar',
      '10 8 sw-psycho',
      '10 8 sw-trigger',
      '11 8 sw-drifter',
      '9 10 sw-haggler',
      '12 8 sw-hipster',
    ]);
  });
});

/** 3.2 and 3.3: kind, base, splash, combat cards, ammo with its limit, then what is special. */
const WEAPON_TABLE = `
sw-pillar melee 1 0 2 - spread
sw-psycho melee 2 0 1 -
sw-trigger ranged 3 0 0 am-bullet:3
sw-drifter melee 2 0 2 -
sw-haggler melee 2 1 0 -
sw-hipster ranged 3 0 0 am-arrow:3
bare-hands melee 0 0 1 -
wp-pipe melee 2 0 0 -
wp-bat melee 1 0 2 -
wp-machete melee 2 0 1 -
wp-shovel melee 1 1 0 -
wp-fireaxe melee 3 0 1 -
wp-trimmer melee 1 X 1 -
wp-pistol ranged 2 0 0 am-bullet:2
wp-smg ranged 2 0 0 am-bullet:4 spread
wp-huntrifle ranged 4 0 0 am-bullet:2
wp-shotgun ranged 2 1 0 am-shell:3
wp-sawnoff ranged 3 1 0 am-shell:2
wp-crossbow ranged 3 0 0 am-arrow:2
wp-molotov ranged 2 2 0 - once
wp-dynamite ranged 3 X 0 - once
wp-knives ranged 3 0 2 - once`;

describe('the weapons (3.2, 3.3)', () => {
  it('are as printed', () => {
    const lines = Object.entries(WEAPONS).map(
      ([id, { kind, base, splash, cards, ammo, spread, durable }]) => {
        const marks = [...(spread ? ['spread'] : []), ...(durable ? [] : ['once'])];
        return [id, kind, base, splash, cards, ammo ? `${ammo.id}:${ammo.max}` : '-', ...marks].join(' ');
      },
    );
    expect(lines).toEqual(WEAPON_TABLE.trim().split('\n'));
  });
});

/** 3.6: copies, value, splash, then what is special. */
const COMBAT_TABLE = `
cc-whiff 2 -2 0
cc-slip 4 -1 0
cc-even 7 0 0
cc-hit 7 1 0
cc-solid 3 2 0
cc-perfect 1 3 0
cc-shrapnel 2 0 1
cc-swing 2 1 1
cc-overkill 1 2 1
cc-through 1 0 X
cc-fan 1 0 0 spread
cc-juggle 1 1 0 spread
cc-frenzy 1 2 0 spread
cc-clean 1 0 0 fixed 3
cc-graze 1 0 0 fixed 1`;

describe('the combat deck (3.6, SD-CC-01)', () => {
  it('is as printed', () => {
    const lines = COMBAT_IDS.map((id) => {
      const { count, value, splash, spread, fixed } = COMBAT_CARDS[id];
      const marks = [...(spread ? ['spread'] : []), ...(fixed === null ? [] : ['fixed', fixed])];
      return [id, count, value, splash, ...marks].join(' ');
    });
    expect(lines).toEqual(COMBAT_TABLE.trim().split('\n'));
  });

  it('has 35 cards; the mean of the 33 without a fixed number is 0.45', () => {
    const plain = COMBAT_DECK.filter((id) => COMBAT_CARDS[id].fixed === null);
    const mean = plain.reduce((sum, id) => sum + COMBAT_CARDS[id].value, 0) / plain.length;
    expect([COMBAT_DECK.length, plain.length, mean.toFixed(2)]).toEqual([35, 33, '0.45']);
  });
});

describe('the horde cards (3.7, SD-DMG-02)', () => {
  it('are 58, as printed: copies, health, base, combat cards', () => {
    const lines = HORDE_TYPES.map((type) => Object.values(HORDE[type]).join(' '));
    expect(lines).toEqual(['22 2 0 1', '15 3 0 2', '12 4 1 1', '2 8 1 2', '7 1 0 0']);
    expect(HORDE_TYPES.flatMap(hordeCards)).toHaveLength(58);
  });

  it('have a name each', () => {
    expect(hordeCards('monster')).toEqual(['monster-1', 'monster-2']);
  });
});

describe('recipes, tokens and healing (3.5, 3.9)', () => {
  it('are as printed', () => {
    const lines = RECIPE_IDS.map((id) => [...RECIPES[id].ingredients, RECIPES[id].tokens].join(' '));
    expect(lines).toEqual([
      'in-planks in-nails 6',
      'in-planks in-shards 3',
      'in-wires in-explosives 6',
      'in-nails in-explosives 6',
    ]);
    expect(HEALING).toEqual({ 'hl-bar': 1, 'hl-can': 2, 'hl-kit': 4 });
  });
});

describe('the difficulty (3.10)', () => {
  it('changes health by seats (SD-SETUP-03)', () => {
    const changes = DIFFICULTIES.map((difficulty) =>
      [1, 2, 3, 4, 5, 6].map((seats) => healthChange(difficulty, seats)),
    );
    expect(changes).toEqual([
      [8, 4, 4, 4, 4, 4],
      [2, 0, 0, 0, 0, 0],
      [-3, -3, -3, -3, -2, -2],
    ]);
  });

  it('is gentle about the assaults unless it is hard', () => {
    expect(DIFFICULTIES.map((difficulty) => HARDSHIPS[difficulty].gentle)).toEqual([true, true, false]);
  });
});
