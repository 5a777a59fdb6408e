/** What walls and floors are made of, and how they aged. */
import { between, type Random } from './random';
import { type Area, circle, INK, line, rect, type Spot, shade, shape } from './svg';

const box = (x: number, y: number, width: number, height: number) =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;

interface Courses {
  readonly width: number;
  readonly height: number;
  /** Share of stones that differ in shade. */
  readonly spread: number;
  readonly joint: number;
}

/** Bricks, ashlar, setts or boards in courses that break joint; a sheet of whole stones tiles. */
export function courses(area: Area, colour: string, of: Courses, random: Random): string {
  const shades = [0.8, 0.89, 1.1, 1.19].map((factor) => ({ colour: shade(colour, factor), path: '' }));
  let joints = '';
  const rows = Math.ceil(area.height / of.height);
  for (let row = 0; row < rows; row++) {
    const y = area.y + row * of.height;
    const shift = row % 2 ? of.width / 2 : 0;
    if (random() < 0.85) joints += `M${area.x} ${y}h${area.width}`;
    for (let x = area.x - shift; x < area.x + area.width; x += of.width) {
      const tint = shades[Math.floor(random() * shades.length)];
      if (tint && random() < of.spread) tint.path += box(x, y, of.width, of.height);
      joints += `M${x} ${y}v${of.height}`;
    }
  }
  const stones = shades.map((tint) => shape(tint.path, tint.colour)).join('');
  const grout = `<path d="${joints}" fill="none" stroke="${shade(colour, 0.55)}" stroke-width="${of.joint}" opacity="0.75"/>`;
  return rect(area, colour) + stones + grout;
}

/** Boards or ribs side by side, each a little different. */
export function ribs(area: Area, colour: string, gap: number, upright: boolean, random: Random): string {
  const length = upright ? area.width : area.height;
  let drawn = rect(area, colour);
  for (let at = 0; at < length; at += gap) {
    const strip = upright
      ? { ...area, x: area.x + at, width: gap }
      : { ...area, y: area.y + at, height: gap };
    const edge: Spot[] = upright
      ? [
          [strip.x, area.y],
          [strip.x, area.y + area.height],
        ]
      : [
          [area.x, strip.y],
          [area.x + area.width, strip.y],
        ];
    drawn += rect(strip, shade(colour, between(random, 0.88, 1.1))) + line(edge, shade(colour, 0.5), 2.2);
  }
  return drawn;
}

/** Dots that grow towards one side: printers' shadow. */
export function halftone(area: Area, colour: string, opacity: number, towards: 'top' | 'bottom'): string {
  const step = 6;
  const rows = Math.floor(area.height / step);
  return [...Array(rows).keys()]
    .map((row) => {
      const share = towards === 'bottom' ? (row + 1) / rows : 1 - row / rows;
      const y = area.y + (row + 0.5) * step;
      const start = area.x + (row % 2 ? step / 2 : 0);
      return `<path d="M${start} ${y}H${area.x + area.width}" fill="none" stroke="${colour}" stroke-width="${(step * 0.82 * share).toFixed(1)}" stroke-linecap="round" stroke-dasharray="0 ${step}" opacity="${opacity}"/>`;
    })
    .join('');
}

/** Cracks, each a wandering line. */
export function cracks(area: Area, count: number, length: number, random: Random): string {
  return [...Array(count).keys()]
    .map(() => {
      let angle = random() * Math.PI * 2;
      let [x, y] = [area.x + random() * area.width, area.y + random() * area.height];
      const spots: Spot[] = [[x, y]];
      for (let step = 0; step < 5; step++) {
        angle += between(random, -0.8, 0.8);
        [x, y] = [x + (Math.cos(angle) * length) / 5, y + (Math.sin(angle) * length) / 5];
        spots.push([x, y]);
      }
      return line(spots, INK, 1.6, { opacity: 0.55 });
    })
    .join('');
}

/** Where plaster or paint came off. */
export function bare(area: Area, colour: string, count: number, random: Random): string {
  return [...Array(count).keys()]
    .map(() => {
      const [x, y] = [area.x + random() * area.width, area.y + random() * area.height];
      const reach = between(random, 0.04, 0.11) * area.width;
      const rim = [...Array(9).keys()].map((corner): Spot => {
        const angle = (corner / 9) * Math.PI * 2;
        const far = reach * between(random, 0.55, 1.15);
        return [x + Math.cos(angle) * far * 1.5, y + Math.sin(angle) * far];
      });
      return shape(`M${rim.map((spot) => spot.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`, colour, {
        line: 1.6,
        opacity: 0.8,
      });
    })
    .join('');
}

/** Rain marks running down from above. */
export function streaks(area: Area, count: number, random: Random): string {
  return [...Array(count).keys()]
    .map(() => {
      const width = between(random, 3, 12);
      const x = area.x + random() * (area.width - width);
      return rect({ x, y: area.y, width, height: between(random, 0.2, 0.75) * area.height }, 'url(#soot)', {
        opacity: 0.55,
      });
    })
    .join('');
}

/** Soft blots of damp. */
export function blots(area: Area, count: number, strength: number, random: Random): string {
  return [...Array(count).keys()]
    .map(() =>
      circle(
        [area.x + random() * area.width, area.y + random() * area.height],
        between(random, 0.08, 0.24) * Math.max(area.width, area.height),
        'url(#blot)',
        { opacity: strength * between(random, 0.4, 1) },
      ),
    )
    .join('');
}

/** Gradients and grain that every sheet needs once. */
export const COMMON_DEFINITIONS = `
<linearGradient id="soot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${INK}" stop-opacity="0.6"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></linearGradient>
<linearGradient id="damp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2c2028" stop-opacity="0"/><stop offset="1" stop-color="#2c2028" stop-opacity="0.62"/></linearGradient>
<radialGradient id="blot"><stop offset="0" stop-color="${INK}" stop-opacity="0.7"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></radialGradient>
<linearGradient id="glass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#86b6c0"/><stop offset="1" stop-color="#2a5468"/></linearGradient>
<linearGradient id="gloom" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#41586a"/><stop offset="1" stop-color="#1d2836"/></linearGradient>
<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe39a"/><stop offset="1" stop-color="#f0a040"/></linearGradient>
<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.07  0 0 0 0 0.1  0.9 0 0 0 -0.32"/></filter>`;
