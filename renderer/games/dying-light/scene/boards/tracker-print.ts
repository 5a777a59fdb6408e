import { FIRST_NIGHT_ROUND, ROUND_SPACES } from '../../../../../models/dying-light/content/board';
import { seeded } from '../../../../random/random';
import { type Area2D, FONTS, fill, inked, type Pen, sheet, write } from '../../../../table/print/canvas';
import { glyph } from '../../../../table/print/glyph';
import { grime } from '../../../../table/print/texture';
import { TRACKER } from '../../layout/boards';
import type { TrackerModel } from '../scene-model';

const SCALE = 72;

const HEIGHT = (TRACKER.depth * SCALE) / ROUND_SPACES;
/** Where a space carries its sun or moon, and an event token over it, as a share of the width. */
const SYMBOL = 0.8;

function spaceArea(round: number): Area2D {
  return { x: 10, y: (round - 1) * HEIGHT + 5, width: TRACKER.width * SCALE - 20, height: HEIGHT - 10 };
}

function eventToken(pen: Pen, { x, y, width, height }: Area2D, event: string) {
  const middle = { x: x + width * SYMBOL, y: y + height / 2 };
  pen.beginPath();
  pen.arc(middle.x, middle.y, HEIGHT * 0.23, 0, Math.PI * 2);
  pen.fillStyle = '#c8352f';
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = '#f6ead2';
  pen.stroke();
  const style = { font: FONTS.label, size: HEIGHT * 0.32, colour: '#fff3dc' };
  write(pen, `${event}!`, middle.x, middle.y + 3, style);
}

function lastRoundFrame(pen: Pen, { x, y, width, height }: Area2D) {
  pen.lineWidth = 9;
  pen.strokeStyle = '#e0443a';
  pen.strokeRect(x + 4, y + 4, width - 8, height - 8);
}

function space(pen: Pen, round: number, lastRound: number) {
  const area = spaceArea(round);
  const night = round >= FIRST_NIGHT_ROUND;
  const lit = night ? { paper: '#2c3562', ink: '#cfd8ff' } : { paper: '#d79b45', ink: '#4a2a0e' };
  const { paper, ink } = round > lastRound ? { paper: '#2a2830', ink: '#55525c' } : lit;
  const middle = area.y + area.height / 2;
  inked(pen, paper, area, 3);
  glyph(pen, night ? 'moon' : 'sun', area.x + area.width * SYMBOL, middle, HEIGHT * 0.34, ink);
  const style = { font: FONTS.stencil, size: HEIGHT * 0.46, colour: ink };
  write(pen, String(round), area.x + area.width * 0.28, middle + 3, style);
}

/** Prints the Round tracker with sun and moon spaces, the last Round and the event tokens (DL-END-04, DL-END-05). */
export function printTracker({ lastRound, events }: Omit<TrackerModel, 'round'>): Pen {
  const pen = sheet(TRACKER.width * SCALE, TRACKER.depth * SCALE);
  const all = { x: 0, y: 0, width: TRACKER.width * SCALE, height: TRACKER.depth * SCALE };
  fill(pen, '#1d1b22', all);
  for (let round = 1; round <= ROUND_SPACES; round++) space(pen, round, lastRound);
  lastRoundFrame(pen, spaceArea(lastRound));
  for (const [event, round] of Object.entries(events)) eventToken(pen, spaceArea(round), event);
  grime(pen, all, seeded(51), 14, 0.35);
  return pen;
}
