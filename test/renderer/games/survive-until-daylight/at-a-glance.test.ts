import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../../../models/survive-until-daylight/content/assaults';
import { ASSAULT_IDS, type HordeCardId, type HordeType } from '../../../../models/survive-until-daylight/ids';
import type { LineCard } from '../../../../models/survive-until-daylight/state';
import {
  boardOf,
  HOME_PITCH,
  matArea,
  outline,
  slotSpot,
  WIDTHS,
} from '../../../../renderer/games/survive-until-daylight/layout';
import { usualPlan, withSeats } from '../../../../renderer/games/survive-until-daylight/plan/game-plan';
import { startGame } from '../../../../renderer/games/survive-until-daylight/plan/start';
import { sceneModel } from '../../../../renderer/games/survive-until-daylight/scene/from-state';
import { KINDS } from '../../../../renderer/games/survive-until-daylight/scene/pieces/piece-models';
import {
  enemyPose,
  linePose,
  seatingOf,
} from '../../../../renderer/games/survive-until-daylight/scene/poses';
import type { Pose } from '../../../../renderer/motion/tween';
import { nameOf } from '../../../../renderer/seats/start';
import { cornersOf, wholeView } from '../../../../renderer/table/camera/view';
import { bareShare, lensOf } from '../../../helpers/framing';
import { cameraOf, outlineArea, pixelOf } from '../../../helpers/projection';
import { freeFrame, projector } from '../../../helpers/window-view';

const SHEET = readFileSync(resolve(import.meta.dirname, '../../../../renderer/styles/frame.css'), 'utf8');
const ems = (part: string) => Number(new RegExp(`--frame-${part}: ([\\d.]+)em`).exec(SHEET)?.[1]);
const FRAME = { left: ems('left'), right: ems('right'), top: ems('top'), bottom: ems('bottom') };
const SMALL = { width: 1280, height: 720, em: 14 };
const WINDOWS = [SMALL, { width: 1920, height: 1080, em: 16 }];
const SEATS = [1, 2, 3, 4, 5, 6];

/** Of a person without what is on its head: height, and radius of the base (`docs` of the figures). */
const PERSON = { height: 1.06, base: 0.3 };
const SIZE = KINDS['raider-a'].scale;

function lineOf(types: readonly HordeType[]): readonly LineCard[] {
  return types.map((type, index) => {
    const id: HordeCardId = `${type}-${index + 1}`;
    return { id, type, damage: 0, spears: 0, stunned: false };
  });
}

function sceneWith(seats: number, types: readonly HordeType[]) {
  const session = startGame(withSeats(usualPlan('glance', nameOf), seats, nameOf));
  return { ...sceneModel(session.seen('table').position.state), line: lineOf(types) };
}

function standingIn(seats: number, types: readonly HordeType[]): readonly Pose[] {
  const scene = sceneWith(seats, types);
  return scene.line.map(({ id }) => enemyPose(linePose(scene, id), id));
}

const longest = (seats: number) =>
  ASSAULT_IDS.map((id) => hordeOf(id, seats)).toSorted((a, b) => b.length - a.length)[0] ?? [];

function seen(window: (typeof WINDOWS)[number], seats: number) {
  const free = freeFrame(window, FRAME);
  return { free, at: projector(window, free, outline(seats), HOME_PITCH) };
}

/** From the top of the head to the near edge of the base, in pixels. */
function heightOf(at: ReturnType<typeof projector>, { x, y, z, grow }: Pose): number {
  const size = grow * SIZE;
  return at([x, y, z + PERSON.base * size]).y - at([x, y + PERSON.height * size, z]).y;
}

describe.each(SEATS)('the night for %i at a glance', (seats) => {
  it.each(WINDOWS)('fills at least 80 % of what panels leave free at $width x $height', (window) => {
    const { free, at } = seen(window, seats);
    const points = outline(seats).map(at);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    expect((Math.max(...xs) - Math.min(...xs)) / (free.right - free.left)).toBeGreaterThan(0.8);
    expect((Math.max(...ys) - Math.min(...ys)) / (free.bottom - free.top)).toBeGreaterThan(0.8);
  });

  it('stands enemies 72 to 100 pixels tall at 1280x720 until the line is crowded', () => {
    const { at } = seen(SMALL, seats);
    const heights = standingIn(seats, ['raider', 'raider', 'raider', 'raider', 'raider']).map((pose) =>
      heightOf(at, pose),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(72);
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  });

  it('keeps every one of the longest line that an assault brings at 60 pixels or more, clear of its neighbours and of panels', () => {
    const { free, at } = seen(SMALL, seats);
    const poses = standingIn(seats, longest(seats));
    for (const pose of poses) {
      expect(heightOf(at, pose)).toBeGreaterThanOrEqual(60);
      const head = at([pose.x, pose.y + PERSON.height * pose.grow * SIZE, pose.z]);
      expect(head.x).toBeGreaterThan(free.left);
      expect(head.x).toBeLessThan(free.right);
      expect(head.y).toBeGreaterThan(free.top);
    }
    poses.slice(1).forEach((pose, index) => {
      const before = poses[index] ?? pose;
      expect(pose.x - before.x).toBeGreaterThan(PERSON.base * SIZE * (pose.grow + before.grow) * 0.92);
    });
  });

  it('has no twins in that line: they differ in height, in where they look or in how they lean', () => {
    const looks = standingIn(seats, longest(seats)).map(({ grow, yaw, tip }) => `${grow} ${yaw} ${tip}`);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('shows the cards of whoever decides larger than those of anybody else, at least 40 pixels wide', () => {
    const { at } = seen(SMALL, seats);
    const scene = sceneWith(seats, []);
    const seating = seatingOf(scene);
    const { x, z } = slotSpot(seating.large, seating, 0, 8);
    const half = (WIDTHS.slot * boardOf(seating.large, seating).scale) / 2;
    expect(at([x + half, 0, z]).x - at([x - half, 0, z]).x).toBeGreaterThanOrEqual(40);
  });
});

describe.each(WINDOWS)('the picture of a night at $width x $height', (window) => {
  const pieces = window.height === 720 ? 48 : 72;

  it.each(SEATS)('is the mat and the town for %i: 45 % of the window, and hardly any bare table', (seats) => {
    const lens = lensOf(window, null);
    const view = wholeView(lens, outline(seats), HOME_PITCH);
    const camera = cameraOf(lens, view);
    const { x, z, width, depth } = matArea(seats);
    const mat = { west: x, east: x + width, north: z, south: z + depth };
    const corners = cornersOf(mat).map((corner) => pixelOf(camera, lens, corner));
    expect(outlineArea(lens, corners) / (window.width * window.height)).toBeGreaterThanOrEqual(0.45);
    // Behind its far edge stands the town.
    const isBare = (at: { readonly x: number; readonly z: number }) =>
      at.z > mat.north && (at.x < mat.west || at.x > mat.east || at.z > mat.south);
    expect(bareShare(lens, view, isBare)).toBeLessThanOrEqual(0.15);
  });

  it.each(SEATS)('has every enemy of the longest line tall enough for %i', (seats) => {
    const { at } = seen(window, seats);
    const heights = standingIn(seats, longest(seats)).map((pose) => heightOf(at, pose));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(pieces);
  });
});

describe('the large board', () => {
  const scene = sceneWith(4, ['raider']);
  const largeOf = (change: Partial<typeof scene>) => seatingOf({ ...scene, ...change }).large;

  it('is that of whoever is struck at, decides or acts, else of the first player', () => {
    expect(largeOf({ active: 'seat-3' })).toBe(2);
    expect(largeOf({ active: 'seat-3', attacker: 'raider-1', waveHolder: 'seat-4' })).toBe(3);
    expect(largeOf({ active: 'seat-3', deciding: 'seat-2' })).toBe(1);
    expect(largeOf({ active: null, firstPlayer: 'seat-2' })).toBe(1);
    expect(largeOf({ active: null, firstPlayer: null })).toBe(0);
  });
});
