/** The linen paper of cards. */
import { type Area2D, fill, type Pen } from './canvas';

/** The weave of linen paper: threads that catch the light one way and the other. */
function linen(pen: Pen, { x, y, width, height }: Area2D) {
  pen.lineWidth = 1;
  for (let at = 0; at < height; at += 4) {
    pen.strokeStyle = at % 8 === 0 ? 'rgba(255,255,255,0.07)' : 'rgba(0,0,0,0.05)';
    pen.strokeRect(x - 1, y + at, width + 2, 0.01);
  }
  for (let at = 0; at < width; at += 4) {
    pen.strokeStyle = at % 8 === 0 ? 'rgba(255,255,255,0.06)' : 'rgba(0,0,0,0.05)';
    pen.strokeRect(x + at, y - 1, 0.01, height + 2);
  }
}

const BORDER = 9;
const RIM = '#efe7d6';

/** Paper with its pale border, darker towards the corners. */
export function paper(pen: Pen, area: Area2D, colour: string) {
  const { x, y, width, height } = area;
  fill(pen, RIM, area);
  pen.beginPath();
  pen.roundRect(x + BORDER, y + BORDER, width - 2 * BORDER, height - 2 * BORDER, 12);
  pen.fillStyle = colour;
  pen.fill();
  const shade = pen.createRadialGradient(
    x + width / 2,
    y + height * 0.45,
    width * 0.3,
    x + width / 2,
    y + height / 2,
    height * 0.72,
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(0,0,0,0.3)');
  pen.fillStyle = shade;
  pen.fill();
  linen(pen, area);
}
