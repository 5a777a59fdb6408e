import { zoneAt } from '../../../../../models/dying-light/map';
import { seeded } from '../../../../random/random';
import type { Pen } from '../../../../table/print/canvas';
import { CITY, isBuilding } from '../../layout/city';

/** Middle of the streets that run through the city, in cells. */
const AVENUES = { columns: [6, 18], rows: [6, 14] } as const;
/** Zebra crossings: middle in cells and the way people walk. */
const CROSSINGS = [
  { x: 6, z: 4.5, across: 'column' },
  { x: 6, z: 12.6, across: 'column' },
  { x: 18, z: 4.6, across: 'column' },
  { x: 18, z: 15.2, across: 'column' },
  { x: 8.4, z: 14, across: 'row' },
  { x: 12.4, z: 14, across: 'row' },
  { x: 12.6, z: 6, across: 'row' },
  { x: 3.5, z: 6, across: 'row' },
] as const;
const MANHOLES = [
  [5.2, 2.4],
  [9.6, 5.3],
  [14.6, 9.7],
  [2.3, 14.4],
  [10.5, 13.3],
  [17.3, 18.6],
  [6.6, 22.2],
  [22.2, 13.2],
  [18.6, 2.2],
  [1.5, 18.4],
] as const;

function isStreet(x: number, z: number): boolean {
  const zone = zoneAt({ col: Math.floor(x), row: Math.floor(z) });
  return zone !== null && !isBuilding(zone);
}

/** Worn yellow dashes along the avenues. */
export function centreLines(pen: Pen, scale: number) {
  const random = seeded(5);
  const dash = (x: number, z: number, upright: boolean) => {
    if (!isStreet(x, z) || random() < 0.12) return;
    pen.fillStyle = `rgba(226,184,84,${0.5 + random() * 0.35})`;
    const [width, height] = upright ? [0.09, 0.5] : [0.5, 0.09];
    pen.fillRect((x - width / 2) * scale, (z - height / 2) * scale, width * scale, height * scale);
  };
  for (let at = 0.5; at < CITY; at++) {
    for (const column of AVENUES.columns) dash(column, at, true);
    for (const row of AVENUES.rows) dash(at, row, false);
  }
}

export function crossings(pen: Pen, scale: number) {
  const random = seeded(9);
  for (const { x, z, across } of CROSSINGS)
    for (let bar = -4; bar <= 4; bar++) {
      const [bx, bz] = across === 'column' ? [x + bar * 0.34, z] : [x, z + bar * 0.34];
      if (!isStreet(bx, bz)) continue;
      const [width, height] = across === 'column' ? [0.19, 0.8] : [0.8, 0.19];
      pen.fillStyle = `rgba(232,226,210,${0.55 + random() * 0.3})`;
      pen.fillRect((bx - width / 2) * scale, (bz - height / 2) * scale, width * scale, height * scale);
    }
}

export function manholes(pen: Pen, scale: number) {
  for (const [x, z] of MANHOLES) {
    pen.beginPath();
    pen.arc(x * scale, z * scale, scale * 0.24, 0, Math.PI * 2);
    pen.fillStyle = '#2d2e36';
    pen.fill();
    pen.lineWidth = scale * 0.04;
    pen.strokeStyle = '#15141a';
    pen.stroke();
    for (let bar = -2; bar <= 2; bar++) {
      pen.fillStyle = '#6c6d76';
      const half = scale * (0.17 - Math.abs(bar) * 0.025);
      pen.fillRect(x * scale - half, (z + bar * 0.075) * scale - scale * 0.018, half * 2, scale * 0.036);
    }
  }
}

/** Black curves of people who left in a hurry. */
export function tyreMarks(pen: Pen, scale: number) {
  const random = seeded(29);
  pen.strokeStyle = 'rgba(12,10,14,0.28)';
  pen.lineWidth = scale * 0.12;
  for (let i = 0; i < 14; i++) {
    const [x, z] = [random() * CITY, random() * CITY];
    if (!isStreet(x, z)) continue;
    const [bend, way] = [random() * 2 - 1, random() * Math.PI * 2];
    for (const side of [0, 0.4]) {
      pen.beginPath();
      pen.arc((x + side) * scale, z * scale, scale * (1.2 + Math.abs(bend)), way, way + 1);
      pen.stroke();
    }
  }
}

/** Rails of the tram that got as far as here: the row of its track and the columns between which it lies. */
const TRACK = { row: 0.5, from: 12, to: 20 };

/** Steel rails let into the road. */
export function tramRails(pen: Pen, scale: number) {
  for (const side of [-0.22, 0.22])
    for (const [colour, width] of [
      ['#1f2028', 0.11],
      ['#9aa0a8', 0.045],
    ] as const) {
      pen.fillStyle = colour;
      const top = (TRACK.row + side - width / 2) * scale;
      pen.fillRect(TRACK.from * scale, top, (TRACK.to - TRACK.from) * scale, width * scale);
    }
}

/** Puddles, oil and paper: what a street keeps when nobody sweeps it. */
export function litter(pen: Pen, scale: number) {
  const random = seeded(41);
  for (let i = 0; i < 150; i++) {
    const [x, z, turn] = [random() * CITY, random() * CITY, random() * Math.PI];
    if (!isStreet(x, z)) continue;
    pen.save();
    pen.translate(x * scale, z * scale);
    pen.rotate(turn);
    if (i % 6 === 0) puddle(pen, scale * (0.25 + random() * 0.35));
    else {
      pen.fillStyle = ['rgba(232,224,200,0.6)', 'rgba(190,150,96,0.5)', 'rgba(120,132,96,0.55)'][i % 3] ?? '';
      pen.fillRect(0, 0, scale * 0.11, scale * 0.075);
    }
    pen.restore();
  }
}

function puddle(pen: Pen, reach: number) {
  pen.beginPath();
  pen.ellipse(0, 0, reach, reach * 0.55, 0, 0, Math.PI * 2);
  pen.fillStyle = 'rgba(16,18,30,0.42)';
  pen.fill();
  pen.beginPath();
  pen.ellipse(-reach * 0.2, -reach * 0.12, reach * 0.45, reach * 0.16, 0, 0, Math.PI * 2);
  pen.fillStyle = 'rgba(150,170,200,0.16)';
  pen.fill();
}
