import { expect, it } from 'vitest';
import { FIRST_NIGHT_ROUND } from '../../../../../models/dying-light/content/board';
import { AREA_IDS, INFECTED_TYPES } from '../../../../../models/dying-light/ids';
import { dyingLightFace } from '../../../../../renderer/games/dying-light/face';
import { infectedSpots } from '../../../../../renderer/games/dying-light/layout/standing-places';
import { nightCity } from '../../../../../renderer/games/dying-light/plan/night-city';

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
