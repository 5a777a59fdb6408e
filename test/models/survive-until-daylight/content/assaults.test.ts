import { describe, expect, it } from 'vitest';
import {
  ASSAULTS,
  HEAVY_ASSAULTS,
  hordeOf,
  LIGHT_ASSAULTS,
} from '../../../../models/survive-until-daylight/content/assaults';
import { HORDE } from '../../../../models/survive-until-daylight/content/horde';
import { ASSAULT_IDS, HORDE_TYPES } from '../../../../models/survive-until-daylight/ids';

/** The tables of 3.8: Wanderers, Raiders, Brutes, Monsters and Survivors for 1 to 6 seats. */
const TABLE = `
as-brutal 112345 112345 224466 000000 111100
as-shamble 134689 000000 000111 000000 011122
as-shakedown 011223 123456 000011 000000 001111
as-stampede 122445 012233 012334 000000 000111
as-nightmare 012333 000120 000000 111112 011112
as-stragglers 022344 111223 011122 000000 111222`;

describe('the assault deck (3.8, SD-ASLT-06)', () => {
  it('holds what the tables say', () => {
    const lines = ASSAULT_IDS.map((id) =>
      [id, ...HORDE_TYPES.map((type) => ASSAULTS[id].horde[type].join(''))].join(' '),
    );
    expect(lines).toEqual(TABLE.trim().split('\n'));
  });

  it('holds two heavy cards and four light ones (SD-SETUP-06)', () => {
    expect(HEAVY_ASSAULTS).toEqual(['as-brutal', 'as-nightmare']);
    expect(LIGHT_ASSAULTS).toEqual(['as-shamble', 'as-shakedown', 'as-stampede', 'as-stragglers']);
  });

  it('SD-TV-21: brings 14 horde cards for five and 16 for six with BRUTAL', () => {
    expect(hordeOf('as-brutal', 5)).toHaveLength(14);
    expect(hordeOf('as-brutal', 6)).toHaveLength(16);
  });

  it('never asks for more of a type than its stack holds', () => {
    for (const id of ASSAULT_IDS) {
      for (const type of HORDE_TYPES) {
        expect(Math.max(...ASSAULTS[id].horde[type]), `${id} ${type}`).toBeLessThanOrEqual(HORDE[type].count);
      }
    }
  });
});
