import type { Area2D, Pen } from './canvas';

/** Printers' dots that grow towards the foot of an area. */
export function halftone(pen: Pen, { x, y, width, height }: Area2D, pitch: number, colour: string) {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = colour;
  pen.globalAlpha = 0.5;
  pen.beginPath();
  for (let row = 0; row * pitch < height + pitch; row++) {
    const radius = pitch * 0.62 * ((row * pitch) / height) ** 1.6;
    for (let column = 0; column * pitch < width + pitch; column++) {
      const [dotX, dotY] = [x + (column + (row % 2) / 2) * pitch, y + row * pitch];
      pen.moveTo(dotX + radius, dotY);
      pen.arc(dotX, dotY, radius, 0, Math.PI * 2);
    }
  }
  pen.fill();
  pen.restore();
}
