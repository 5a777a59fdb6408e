import { describe, expect, it } from 'vitest';
import { WEAPONS } from '../../../../models/survive-until-daylight/content/weapons';
import { RUBBLE_WEAPON_IDS, UNIQUE_WEAPON_IDS } from '../../../../models/survive-until-daylight/ids';
import {
  isAmmo,
  isHealing,
  isIngredient,
  isSpecial,
  isWeapon,
} from '../../../../models/survive-until-daylight/rules/card-kinds';

describe('what kind of card something is', () => {
  it('counts all weapon cards as weapons, and bare hands as none (SD-ATK-02)', () => {
    expect(Object.keys(WEAPONS).filter(isWeapon).toSorted()).toEqual(
      [...RUBBLE_WEAPON_IDS, ...UNIQUE_WEAPON_IDS].toSorted(),
    );
    expect(isWeapon('bare-hands')).toBe(false);
  });

  it('puts every card into one kind, and junk into none', () => {
    const kinds = [isWeapon, isAmmo, isHealing, isIngredient, isSpecial];
    const kindOf = (card: string) => kinds.findIndex((is) => is(card));
    expect(['wp-pistol', 'am-bullet', 'hl-bar', 'in-wires', 'sp-cheer', 'jk-junk'].map(kindOf)).toEqual([
      0, 1, 2, 3, 4, -1,
    ]);
  });
});
