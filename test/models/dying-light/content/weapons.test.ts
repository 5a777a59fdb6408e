import { describe, expect, it } from 'vitest';
import { DAMAGE_DIE, damageOf, UNSPENT_CRIT_DAMAGE } from '../../../../models/dying-light/content/dice';
import { INFECTED } from '../../../../models/dying-light/content/infected';
import {
  type AttackProfile,
  attack,
  SPEAR_ATTACK,
  WEAPONS,
  type Weapon,
} from '../../../../models/dying-light/content/weapons';
import type { InfectedType } from '../../../../models/dying-light/ids';

/** As it is printed: `3D +1 Cleave R2`. */
function printed(profile: AttackProfile): string {
  const words = [
    `${profile.dice}D`,
    profile.plus > 0 ? `+${profile.plus}` : '',
    profile.cleave ? 'Cleave' : '',
    profile.knocksSurvivor ? 'knock' : '',
    profile.knocksOthers > 0 ? `knock ${profile.knocksOthers} others` : '',
    profile.range > 0 ? `R${profile.range}` : '',
  ];
  return words.filter(Boolean).join(' ');
}

describe('Weapons', () => {
  it('DL-ATK-02 DL-ATK-06 DL-ATK-07 hit as printed on their cards', () => {
    const rows = Object.values(WEAPONS).map((w: Weapon) => [
      w.id,
      w.kind,
      printed(w.standard),
      printed(w.special),
    ]);
    expect(rows).toEqual([
      ['w-hammer', 'starting', '2D', '3D Cleave'],
      ['w-cleavers', 'starting', '2D Cleave', '3D +1 Cleave'],
      ['w-bow', 'starting', '1D +1 R2', '3D R2'],
      ['w-baton', 'starting', '2D knock', '3D knock knock 2 others'],
      ['e-blade', 'epic', '3D', '4D Cleave'],
      ['e-crossbow', 'epic', '2D R2', '3D R3'],
    ]);
  });

  it('DL-ENV-04 are not what a Spear is, but it hits with 2D over two Areas', () => {
    expect(printed(SPEAR_ATTACK)).toBe('2D R2');
  });
});

/** Every total that some dice can show, one for each of the 6^n equally likely rolls. */
function totals(dice: number): readonly number[] {
  const faces = DAMAGE_DIE.faces.map((_, index) => damageOf(index + 1));
  if (dice === 0) return [0];
  return totals(dice - 1).flatMap((sum) =>
    faces.map((face) => sum + (face === 'crit' ? UNSPENT_CRIT_DAMAGE : face)),
  );
}

/** Rolls without any Crit, for what a spent Crit cannot remove anyway. */
function withoutCrit(dice: number): readonly number[] {
  return dice === 0 ? [0] : withoutCrit(dice - 1).flatMap((sum) => [1, 2, 3, 4, 5].map((face) => sum + face));
}

/** Chance in percent to remove the target; a Crit removes a Biter or Viral by itself (DL-ATK-04). */
function killChance(
  type: InfectedType,
  { dice, plus }: AttackProfile,
  toughness = INFECTED[type].toughness,
): number {
  const deadly = type === 'biter' || type === 'viral';
  const rolls = 6 ** dice;
  const byDamage = (deadly ? withoutCrit(dice) : totals(dice)).filter(
    (sum) => sum + plus >= toughness,
  ).length;
  const byCrit = deadly ? rolls - 5 ** dice : 0;
  return Math.round(((byDamage + byCrit) / rolls) * 1000) / 10;
}

describe('the kill chances that follow from dice and Toughness', () => {
  const profiles = [
    attack(1),
    attack(1, { plus: 1 }),
    attack(2),
    attack(2, { plus: 1 }),
    attack(3),
    attack(3, { plus: 1 }),
    attack(4),
  ];

  it.each<[InfectedType, number[]]>([
    ['biter', [50, 66.7, 91.7, 97.2, 99.5, 100, 100]],
    ['viral', [33.3, 50, 83.3, 91.7, 98.1, 99.5, 99.9]],
    ['howler', [0, 16.7, 61.1, 77.8, 94, 98.1, 99.6]],
    ['volatile', [0, 0, 8.3, 22.2, 58.8, 74.1, 91]],
  ])('DL-ATK-04 DL-ATK-05 are as printed for a %s', (type, chances) => {
    expect(profiles.map((profile) => killChance(type, profile))).toEqual(chances);
  });

  it('DL-ATK-08 rise for a Volatile in Fire', () => {
    const chances = profiles.map((profile) =>
      killChance('volatile', profile, INFECTED.volatile.toughness - 1),
    );
    expect(chances).toEqual([0, 0, 22.2, 38.9, 74.1, 86.6, 96.1]);
  });
});
