import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../../../models/dying-light/map';
import type { Figure } from '../../../../../renderer/games/dying-light/scene/crowd';
import { lungesOf } from '../../../../../renderer/games/dying-light/scene/lunges';
import { figurePose, runnerPose } from '../../../../../renderer/games/dying-light/scene/poses';
import type { SceneModel } from '../../../../../renderer/games/dying-light/scene/scene-model';
import { blowOf, contactOf } from '../../../../../renderer/games/dying-light/scene/shown-blow';
import { BLOWS, dodged, struck } from '../../../../../renderer/motion/blow';

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
  strike: null,
  attack: null,
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

const crowd = (...before: readonly Figure[]) => ({ before, after: before });
const strike = { runner: 'mara', area, target: 'biter', manner: 'hammer', total: 5, stage: 'hit' } as const;
const kill = { kind: 'remove', infected: 'biter', area, down: false, by: 'damage', duration: 950 } as const;
const attack = (attackers: Partial<Record<'biter' | 'viral' | 'volatile', number>>) => ({
  ...scene,
  attack: {
    runner: 'mara',
    attackers: { biter: 0, viral: 0, volatile: 0, howler: 0, ...attackers },
  } as const,
});
const bite = (wounds: number) => ({ kind: 'bite', runner: 'mara', wounds, duration: 960 }) as const;

describe('who acts while a motion plays', () => {
  it('is the Runner who strikes, towards the victim that falls, with the arc of the weapon', () => {
    const [other, victim] = [biter(1), biter(2)];
    const [lunge] = lungesOf(kill, { ...scene, strike }, { before: [other, victim], after: [other] });
    expect(lunge).toMatchObject({ key: 'mara', act: BLOWS.hammer.act });
    const goal = figurePose(victim, []);
    expect(distance(lunge?.aim ?? mara, goal)).toBeLessThan(distance(mara, goal));
  });

  it('is one that leans out of the way as well, where a blow misses', () => {
    const missed = { ...scene, strike: { ...strike, stage: 'missed' } } as const;
    const miss = { kind: 'miss', runner: 'mara', target: 'biter', duration: 640 } as const;
    expect(lungesOf(miss, missed, crowd(biter(1))).map(({ key }) => key)).toEqual(['mara', 'biter-1']);
  });

  it('are as many Infected as bite, none of those that lie or stand elsewhere', () => {
    const all = [biter(1), biter(2, { down: true }), biter(3, { area: areaOf('a') }), biter(4), biter(5)];
    const keys = lungesOf(bite(1), attack({ biter: 2 }), crowd(...all)).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(keys.at(-1)).toBe('mara');
    expect(keys).not.toContain('biter-2');
    expect(keys).not.toContain('biter-3');
  });

  it('are Biters, Virals and Volatiles each in their own way, and the Runner who is hurt by them or not', () => {
    const all = crowd(
      biter(1),
      biter(2, { key: 'viral-1', type: 'viral' }),
      biter(3, { key: 'volatile-1', type: 'volatile' }),
    );
    const acts = (wounds: number) =>
      new Map(
        lungesOf(bite(wounds), attack({ biter: 1, viral: 1, volatile: 1 }), all).map(({ key, act }) => [
          key,
          act,
        ]),
      );
    expect(acts(2)).toEqual(
      new Map([
        ['biter-1', BLOWS.bite.act],
        ['viral-1', BLOWS.claw.act],
        ['volatile-1', BLOWS.slam.act],
        ['mara', struck('slam')],
      ]),
    );
    expect(acts(0).get('mara')).toEqual(dodged('slam'));
  });

  it('is the Runner who is hurt', () => {
    const harm = { kind: 'harm', runner: 'mara', heavy: true, wound: null, duration: 1 } as const;
    expect(lungesOf(harm, scene, crowd()).map(({ key }) => key)).toEqual(['mara']);
  });

  it('is nobody while a piece walks', () => {
    expect(lungesOf({ kind: 'stand-up', duration: 1 }, scene, crowd(biter(1)))).toEqual([]);
  });
});

describe('what a blow looks like beside the pieces', () => {
  it('says the damage where it hits and flies from the Runner to the victim, who falls only after the stop', () => {
    const hit = { ...scene, strike };
    const shown = blowOf(kill, hit, { before: [biter(1)], after: [] });
    expect(shown).toMatchObject({ manner: 'hammer', hits: true, said: { text: '5' } });
    expect(contactOf(hit)).toBe(BLOWS.hammer.contact + BLOWS.hammer.stop);
  });

  it('says the Wounds of a bite, and a nought for one that was stopped', () => {
    const texts = [2, 0].map(
      (wounds) => blowOf(bite(wounds), attack({ biter: 1 }), crowd(biter(1)))?.said?.text,
    );
    expect(texts).toEqual(['−2', '0']);
  });

  it('is nothing for what dies without a blow', () => {
    expect(blowOf({ ...kill, by: 'rule' }, scene, crowd(biter(1)))).toBeNull();
  });
});
