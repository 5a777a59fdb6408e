import { t } from '../../../../i18n';
import { between, type Random, seeded } from '../../../../random/random';
import { type Area2D, FONTS, fill, type Pen, sheet, write } from '../../../../table/print/canvas';
import { crack, grime, masonry, speckle } from '../../../../table/print/texture';
import { matArea, PILE_PLACES, type PilePlace, pileSpot, ROAD, WIDTHS } from '../../layout';
import { cardIcon } from '../cards/card-pen';

const ASPHALT = '#55555f';
const PAVEMENT = '#6f6b70';
const KERB = '#8c877f';
const KERB_WIDTH = 0.16;
const CORNER = 0.35;

/** From cells of the table to pixels of the print. */
interface Ruler {
  readonly scale: number;
  readonly x: number;
  readonly z: number;
}

function areaOf({ scale, x, z }: Ruler, west: number, north: number, east: number, south: number): Area2D {
  return {
    x: (west - x) * scale,
    y: (north - z) * scale,
    width: (east - west) * scale,
    height: (south - north) * scale,
  };
}

function pavement(pen: Pen, area: Area2D, scale: number, random: Random) {
  fill(pen, PAVEMENT, area);
  masonry(pen, area, { width: scale * 0.9, height: scale * 0.62, joint: 'rgba(24,22,30,0.55)' }, random);
}

function dashes(pen: Pen, ruler: Ruler, east: number) {
  const z = (ROAD.north + ROAD.south) / 2;
  pen.globalAlpha = 0.4;
  for (let x = ruler.x + 0.5; x < east; x += 1.7)
    fill(pen, '#cdbf8e', areaOf(ruler, x, z - 0.05, x + 0.8, z + 0.05));
  pen.globalAlpha = 1;
}

/** Potholes with their cracks, manholes, and what the rain left. */
function wear(pen: Pen, road: Area2D, scale: number, random: Random) {
  const count = Math.round(road.width / scale);
  for (let pothole = 0; pothole < count; pothole++) {
    const [x, y] = [road.x + random() * road.width, road.y + random() * road.height];
    for (let branch = 0; branch < 4; branch++) crack(pen, x, y, scale * between(random, 0.4, 1.2), random);
    pen.beginPath();
    pen.ellipse(
      x,
      y,
      scale * between(random, 0.1, 0.3),
      scale * between(random, 0.06, 0.16),
      random() * 3,
      0,
      7,
    );
    pen.fillStyle = 'rgba(14,12,18,0.5)';
    pen.fill();
  }
  for (const share of [0.22, 0.78]) {
    pen.beginPath();
    pen.arc(road.x + road.width * share, road.y + road.height * 0.82, scale * 0.34, 0, 7);
    pen.fillStyle = '#26252c';
    pen.fill();
    pen.lineWidth = scale * 0.05;
    pen.strokeStyle = '#504d55';
    pen.stroke();
  }
}

const CHALK = 'rgba(240,226,196,0.62)';
/** The pile that WAVE! is in. */
const ALARM = '#ff6a4c';

/** Where a pile lies, and its name, stencilled on the pavement. */
function place(pen: Pen, ruler: Ruler, pile: PilePlace, seats: number) {
  const { x, z } = pileSpot(pile, seats);
  const colour = pile === 'active' ? ALARM : CHALK;
  const [half, high] = [WIDTHS.pile * 0.55, WIDTHS.pile * 0.76];
  const area = areaOf(ruler, x - half, z - high, x + half, z + high);
  pen.strokeStyle = colour;
  pen.lineWidth = ruler.scale * 0.035;
  pen.beginPath();
  pen.roundRect(area.x, area.y, area.width, area.height, ruler.scale * 0.09);
  pen.stroke();
  const [middle, over] = [area.x + area.width / 2, area.y - ruler.scale * 0.26];
  const size = ruler.scale * 0.24;
  write(pen, t(`sd.pile.${pile}`), middle, over, {
    font: FONTS.label,
    size,
    colour,
    room: area.width,
    spacing: size * 0.06,
  });
  if (pile === 'active') cardIcon(pen, 'wave', middle, area.y + area.height / 2, area.width * 0.7, ALARM);
}

function places(pen: Pen, ruler: Ruler, seats: number) {
  for (const pile of PILE_PLACES) place(pen, ruler, pile, seats);
}

function stitched(pen: Pen, all: Area2D, scale: number) {
  pen.lineWidth = scale * 0.05;
  pen.strokeStyle = '#15131a';
  pen.beginPath();
  pen.roundRect(all.x, all.y, all.width, all.height, CORNER * scale);
  pen.stroke();
  pen.setLineDash([scale * 0.06, scale * 0.04]);
  pen.lineWidth = scale * 0.02;
  pen.strokeStyle = '#7a6f8a';
  pen.beginPath();
  const inset = scale * 0.045;
  pen.roundRect(inset, inset, all.width - 2 * inset, all.height - 2 * inset, CORNER * scale);
  pen.stroke();
  pen.setLineDash([]);
}

/** Prints the play mat: a cracked road between its pavements, round at the corners. */
export function printMat(seats: number, scale: number): Pen {
  const { x, z, width, depth } = matArea(seats);
  const pen = sheet(width * scale, depth * scale);
  const all = { x: 0, y: 0, width: width * scale, height: depth * scale };
  const ruler = { scale, x, z };
  const random = seeded(311);
  pen.beginPath();
  pen.roundRect(0, 0, all.width, all.height, CORNER * scale);
  pen.clip();
  pavement(pen, all, scale, random);
  const road = areaOf(ruler, x, ROAD.north, x + width, ROAD.south);
  fill(pen, ASPHALT, road);
  speckle(pen, road, random, 9000, scale * 0.03);
  dashes(pen, ruler, x + width);
  wear(pen, road, scale, random);
  for (const edge of [ROAD.north, ROAD.south])
    fill(pen, KERB, areaOf(ruler, x, edge - KERB_WIDTH / 2, x + width, edge + KERB_WIDTH / 2));
  masonry(
    pen,
    areaOf(ruler, x, ROAD.south - KERB_WIDTH / 2, x + width, ROAD.south + KERB_WIDTH / 2),
    { width: scale * 0.8, height: scale * KERB_WIDTH, joint: 'rgba(20,18,24,0.8)' },
    random,
  );
  grime(pen, all, random, 46, 0.28);
  places(pen, ruler, seats);
  stitched(pen, all, scale);
  return pen;
}
