import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { PLACES } from '../../../../../renderer/games/outbreak-duel/layout';
import { standeeQuads } from '../../../../../renderer/games/outbreak-duel/scene/dead/standee-plates';
import { standeeMatrix } from '../../../../../renderer/games/outbreak-duel/scene/dead/standee-shape';
import { standeesIn } from '../../../../../renderer/games/outbreak-duel/scene/dead/standing';
import { sceneModel } from '../../../../../renderer/games/outbreak-duel/scene/from-state';
import { BLOCK } from '../../../../../renderer/games/outbreak-duel/scene/ground/block-print';
import { isFigure } from '../../../../../renderer/games/outbreak-duel/scene/plates/atlas';
import { platesIn } from '../../../../../renderer/games/outbreak-duel/scene/plates/board-plates';
import type { Quad } from '../../../../../renderer/games/outbreak-duel/scene/plates/quads';
import {
  lookFor,
  PITCH,
  wholeFor,
  yawFor,
} from '../../../../../renderer/games/outbreak-duel/scene/seat-view';
import { closeUpOf } from '../../../../../renderer/games/outbreak-duel/scene/useBiteCloseUp';
import { inSight, momentView } from '../../../../../renderer/table/camera/close-view';
import { cornersOf, wholeView } from '../../../../../renderer/table/camera/view';
import { fullDuel } from '../../../../e2e/helpers/full-duel';
import { bareShare, lensOf, overlaps, seenShares, WINDOWS } from '../../../../helpers/framing';
import { cameraOf, outlineArea, pixelOf } from '../../../../helpers/projection';

const { state } = fullDuel().whole().position;
/** Both phases with fourteen of the dead on each side; the game is always looked at as a whole. */
const TABLES = [
  { name: 'from an end', scene: sceneModel(state) },
  { name: 'from the side', scene: sceneModel({ ...state, phase: 'zombie' }) },
];

/** Of a standee: the upper edge of its cardboard, the near edge of its foot and its width, in units of a whole one. */
const STANDEE = { top: new Vector3(0, 2.16, -0.4), foot: new Vector3(0, 0, 0.45), wide: 1.74 };
/** Pixels that a number has at least in a window 720 high. */
const READ = 11;

const around = (width: number, depth: number) =>
  cornersOf({ west: -width / 2, east: width / 2, north: -depth / 2, south: depth / 2 });

/** What comes for a Survivor, the Survivor, and the dice of an escape, as high as standees are. */
const BITE = [PLACES.survivor, PLACES.attacker, PLACES.dice].flatMap(
  ({ x, z }) =>
    [
      [x, 0, z],
      [x, 1.9, z],
    ] as const,
);

describe.each([...WINDOWS, { width: 2560, height: 1080, em: 16 }, { width: 1280, height: 720, em: 28 }])(
  'a bite at $width x $height, an em of $em pixels',
  (window) => {
    const lens = lensOf(window, 'games/outbreak-duel/hud/hud.css');
    const zombies = sceneModel({ ...state, phase: 'zombie' });
    const bite = { zombie: 7, damage: 3 } as const;

    it('has the Survivor, the attacker and the dice of an escape between the panels', () => {
      const closeUp = closeUpOf({ ...zombies, bite });
      if (!closeUp) throw new Error('A bite is on.');
      const view = momentView(lens, closeUp, yawFor(zombies));
      const side = zombies.active === 0 ? 1 : -1;
      expect(
        inSight(
          lens,
          view,
          BITE.map(([x, y, z]) => [x * side, y, z * side] as const),
        ),
      ).toBe(true);
      const whole = wholeView(lens, wholeFor(zombies), PITCH.side, yawFor(zombies));
      expect(view.distance).toBeLessThan(whole.distance);
    });
  },
);

describe.each(WINDOWS)('the street at $width x $height', (window) => {
  const lens = lensOf(window, 'games/outbreak-duel/hud/hud.css');
  const { width, height, safe } = lens;

  describe.each(TABLES)('seen $name', ({ scene }) => {
    const view = wholeView(lens, wholeFor(scene), PITCH[lookFor(scene)], yawFor(scene));
    const camera = cameraOf(lens, view);
    const at = ({ x, y, z }: Vector3) => pixelOf(camera, lens, [x, y, z]);
    const standees = standeesIn(scene).map((standee) => ({
      ...standee,
      matrix: standeeMatrix(standee.pose, new Matrix4()),
    }));

    function boxOf({ matrix }: Quad) {
      const corners = [-0.5, 0.5].flatMap((x) =>
        [-0.5, 0.5].map((y) => at(new Vector3(x, y, 0).applyMatrix4(matrix))),
      );
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      return {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      };
    }

    it('fills what panels leave from top to bottom, and takes 45 % of the window with the block around it', () => {
      const ys = wholeFor(scene).map((place) => pixelOf(camera, lens, place).y);
      const free = height - safe.top - safe.bottom;
      expect((Math.max(...ys) - Math.min(...ys)) / free).toBeGreaterThan(0.95);
      const block = around(BLOCK.width, BLOCK.depth).map((corner) => pixelOf(camera, lens, corner));
      expect(outlineArea(lens, block) / (width * height)).toBeGreaterThanOrEqual(0.45);
    });

    it('shows little bare table', () => {
      const beyond = ({ x, z }: { readonly x: number; readonly z: number }) =>
        Math.abs(x) > BLOCK.width / 2 || Math.abs(z) > BLOCK.depth / 2;
      expect(bareShare(lens, view, beyond)).toBeLessThanOrEqual(0.15);
    });

    it('shows all of the dead large enough, fourteen on each side', () => {
      const heights = standees.map(
        ({ matrix }) =>
          at(STANDEE.foot.clone().applyMatrix4(matrix)).y - at(STANDEE.top.clone().applyMatrix4(matrix)).y,
      );
      expect(heights).toHaveLength(28);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(window.tall);
    });

    it('hides none of the dead behind others: half of each head and chest at least is free', () => {
      const figures = standees.map(({ pose: { x, y, z, grow } }) => ({
        x,
        y,
        z,
        tall: STANDEE.top.y * grow,
        wide: STANDEE.wide * grow,
      }));
      expect(Math.min(...seenShares(lens, view, figures))).toBeGreaterThanOrEqual(0.5);
    });

    it('writes the numbers of the dead, lives, prices and decks so large that they can be read', () => {
      const read = [
        ...standees.flatMap(({ look, matrix }) => standeeQuads(look, matrix)),
        ...platesIn(scene),
      ].filter(({ cell }) => isFigure(cell) && cell !== '/');
      const heights = read.map(boxOf).map(({ top, bottom }) => bottom - top);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual((READ * height) / 720);
    });

    it('has no plate of a board over another', () => {
      const plates = platesIn(scene).filter(
        ({ cell }) => cell.startsWith('panel') || cell.startsWith('price'),
      );
      expect(plates.length).toBeGreaterThan(10);
      expect(overlaps(plates.map(boxOf))).toEqual([]);
    });
  });
});
