import { BUILDING_IDS, type BuildingId } from '../../../../../models/dying-light/ids';
import { levelOf } from '../../../../../models/dying-light/map';
import { type Area2D, fill, type Pen, sheet } from '../../../../table/print/canvas';
import { type Placed, shelve } from '../../../../table/print/shelf';
import { seeded, seedOf } from '../../../../table/random';
import { boundsOf, STOREY } from '../../geography';
import type { AreaNames } from '../scene-model';
import { BUILDING_LOOKS } from './building-looks';
import { printFacade } from './facade';
import { printRoof } from './roof-print';

export const FACES = ['south', 'east', 'north', 'west', 'roof'] as const;
export type Face = (typeof FACES)[number];

/** Lower left and upper right corner of a print in texture coordinates. */
export interface TextureBox {
  readonly u0: number;
  readonly v0: number;
  readonly u1: number;
  readonly v1: number;
}

export interface CityAtlas {
  readonly colour: Pen;
  /** What shines at night, on half the resolution. */
  readonly glow: Pen;
  readonly boxes: Readonly<Record<BuildingId, Readonly<Record<Face, TextureBox>>>>;
}

/** Empty pixels around each print; the corner also holds the white spot for plain shapes. */
const GAP = 20;

/** Size of a face in cells. */
export function faceSize(id: BuildingId, face: Face): { width: number; height: number } {
  const { width, depth } = boundsOf(id);
  const height = levelOf(id) * STOREY;
  if (face === 'roof') return { width, height: depth };
  return { width: face === 'south' || face === 'north' ? width : depth, height };
}

function print(atlas: { colour: Pen; glow: Pen }, id: BuildingId, face: Face, area: Area2D, name: string) {
  const look = BUILDING_LOOKS[id];
  const random = seeded(seedOf(id + face));
  const { width } = faceSize(id, face);
  const clipped = [atlas.colour, atlas.glow];
  for (const pen of clipped) {
    pen.save();
    pen.beginPath();
    pen.rect(area.x, area.y, area.width, area.height);
    pen.clip();
  }
  if (face === 'roof') printRoof(atlas.colour, area, look, name, area.width / width, random);
  else {
    const job = { look, name, front: face === 'south' || face === 'east', width, storeys: levelOf(id) };
    printFacade(atlas.colour, atlas.glow, area, job, random);
  }
  for (const pen of clipped) pen.restore();
}

function textureBox({ x, y, width, height }: Placed, sheetWidth: number, sheetHeight: number): TextureBox {
  return {
    u0: x / sheetWidth,
    v0: 1 - (y + height) / sheetHeight,
    u1: (x + width) / sheetWidth,
    v1: 1 - y / sheetHeight,
  };
}

/**
 * Prints the walls and roofs of all buildings on one sheet.
 * @param scale pixels per cell
 */
export function printAtlas(names: AreaNames, scale: number): CityAtlas {
  const jobs = BUILDING_IDS.flatMap((id) => FACES.map((face) => ({ id, face, ...faceSize(id, face) })));
  const sized = jobs.map(({ width, height }) => ({ width: width * scale, height: height * scale }));
  const sheetWidth = scale > 64 ? 4096 : 2048;
  const { places, height } = shelve(sized, sheetWidth, GAP);
  const atlas = { colour: sheet(sheetWidth, height), glow: sheet(sheetWidth / 2, Math.ceil(height / 2)) };
  fill(atlas.glow, '#000000', { x: 0, y: 0, width: sheetWidth, height });
  fill(atlas.colour, '#ffffff', { x: 0, y: 0, width: GAP, height: GAP });
  atlas.glow.scale(0.5, 0.5);
  const boxes = new Map<string, TextureBox>();
  jobs.forEach(({ id, face }, index) => {
    const place = places[index];
    if (!place) return;
    print(atlas, id, face, place, names[`b${id}`]);
    boxes.set(id + face, textureBox(place, sheetWidth, height));
  });
  const whole = { u0: 0, v0: 0, u1: 1, v1: 1 };
  const facesOf = (id: BuildingId) =>
    Object.fromEntries(FACES.map((face) => [face, boxes.get(id + face) ?? whole])) as Record<
      Face,
      TextureBox
    >;
  return {
    ...atlas,
    boxes: Object.fromEntries(BUILDING_IDS.map((id) => [id, facesOf(id)])) as CityAtlas['boxes'],
  };
}
