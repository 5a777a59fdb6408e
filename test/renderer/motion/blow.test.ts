import { describe, expect, it } from 'vitest';
import { bearingAt, lengthOfAct, REST } from '../../../renderer/motion/act';
import {
  BLOWS,
  dodged,
  ENEMY_MANNERS,
  lengthOfBlow,
  type Manner,
  struck,
  WEAPON_MANNERS,
} from '../../../renderer/motion/blow';
import { type Pose, poseAt } from '../../../renderer/motion/tween';

const MANNERS: readonly Manner[] = [...ENEMY_MANNERS, ...WEAPON_MANNERS];
const stand: Pose = { x: 1, y: 0, z: 1, yaw: 0, tip: 0, grow: 1 };

describe('a blow', () => {
  it.each(MANNERS)('%s holds the pose of both for a stop of 60 to 90 milliseconds', (manner) => {
    const { act, contact, stop } = BLOWS[manner];
    expect(stop).toBeGreaterThanOrEqual(60);
    expect(stop).toBeLessThanOrEqual(90);
    expect(bearingAt(act, contact + stop / 2)).toEqual(bearingAt(act, contact));
    const reaction = struck(manner);
    expect(bearingAt(reaction, contact + stop - 1)).toEqual(bearingAt(reaction, contact + 2));
  });

  it.each(MANNERS)('%s flashes the target at contact and not before, then throws it back', (manner) => {
    const { contact, stop } = BLOWS[manner];
    const at = (time: number) => bearingAt(struck(manner), time);
    expect(at(contact - 1)).toEqual(REST);
    expect(at(contact + 2).flash).toBe(1);
    expect(at(contact + stop + 70).out).toBeCloseTo(-1);
  });

  it.each(MANNERS)('%s is over within 1.2 seconds and ends at rest', (manner) => {
    expect(lengthOfBlow(manner)).toBeLessThanOrEqual(1200);
    for (const act of [BLOWS[manner].act, struck(manner), dodged(manner)])
      expect(bearingAt(act, lengthOfAct(act))).toEqual(REST);
  });

  it.each(MANNERS)('%s has keys in the order of time', (manner) => {
    for (const act of [BLOWS[manner].act, struck(manner), dodged(manner)]) {
      const times = act.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('is another one for every enemy and every weapon', () => {
    const shapes = MANNERS.map((manner) => JSON.stringify(BLOWS[manner]));
    expect(new Set(shapes).size).toBe(MANNERS.length);
  });

  it('of somebody heavy winds up longer and farther than a bite', () => {
    const windUp = (manner: Manner) => BLOWS[manner].act.find(({ out = 0 }) => out < 0);
    expect(windUp('slam')?.nod).toBeLessThan(windUp('bite')?.nod ?? 0);
    expect(windUp('slam')?.at).toBeLessThan(windUp('bite')?.at ?? 0);
    expect(windUp('slam')?.up).toBeGreaterThan(windUp('bite')?.up ?? 0);
  });

  it('goes to the target with what is swung, and sends something there from bow, gun and hand', () => {
    const reaches = (manner: Manner) => bearingAt(BLOWS[manner].act, BLOWS[manner].contact).out >= 1;
    expect(WEAPON_MANNERS.filter(reaches)).toEqual(['hammer', 'slash', 'stab']);
    expect(WEAPON_MANNERS.map((manner) => BLOWS[manner].missile?.kind ?? null)).toEqual([
      null,
      null,
      null,
      'bullet',
      'arrow',
      'thrown',
    ]);
  });
});

describe('a piece that acts', () => {
  const { act } = BLOWS.bite;
  const tween = { from: stand, to: stand, gait: 'act', act, aim: { x: 3, z: 1 }, start: 0 } as const;
  const at = (time: number) => poseAt({ ...tween, duration: lengthOfAct(act) }, time);

  it('turns to its aim, is there at contact and bows', () => {
    const { x, yaw, nod } = at(BLOWS.bite.contact);
    expect([x, yaw]).toEqual([3, Math.PI / 2]);
    expect(nod).toBeGreaterThan(0.5);
  });

  it('ends exactly where it stands', () => {
    expect(at(lengthOfAct(act))).toEqual(stand);
  });

  it('takes half the time at double speed', () => {
    const twice = poseAt({ ...tween, duration: lengthOfAct(act) / 2 }, BLOWS.bite.contact / 2);
    expect(twice).toEqual(at(BLOWS.bite.contact));
  });
});

describe('one that dies', () => {
  const gone: Pose = { ...stand, tip: 1, grow: 0 };
  const at = (share: number) =>
    poseAt({ from: stand, to: gone, gait: 'die', start: 0, duration: 100 }, share * 100);

  it('falls, lies there for a moment and then goes', () => {
    expect([at(0.5).tip, at(0.5).grow, at(0.79).grow]).toEqual([1, 1, 1]);
    expect(at(0.95).grow).toBeLessThan(0.5);
    expect(at(1)).toEqual(gone);
  });
});
