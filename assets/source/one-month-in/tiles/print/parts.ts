/** Doors and panes that only these tiles have. Each is drawn into its area. */
import { type Area, circle, INK, inset, line, type Plate, rect, shade } from '../../../print/svg';

interface Colours {
  readonly door: string;
  readonly trim: string;
}

/** A wide door of planks with a cross of boards. */
export function barnDoor(plate: Plate, area: Area, { door, trim }: Colours): void {
  const { x, y, width, height } = inset(area, 3);
  plate.print.push(rect(area, shade(door, 0.9), { line: 2.2 }));
  const frame = `M${x} ${y}h${width}v${height}h${-width}zL${x + width} ${y + height}M${x + width} ${y}L${x} ${y + height}`;
  for (const [ink, wide] of [
    [INK, 6],
    [trim, 3.4],
  ] as const)
    plate.print.push(`<path d="${frame}" fill="none" stroke="${ink}" stroke-width="${wide}"/>`);
}

/** A red door behind which an engine waits, with a row of panes. */
export function engineDoor(plate: Plate, area: Area, { door, trim }: Colours): void {
  const { x, y, width, height } = area;
  plate.print.push(rect(inset(area, -3), trim, { line: 2 }), rect(area, door, { line: 2.2 }));
  for (let row = 1; row < 5; row++)
    plate.print.push(rect({ x, y: y + (row * height) / 5, width, height: 2.4 }, shade(door, 0.6)));
  for (let pane = 0; pane < 3; pane++) {
    const glass = {
      x: x + 4 + (pane * (width - 4)) / 3,
      y: y + height * 0.24,
      width: width / 3 - 6,
      height: height * 0.14,
    };
    plate.print.push(rect(glass, 'url(#glass)', { line: 1.6 }));
  }
}

/** A bay that stands open: darkness, and a stripe on its threshold. */
export function openBay(plate: Plate, area: Area, { trim }: Colours): void {
  const { x, y, width, height } = area;
  plate.print.push(rect(inset(area, -3), trim, { line: 2 }), rect(area, '#191c24', { line: 2 }));
  plate.print.push(rect({ x, y, width, height: height * 0.14 }, '#5a606a', { line: 1.6 }));
  plate.print.push(rect({ x, y: y + height * 0.72, width, height: height * 0.28 }, '#3a3c44'));
  for (let at = 0; at < width - 6; at += 12)
    plate.print.push(rect({ x: x + at, y: y + height - 5, width: 6, height: 5 }, '#e4b83c'));
}

/** A pane of a wall of glass. */
export function pane(plate: Plate, area: Area, { trim }: Colours, dark: boolean): void {
  const { x, y, width, height } = area;
  plate.print.push(rect(area, dark ? 'url(#gloom)' : 'url(#glass)', { line: 1.8 }));
  plate.print.push(
    line(
      [
        [x + width * 0.2, y + height * 0.9],
        [x + width * 0.7, y + height * 0.1],
      ],
      '#ffffff',
      5,
      { opacity: 0.24 },
    ),
  );
  plate.print.push(
    line(
      [
        [x, y + height * 0.34],
        [x + width, y + height * 0.34],
      ],
      trim,
      2.4,
    ),
  );
}

/** A drum behind a round door. */
export function washer(plate: Plate, area: Area, turning: boolean): void {
  const { x, y, width, height } = area;
  const middle = [x + width / 2, y + height * 0.58] as const;
  plate.print.push(rect(area, '#f4f4ee', { line: 2, round: 3 }));
  plate.print.push(
    rect({ x: x + 3, y: y + 3, width: width - 6, height: height * 0.16 }, '#9aa8b0', { line: 1.2 }),
  );
  plate.print.push(circle(middle, height * 0.32, '#b9c2c6', { line: 1.8 }));
  plate.print.push(circle(middle, height * 0.23, turning ? '#f7c667' : '#2a4458', { line: 1.6 }));
  if (turning)
    plate.print.push(circle([middle[0] + 4, middle[1] + 3], height * 0.1, '#d8553a', { line: 1.2 }));
}

/** A small window behind bars. */
export function barred(plate: Plate, area: Area, { trim }: Colours): void {
  const { x, y, width, height } = area;
  plate.print.push(rect(inset(area, -2.4), trim, { line: 1.8 }), rect(area, '#20242c'));
  for (const share of [0.2, 0.5, 0.8]) {
    const at = x + width * share;
    plate.print.push(
      line(
        [
          [at, y],
          [at, y + height],
        ],
        '#9aa1a8',
        2.2,
      ),
    );
  }
}

/** Two leaves with glass in them under a light. */
export function doubleDoor(plate: Plate, area: Area, { door, trim }: Colours): void {
  const { x, y, width, height } = area;
  plate.print.push(rect(inset(area, -3), trim, { line: 2.2 }));
  for (const side of [0, 1]) {
    const leaf = { x: x + (side * width) / 2, y: y + height * 0.2, width: width / 2, height: height * 0.8 };
    plate.print.push(rect(leaf, door, { line: 2 }));
    plate.print.push(
      rect({ ...inset(leaf, width * 0.09), height: height * 0.36 }, 'url(#glass)', { line: 1.6 }),
    );
  }
  plate.print.push(rect({ x, y, width, height: height * 0.2 }, 'url(#lit)', { line: 1.8 }));
  plate.glow.push(rect({ x, y, width, height: height * 0.2 }, '#ffc878'));
}

/** A half-column with base and capital. */
export function column(plate: Plate, area: Area, { trim }: Colours): void {
  const { x, y, width, height } = area;
  plate.print.push(rect(area, trim, { line: 2 }));
  for (const share of [0.3, 0.52, 0.74])
    plate.print.push(
      rect({ x: x + width * share, y: y + 8, width: 2, height: height - 16 }, shade(trim, 0.72)),
    );
  for (const at of [y, y + height - 8])
    plate.print.push(rect({ x: x - 3, y: at, width: width + 6, height: 8 }, shade(trim, 0.9), { line: 1.8 }));
}

/** What a class cut out of paper, for a window. */
export function paperSun(plate: Plate, { x, y, width, height }: Area): void {
  const [cx, cy] = [x + width / 2, y + height * 0.5];
  const size = Math.min(width, height) * 0.34;
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray / 8) * Math.PI * 2;
    plate.print.push(
      line(
        [
          [cx, cy],
          [cx + Math.cos(angle) * size * 1.5, cy + Math.sin(angle) * size * 1.5],
        ],
        '#f7c63c',
        3,
      ),
    );
  }
  plate.print.push(circle([cx, cy], size, '#f7d34c', { line: 1.6 }));
}

/** A cross of paint on a door: somebody was here before. */
export function paintedCross(plate: Plate, { x, y, width, height }: Area): void {
  for (const [from, to] of [
    [0.15, 0.85],
    [0.85, 0.15],
  ] as const)
    plate.print.push(
      line(
        [
          [x + width * from, y + height * 0.3],
          [x + width * to, y + height * 0.85],
        ],
        '#f4efe2',
        4,
      ),
    );
}
