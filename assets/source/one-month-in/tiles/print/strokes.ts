/** What is painted on or grows from the ground; places and sizes are cells of the tile. */
import { between, pick, type Random } from '../../../print/random';
import { circle, line, type Plate, polygon, rect, type Spot } from '../../../print/svg';
import { areaAt, at, GROUND_UNIT } from './hex';

type Place = readonly [x: number, z: number];

export function strip(
  plate: Plate,
  places: readonly Place[],
  colour: string,
  width: number,
  dash?: string,
): void {
  const spots = places.map(([x, z]) => at(x, z));
  plate.print.push(line(spots, colour, width * GROUND_UNIT, dash ? { dash } : {}));
}

/** A path of gravel or slabs with an edge. */
export function path(plate: Plate, places: readonly Place[], width = 0.42, colour = '#c9b48a'): void {
  strip(plate, places, '#6d5c40', width + 0.05);
  strip(plate, places, colour, width);
}

export function patch(plate: Plate, [x, z]: Place, [width, depth]: Place, colour: string, round = 6): void {
  plate.print.push(rect(areaAt(x, z, width, depth), colour, { line: 1.8, round }));
}

export function ring(plate: Plate, [x, z]: Place, radius: number, colour: string, outline = 1.8): void {
  plate.print.push(circle(at(x, z), radius * GROUND_UNIT, colour, { line: outline }));
}

/** An oval with a wobble: ponds, sand, greens. */
export function blob(plate: Plate, [x, z]: Place, [wide, deep]: Place, colour: string, random: Random): void {
  const rim = [...Array(18).keys()].map((corner): Spot => {
    const angle = (corner / 18) * Math.PI * 2;
    const far = between(random, 0.94, 1.06);
    return at(x + Math.sin(angle) * wide * far, z + Math.cos(angle) * deep * far);
  });
  plate.print.push(polygon(rim, colour, { line: 1.8 }));
}

/** A bed with rows of plants in it. */
export function bed(
  plate: Plate,
  place: Place,
  size: Place,
  leaves: readonly string[],
  random: Random,
  gap = 11,
): void {
  patch(plate, place, size, '#7a5636');
  const area = areaAt(place[0], place[1], size[0], size[1]);
  for (let y = gap * 0.7; y < area.height - 4; y += gap)
    for (let x = gap * 0.6; x < area.width - 3; x += gap * 0.85) {
      const spot = [area.x + x + between(random, -1.4, 1.4), area.y + y] as const;
      plate.print.push(circle(spot, between(random, 2.9, 4.3), pick(random, leaves), { line: 0.9 }));
    }
}

/** White lines between parking places. */
export function bays(plate: Plate, x: number, z: number, count: number, depth = 0.5): void {
  for (let bay = 0; bay <= count; bay++)
    strip(
      plate,
      [
        [x + bay * 0.34, z],
        [x + bay * 0.34, z + depth],
      ],
      '#efe8d6',
      0.035,
    );
}

/** Bands of yellow and black. */
export function hazard(plate: Plate, x: number, z: number, width: number): void {
  patch(plate, [x, z], [width, 0.12], '#e4b83c', 0);
  for (let step = 0.06; step < width - 0.1; step += 0.18)
    plate.print.push(
      polygon(
        [
          at(x + step, z + 0.12),
          at(x + step + 0.06, z),
          at(x + step + 0.14, z),
          at(x + step + 0.08, z + 0.12),
        ],
        '#2a2830',
      ),
    );
}
