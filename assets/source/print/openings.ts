/** Windows, doors and shop fronts. `x` is the middle, `foot` the lower edge, `unit` a cell of the map in pixels. */
import { halftone } from './surfaces';
import { type Area, circle, INK, inset, line, type Plate, polygon, rect, shade, shape } from './svg';

export type WindowStyle = 'sash' | 'arched' | 'industrial' | 'porthole' | 'slit';
export type WindowState = 'dark' | 'lit' | 'boarded' | 'broken';

export interface Opening {
  readonly x: number;
  readonly foot: number;
  readonly unit: number;
  readonly trim: string;
}

function reflection({ x, y, width, height }: Area): string {
  return polygon(
    [
      [x + width * 0.1, y + height],
      [x + width * 0.6, y],
      [x + width * 0.86, y],
      [x + width * 0.36, y + height],
    ],
    '#ffffff',
    { opacity: 0.26 },
  );
}

function curtain({ x, y, width, height }: Area, colour: string): string {
  const side = (from: number, to: number) =>
    polygon(
      [
        [x + width * from, y],
        [x + width * to, y],
        [x + width * (from + (to - from) * 0.35), y + height],
        [x + width * from, y + height],
      ],
      colour,
      { line: 1.4 },
    );
  return side(0, 0.36) + side(1, 0.64);
}

function hole({ x, y, width, height }: Area): string {
  const [cx, cy] = [x + width * 0.52, y + height * 0.5];
  const reach = [0.5, 0.2, 0.44, 0.17, 0.52, 0.24, 0.4, 0.18, 0.48, 0.22];
  const rim = reach.map((far, corner): [number, number] => {
    const angle = (corner / reach.length) * Math.PI * 2;
    return [cx + Math.cos(angle) * far * width * 0.85, cy + Math.sin(angle) * far * height * 0.85];
  });
  return polygon(rim, '#12131b', { line: 1.6 });
}

function glass(plate: Plate, pane: Area, state: WindowState): void {
  const lit = state === 'lit';
  plate.print.push(rect(pane, lit ? 'url(#lit)' : state === 'dark' ? 'url(#glass)' : 'url(#gloom)'));
  if (lit) {
    const content = curtain(pane, '#b5472f');
    plate.glow.push(rect(pane, '#ffb85a'), curtain(pane, '#6e2612'));
    plate.print.push(content);
  }
  if (state === 'broken') plate.print.push(hole(pane));
  else plate.print.push(reflection(pane));
}

function bars(
  { x, y, width, height }: Area,
  columns: number,
  rows: number,
  ink: string,
  thick: number,
): string {
  const upright = [...Array(columns - 1).keys()].map((n) => x + (width * (n + 1)) / columns);
  const level = [...Array(rows - 1).keys()].map((n) => y + (height * (n + 1)) / rows);
  return [
    ...upright.map((at) =>
      line(
        [
          [at, y],
          [at, y + height],
        ],
        ink,
        thick,
      ),
    ),
    ...level.map((at) =>
      line(
        [
          [x, at],
          [x + width, at],
        ],
        ink,
        thick,
      ),
    ),
  ].join('');
}

function planks({ x, y, width, height }: Area): string {
  return [0.08, 0.38, 0.68]
    .map((at, index) => {
      const [lean, top] = [[5, -6, 3][index] ?? 0, y + height * at];
      const colour = ['#b98a54', '#a87846', '#c99a61'][index] ?? '#b98a54';
      const board = polygon(
        [
          [x - 8, top + lean],
          [x + width + 8, top - lean],
          [x + width + 8, top - lean + height * 0.2],
          [x - 8, top + lean + height * 0.2],
        ],
        colour,
        { line: 2 },
      );
      return (
        board +
        circle([x - 3, top + lean + height * 0.1], 1.6, INK) +
        circle([x + width + 3, top - lean + height * 0.1], 1.6, INK)
      );
    })
    .join('');
}

function framed(
  plate: Plate,
  pane: Area,
  state: WindowState,
  grid: readonly [number, number],
  of: Opening,
): void {
  const rim = of.unit * 0.055;
  plate.print.push(rect(inset(pane, -rim), of.trim, { line: 2.2 }));
  glass(plate, pane, state);
  const mullions = bars(pane, grid[0], grid[1], shade(of.trim, 0.9), of.unit * 0.035);
  plate.print.push(mullions, rect(pane, 'none', { line: 2 }));
  if (state === 'lit') plate.glow.push(bars(pane, grid[0], grid[1], '#000000', of.unit * 0.035));
  const sill = {
    x: pane.x - rim * 2,
    y: pane.y + pane.height + rim * 0.6,
    width: pane.width + rim * 4,
    height: rim * 1.7,
  };
  plate.print.push(rect(sill, shade(of.trim, 0.84), { line: 2 }));
  plate.print.push(halftone({ ...sill, y: sill.y + sill.height, height: of.unit * 0.14 }, INK, 0.4, 'top'));
  if (state === 'boarded') plate.print.push(planks(pane));
}

function arch(plate: Plate, pane: Area, state: WindowState, of: Opening): void {
  const radius = pane.width / 2;
  const over = (wide: number) =>
    `M${pane.x + radius - wide} ${pane.y}A${wide} ${wide} 0 0 1 ${pane.x + radius + wide} ${pane.y}Z`;
  plate.print.push(shape(over(radius + of.unit * 0.07), of.trim, { line: 2.2 }));
  framed(plate, pane, state, [2, 2], of);
  plate.print.push(shape(over(radius * 0.82), state === 'lit' ? '#f7c667' : '#35596c', { line: 1.8 }));
  if (state === 'lit') plate.glow.push(shape(over(radius * 0.82), '#ffb85a'));
}

function porthole(plate: Plate, of: Opening, state: WindowState): void {
  const radius = of.unit * 0.25;
  const [x, y] = [of.x, of.foot - of.unit * 0.42];
  plate.print.push(circle([x, y], radius * 1.32, of.trim, { line: 2.4 }));
  plate.print.push(circle([x, y], radius, state === 'lit' ? 'url(#lit)' : 'url(#glass)', { line: 2 }));
  for (let bolt = 0; bolt < 8; bolt++) {
    const angle = (bolt / 8) * Math.PI * 2;
    plate.print.push(
      circle([x + Math.cos(angle) * radius * 1.16, y + Math.sin(angle) * radius * 1.16], 1.7, INK),
    );
  }
  plate.print.push(
    line(
      [
        [x - radius * 0.4, y + radius * 0.4],
        [x + radius * 0.3, y - radius * 0.5],
      ],
      '#ffffff',
      5,
      { opacity: 0.4 },
    ),
  );
  if (state === 'lit') plate.glow.push(circle([x, y], radius, '#ffb85a'));
  if (state === 'boarded')
    plate.print.push(planks({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }));
}

/** Width and height in units. */
export const PANES: Readonly<
  Record<Exclude<WindowStyle, 'porthole'>, readonly [width: number, height: number]>
> = {
  sash: [0.48, 0.8],
  arched: [0.5, 0.66],
  industrial: [0.74, 0.82],
  slit: [0.24, 0.94],
};

export function windowOf(plate: Plate, style: WindowStyle, state: WindowState, of: Opening): void {
  if (style === 'porthole') {
    porthole(plate, of, state);
    return;
  }
  const [width, height] = PANES[style];
  const pane = {
    x: of.x - (width * of.unit) / 2,
    y: of.foot - height * of.unit,
    width: width * of.unit,
    height: height * of.unit,
  };
  if (style === 'arched') arch(plate, pane, state, of);
  else framed(plate, pane, state, style === 'industrial' ? [4, 3] : [style === 'slit' ? 1 : 2, 2], of);
}

/** A shop window over a stall riser; `goods` are the colours of what is left on display. */
export function shopWindow(plate: Plate, of: Opening, lit: boolean, goods: readonly string[]): void {
  const { unit } = of;
  const pane = { x: of.x - unit * 0.41, y: of.foot - unit * 0.84, width: unit * 0.82, height: unit * 0.78 };
  plate.print.push(rect(inset(pane, -unit * 0.05), of.trim, { line: 2.4 }));
  plate.print.push(rect(pane, lit ? 'url(#lit)' : 'url(#gloom)', { line: 2 }));
  if (lit) plate.glow.push(rect(pane, '#ffc878'));
  const shelf = (y: number) =>
    rect({ x: pane.x, y, width: pane.width, height: unit * 0.035 }, shade(of.trim, 0.7), { line: 1.2 });
  const row = (y: number, start: number) =>
    goods
      .map((colour, index) => {
        const size = unit * (0.09 + ((index + start) % 3) * 0.022);
        const x = pane.x + unit * 0.1 + index * (pane.width / goods.length);
        return rect({ x, y: y - size, width: size * 1.2, height: size }, colour, {
          line: 1.5,
          round: size * 0.35,
        });
      })
      .join('');
  const content = row(pane.y + unit * 0.36, 0) + shelf(pane.y + unit * 0.36) + row(pane.y + pane.height, 1);
  plate.print.push(content, reflection(pane), rect(pane, 'none', { line: 2 }));
  if (lit) plate.glow.push(row(pane.y + unit * 0.36, 0).replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#5a3a1c"'));
}

/** A panelled door with a light above; lamp-lit by night. */
export function doorway(plate: Plate, of: Opening, leaf: string): void {
  const { unit } = of;
  const [width, height] = [unit * 0.56, unit * 1.14];
  const door = { x: of.x - width / 2, y: of.foot - height, width, height };
  plate.print.push(
    rect({ ...inset(door, -unit * 0.07), height: height + unit * 0.07 }, of.trim, { line: 2.4 }),
  );
  plate.print.push(rect(door, leaf, { line: 2.2 }));
  const fanlight = {
    x: door.x + unit * 0.05,
    y: door.y + unit * 0.05,
    width: width - unit * 0.1,
    height: unit * 0.2,
  };
  plate.print.push(rect(fanlight, 'url(#lit)', { line: 1.8 }));
  plate.glow.push(rect(fanlight, '#ffc878'));
  const panel = (y: number, tall: number) =>
    rect(
      { x: door.x + unit * 0.09, y: door.y + unit * y, width: width - unit * 0.18, height: unit * tall },
      shade(leaf, 0.78),
      { line: 1.6 },
    );
  plate.print.push(
    panel(0.32, 0.36),
    panel(0.75, 0.3),
    circle([door.x + width * 0.86, door.y + height * 0.6], 3.4, '#e9c46a', { line: 1.4 }),
  );
  plate.print.push(
    rect(
      { x: door.x - unit * 0.1, y: of.foot - unit * 0.06, width: width + unit * 0.2, height: unit * 0.06 },
      '#8d867c',
      { line: 1.8 },
    ),
  );
}

/** A roller shutter that is down for good, with a striped threshold. */
export function shutter(plate: Plate, of: Opening, leaf: string): void {
  const { unit } = of;
  const [width, height] = [unit * 0.86, unit * 1.2];
  const door = { x: of.x - width / 2, y: of.foot - height, width, height };
  plate.print.push(
    rect({ ...inset(door, -unit * 0.05), height: height + unit * 0.05 }, of.trim, { line: 2.4 }),
  );
  for (let y = 0; y < height; y += unit * 0.1) {
    const tone = 0.82 + 0.26 * ((y / (unit * 0.1)) % 2);
    const slat = { ...door, y: door.y + y, height: Math.min(unit * 0.1, height - y) };
    plate.print.push(rect(slat, shade(leaf, tone), { line: 1.4 }));
  }
  const threshold = { ...door, y: of.foot - unit * 0.14, height: unit * 0.14 };
  plate.print.push(rect(threshold, '#e4b83c', { line: 2 }));
  for (let x = 0; x < width - unit * 0.1; x += unit * 0.2)
    plate.print.push(
      polygon(
        [
          [door.x + x, of.foot],
          [door.x + x + unit * 0.1, of.foot],
          [door.x + x + unit * 0.2, threshold.y],
          [door.x + x + unit * 0.1, threshold.y],
        ],
        INK,
      ),
    );
}
