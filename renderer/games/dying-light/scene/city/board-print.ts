import { BUILDING_IDS, STREET_ZONE_IDS, type ZoneId } from '../../../../../models/dying-light/ids';
import { areaOf, cellsOf, zoneAt } from '../../../../../models/dying-light/map';
import { seeded } from '../../../../random/random';
import { fill, type Pen, sheet } from '../../../../table/print/canvas';
import { crack, grime, masonry, speckle } from '../../../../table/print/texture';
import { boundsOf, CITY, isBuilding } from '../../layout/city';
import { centreLines, crossings, litter, manholes, tramRails, tyreMarks } from './road-marks';

const ASPHALT = '#6f7178';
const PAVEMENT = '#a59c8e';
const KERB = '#cfc6b4';
/** Ground of Areas that are not plain road. */
const GROUND: Readonly<Partial<Record<ZoneId, string>>> = {
  i: '#6d805c',
  v: '#484244',
  t: '#84735a',
  g: '#806d5e',
  h: '#806d5e',
  j: '#806d5e',
  k: '#806d5e',
  p: '#557a84',
};
/** How far pavements reach out from a building, in cells. */
const PAVEMENT_WIDTH = 0.62;

function eachCell(zone: ZoneId, scale: number, draw: (x: number, y: number) => void) {
  for (const { col, row } of cellsOf(zone)) draw(col * scale, row * scale);
}

function ground(pen: Pen, scale: number) {
  const all = { x: 0, y: 0, width: CITY * scale, height: CITY * scale };
  fill(pen, ASPHALT, all);
  const random = seeded(7);
  for (const zone of STREET_ZONE_IDS) {
    const colour = GROUND[zone];
    if (!colour) continue;
    eachCell(zone, scale, (x, y) => {
      const cell = { x, y, width: scale + 1, height: scale + 1 };
      fill(pen, colour, cell);
      masonry(pen, cell, { width: scale / 4, height: scale / 5, joint: 'rgba(20,16,20,0.28)' }, random);
    });
  }
  grime(pen, all, random, 140, 0.2);
  speckle(pen, all, random, 26000, scale / 38);
}

function pavements(pen: Pen, scale: number) {
  const random = seeded(3);
  const reach = PAVEMENT_WIDTH * scale;
  const areas = BUILDING_IDS.map((id) => boundsOf(id)).map(({ x, z, width, depth }) => ({
    x: x * scale - reach,
    y: z * scale - reach,
    width: width * scale + 2 * reach,
    height: depth * scale + 2 * reach,
  }));
  for (const { x, y, width, height } of areas)
    fill(pen, 'rgba(12,10,16,0.5)', { x: x - 6, y: y - 6, width: width + 12, height: height + 12 });
  for (const { x, y, width, height } of areas)
    fill(pen, KERB, { x: x - 3, y: y - 3, width: width + 6, height: height + 6 });
  for (const area of areas) {
    fill(pen, PAVEMENT, area);
    masonry(pen, area, { width: scale / 2.6, height: reach / 2, joint: 'rgba(40,32,34,0.5)' }, random);
    grime(pen, area, random, 14, 0.2);
  }
}

function cracks(pen: Pen, scale: number) {
  const random = seeded(19);
  for (let i = 0; i < 60; i++)
    crack(pen, random() * CITY * scale, random() * CITY * scale, scale * (0.5 + random()), random);
}

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

/** Cell edges between two street Zones: `within` one Area, or `between` two. */
function streetEdges(): { within: Edge[]; between: Edge[] } {
  const within: Edge[] = [];
  const between: Edge[] = [];
  for (let row = 0; row < CITY; row++)
    for (let col = 0; col < CITY; col++) {
      const here = zoneAt({ col, row });
      const sides = [
        [zoneAt({ col: col + 1, row }), [col + 1, row, col + 1, row + 1]],
        [zoneAt({ col, row: row + 1 }), [col, row + 1, col + 1, row + 1]],
      ] as const;
      for (const [other, edge] of sides) {
        if (!here || !other || other === here || isBuilding(here) || isBuilding(other)) continue;
        (areaOf(here) === areaOf(other) ? within : between).push(edge);
      }
    }
  return { within, between };
}

function lines(pen: Pen, edges: readonly Edge[], scale: number) {
  pen.beginPath();
  for (const [x1, y1, x2, y2] of edges) {
    pen.moveTo(x1 * scale, y1 * scale);
    pen.lineTo(x2 * scale, y2 * scale);
  }
  pen.stroke();
}

/** Dotted Zone lines, solid white Area lines. */
function borders(pen: Pen, scale: number) {
  const { within, between } = streetEdges();
  pen.lineCap = 'butt';
  pen.strokeStyle = 'rgba(16,13,20,0.6)';
  pen.lineWidth = scale * 0.16;
  lines(pen, between, scale);
  pen.strokeStyle = '#f3eee0';
  pen.lineWidth = scale * 0.085;
  lines(pen, between, scale);
  pen.lineCap = 'round';
  pen.lineWidth = scale * 0.09;
  pen.setLineDash([0.01, scale * 0.25]);
  pen.lineDashOffset = -scale * 0.125;
  pen.strokeStyle = 'rgba(243,238,224,0.85)';
  lines(pen, within, scale);
  pen.setLineDash([]);
}

/** Prints the whole board: streets, pavements, markings, and borders. North is up. */
export function printBoard(scale: number): Pen {
  const pen = sheet(CITY * scale, CITY * scale);
  ground(pen, scale);
  centreLines(pen, scale);
  crossings(pen, scale);
  tramRails(pen, scale);
  pavements(pen, scale);
  tyreMarks(pen, scale);
  litter(pen, scale);
  manholes(pen, scale);
  cracks(pen, scale);
  borders(pen, scale);
  return pen;
}
