/** Signs with a shape each, so that nothing hangs on colour: damage bursts, HP are hearts, Escape Difficulty is a diamond, threat a hexagon. */
import { FONTS, type Pen, write } from '../../../../table/print/canvas';

export const INK = '#1b171c';
export const PAPER = '#f3ead6';

export interface Sign {
  readonly x: number;
  readonly y: number;
  /** Half its height, about. */
  readonly r: number;
}

function inkedPath(pen: Pen, { r }: Sign, fill: string): void {
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = r * 0.14;
  pen.lineJoin = 'round';
  pen.strokeStyle = INK;
  pen.stroke();
}

export function heart(pen: Pen, sign: Sign, fill = '#d8342a'): void {
  const { x, y, r } = sign;
  pen.beginPath();
  pen.moveTo(x, y + r);
  pen.bezierCurveTo(x - r * 1.7, y - r * 0.1, x - r * 0.9, y - r * 1.35, x, y - r * 0.5);
  pen.bezierCurveTo(x + r * 0.9, y - r * 1.35, x + r * 1.7, y - r * 0.1, x, y + r);
  inkedPath(pen, sign, fill);
}

export function burst(pen: Pen, sign: Sign, fill = '#f5ba35'): void {
  const { x, y, r } = sign;
  pen.beginPath();
  for (let point = 0; point < 20; point++) {
    const [angle, far] = [(point / 20) * 2 * Math.PI, point % 2 ? r * 0.74 : r * 1.08];
    pen.lineTo(x + Math.sin(angle) * far, y - Math.cos(angle) * far);
  }
  pen.closePath();
  inkedPath(pen, sign, fill);
}

export function diamond(pen: Pen, sign: Sign, fill = '#2f7be0'): void {
  const { x, y, r } = sign;
  pen.beginPath();
  pen.moveTo(x, y - r * 1.12);
  pen.lineTo(x + r * 1.3, y);
  pen.lineTo(x, y + r * 1.12);
  pen.lineTo(x - r * 1.3, y);
  pen.closePath();
  inkedPath(pen, sign, fill);
}

export function hexagon(pen: Pen, sign: Sign, fill = '#8fd12e'): void {
  const { x, y, r } = sign;
  pen.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner / 6) * 2 * Math.PI;
    pen.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  pen.closePath();
  inkedPath(pen, sign, fill);
}

export function shield(pen: Pen, { x, y, r }: Sign, fill: string | null): void {
  pen.beginPath();
  pen.moveTo(x, y - r);
  pen.lineTo(x + r * 0.88, y - r * 0.66);
  pen.quadraticCurveTo(x + r * 0.92, y + r * 0.4, x, y + r * 1.05);
  pen.quadraticCurveTo(x - r * 0.92, y + r * 0.4, x - r * 0.88, y - r * 0.66);
  pen.closePath();
  pen.lineJoin = 'round';
  pen.lineWidth = r * 0.42;
  pen.strokeStyle = INK;
  pen.stroke();
  if (fill) {
    pen.fillStyle = fill;
    pen.fill();
  }
  pen.lineWidth = r * 0.18;
  pen.strokeStyle = '#e6eefb';
  pen.stroke();
}

/** A matchstick: an action point. */
export function match(pen: Pen, { x, y, r }: Sign): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(0.22);
  pen.fillStyle = '#e6c489';
  pen.strokeStyle = INK;
  pen.lineWidth = r * 0.1;
  pen.fillRect(-r * 0.14, -r * 0.7, r * 0.28, r * 1.7);
  pen.strokeRect(-r * 0.14, -r * 0.7, r * 0.28, r * 1.7);
  pen.beginPath();
  pen.ellipse(0, -r * 0.8, r * 0.28, r * 0.4, 0, 0, Math.PI * 2);
  pen.fillStyle = '#e2412f';
  pen.fill();
  pen.stroke();
  pen.restore();
}

/** A casing: a tactical point. */
export function casing(pen: Pen, { x, y, r }: Sign): void {
  pen.fillStyle = '#d9a63c';
  pen.strokeStyle = INK;
  pen.lineWidth = r * 0.12;
  pen.beginPath();
  pen.roundRect(x - r * 0.4, y - r, r * 0.8, r * 1.7, r * 0.16);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#b27f22';
  pen.fillRect(x - r * 0.52, y + r * 0.72, r * 1.04, r * 0.32);
  pen.strokeRect(x - r * 0.52, y + r * 0.72, r * 1.04, r * 0.32);
}

export function letters(pen: Pen, text: string, { x, y, r }: Sign, colour = INK, room?: number): void {
  write(pen, text, x, y, { font: FONTS.label, size: r * 2, colour, ...(room && { room }) });
}
