import { describe, expect, it } from 'vitest';
import type { RunnerId } from '../../../../models/dying-light/ids';
import { burdenOf } from '../../../../models/dying-light/rules/burdens';
import {
  climbDiscount,
  defenceBonus,
  jumpRiskBonus,
  weaponDamageBonus,
} from '../../../../models/dying-light/rules/skills';
import { aRunner, board } from '../../../helpers/dying-light';
import { firstRunner } from '../../../helpers/dying-light-moves';

const plain = (id: RunnerId) => firstRunner(board({ runners: [aRunner(id)] }));
const moving = (id: RunnerId) => firstRunner(board({ runners: [aRunner(id).momentum()] }));
const cooling = (id: RunnerId) =>
  firstRunner(board({ runners: [aRunner(id).cooldown('momentum[jump+climb]')] }));

describe('Skills', () => {
  it('DL-GEAR-04: the Momentum bonus replaces the passive', () => {
    expect([plain, moving, cooling].map((of) => jumpRiskBonus(of('mara')))).toEqual([-1, -2, -1]);
    expect([plain, moving, cooling].map((of) => weaponDamageBonus(of('oskar')))).toEqual([1, 2, 1]);
    expect([plain, moving, cooling].map((of) => defenceBonus(of('juno')))).toEqual([1, 2, 1]);
  });

  it('DL-GEAR-04: Wallrunner helps the first Climb, with Momentum every one', () => {
    const climbed = { climbs: 1, grapnelUsed: false, tradedWith: [], justSwitched: false };
    expect(climbDiscount(plain('teo'))).toBe(1);
    expect(climbDiscount({ ...plain('teo'), activation: climbed })).toBe(0);
    expect(climbDiscount({ ...moving('teo'), activation: climbed })).toBe(1);
  });

  it('a Runner has no Skill but the own one', () => {
    expect([jumpRiskBonus, weaponDamageBonus, defenceBonus].map((bonus) => bonus(moving('teo')))).toEqual([
      0, 0, 0,
    ]);
    expect(climbDiscount(moving('mara'))).toBe(0);
  });

  it('a lasting Wound burdens only while it is Heavy', () => {
    const hurt = firstRunner(
      board({ runners: [aRunner('mara').heavy('wd-graze', 'wd-sprain').light('wd-rib')] }),
    );
    expect(burdenOf(hurt, 'climb-cost')).toEqual({ kind: 'climb-cost', dice: 1 });
    expect(burdenOf(hurt, 'jump-risk')).toBeNull();
  });
});
