import {
  COOLDOWN_SLOTS,
  FATIGUE_SLOTS,
  TRACK_EXPOSURE,
} from '../../../../../models/dying-light/content/board';
import type { RunnerId } from '../../../../../models/dying-light/ids';
import { seeded } from '../../../../random/random';
import { type Area2D, FONTS, fill, type Pen, sheet, write } from '../../../../table/print/canvas';
import { glyph } from '../../../../table/print/glyph';
import { grime, speckle } from '../../../../table/print/texture';
import { CHARACTER_BOARD, MOMENTUM_INDEX, type Slot, slotSpot } from '../../layout/boards';
import { RUNNER_COLOURS } from '../figures/figure-kinds';

const SCALE = 88;
const PAPER = '#2b2a33';
const GOLD = '#f2c14e';
/** From calm to deadly, as the track fills. */
const EXPOSURE_INK: Readonly<Record<number, string>> = { 1: '#8fd0a0', 2: '#f2c14e', 3: '#f0614a' };

function place(slot: Slot, index: number): { x: number; y: number } {
  const spot = slotSpot(slot, index);
  return { x: (spot.x - CHARACTER_BOARD.x) * SCALE, y: (spot.z - CHARACTER_BOARD.z) * SCALE };
}

function rounded(pen: Pen, { x, y, width, height }: Area2D, radius: number) {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

function well(pen: Pen, slot: Slot, index: number, colour: string, dark = '#17161c') {
  const { x, y } = place(slot, index);
  const size = SCALE * 1.1;
  rounded(pen, { x: x - size / 2, y: y - size / 2, width: size, height: size }, 14);
  pen.fillStyle = dark;
  pen.fill();
  pen.lineWidth = 6;
  pen.strokeStyle = colour;
  pen.stroke();
}

function track(pen: Pen) {
  TRACK_EXPOSURE.forEach((exposure, index) => {
    const { x, y } = place('track', index);
    const colour = EXPOSURE_INK[exposure] ?? GOLD;
    well(pen, 'track', index, index === MOMENTUM_INDEX ? GOLD : '#6f6d7a');
    glyph(pen, 'exposure', x - SCALE * 0.24, y - SCALE * 1.17, SCALE * 0.42, colour);
    write(pen, String(exposure), x + SCALE * 0.2, y - SCALE * 1.15, {
      font: FONTS.label,
      size: SCALE * 0.56,
      colour,
    });
    if (index === MOMENTUM_INDEX) glyph(pen, 'evade', x, y, SCALE * 0.62, 'rgba(242,193,78,0.55)');
    else
      write(pen, String(index + 1), x, y + 3, {
        font: FONTS.stencil,
        size: SCALE * 0.5,
        colour: 'rgba(240,232,214,0.22)',
      });
  });
}

function wells(pen: Pen) {
  well(pen, 'spot', 0, GOLD, '#3a3018');
  const spot = place('spot', 0);
  glyph(pen, 'evade', spot.x, spot.y, SCALE * 0.66, 'rgba(242,193,78,0.7)');
  for (let index = 0; index < FATIGUE_SLOTS; index++) {
    well(pen, 'fatigue', index, '#c8352f', '#3d1518');
    const { x, y } = place('fatigue', index);
    glyph(pen, 'fatigue', x, y, SCALE * 0.6, 'rgba(240,97,74,0.6)');
  }
  for (let index = 0; index < COOLDOWN_SLOTS; index++) {
    well(pen, 'cooldown', index, '#8b8f99', '#26282f');
    const { x, y } = place('cooldown', index);
    glyph(pen, 'fatigue', x, y, SCALE * 0.6, 'rgba(190,196,206,0.35)');
  }
}

/** The free space for rolled dice. */
function pool(pen: Pen) {
  const first = place('pool', 0);
  const last = place('pool', 5);
  const area = {
    x: first.x - SCALE * 0.75,
    y: first.y - SCALE * 0.75,
    width: last.x - first.x + SCALE * 1.5,
    height: SCALE * 1.5,
  };
  rounded(pen, area, 20);
  pen.fillStyle = 'rgba(240,232,214,0.07)';
  pen.fill();
  pen.setLineDash([10, 12]);
  pen.lineWidth = 4;
  pen.strokeStyle = 'rgba(240,232,214,0.35)';
  pen.stroke();
  pen.setLineDash([]);
}

/** Prints the character board in the colour of its Runner. */
export function printCharacterBoard(runner: RunnerId): Pen {
  const [width, height] = [CHARACTER_BOARD.width * SCALE, CHARACTER_BOARD.depth * SCALE];
  const pen = sheet(width, height);
  const all = { x: 0, y: 0, width, height };
  const random = seeded(41);
  fill(pen, PAPER, all);
  grime(pen, all, random, 20, 0.5);
  speckle(pen, all, random, 9000);
  fill(pen, RUNNER_COLOURS[runner], { x: 0, y: 0, width: SCALE * 0.34, height });
  pen.lineWidth = 10;
  pen.strokeStyle = RUNNER_COLOURS[runner];
  pen.strokeRect(5, 5, width - 10, height - 10);
  track(pen);
  wells(pen);
  pool(pen);
  return pen;
}
