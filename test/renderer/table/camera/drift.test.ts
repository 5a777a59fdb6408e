import { describe, expect, it } from 'vitest';
import { DRIFT_SECONDS, driftTo, eyeOf } from '../../../../renderer/table/camera/drift';

const VIEW = { x: 10, z: 15, yaw: -0.5, pitch: 0.25, distance: 16 };

describe('the drift of the title', () => {
  it('begins aside and away, comes nearer all the time and rests exactly at its view', () => {
    const aside = [0, 4, 8, 12, 16, DRIFT_SECONDS].map((seconds) => driftTo(VIEW, seconds).yaw - VIEW.yaw);
    expect(aside[0]).toBeGreaterThan(0.1);
    expect(aside).toEqual(aside.toSorted((a, b) => b - a));
    expect(driftTo(VIEW, DRIFT_SECONDS)).toEqual(VIEW);
    expect(driftTo(VIEW, 10 * DRIFT_SECONDS)).toEqual(VIEW);
  });

  it('keeps its height over the street', () => {
    expect(driftTo(VIEW, 0).pitch).toBe(VIEW.pitch);
  });
});

describe('the eye of a view', () => {
  it('is as far from its target as the view says, over it by the pitch', () => {
    const [x, y, z] = eyeOf(VIEW);
    expect(Math.hypot(x - VIEW.x, y, z - VIEW.z)).toBeCloseTo(VIEW.distance);
    expect(Math.asin(y / VIEW.distance)).toBeCloseTo(VIEW.pitch);
  });

  it('is in the south at yaw 0, and goes east with it', () => {
    expect(eyeOf({ ...VIEW, yaw: 0 })[0]).toBeCloseTo(VIEW.x);
    expect(eyeOf({ ...VIEW, yaw: 0 })[2]).toBeGreaterThan(VIEW.z);
    expect(eyeOf({ ...VIEW, yaw: 0.5 })[0]).toBeGreaterThan(VIEW.x);
  });
});
