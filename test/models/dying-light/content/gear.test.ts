import { describe, expect, it } from 'vitest';
import { GEAR, GEAR_SETS } from '../../../../models/dying-light/content/gear';
import { GEAR_IDS, GEAR_SET_IDS } from '../../../../models/dying-light/ids';

describe('Gear', () => {
  it('DL-GEAR-01 DL-GEAR-03 boosts and prevents as printed', () => {
    expect(GEAR_IDS.map((id) => Object.values(GEAR[id]).join(' '))).toEqual([
      'g-cour-j courier jacket block armor',
      'g-cour-g courier gloves climb fatigue',
      'g-cour-s courier shoes jump exposure',
      'g-braw-j brawler jacket block armor',
      'g-braw-g brawler gloves power armor',
      'g-braw-s brawler shoes power fatigue',
      'g-snk-j sneak jacket evade armor',
      'g-snk-g sneak gloves climb exposure',
      'g-snk-s sneak shoes evade exposure',
      'g-scav-j scavenger jacket push armor',
      'g-scav-g scavenger gloves block fatigue',
      'g-scav-s scavenger shoes jump fatigue',
    ]);
  });

  it('comes in four sets of jacket, gloves and shoes', () => {
    expect(GEAR_SET_IDS.map((id) => GEAR_SETS[id].shape)).toEqual([
      'circle',
      'square',
      'triangle',
      'diamond',
    ]);
    for (const id of GEAR_SET_IDS) {
      expect(GEAR_SETS[id].gear.map((gear) => GEAR[gear].slot)).toEqual(['jacket', 'gloves', 'shoes']);
    }
  });
});
