import { describe, expect, it } from 'vitest';
import { WOUNDS } from '../../../../models/dying-light/content/wounds';
import { WOUND_IDS } from '../../../../models/dying-light/ids';

describe('Wound cards', () => {
  it('DL-WND-05 are sixteen different ones', () => {
    expect(new Set(WOUND_IDS).size).toBe(16);
    expect(WOUND_IDS.map((id) => WOUNDS[id].id)).toEqual(WOUND_IDS);
  });

  it('DL-WND-01 hurt once when they become Heavy', () => {
    const impacts = WOUND_IDS.flatMap((id) => (WOUNDS[id].impact ? [[id, WOUNDS[id].impact]] : []));
    expect(Object.fromEntries(impacts)).toEqual({
      'wd-winded': { kind: 'fatigue' },
      'wd-bleeding': { kind: 'exposure-token' },
      'wd-concussion': { kind: 'lose-momentum' },
      'wd-torn': { kind: 'damage-gear' },
      'wd-scream': { kind: 'spawn', count: 1 },
      'wd-numb': { kind: 'discard-item' },
      'wd-panic': { kind: 'enemy-moves', count: 1 },
      'wd-stunned': { kind: 'reroll-pool' },
      'wd-adrenaline': { kind: 'gain-momentum' },
    });
  });

  it('DL-WND-06 DL-ATK-10 burden as long as they are Heavy', () => {
    const burdens = WOUND_IDS.flatMap((id) => (WOUNDS[id].burden ? [[id, WOUNDS[id].burden]] : []));
    expect(Object.fromEntries(burdens)).toEqual({
      'wd-sprain': { kind: 'climb-cost', dice: 1 },
      'wd-rib': { kind: 'jump-risk', risk: 1 },
      'wd-deepcut': { kind: 'no-desperate-defence' },
      'wd-blurred': { kind: 'attack-damage', damage: -1 },
      'wd-limp': { kind: 'run-risk', risk: 1 },
      'wd-fever': { kind: 'exposure-at-tempo', tempo: 5, exposure: 1 },
    });
  });

  it('spare only who is just grazed', () => {
    expect(WOUNDS['wd-graze']).toEqual({ id: 'wd-graze', impact: null, burden: null });
  });
});
