import { expect, it } from 'vitest';
import {
  AREA_LIMIT,
  INFECTED,
  SCENT_RANGE,
  SCREAM_RANGE,
} from '../../../../models/dying-light/content/infected';
import { INFECTED_TYPES } from '../../../../models/dying-light/ids';

it('DL-ENEMY-01 DL-EATK-03 Infected have the printed Attack, Toughness, Agility, class, ability and number', () => {
  expect(INFECTED_TYPES.map((type) => Object.values(INFECTED[type]).join(' '))).toEqual([
    'biter 1 4 false common shamble 32',
    'viral 1 5 true common scent 12',
    'volatile 3 9 true common hunt 4',
    'howler 0 6 false special scream 4',
  ]);
});

it('DL-NIGHT-03 DL-NIGHT-05 Howlers hear one Area far, on hard two; Virals smell two', () => {
  expect(SCREAM_RANGE).toEqual({ easy: 1, normal: 1, hard: 2 });
  expect(SCENT_RANGE).toBe(2);
});

it('DL-SPAWN-04 a spawn fills an Area up to six miniatures', () => {
  expect(AREA_LIMIT).toBe(6);
});
