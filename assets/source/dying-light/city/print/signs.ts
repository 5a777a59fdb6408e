/** Everything with words or pictures on it: shop signs, hoardings, the sides of vehicles. */
import { halftone } from '../../../print/surfaces';
import {
  type Area,
  circle,
  INK,
  inset,
  letters,
  line,
  type Plate,
  polygon,
  rect,
  shade,
  shape,
} from '../../../print/svg';
import type { BuildingLook } from '../looks';

export function printSign(plate: Plate, { sign }: BuildingLook, area: Area): void {
  plate.print.push(
    rect(inset(area, -8), sign.board),
    halftone({ ...area, y: area.height / 2, height: area.height / 2 }, INK, 0.22, 'bottom'),
  );
  plate.print.push(rect(inset(area, 5), 'none', { line: 2, ink: sign.letters }));
  const text = letters(sign.text, [area.width / 2, area.height / 2], {
    size: area.height * 0.5,
    colour: sign.letters,
    room: area.width - 40,
  });
  plate.print.push(text);
  plate.glow.push(`<g opacity="0.55">${text}</g>`);
}

function hotel(plate: Plate, { width, height }: Area): void {
  plate.print.push(
    rect({ x: -8, y: -8, width: width + 16, height: height + 16 }, '#3b1d33'),
    rect({ x: 5, y: 5, width: width - 10, height: height - 10 }, 'none', { line: 3, ink: '#d9a441' }),
  );
  const column = 'HOTEL'
    .split('')
    .map((letter, row) =>
      letters(letter, [width / 2, height * (0.13 + row * 0.185)], { size: width * 0.44, colour: '#ffcf5a' }),
    );
  plate.print.push(...column);
  plate.glow.push(...column);
}

function fish(plate: Plate, { width, height }: Area): void {
  plate.print.push(rect({ x: -8, y: -8, width: width + 16, height: height + 16 }, '#f2ead6'));
  const [x, y] = [width * 0.44, height * 0.5];
  plate.print.push(
    shape(
      `M${x - width * 0.36} ${y}Q${x} ${y - height * 0.62} ${x + width * 0.3} ${y}Q${x} ${y + height * 0.62} ${x - width * 0.36} ${y}Z`,
      '#3a8fae',
      { line: 4 },
    ),
    polygon(
      [
        [x + width * 0.26, y],
        [x + width * 0.46, y - height * 0.3],
        [x + width * 0.4, y],
        [x + width * 0.46, y + height * 0.3],
      ],
      '#3a8fae',
      { line: 4 },
    ),
    circle([x - width * 0.22, y - height * 0.06], height * 0.07, '#ffffff', { line: 3 }),
    line(
      [
        [x - width * 0.1, y - height * 0.2],
        [x - width * 0.05, y],
        [x - width * 0.1, y + height * 0.2],
      ],
      INK,
      3.4,
    ),
    ...[0.04, 0.14].map((at) =>
      line(
        [
          [x + width * at, y - height * 0.12],
          [x + width * (at + 0.03), y],
          [x + width * at, y + height * 0.12],
        ],
        '#bfe0e6',
        3,
      ),
    ),
  );
}

function clock(plate: Plate, { width, height }: Area): void {
  plate.print.push(rect({ x: -8, y: -8, width: width + 16, height: height + 16 }, '#b9ab8a'));
  const [x, y, radius] = [width / 2, height / 2, width * 0.4];
  plate.print.push(circle([x, y], radius, '#f6ead2', { line: 4 }));
  plate.glow.push(circle([x, y], radius, '#e0b878'));
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    const at = (far: number): [number, number] => [
      x + Math.sin(angle) * radius * far,
      y - Math.cos(angle) * radius * far,
    ];
    plate.print.push(line([at(0.78), at(0.9)], INK, 3));
  }
  plate.print.push(
    line(
      [
        [x, y],
        [x - radius * 0.42, y - radius * 0.3],
      ],
      INK,
      5,
    ),
    line(
      [
        [x, y],
        [x + radius * 0.1, y - radius * 0.66],
      ],
      INK,
      3.4,
    ),
  );
}

function hazard(plate: Plate, { width, height }: Area): void {
  plate.print.push(rect({ x: -8, y: -8, width: width + 16, height: height + 16 }, '#e4b83c'));
  plate.print.push(
    polygon(
      [
        [width / 2, height * 0.1],
        [width * 0.92, height * 0.86],
        [width * 0.08, height * 0.86],
      ],
      '#f6d44f',
      { line: 5 },
    ),
  );
  plate.print.push(
    polygon(
      [
        [width * 0.54, height * 0.28],
        [width * 0.38, height * 0.58],
        [width * 0.49, height * 0.58],
        [width * 0.44, height * 0.8],
        [width * 0.63, height * 0.48],
        [width * 0.52, height * 0.48],
        [width * 0.6, height * 0.28],
      ],
      INK,
    ),
  );
}

function clinic(plate: Plate, { width, height }: Area): void {
  plate.print.push(
    rect({ x: -8, y: -8, width: width + 16, height: height + 16 }, '#f6f4ea'),
    rect({ x: 6, y: 6, width: width - 12, height: height - 12 }, 'none', { line: 3, ink: '#2f7a4a' }),
  );
  const bar = (w: number, h: number) =>
    rect({ x: (width - w) / 2, y: (height - h) / 2, width: w, height: h }, '#2fa05f');
  const cross = bar(width * 0.62, height * 0.22) + bar(width * 0.22, height * 0.62);
  plate.print.push(cross);
  plate.glow.push(cross);
}

/** A hoarding for a drink that is out of stock for good. */
function hoarding(plate: Plate, { width, height }: Area): void {
  plate.print.push(rect({ x: -8, y: -8, width: width + 16, height: height + 16 }, '#e8963a'));
  for (let ray = 0; ray < 16; ray++) {
    const [from, to] = [(ray / 16) * Math.PI * 2, ((ray + 0.5) / 16) * Math.PI * 2];
    const far = width;
    plate.print.push(
      polygon(
        [
          [width * 0.5, height * 0.7],
          [width * 0.5 + Math.cos(from) * far, height * 0.7 + Math.sin(from) * far],
          [width * 0.5 + Math.cos(to) * far, height * 0.7 + Math.sin(to) * far],
        ],
        '#f4b85c',
      ),
    );
  }
  plate.print.push(
    letters('BRINE', [width / 2, height * 0.24], {
      size: height * 0.24,
      colour: '#fff2d0',
      outline: 7,
      room: width * 0.86,
    }),
  );
  plate.print.push(
    letters('THE SALTY SODA', [width / 2, height * 0.48], {
      size: height * 0.1,
      colour: '#17606c',
      outline: 0,
      room: width * 0.84,
    }),
  );
  plate.print.push(
    rect({ x: width * 0.41, y: height * 0.6, width: width * 0.18, height: height * 0.32 }, '#17808c', {
      line: 4,
      round: 6,
    }),
    rect({ x: width * 0.41, y: height * 0.7, width: width * 0.18, height: height * 0.1 }, '#fff2d0', {
      line: 3,
    }),
  );
  plate.print.push(
    halftone({ x: 0, y: height * 0.6, width, height: height * 0.4 }, '#a83a24', 0.4, 'bottom'),
  );
}

function timetable(plate: Plate, { width, height }: Area): void {
  plate.print.push(rect({ x: -8, y: -8, width: width + 16, height: height + 16 }, '#25507c'));
  plate.print.push(
    letters('BUS', [width / 2, height * 0.16], { size: height * 0.14, colour: '#ffffff' }),
    rect({ x: 7, y: height * 0.3, width: width - 14, height: height * 0.5 }, '#f2ead6', { line: 2.4 }),
  );
  for (let row = 0; row < 5; row++)
    plate.print.push(
      line(
        [
          [14, height * (0.37 + row * 0.09)],
          [width - 14 - (row % 2) * 14, height * (0.37 + row * 0.09)],
        ],
        '#5a5560',
        2.6,
      ),
    );
  plate.print.push(
    letters('NEVER', [width / 2, height * 0.56], { size: height * 0.13, colour: '#c8352f', turn: -12 }),
  );
  plate.print.push(letters('LOOP', [width / 2, height * 0.9], { size: height * 0.09, colour: '#ffffff' }));
}

export const HOARDINGS = {
  hotel: { width: 60, height: 192, draw: hotel },
  fish: { width: 192, height: 96, draw: fish },
  clock: { width: 112, height: 112, draw: clock },
  hazard: { width: 72, height: 72, draw: hazard },
  clinic: { width: 96, height: 96, draw: clinic },
  hoarding: { width: 192, height: 128, draw: hoarding },
  timetable: { width: 72, height: 112, draw: timetable },
} as const;

const LIVERIES = {
  bus: { body: '#c8402f', band: '#f2ead6', words: 'BUS LOOP  ·  LAST STOP' },
  tram: { body: '#2f7a6b', band: '#f0d08a', words: 'SALTMARROW TRAMWAYS' },
} as const;
export type Coach = keyof typeof LIVERIES;

/** The long side of a bus or tram: a row of windows, a band with words, doors. */
export function printCoach(plate: Plate, coach: Coach, { width, height }: Area): void {
  const { body, band, words } = LIVERIES[coach];
  plate.print.push(rect({ x: -8, y: -8, width: width + 16, height: height + 16 }, body));
  const panes = 6;
  for (let pane = 0; pane < panes; pane++) {
    const box = {
      x: 10 + (pane * (width - 16)) / panes,
      y: height * 0.12,
      width: (width - 16) / panes - 7,
      height: height * 0.36,
    };
    plate.print.push(rect(box, pane === 4 ? '#12131b' : 'url(#glass)', { line: 2.4, round: 4 }));
  }
  plate.print.push(rect({ x: 0, y: height * 0.56, width, height: height * 0.16 }, band, { line: 2 }));
  plate.print.push(
    letters(words, [width / 2, height * 0.64], {
      size: height * 0.09,
      colour: shade(body, 0.6),
      room: width * 0.8,
    }),
  );
  plate.print.push(halftone({ x: 0, y: height * 0.74, width, height: height * 0.26 }, INK, 0.4, 'bottom'));
}
