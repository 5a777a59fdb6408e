import { describe, expect, it } from 'vitest';
import type { Ap } from '../../../../../models/one-month-in/state';
import { type Figure, trackCrowd } from '../../../../../renderer/games/one-month-in/scene/figures/crowd';
import { standingIn } from '../../../../../renderer/games/one-month-in/scene/figures/standing';
import { sceneModel } from '../../../../../renderer/games/one-month-in/scene/from-state';
import type { SceneModel } from '../../../../../renderer/games/one-month-in/scene/scene-model';
import { applyMotion } from '../../../../../renderer/games/one-month-in/scene/story/apply-motion';
import { BLUE, BLUE_BASE, RED, table } from '../../../../helpers/one-month-in';

const keys = (figures: readonly Figure[]) => figures.map(({ key }) => key).sort();

function walked(scene: SceneModel, count: number): SceneModel {
  const entry = { type: 'moved', seat: BLUE, from: BLUE_BASE, to: '-1,0', count } as const;
  return applyMotion(scene, { entry, duration: 1 });
}

describe('miniatures of survivors', () => {
  const start = sceneModel(table());
  const figures = trackCrowd([], start);

  it('are as many as stand on the table, each with a key of its own', () => {
    expect(figures).toHaveLength(10);
    expect(new Set(keys(figures)).size).toBe(10);
  });

  it('stay who they are while some of them walk', () => {
    const after = trackCrowd(figures, walked(start, 2));
    expect(keys(after)).toEqual(keys(figures));
    const gone = after.filter(({ seat, tile }) => seat === BLUE && tile === '-1,0');
    expect(gone).toHaveLength(2);
  });

  it('that were hidden in a crowd come from where the crowd stands', () => {
    const many = table({ at: { [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 12, 0]]] } } });
    const crowd = sceneModel({
      ...many,
      tiles: { ...many.tiles, [BLUE_BASE]: { ...many.tiles[BLUE_BASE], status: 'held' } as never },
    });
    const before = trackCrowd([], crowd);
    const after = trackCrowd(before, walked(crowd, 5));
    const come = after.filter(({ tile }) => tile === '-1,0');
    expect(before.filter(({ seat }) => seat === BLUE)).toHaveLength(4);
    expect(come).toHaveLength(5);
    expect(come.every(({ from }) => from?.tile === BLUE_BASE)).toBe(true);
  });
});

describe('a survivor on the table', () => {
  function points(ap: Ap): readonly number[] {
    const scene = sceneModel(table({ at: { [BLUE_BASE]: { owner: BLUE, people: [[BLUE, 'whole', ap]] } } }));
    const all = standingIn(scene, trackCrowd([], scene), new Map());
    return all.filter(({ model }) => model === 'survivor-blue').map((one) => one.ap);
  }

  it('shows its action points, those who can do most first (10.1)', () => {
    expect(points([1, 2, 1])).toEqual([2, 1, 1, 0]);
  });

  it('stands higher than the others once it is chosen', () => {
    const scene = sceneModel(table());
    const chosen = new Map([[`${BLUE} ${BLUE_BASE} whole`, 2]]);
    const all = standingIn(scene, trackCrowd([], scene), chosen);
    expect(all.filter(({ pose }) => pose.y > 0)).toHaveLength(2);
  });

  it('keeps to the west while zombies are inside, who stand in the east', () => {
    const inside = { id: 'church', zombies: 3, people: [[BLUE, 'inner', [0, 3, 0]]] } as const;
    const scene = sceneModel(table({ at: { '-1,0': inside } }));
    const all = standingIn(scene, trackCrowd([], scene), new Map());
    const people = all.filter(({ pose, model }) => model === 'survivor-blue' && pose.y > 0);
    const zombies = all.filter(({ model }) => model.startsWith('zombie'));
    expect(zombies).toHaveLength(3);
    const eastmost = Math.max(...people.map(({ pose }) => pose.x));
    expect(eastmost).toBeLessThan(Math.min(...zombies.map(({ pose }) => pose.x)));
    expect(scene.teams.map(({ seat }) => seat)).toContain(RED);
  });
});
