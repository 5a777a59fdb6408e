import { describe, expect, it } from 'vitest';
import { hides, hidingBuildings } from '../../../../../renderer/games/dying-light/scene/overlay/sight';

const eye = { x: 12, y: 20, z: 36 };
const street = (x: number, z: number) => ({ x, y: 0.7, z });

describe('what stands in the line of sight', () => {
  it('is the building between the camera and a Runner behind it', () => {
    expect(hides('K', { x: 22, y: 8, z: 30 }, street(22, 15.5))).toBe(true);
  });

  it('is not a building beside the line', () => {
    expect(hides('A', eye, street(12, 14))).toBe(false);
  });

  it('is not the roof on which the Runner stands', () => {
    expect(hides('I', eye, { x: 6, y: 2.7, z: 18 })).toBe(false);
  });

  it('is nothing at all for a Runner in the open', () => {
    expect(hidingBuildings(eye, [street(2, 22)])).toEqual([]);
  });
});
