import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../../../models/one-month-in/entries';
import { pointsOf } from '../../../../../../models/one-month-in/rules/points';
import { motionsOf } from '../../../../../../renderer/games/one-month-in/motions';
import { foundPose } from '../../../../../../renderer/games/one-month-in/scene/cards/found-pose';
import { DOOR, planksOf } from '../../../../../../renderer/games/one-month-in/scene/door/planks';
import { trackCrowd } from '../../../../../../renderer/games/one-month-in/scene/figures/crowd';
import { standingIn } from '../../../../../../renderer/games/one-month-in/scene/figures/standing';
import { hasEaten, tinsIn } from '../../../../../../renderer/games/one-month-in/scene/figures/tins';
import { sceneModel } from '../../../../../../renderer/games/one-month-in/scene/from-state';
import { countsIn } from '../../../../../../renderer/games/one-month-in/scene/overlay/counts';
import {
  COUNT_STEPS,
  countedAt,
  sumOf,
} from '../../../../../../renderer/games/one-month-in/scene/overlay/final-count';
import { unrolled } from '../../../../../../renderer/games/one-month-in/scene/pieces/unroll';
import {
  NOTHING_PASSING,
  type SceneModel,
} from '../../../../../../renderer/games/one-month-in/scene/scene-model';
import { applyMotion } from '../../../../../../renderer/games/one-month-in/scene/story/apply-motion';
import { anchorsOf } from '../../../../../../renderer/games/one-month-in/scene/tiles/anchors';
import { numberPlates } from '../../../../../../renderer/games/one-month-in/scene/tiles/numbers';
import { travelsOf } from '../../../../../../renderer/games/one-month-in/scene/travel';
import { BLUE, BLUE_BASE, table } from '../../../../../helpers/one-month-in';

const CHURCH = '-1,0';
const held = sceneModel(
  table({
    at: { [CHURCH]: { id: 'church', owner: BLUE, loot: ['sal-01'], people: [[BLUE, 'whole', [0, 2, 0]]] } },
  }),
);
const wild = (zombies: number) =>
  sceneModel(table({ at: { [CHURCH]: { id: 'church', zombies, people: [[BLUE, 'outer', [0, 3, 0]]] } } }));

function told(scene: SceneModel, ...entries: readonly Entry[]): SceneModel {
  return motionsOf(entries).reduce(applyMotion, scene);
}

const goIn = (zombies: number): Entry => ({
  type: 'went-inside',
  seat: BLUE,
  tile: CHURCH,
  count: 2,
  zombies,
});
const fed: Entry = { type: 'fed', seat: BLUE, picks: [{ tile: BLUE_BASE, zone: 'whole', n: 3 }] };
const scavenged = (card: 'sal-01' | 'sur-01' | 'zom-02', count: number): Entry => ({
  type: 'scavenged',
  seat: BLUE,
  tile: CHURCH,
  card,
  count,
});

const figuresOf = (scene: SceneModel, before = scene) =>
  standingIn(scene, trackCrowd(trackCrowd([], before), scene), new Map());

describe('FEED (10.2)', () => {
  const start = sceneModel(table());

  it('rolls a tin from the street to each of the three who eat', () => {
    const eating = told(start, fed);
    const tins = tinsIn(eating, figuresOf(eating));
    expect(tins).toHaveLength(3);
    for (const { pose, origin } of tins) {
      expect(origin?.z).toBeGreaterThan(pose.z + 1);
      expect([hasEaten(origin), hasEaten(pose)]).toEqual([false, true]);
    }
  });

  it('rolls none to those who have eaten before', () => {
    const eaten = { ...told(start, fed), ...NOTHING_PASSING };
    const tins = tinsIn(eaten, figuresOf(eaten));
    expect(tins.map(({ origin }) => origin)).toEqual([undefined, undefined, undefined]);
  });
});

describe('ENTER, RUN and SACRIFICE (10.2)', () => {
  it('burst the door where zombies wait, and only open it where nobody does', () => {
    expect(told(wild(2), goIn(2)).door).toEqual({ tile: CHURCH, how: 'burst' });
    expect(told(wild(0), goIn(0)).door).toBeNull();
  });

  it('send everybody through the door', () => {
    const before = wild(2);
    const inside = told(before, goIn(2));
    const through = figuresOf(inside, before).filter(({ via }) => via);
    expect(through).toHaveLength(2);
    const ran = told(inside, { type: 'ran', seat: BLUE, tile: CHURCH, count: 2 });
    expect(figuresOf(ran, inside).filter(({ via }) => via)).toHaveLength(2);
  });

  it('leave nothing of a door that was burst, which was whole before', () => {
    const scene = told(wild(2), goIn(2));
    const door = { tile: CHURCH, how: 'burst' } as const;
    const planks = planksOf(scene, door, 0);
    const xs = planks.map(({ at: [x] }) => x);
    expect(planks).toHaveLength(DOOR.planks);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(DOOR.width);
    expect(planksOf(scene, door, 1).every(({ size }) => size === 0)).toBe(true);
  });

  it('bar the door behind those who get out, bar after bar', () => {
    const inside = told(wild(2), goIn(2));
    const barred = told(inside, { type: 'sacrificed', seat: BLUE, tile: CHURCH, saved: 1 });
    expect(barred.door).toEqual({ tile: CHURCH, how: 'barred' });
    const door = { tile: CHURCH, how: 'barred' } as const;
    const barsAt = (time: number) => planksOf(barred, door, time).filter(({ size }) => size > 0).length;
    expect([barsAt(0), barsAt(0.2), barsAt(0.4), barsAt(1)]).toEqual([0, 1, 2, 3]);
  });

  it('need no door where there are no walls', () => {
    const park = sceneModel(table({ at: { [CHURCH]: { id: 'zoo', zombies: 1 } } }));
    const hasDoor = anchorsOf('zoo').door !== null;
    expect(planksOf(park, { tile: CHURCH, how: 'burst' }, 0).length > 0).toBe(hasDoor);
    expect(anchorsOf('church').door).not.toBeNull();
  });
});

describe('SCAVENGE (10.2)', () => {
  const place = { x: 1, y: 8, z: 4 };
  const read = { ...place, width: 2 };
  const panel = { x: -9, y: 10, z: 6 };

  it('flies salvage to the panel of whoever found it, and puts away what nobody keeps', () => {
    expect(foundPose(CHURCH, 1, { read, kept: panel })).toMatchObject(panel);
    expect(foundPose(CHURCH, 1, { read, kept: null }).grow).toBe(0);
  });

  it('turns the card over from its stack and holds it where it is read', () => {
    const showing = { read, kept: panel };
    expect(foundPose(CHURCH, 0, showing)).toMatchObject({ tip: 1 });
    expect(foundPose(CHURCH, 0.5, showing)).toMatchObject(place);
  });

  it('lets people walk out of the door', () => {
    const joined = told(held, scavenged('sur-01', 1));
    const come = figuresOf(joined, held).filter(({ origin, via }) => origin && via);
    expect(come).toHaveLength(1);
  });

  it('lets zombies fall out of a cupboard', () => {
    const zombies = figuresOf(told(held, scavenged('zom-02', 2)), held).filter(({ key }) =>
      key.startsWith('zombie'),
    );
    expect(zombies).toHaveLength(2);
    for (const { origin, pose } of zombies) {
      expect(origin?.tip).toBe(1);
      expect(origin?.y).toBeGreaterThan(pose.y);
    }
  });
});

describe('a tile that turns over', () => {
  const lifted: Entry = { type: 'fog-lifted', seat: BLUE, tile: '1,-2', id: 'church', zombies: 2 };
  const fog = sceneModel(table());

  it('has nothing to be read on it until it lies', () => {
    const turning = told(fog, lifted);
    const lies = { ...turning, ...NOTHING_PASSING };
    expect(numberPlates(lies, BLUE).length - numberPlates(turning, BLUE).length).toBe(4);
    expect(countsIn(lies).length - countsIn(turning).length).toBe(1);
  });
});

describe('RECLAIM (10.2)', () => {
  it('puts up a flag as a pole, then unrolls it', () => {
    const pose = { x: 0, y: 0, z: 0, yaw: 0, tip: 0, grow: 0.4 };
    const [early, late] = [unrolled(pose, 1), unrolled({ ...pose, grow: 1 }, 1)];
    expect(early.wide).toBeLessThan(0.2);
    expect(early.pose.grow).toBeGreaterThan(0.8);
    expect(late).toEqual({ pose: { ...pose, grow: 1 }, wide: 1 });
  });
});

describe('the count at the end (10.2, OM-SCORE-01..03)', () => {
  it('goes through the parts in order and comes to what the rules say', () => {
    const state = table({ salvage: [5, 0] });
    const points = pointsOf(state, BLUE);
    expect([0, 0.3, 0.6, 0.9, 1].map(countedAt)).toEqual([...COUNT_STEPS, 'total']);
    expect(sumOf(points, 'salvage')).toBe(points.total);
    expect(sceneModel(state).teams.find(({ seat }) => seat === BLUE)?.points).toEqual(points);
  });
});

describe('what passes', () => {
  it('is over with its motion: a state shows none of it, nor does the next motion', () => {
    expect(held).toMatchObject(NOTHING_PASSING);
    const next = told(wild(2), goIn(2), { type: 'fight-won', seat: BLUE, tile: CHURCH });
    expect(next).toMatchObject(NOTHING_PASSING);
  });

  it('takes no time where motion is reduced', () => {
    const [motion = null] = motionsOf([fed]);
    expect(travelsOf(motion, 'instant')).toMatchObject({
      duration: 0,
      pieces: { duration: 0 },
      tiles: { duration: 0 },
    });
    expect(travelsOf(motion, 2).duration).toBe((motion?.duration ?? 0) / 2);
  });
});
