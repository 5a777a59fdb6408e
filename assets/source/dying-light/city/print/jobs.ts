/** All prints of the city's atlas. */
import { CARD_JOBS } from '../../../print/card';
import { seeded } from '../../../print/random';
import type { Job } from '../../../print/sheet';
import { BUILDINGS, type BuildingId, type BuildingLook, LOOKS } from '../looks';
import { WALL_PRINTS } from './boards';
import { printCornice, printFront, printSide, printUpper, STOREY_HEIGHT, UNIT } from './facade';
import { printRoof, ROOF_UNIT } from './roof';
import { HOARDINGS, printCoach, printSign } from './signs';

/** Heights in cells. */
export const CORNICE_HEIGHT = 0.4;
export const SIGN = { width: 3.4, height: 0.56 } as const;

function jobsOf(id: BuildingId): Job[] {
  const look: BuildingLook = LOOKS[id];
  const random = (part: string) => seeded(`${id} ${part}`);
  const upper: Job = {
    id: `${id}.upper`,
    width: 3 * UNIT,
    height: STOREY_HEIGHT,
    draw: (plate) => printUpper(plate, look, random('upper')),
  };
  return [
    {
      id: `${id}.front`,
      width: look.width * UNIT,
      height: STOREY_HEIGHT,
      draw: (plate) => printFront(plate, look, random('front')),
    },
    {
      id: `${id}.side`,
      width: 2 * UNIT,
      height: STOREY_HEIGHT,
      draw: (plate) => printSide(plate, look, random('side')),
    },
    ...(look.level > 1 ? [upper] : []),
    {
      id: `${id}.roof`,
      width: look.width * ROOF_UNIT,
      height: look.depth * ROOF_UNIT,
      draw: (plate, area) => printRoof(plate, look, area, random('roof')),
    },
    {
      id: `${id}.cornice`,
      width: 2 * UNIT,
      height: CORNICE_HEIGHT * UNIT,
      draw: (plate, area) => printCornice(plate, look, area),
    },
    {
      id: `${id}.sign`,
      width: SIGN.width * UNIT,
      height: Math.round(SIGN.height * UNIT),
      draw: (plate, area) => printSign(plate, look, area),
    },
  ];
}

export function cityJobs(): Job[] {
  return [
    ...BUILDINGS.flatMap(jobsOf),
    ...Object.entries(WALL_PRINTS).map(([size, print]) => ({ id: `wall.${size}`, ...print })),
    ...Object.entries(HOARDINGS).map(([name, print]) => ({ id: name, ...print })),
    ...(['bus', 'tram'] as const).map(
      (coach): Job => ({
        id: coach,
        width: 264,
        height: 96,
        draw: (plate, area) => printCoach(plate, coach, area),
      }),
    ),
    ...CARD_JOBS,
  ];
}
