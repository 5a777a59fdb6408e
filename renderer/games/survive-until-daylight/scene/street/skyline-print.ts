import { between, type Random, seeded } from '../../../../random/random';
import { fill, type Pen, sheet } from '../../../../table/print/canvas';

const HEIGHT = 256;

interface House {
  readonly left: number;
  readonly right: number;
  readonly roof: number;
}

function windows(pen: Pen, { left, right, roof }: House, random: Random) {
  for (let y = roof + 14; y < HEIGHT - 20; y += 22)
    for (let x = left + 8; x < right - 10; x += 16) {
      const lit = random() < 0.09;
      pen.fillStyle = lit ? '#ffb44a' : 'rgba(8,8,16,0.55)';
      pen.fillRect(x, y, 8, 12);
    }
}

/** A roof, whole or with a bite out of it. */
function house(pen: Pen, { left, right, roof }: House, colour: string, random: Random) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(left, HEIGHT);
  pen.lineTo(left, roof);
  if (random() < 0.55) {
    const middle = between(random, left + (right - left) * 0.3, right - (right - left) * 0.2);
    pen.lineTo(middle - 12, roof);
    pen.lineTo(middle - 4, roof + between(random, 16, 40));
    pen.lineTo(middle + 6, roof + between(random, 8, 26));
    pen.lineTo(middle + 14, roof + 4);
  }
  pen.lineTo(right, roof);
  pen.lineTo(right, HEIGHT);
  pen.fill();
  if (random() < 0.4) fill(pen, colour, { x: left + 10, y: roof - 26, width: 3, height: 26 });
  if (random() < 0.3) fill(pen, colour, { x: right - 30, y: roof - 16, width: 18, height: 16 });
}

const DISTANCE = '#6d6f86';
/** Down from here nothing of the sky is seen between the houses, in pixels from above. */
const CLOSED = 165;

/** A row of ruined houses as a cardboard cut-out. @param width in pixels */
export function printSkyline(width: number): Pen {
  const pen = sheet(width, HEIGHT);
  const random = seeded(503);
  fill(pen, DISTANCE, { x: 0, y: CLOSED, width, height: HEIGHT - CLOSED });
  for (const layer of [
    { colour: DISTANCE, low: 60, high: 150, lit: false },
    { colour: '#3d3c4c', low: 110, high: 190, lit: true },
  ])
    for (let left = -20; left < width; ) {
      const right = left + between(random, 44, 110);
      const block = { left, right, roof: between(random, layer.low, layer.high) };
      house(pen, block, layer.colour, random);
      if (layer.lit) windows(pen, block, random);
      left = right + (random() < 0.15 ? 14 : -2);
    }
  return pen;
}

/** The night's stars and its moon, on glass. */
export function printStars(width: number): Pen {
  const pen = sheet(width, HEIGHT);
  const random = seeded(77);
  for (let star = 0; star < width / 4; star++) {
    pen.fillStyle = `rgba(255,250,235,${between(random, 0.25, 1)})`;
    const size = between(random, 0.8, 2.4);
    pen.fillRect(random() * width, random() * HEIGHT * 0.8, size, size);
  }
  const [x, y] = [width * 0.425, HEIGHT * 0.63];
  const halo = pen.createRadialGradient(x, y, 14, x, y, 70);
  halo.addColorStop(0, 'rgba(214,226,255,0.5)');
  halo.addColorStop(1, 'rgba(214,226,255,0)');
  pen.fillStyle = halo;
  pen.fillRect(x - 70, y - 70, 140, 140);
  pen.beginPath();
  pen.arc(x, y, 20, 0, Math.PI * 2);
  pen.fillStyle = '#f2f0e2';
  pen.fill();
  return pen;
}

const GLOW = 128;

/** What the sun sheds around itself, white: it takes its colour from the hour. */
export function printGlow(): Pen {
  const pen = sheet(GLOW, GLOW);
  const half = GLOW / 2;
  const glow = pen.createRadialGradient(half, half, 0, half, half, half);
  for (const [far, strength] of [
    [0, 0.9],
    [0.18, 0.55],
    [0.45, 0.2],
    [1, 0],
  ] as const)
    glow.addColorStop(far, `rgba(255,255,255,${strength})`);
  fill(pen, '#000', { x: 0, y: 0, width: GLOW, height: GLOW });
  pen.fillStyle = glow;
  pen.fillRect(0, 0, GLOW, GLOW);
  return pen;
}
