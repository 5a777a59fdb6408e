import { describe, expect, it } from 'vitest';
import { WEAPONS } from '../../../../models/survive-until-daylight/content/weapons';
import { HORDE_TYPES, type HordeCardId, type WeaponId } from '../../../../models/survive-until-daylight/ids';
import {
  mannerOfEnemy,
  mannerOfWeapon,
  WALKS,
} from '../../../../renderer/games/survive-until-daylight/manners';
import { DURATIONS } from '../../../../renderer/games/survive-until-daylight/motions';
import { soundsOf } from '../../../../renderer/games/survive-until-daylight/sounds';
import { BLOWS } from '../../../../renderer/motion/blow';

const ENEMIES = ['wanderer-1', 'raider-1', 'brute-1', 'monster-1'] as const satisfies readonly HordeCardId[];
const WEAPON_IDS = Object.keys(WEAPONS) as readonly WeaponId[];

describe('how everybody strikes in Survive Until Daylight', () => {
  it('is another way for every type of enemy', () => {
    expect(new Set(ENEMIES.map(mannerOfEnemy)).size).toBe(ENEMIES.length);
  });

  it('sends something to the target with every ranged weapon and with no other', () => {
    const sends = (weapon: WeaponId) => BLOWS[mannerOfWeapon(weapon)].missile !== null;
    expect(WEAPON_IDS.filter(sends)).toEqual(
      WEAPON_IDS.filter((weapon) => WEAPONS[weapon].kind === 'ranged'),
    );
  });

  it('is a bullet that flies from a pistol, an arrow from a crossbow, and what is thrown in an arc', () => {
    const flies = (weapon: WeaponId) => BLOWS[mannerOfWeapon(weapon)].missile?.kind;
    expect((['wp-pistol', 'wp-crossbow', 'wp-molotov'] as const).map(flies)).toEqual([
      'bullet',
      'arrow',
      'thrown',
    ]);
  });

  it('is heard when it meets', () => {
    for (const enemy of ENEMIES) {
      const entry = {
        type: 'enemy-attacked',
        enemy,
        target: 'seat-1',
        damage: 1,
        splash: 0,
        bolster: 0,
      } as const;
      expect(soundsOf(entry)).toEqual([{ sound: 'bite', after: BLOWS[mannerOfEnemy(enemy)].contact }]);
    }
  });

  it('has met and stood still before what it does is shown', () => {
    const met = (manner: keyof typeof BLOWS) => BLOWS[manner].contact + BLOWS[manner].stop;
    for (const enemy of ENEMIES)
      expect(met(mannerOfEnemy(enemy))).toBeLessThanOrEqual(DURATIONS['enemy-attacked']);
    for (const weapon of WEAPON_IDS)
      expect(met(mannerOfWeapon(weapon))).toBeLessThanOrEqual(DURATIONS['attack-resolved']);
  });

  it('never takes longer than 1.2 seconds over one entry', () => {
    const longest = Object.entries(DURATIONS).filter(([, time]) => (time ?? 0) > 1200);
    expect(longest).toEqual([]);
  });
});

it('each type of the horde comes in its own way, but that both large ones take long bounds', () => {
  expect(HORDE_TYPES.map((type) => WALKS[type])).toEqual(['shamble', 'scuttle', 'stalk', 'stalk', 'walk']);
});
