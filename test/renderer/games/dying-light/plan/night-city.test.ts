import { expect, it } from 'vitest';
import { FIRST_NIGHT_ROUND } from '../../../../../models/dying-light/content/board';
import { AREA_IDS, INFECTED_TYPES, RUNNER_IDS } from '../../../../../models/dying-light/ids';
import { safeAreaOf } from '../../../../../renderer/app/safe-area';
import { dyingLightFace } from '../../../../../renderer/games/dying-light/face';
import { infectedSpots, runnerSpot } from '../../../../../renderer/games/dying-light/layout/standing-places';
import { nightCity } from '../../../../../renderer/games/dying-light/plan/night-city';
import { NO_PANELS } from '../../../../../renderer/table/camera/view';
import { WINDOWS } from '../../../../helpers/framing';
import { cameraOf, pixelOf } from '../../../../helpers/projection';

it('shows the city by night behind the title, with Infected where its low camera looks', () => {
  const { round, areas } = nightCity();
  expect(round).toBe(FIRST_NIGHT_ROUND);
  expect(dyingLightFace.backdrop()).toEqual(nightCity());
  expect(areas.printCourt.standing.biter).toBeGreaterThan(0);
  expect(dyingLightFace.vantage?.pitch).toBeLessThan(0.4);
});

it('puts nobody on that table who finds no spot', () => {
  const { areas, tokens } = nightCity();
  const lying = (zone: string) => tokens.filter((token) => token.zone === zone).length;
  for (const area of AREA_IDS) {
    const standing = INFECTED_TYPES.reduce((sum, type) => sum + areas[area].standing[type], 0);
    expect(infectedSpots(area, lying).length).toBeGreaterThanOrEqual(standing);
  }
});

/** How far the base of a miniature reaches, and how high its head is. */
const REACH = 0.65;
const TALL = 2.1;

it.each(WINDOWS)('shows a Runner and who is after him whole above the games, at $width pixels', (window) => {
  const { width, height, em } = window;
  const view = dyingLightFace.vantage;
  if (!view) throw new Error('The title has a view of its own.');
  const safe = safeAreaOf({ em, frame: NO_PANELS, coach: 0 }, false, false);
  const lens = { angle: Math.PI / 6, width, height, safe };
  const camera = cameraOf(lens, view);
  const [biter] = infectedSpots('pumpAlley', () => 0);
  const teo = nightCity().runners.find(({ id }) => id === 'teo');
  if (!biter || !teo) throw new Error('Both stand there.');
  for (const { x, z } of [biter, runnerSpot(teo.zone, RUNNER_IDS.indexOf('teo'))]) {
    const [foot, head] = [pixelOf(camera, lens, [x, 0, z + REACH]), pixelOf(camera, lens, [x, TALL, z])];
    expect(foot.y).toBeLessThan(height - safe.bottom);
    expect(head.y).toBeGreaterThan(height / 8);
    expect(head.x).toBeGreaterThan(width / 3);
    expect(head.x).toBeLessThan((2 * width) / 3);
  }
});
