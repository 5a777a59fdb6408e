import { between, type Random } from '../../random/random';
import { type Area2D, type Pen, sheet } from './canvas';

/** Specks of light and dark, so that no printed surface looks like plastic. */
export function speckle(pen: Pen, { x, y, width, height }: Area2D, random: Random, amount: number, size = 2) {
  for (let i = 0; i < amount; i++) {
    pen.fillStyle = random() < 0.5 ? 'rgba(255,245,225,0.07)' : 'rgba(10,8,18,0.1)';
    const grain = size * (0.5 + random());
    pen.fillRect(x + random() * width, y + random() * height, grain, grain);
  }
}

/** Clouds are so soft that they can be painted this many times smaller: gradients are what a processor paints slowest. */
const SOFTNESS = 4;

/** Soft dark clouds, as of damp and grime. */
export function grime(pen: Pen, area: Area2D, random: Random, patches: number, strength = 0.22) {
  const [width, height] = [area.width / SOFTNESS, area.height / SOFTNESS];
  const small = sheet(Math.ceil(width), Math.ceil(height));
  for (let i = 0; i < patches; i++) {
    const [x, y] = [random() * width, random() * height];
    const reach = between(random, 0.06, 0.2) * Math.max(width, height);
    const cloud = small.createRadialGradient(x, y, 0, x, y, reach);
    cloud.addColorStop(0, `rgba(14,10,20,${strength * random()})`);
    cloud.addColorStop(1, 'rgba(14,10,20,0)');
    small.fillStyle = cloud;
    small.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }
  pen.drawImage(small.canvas, 0, 0, width, height, area.x, area.y, area.width, area.height);
}

/** A crack that wanders off from a point. */
export function crack(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  random: Random,
  ink = 'rgba(15,12,18,0.55)',
) {
  pen.strokeStyle = ink;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(x, y);
  let angle = random() * Math.PI * 2;
  let [px, py] = [x, y];
  for (let walked = 0; walked < length; walked += length / 6) {
    angle += between(random, -0.8, 0.8);
    px += (Math.cos(angle) * length) / 6;
    py += (Math.sin(angle) * length) / 6;
    pen.lineTo(px, py);
  }
  pen.stroke();
}

/** Courses of bricks or stones in slightly different shades. */
export function masonry(
  pen: Pen,
  area: Area2D,
  stone: { readonly width: number; readonly height: number; readonly joint: string },
  random: Random,
) {
  pen.strokeStyle = stone.joint;
  pen.lineWidth = 1.4;
  let odd = false;
  for (let y = area.y; y < area.y + area.height; y += stone.height, odd = !odd)
    for (let x = area.x - (odd ? stone.width / 2 : 0); x < area.x + area.width; x += stone.width) {
      const left = Math.max(x, area.x);
      const right = Math.min(x + stone.width, area.x + area.width);
      const height = Math.min(stone.height, area.y + area.height - y);
      pen.fillStyle =
        random() < 0.5 ? `rgba(255,230,200,${random() * 0.1})` : `rgba(20,10,20,${random() * 0.16})`;
      pen.fillRect(left, y, right - left, height);
      pen.strokeRect(left, y, right - left, height);
    }
}
