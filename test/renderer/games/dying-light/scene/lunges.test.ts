import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../../../models/dying-light/map';
import type { Figure } from '../../../../../renderer/games/dying-light/scene/crowd';
import { lungesOf } from '../../../../../renderer/games/dying-light/scene/lunges';
import { figurePose, runnerPose } from '../../../../../renderer/games/dying-light/scene/poses';
import type { SceneModel } from '../../../../../renderer/games/dying-light/scene/scene-model';

const area = areaOf('q');
const scene: SceneModel = {
  night: false,
  runners: [{ id: 'mara', zone: 'q', active: true, exposure: 0 }],
  infected: {},
  tokens: [],
  uvAreas: [],
  tracker: { round: 7, lastRound: 14, events: {} },
  board: null,
  thrown: [],
  decks: { scenario: 'sc-errand', decks: [], goal: null },
};
const biter = (number: number, change: Partial<Figure> = {}): Figure => ({
  key: `biter-${number}`,
  type: 'biter',
  area,
  down: false,
  slot: number,
  ...change,
});
const mara = runnerPose('mara', 'q');

function distance(a: { x: number; z: number }, b: { x: number; z: number }): number {
  return Math.hypot(a.x - b.x, a.z - b.z);
}

describe('who goes out and comes back', () => {
  const strike = { kind: 'strike', runner: 'mara', area, target: 'biter', duration: 1 } as const;

  it('is the Runner who strikes, towards the victim', () => {
    const victim = biter(1);
    const [lunge] = lungesOf({ ...strike, shot: false }, scene, [victim]);
    expect(lunge?.key).toBe('mara');
    const goal = figurePose(victim, []);
    expect(distance(lunge?.aim ?? mara, goal)).toBeLessThan(distance(mara, goal));
  });

  it('is thrown back by a shot', () => {
    const victim = biter(1);
    const [lunge] = lungesOf({ ...strike, shot: true }, scene, [victim]);
    const goal = figurePose(victim, []);
    expect(distance(lunge?.aim ?? goal, goal)).toBeGreaterThan(distance(mara, goal));
  });

  it('are as many Infected as bite, none of those that lie or stand elsewhere', () => {
    const attackers = { biter: 2, viral: 0, volatile: 0, howler: 0 };
    const crowd = [biter(1), biter(2, { down: true }), biter(3, { area: areaOf('a') }), biter(4), biter(5)];
    const keys = lungesOf({ kind: 'bite', runner: 'mara', attackers, duration: 1 }, scene, crowd).map(
      ({ key }) => key,
    );
    expect(keys).toHaveLength(2);
    expect(keys).not.toContain('biter-2');
    expect(keys).not.toContain('biter-3');
  });

  it('is the Runner who is hurt', () => {
    const harm = { kind: 'harm', runner: 'mara', heavy: true, duration: 1 } as const;
    expect(lungesOf(harm, scene, []).map(({ key }) => key)).toEqual(['mara']);
  });

  it('is nobody while a piece walks', () => {
    expect(lungesOf({ kind: 'stand-up', duration: 1 }, scene, [biter(1)])).toEqual([]);
  });
});
