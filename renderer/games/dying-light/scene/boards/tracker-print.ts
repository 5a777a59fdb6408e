import { FIRST_NIGHT_ROUND, ROUND_SPACES } from '../../../../../models/dying-light/content/board';
import { FONTS, fill, inked, type Pen, sheet, write } from '../../../../table/print/canvas';
import { glyph } from '../../../../table/print/glyph';
import { grime } from '../../../../table/print/texture';
import { seeded } from '../../../../table/random';
import type { TrackerModel } from '../scene-model';
import { TRACKER } from './places';

const SCALE = 72;

function space(pen: Pen, round: number, lastRound: number, event: string | undefined) {
  const height = (TRACKER.depth * SCALE) / ROUND_SPACES;
  const area = { x: 10, y: (round - 1) * height + 5, width: TRACKER.width * SCALE - 20, height: height - 10 };
  const night = round >= FIRST_NIGHT_ROUND;
  const over = round > lastRound;
  inked(pen, over ? '#2a2830' : night ? '#2c3562' : '#d79b45', area, 3);
  const ink = over ? '#55525c' : night ? '#cfd8ff' : '#4a2a0e';
  const middle = area.y + area.height / 2;
  glyph(pen, night ? 'moon' : 'sun', area.x + area.width * 0.8, middle, height * 0.34, ink);
  write(pen, String(round), area.x + area.width * 0.28, middle + 3, {
    font: FONTS.stencil,
    size: height * 0.46,
    colour: ink,
  });
  if (round === lastRound) {
    pen.lineWidth = 9;
    pen.strokeStyle = '#e0443a';
    pen.strokeRect(area.x + 4, area.y + 4, area.width - 8, area.height - 8);
  }
  if (!event) return;
  pen.beginPath();
  pen.arc(area.x + area.width * 0.8, middle, height * 0.23, 0, Math.PI * 2);
  pen.fillStyle = '#c8352f';
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = '#f6ead2';
  pen.stroke();
  write(pen, `${event}!`, area.x + area.width * 0.8, middle + 3, {
    font: FONTS.label,
    size: height * 0.32,
    colour: '#fff3dc',
  });
}

/** Prints the Round tracker with sun and moon spaces, the last Round and the event tokens (DL-END-04, DL-END-05). */
export function printTracker({ lastRound, events }: Omit<TrackerModel, 'round'>): Pen {
  const pen = sheet(TRACKER.width * SCALE, TRACKER.depth * SCALE);
  const all = { x: 0, y: 0, width: TRACKER.width * SCALE, height: TRACKER.depth * SCALE };
  fill(pen, '#1d1b22', all);
  const eventAt = (round: number) => Object.entries(events).find(([, at]) => at === round)?.[0];
  for (let round = 1; round <= ROUND_SPACES; round++) space(pen, round, lastRound, eventAt(round));
  grime(pen, all, seeded(51), 14, 0.35);
  return pen;
}
