/** Everything with words on it. */
import type { Job } from '../../../print/sheet';
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
} from '../../../print/svg';

type Words = readonly [text: string, width: number, height: number, board: string, ink: string];

const BOARDS: Readonly<Record<string, Words>> = {
  lab: ['RESEARCH CENTRE', 168, 26, '#1f5a7a', '#eaf6f6'],
  corner: ['CORNER SHOP', 140, 24, '#b8452c', '#fff0cc'],
  depot: ['THE DEPOT', 140, 26, '#2f5aa0', '#fff6e2'],
  boiler: ['BOILER HOUSE', 140, 24, '#3a2c2a', '#f0c878'],
  garden: ['GARDEN CENTRE', 150, 24, '#2f6a3c', '#f4f0d0'],
  taxi: ['TAXI', 70, 28, '#f2c23c', '#211a26'],
  pharmacy: ['PHARMACY', 130, 24, '#2f9a5f', '#ffffff'],
  laundry: ['LAUNDERETTE', 150, 26, '#3a5f9a', '#ffe6ee'],
  garage: ['MOTOR GARAGE', 150, 26, '#e0b03c', '#211a26'],
  fire: ['FIRE STATION', 150, 24, '#c8261c', '#fff6e2'],
  police: ['POLICE', 110, 26, '#24406e', '#f4f6f6'],
  school: ['PRIMARY SCHOOL', 150, 22, '#2f7a8a', '#fff6d8'],
  library: ['LIBRARY', 130, 22, '#efe6d0', '#5a3a28'],
  supermarket: ['SUPERMARKET', 190, 34, '#3a9a4a', '#fff6d8'],
  baths: ['SWIMMING BATHS', 160, 24, '#25507c', '#eaf6f6'],
  office: ['SAFE & SOUND INSURANCE', 150, 22, '#2a3a4c', '#d2e2ea'],
  flats: ['HILL VIEW', 110, 20, '#6a4428', '#f4e6c4'],
  hardware: ['HARDWARE', 150, 28, '#3a4a5c', '#f7c63c'],
  bus: ['BUS DEPOT', 140, 26, '#7a2c28', '#fff0d8'],
  brewery: ['LAST ORDERS BREWERY', 150, 24, '#3c5a3a', '#f4e0a0'],
  museum: ['MUSEUM', 120, 22, '#f2ecdc', '#4a3a34'],
  hotel: ['GRAND HOTEL', 150, 28, '#7a2436', '#ffd98a'],
  station: ['STATION', 130, 24, '#1f4a3a', '#f4ead0'],
  hospital: ['HOSPITAL', 150, 26, '#3a7fae', '#ffffff'],
  mall: ['SHOPPING CENTRE', 180, 28, '#c8508a', '#fff4f8'],
  stadium: ['HOME END', 130, 24, '#24406e', '#f7d34c'],
  prison: ['NO VISITORS', 110, 20, '#2c2e32', '#e8e4d8'],
  military: ['KEEP OUT', 80, 22, '#4a4a32', '#f4e6b0'],
  zoo: ['ZOO', 90, 36, '#d8553a', '#fff4c8'],
  mill: ['MILL FARM', 90, 18, '#6a4428', '#f4e6c4'],
  allotment: ['PLOT 9', 60, 20, '#8a6a44', '#f7f0d8'],
};

function drawBoard(plate: Plate, area: Area, [text, , , board, ink]: Words): void {
  plate.print.push(
    rect(inset(area, -8), board),
    rect(inset(area, 2.4), 'none', { line: 1.8, ink: shade(ink, 0.8) }),
  );
  const lettering = letters(text, [area.width / 2, area.height / 2], {
    size: area.height * 0.56,
    colour: ink,
    room: area.width * 0.9,
  });
  plate.print.push(lettering);
}

/** A board with so many lines, upright. */
function stacked(lines: readonly string[], board: string, ink: string) {
  return (plate: Plate, area: Area) => {
    plate.print.push(rect(inset(area, -8), board), rect(inset(area, 3), 'none', { line: 2, ink }));
    lines.forEach((text, row) => {
      const y = (area.height * (row + 0.5)) / lines.length;
      const size = Math.min((area.height / lines.length) * 0.62, area.width * 0.5);
      plate.print.push(letters(text, [area.width / 2, y], { size, colour: ink, room: area.width * 0.84 }));
    });
  };
}

/** A marquee: somebody rearranged its letters. */
function marquee(plate: Plate, area: Area): void {
  plate.print.push(
    rect(inset(area, -8), '#f4ead2'),
    rect(inset(area, 3), 'none', { line: 3, ink: '#c8352f' }),
  );
  for (let x = 8; x < area.width; x += 12)
    for (const y of [3, area.height - 3]) plate.print.push(circle([x, y], 2.6, '#ffd45a', { line: 1 }));
  'HELP'.split('').forEach((letter, index) => {
    const x = area.width * (0.23 + index * 0.18);
    plate.print.push(
      letters(letter, [x, area.height * 0.5], {
        size: area.height * 0.52,
        colour: '#26222c',
        turn: [-6, 4, -3, 8][index] ?? 0,
      }),
    );
  });
}

function clock(plate: Plate, { width, height }: Area): void {
  plate.print.push(rect({ x: -8, y: -8, width: width + 16, height: height + 16 }, '#a9a08c'));
  const [x, y, radius] = [width / 2, height / 2, width * 0.42];
  plate.print.push(circle([x, y], radius, '#f6ead2', { line: 3 }));
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    plate.print.push(
      circle([x + Math.sin(angle) * radius * 0.8, y - Math.cos(angle) * radius * 0.8], 1.6, INK),
    );
  }
  plate.print.push(
    line(
      [
        [x, y],
        [x - radius * 0.1, y + radius * 0.62],
      ],
      INK,
      2.6,
    ),
    line(
      [
        [x, y],
        [x - radius * 0.4, y + radius * 0.2],
      ],
      INK,
      4,
    ),
  );
}

/** The long side of a lorry or a bus. */
function coach(body: string, band: string, words: string, panes: number) {
  return (plate: Plate, area: Area) => {
    const { width, height } = area;
    plate.print.push(
      rect(inset(area, -8), body),
      rect({ x: -8, y: height * 0.58, width: width + 16, height: height * 0.24 }, band, { line: 1.6 }),
    );
    plate.print.push(
      letters(words, [width / 2, height * 0.7], {
        size: height * 0.16,
        colour: shade(body, 0.6),
        room: width * 0.86,
      }),
    );
    for (let pane = 0; pane < panes; pane++) {
      const glass = {
        x: 6 + (pane * (width - 10)) / panes,
        y: height * 0.14,
        width: (width - 10) / panes - 5,
        height: height * 0.34,
      };
      plate.print.push(rect(glass, pane === 2 ? '#12131b' : 'url(#glass)', { line: 1.8, round: 3 }));
    }
    plate.print.push(rect({ x: -8, y: height - 5, width: width + 16, height: 14 }, shade(body, 0.5)));
  };
}

function lorry(plate: Plate, area: Area): void {
  const { width, height } = area;
  plate.print.push(
    rect(inset(area, -8), '#e9e4d6'),
    polygon(
      [
        [0, height],
        [width * 0.4, height],
        [width * 0.62, 0],
        [width * 0.22, 0],
      ],
      '#2f5aa0',
    ),
  );
  plate.print.push(
    letters('DEPOT', [width * 0.62, height * 0.42], { size: height * 0.34, colour: '#c8352f', outline: 3 }),
  );
  plate.print.push(
    letters('DELIVERED LATE', [width * 0.6, height * 0.76], { size: height * 0.13, colour: INK }),
  );
  plate.print.push(rect({ x: -8, y: height - 5, width: width + 16, height: 14 }, '#5a5660'));
}

function ambulance(plate: Plate, area: Area): void {
  const { width, height } = area;
  plate.print.push(rect(inset(area, -8), '#f4f4ee'));
  for (let x = -8; x < width + 8; x += 20)
    plate.print.push(
      rect({ x, y: height * 0.56, width: 10, height: height * 0.2 }, '#e8c63a'),
      rect({ x: x + 10, y: height * 0.56, width: 10, height: height * 0.2 }, '#2f9a5f'),
    );
  plate.print.push(
    letters('AMBULANCE', [width * 0.5, height * 0.32], {
      size: height * 0.24,
      colour: '#c8352f',
      room: width * 0.84,
    }),
  );
  plate.print.push(rect({ x: -8, y: height - 5, width: width + 16, height: 14 }, '#4a4650'));
}

function pump(plate: Plate, area: Area): void {
  plate.print.push(
    rect(inset(area, -6), '#d8392c'),
    rect({ x: 5, y: 6, width: 22, height: 14 }, '#20242c', { line: 1.8 }),
  );
  plate.print.push(
    letters('0.00', [16, 13], { size: 8, colour: '#e8c04a' }),
    rect({ x: 3, y: 28, width: 26, height: 7 }, '#f2e8d2'),
  );
}

/** A strip of a petrol station's canopy. */
function fascia(plate: Plate, area: Area): void {
  plate.print.push(
    rect(inset(area, -8), '#d8392c'),
    rect({ x: -8, y: 16, width: area.width + 16, height: 16 }, '#f2e8d2', { line: 1.4 }),
  );
  for (const x of [0.28, 0.72])
    plate.print.push(letters('PETROL', [area.width * x, 8], { size: 11, colour: '#fff6e2' }));
}

/** Stripes of cloth. */
function awning(plate: Plate, area: Area): void {
  plate.print.push(rect(inset(area, -8), '#f4ead2'));
  for (let x = -8; x < area.width + 8; x += 24)
    plate.print.push(rect({ x, y: -8, width: 12, height: area.height + 16 }, '#c8352f'));
}

const PICTURES: readonly (readonly [string, number, number, (plate: Plate, area: Area) => void])[] = [
  ['sign.fuel', 56, 88, stacked(['FUEL', '9.99'], '#f2e8d2', '#cf3a2e')],
  ['sign.cinema', 40, 130, stacked('ODEUM'.split(''), '#5c1f38', '#ffcf5a')],
  ['marquee', 150, 44, marquee],
  ['clock', 56, 56, clock],
  ['bus', 150, 60, coach('#c8402f', '#f2ead6', 'CIRCLE LINE · NOT IN SERVICE', 6)],
  ['train', 150, 60, coach('#2f6a5a', '#f0d08a', 'CALLING AT ALL STATIONS', 6)],
  ['lorry', 120, 60, lorry],
  ['ambulance', 100, 56, ambulance],
  ['pump', 32, 50, pump],
  ['fascia', 180, 24, fascia],
  ['awning', 120, 36, awning],
];

export const SIGN_JOBS: readonly Job[] = [
  ...Object.entries(BOARDS).map(
    ([id, words]): Job => ({
      id: `sign.${id}`,
      width: words[1],
      height: words[2],
      draw: (plate, area) => drawBoard(plate, area, words),
    }),
  ),
  ...PICTURES.map(([id, width, height, draw]): Job => ({ id, width, height, draw })),
];
