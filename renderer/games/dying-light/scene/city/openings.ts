import { type Area2D, fill, inked, type Pen } from '../../../../table/print/canvas';
import type { Random } from '../../../../table/random';
import type { BuildingLook } from './building-looks';

export interface WindowPrint {
  readonly pen: Pen;
  /** Sheet of what shines at night. */
  readonly glow: Pen;
  readonly look: BuildingLook;
  readonly random: Random;
}

const GLASS = ['#27364a', '#2f4a58', '#203043'];
const LIT = ['#f5b95a', '#e99d45', '#f7d489'];

function pick(values: readonly string[], random: Random): string {
  return values[Math.floor(random() * values.length)] ?? '#000000';
}

/** Glass with a reflection, dark or lit; a lit one is printed on the glow sheet too. */
function glass({ pen, glow, look, random }: WindowPrint, pane: Area2D) {
  const lit = random() < look.lit;
  const colour = pick(lit ? LIT : GLASS, random);
  fill(pen, colour, pane);
  if (lit) fill(glow, colour, pane);
  pen.fillStyle = lit ? 'rgba(255,250,220,0.3)' : 'rgba(190,220,240,0.2)';
  pen.beginPath();
  pen.moveTo(pane.x, pane.y + pane.height * 0.75);
  pen.lineTo(pane.x, pane.y + pane.height * 0.35);
  pen.lineTo(pane.x + pane.width * 0.75, pane.y);
  pen.lineTo(pane.x + pane.width, pane.y);
  pen.fill();
}

function bars(
  pen: Pen,
  { x, y, width, height }: Area2D,
  columns: number,
  rows: number,
  ink: string,
  line: number,
) {
  pen.strokeStyle = ink;
  pen.lineWidth = line;
  pen.beginPath();
  for (let column = 1; column < columns; column++) {
    pen.moveTo(x + (width * column) / columns, y);
    pen.lineTo(x + (width * column) / columns, y + height);
  }
  for (let row = 1; row < rows; row++) {
    pen.moveTo(x, y + (height * row) / rows);
    pen.lineTo(x + width, y + (height * row) / rows);
  }
  pen.stroke();
}

/** Planks nailed over a window by somebody who did not come back. */
function boarded({ pen, random }: WindowPrint, pane: Area2D) {
  for (let plank = 0; plank < 3; plank++) {
    pen.save();
    pen.translate(pane.x + pane.width / 2, pane.y + pane.height * (0.22 + plank * 0.28));
    pen.rotate((random() - 0.5) * 0.35);
    inked(
      pen,
      '#a07a4c',
      { x: -pane.width * 0.62, y: -pane.height * 0.09, width: pane.width * 1.24, height: pane.height * 0.17 },
      1.5,
    );
    pen.restore();
  }
}

function round(print: WindowPrint, x: number, y: number, radius: number) {
  const { pen, glow, look } = print;
  for (const sheet of [pen, glow]) {
    sheet.save();
    sheet.beginPath();
    sheet.arc(x, y, radius, 0, Math.PI * 2);
    sheet.clip();
  }
  glass(print, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  pen.restore();
  glow.restore();
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.lineWidth = radius * 0.34;
  pen.strokeStyle = look.trim;
  pen.stroke();
  pen.lineWidth = 1.5;
  pen.strokeStyle = '#1d1a20';
  pen.stroke();
}

function framed(print: WindowPrint, pane: Area2D, columns: number, rows: number, unit: number) {
  const { pen, look } = print;
  const rim = unit * 0.06;
  inked(
    pen,
    look.trim,
    { x: pane.x - rim, y: pane.y - rim, width: pane.width + 2 * rim, height: pane.height + 2 * rim },
    2,
  );
  glass(print, pane);
  bars(pen, pane, columns, rows, look.trim, unit * 0.04);
  inked(
    pen,
    look.trim,
    {
      x: pane.x - rim * 1.8,
      y: pane.y + pane.height + rim * 0.4,
      width: pane.width + rim * 3.6,
      height: rim * 1.2,
    },
    1.5,
  );
}

function arched(print: WindowPrint, pane: Area2D, unit: number) {
  const { pen, look } = print;
  const radius = pane.width / 2;
  pen.beginPath();
  pen.arc(pane.x + radius, pane.y, radius + unit * 0.06, Math.PI, 0);
  pen.fillStyle = look.trim;
  pen.fill();
  pen.strokeStyle = '#1d1a20';
  pen.lineWidth = 2;
  pen.stroke();
  pen.beginPath();
  pen.arc(pane.x + radius, pane.y, radius * 0.8, Math.PI, 0);
  pen.fillStyle = '#2b3a48';
  pen.fill();
  framed(print, pane, 2, 2, unit);
}

/** A window in the style of the building; `x` is its middle, `foot` its sill. */
export function windowPane(print: WindowPrint, x: number, foot: number, unit: number) {
  const size = (width: number, height: number): Area2D => ({
    x: x - (width * unit) / 2,
    y: foot - height * unit,
    width: width * unit,
    height: height * unit,
  });
  const { windows } = print.look;
  const pane = {
    sash: size(0.46, 0.74),
    arched: size(0.46, 0.6),
    industrial: size(0.72, 0.74),
    porthole: size(0.4, 0.4),
    slit: size(0.2, 0.8),
  }[windows];
  if (windows === 'porthole') return round(print, x, foot - unit * 0.36, unit * 0.25);
  if (windows === 'arched') arched(print, pane, unit);
  else framed(print, pane, windows === 'industrial' ? 4 : 2, windows === 'industrial' ? 3 : 2, unit);
  if (print.random() < 0.16) boarded(print, pane);
}

export function shopWindow(print: WindowPrint, x: number, foot: number, unit: number) {
  framed(
    print,
    { x: x - unit * 0.38, y: foot - unit * 0.78, width: unit * 0.76, height: unit * 0.74 },
    2,
    1,
    unit,
  );
}

export function doorway({ pen, look }: WindowPrint, x: number, foot: number, unit: number) {
  const [width, height] = [unit * 0.56, unit * 1.12];
  inked(
    pen,
    look.trim,
    { x: x - width * 0.6, y: foot - height - unit * 0.07, width: width * 1.2, height: height + unit * 0.07 },
    2,
  );
  inked(pen, look.sign.board, { x: x - width / 2, y: foot - height, width, height }, 2);
  fill(pen, '#2b3a48', {
    x: x - width * 0.3,
    y: foot - height * 0.88,
    width: width * 0.6,
    height: height * 0.34,
  });
  fill(pen, '#e9c46a', { x: x + width * 0.28, y: foot - height * 0.45, width: 4, height: 8 });
}
