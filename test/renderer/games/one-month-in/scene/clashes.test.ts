import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../../models/one-month-in/entries';
import { motionsOf } from '../../../../../renderer/games/one-month-in/motions';
import { clashesOf } from '../../../../../renderer/games/one-month-in/scene/clashes';
import { trackCrowd } from '../../../../../renderer/games/one-month-in/scene/figures/crowd';
import { standingIn } from '../../../../../renderer/games/one-month-in/scene/figures/standing';
import { sceneModel } from '../../../../../renderer/games/one-month-in/scene/from-state';
import { lungesOf } from '../../../../../renderer/games/one-month-in/scene/lunges';
import type { SceneModel } from '../../../../../renderer/games/one-month-in/scene/scene-model';
import { blowsOf, contactOf } from '../../../../../renderer/games/one-month-in/scene/shown-blow';
import { applyMotion } from '../../../../../renderer/games/one-month-in/scene/story/apply-motion';
import { travelsOf } from '../../../../../renderer/games/one-month-in/scene/travel';
import { BLOWS } from '../../../../../renderer/motion/blow';
import { BLUE, table } from '../../../../helpers/one-month-in';

const CHURCH = '-1,0';
const start = sceneModel(
  table({ at: { [CHURCH]: { id: 'church', zombies: 4, people: [[BLUE, 'inner', [0, 3, 0]]] } } }),
);

const rolled = (...dice: readonly number[]): Entry => {
  const kills = dice.filter((face) => face >= 5).length;
  return { type: 'survivors-rolled', seat: BLUE, tile: CHURCH, dice, armed: 0, kills, zombies: 4 - kills };
};
const bitten = (deaths: number): Entry => ({
  type: 'zombies-rolled',
  seat: BLUE,
  tile: CHURCH,
  kills: 0,
  dice: deaths > 0 ? [6, 1, 1, 1] : [1, 1, 1, 1],
  suited: 0,
  deaths,
  fighters: 3 - deaths,
});

/** What happens in the two stages of a roll. */
function stages(entry: Entry) {
  let [scene, figures]: [SceneModel, ReturnType<typeof trackCrowd>] = [start, trackCrowd([], start)];
  return motionsOf([entry]).map((motion) => {
    const before = standingIn(scene, figures, new Map());
    scene = applyMotion(scene, motion);
    figures = trackCrowd(figures, scene);
    return { motion, scene, crowd: { before, after: standingIn(scene, figures, new Map()) } };
  });
}

describe('a roll in a fight of One Month In', () => {
  it('is read before anybody falls: zombies and people stand until the blow', () => {
    const [dice, blow] = stages(rolled(6, 5, 1));
    expect([dice?.scene, blow?.scene].map((scene) => scene?.tiles[CHURCH]?.zombies)).toEqual([4, 2]);
    expect(dice?.scene.thrown?.upper.map(({ hit }) => hit)).toEqual([true, true, false]);
    expect(dice && clashesOf(dice.motion, dice.scene, dice.crowd)).toEqual([]);
  });

  it('is as many blows as dice hit, each at somebody else, those who fall first', () => {
    const [, blow] = stages(rolled(6, 5, 1));
    if (!blow) throw new Error('There is no blow.');
    const clashes = clashesOf(blow.motion, blow.scene, blow.crowd);
    const left = new Set(blow.crowd.after.map(({ key }) => key));
    expect(clashes).toHaveLength(2);
    expect(new Set(clashes.map(({ at }) => at.key)).size).toBe(2);
    expect(clashes.every(({ at, hits }) => hits && !left.has(at.key))).toBe(true);
    expect(blowsOf(blow.motion, blow.scene, blow.crowd).map(({ hits }) => hits)).toEqual([true, true]);
  });

  it('without a hit is one blow that is dodged', () => {
    const [, blow] = stages(rolled(1, 2, 3));
    if (!blow) throw new Error('There is no blow.');
    expect(clashesOf(blow.motion, blow.scene, blow.crowd).map(({ hits }) => hits)).toEqual([false]);
    expect(lungesOf(blow.motion, blow.scene, blow.crowd)).toHaveLength(2);
  });

  it('lets those who are hit fall when the blow has met and not before, and lie there for a moment', () => {
    const [, blow] = stages(bitten(1));
    if (!blow) throw new Error('There is no blow.');
    const contact = contactOf(blow.motion, blow.scene, blow.crowd);
    expect(contact).toBeGreaterThan(BLOWS.bite.contact);
    const lunges = lungesOf(blow.motion, blow.scene, blow.crowd);
    const { pieces } = travelsOf(blow.motion, 2, { lunges, contact });
    expect(pieces).toMatchObject({ exit: 'die', struckAfter: contact / 2, othersWait: true });
    expect(pieces.leaves).toBeGreaterThanOrEqual(400);
  });

  it('has blows of nobody twice', () => {
    for (const entry of [rolled(6, 6, 6), bitten(1)])
      for (const { motion, scene, crowd } of stages(entry)) {
        const keys = lungesOf(motion, scene, crowd).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
  });
});
