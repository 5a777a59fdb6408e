import { type Area2D, FONTS, fill, inked, type Pen, write } from '../../../../table/print/canvas';
import { grime, masonry, speckle, stripes } from '../../../../table/print/texture';
import type { Random } from '../../../../table/random';
import { STOREY } from '../../geography';
import type { BuildingLook } from './building-looks';
import { doorway, shopWindow, type WindowPrint, windowPane } from './openings';

export interface FacadeJob {
  readonly look: BuildingLook;
  readonly name: string;
  /** The side that carries the sign and the door. */
  readonly front: boolean;
  /** Size of the wall in cells. */
  readonly width: number;
  readonly storeys: number;
}

const INK = '#1d1a20';
const KRAFT = '#c79a62';

function wall(pen: Pen, look: BuildingLook, area: Area2D, unit: number, random: Random) {
  fill(pen, look.colour, area);
  switch (look.wall) {
    case 'brick':
      masonry(pen, area, { width: unit * 0.2, height: unit * 0.09, joint: 'rgba(40,22,22,0.32)' }, random);
      break;
    case 'stone':
      masonry(pen, area, { width: unit * 0.42, height: unit * 0.25, joint: 'rgba(50,36,36,0.35)' }, random);
      break;
    case 'planks':
      stripes(pen, area, unit * 0.17, false, 'rgba(30,20,16,0.3)');
      break;
    case 'metal':
      stripes(pen, area, unit * 0.12, true, 'rgba(20,24,24,0.3)');
      break;
    case 'plaster':
      grime(pen, area, random, 5, 0.3);
      break;
    default:
      look.wall satisfies never;
  }
  grime(pen, area, random, 7, 0.4);
  speckle(pen, area, random, (area.width * area.height) / 160);
}

/** Damp rising from the street and soot under the eaves: shade that grounds the building. */
function weather(pen: Pen, { x, y, width, height }: Area2D) {
  const shade = pen.createLinearGradient(0, y, 0, y + height);
  shade.addColorStop(0, 'rgba(20,12,22,0.34)');
  shade.addColorStop(0.14, 'rgba(20,12,22,0)');
  shade.addColorStop(0.72, 'rgba(20,12,22,0)');
  shade.addColorStop(1, 'rgba(20,12,22,0.5)');
  pen.fillStyle = shade;
  pen.fillRect(x, y, width, height);
}

function cornice(pen: Pen, look: BuildingLook, { x, y, width }: Area2D, unit: number) {
  inked(pen, look.trim, { x, y, width, height: unit * 0.16 }, 2);
  for (let tooth = x + unit * 0.08; tooth < x + width; tooth += unit * 0.22)
    inked(pen, look.trim, { x: tooth, y: y + unit * 0.16, width: unit * 0.1, height: unit * 0.07 }, 1.5);
}

function signBoard(pen: Pen, { look, name }: FacadeJob, area: Area2D, unit: number) {
  const board = { x: area.x + unit * 0.3, y: area.y, width: area.width - unit * 0.6, height: unit * 0.5 };
  fill(pen, 'rgba(12,8,16,0.4)', { ...board, x: board.x + 4, y: board.y + 5 });
  inked(pen, look.sign.board, board, 3, INK);
  pen.strokeStyle = look.sign.letters;
  pen.lineWidth = 1.5;
  pen.strokeRect(board.x + 5, board.y + 5, board.width - 10, board.height - 10);
  write(pen, name.toUpperCase(), board.x + board.width / 2, board.y + board.height * 0.54, {
    font: FONTS.label,
    size: unit * 0.4,
    colour: look.sign.letters,
    room: board.width - unit * 0.3,
    spacing: unit * 0.03,
  });
}

function groundFloor(print: WindowPrint, job: FacadeJob, area: Area2D, unit: number) {
  const columns = Math.round(job.width);
  const doorColumn = job.front ? Math.floor(columns / 2) : columns;
  for (let column = 0; column < columns; column++) {
    const x = area.x + (column + 0.5) * (area.width / columns);
    const foot = area.y + area.height;
    if (column === doorColumn) doorway(print, x, foot, unit);
    else if (job.front) shopWindow(print, x, foot - unit * 0.3, unit);
    else windowPane(print, x, foot - unit * 0.55, unit);
  }
}

function upperFloor(print: WindowPrint, job: FacadeJob, area: Area2D, unit: number) {
  const columns = Math.round(job.width);
  for (let column = 0; column < columns; column++)
    windowPane(print, area.x + (column + 0.5) * (area.width / columns), area.y + unit * 1.5, unit);
  fill(print.pen, 'rgba(20,12,22,0.28)', { ...area, y: area.y + area.height - 3, height: 3 });
}

/**
 * Prints one wall: material, windows, door, sign and grime.
 * @param glow a second sheet of the same size for what shines at night
 */
export function printFacade(pen: Pen, glow: Pen, area: Area2D, job: FacadeJob, random: Random) {
  const unit = area.height / (job.storeys * STOREY);
  const print: WindowPrint = { pen, glow, look: job.look, random };
  wall(pen, job.look, area, unit, random);
  for (let storey = 0; storey < job.storeys; storey++) {
    const floor = { ...area, y: area.y + area.height - (storey + 1) * STOREY * unit, height: STOREY * unit };
    if (storey === 0) groundFloor(print, job, floor, unit);
    else upperFloor(print, job, floor, unit);
  }
  weather(pen, area);
  cornice(pen, job.look, area, unit);
  if (job.front) signBoard(pen, job, { ...area, y: area.y + area.height - unit * 1.74 }, unit);
  pen.strokeStyle = KRAFT;
  pen.lineWidth = unit * 0.09;
  pen.strokeRect(area.x, area.y, area.width, area.height);
}
