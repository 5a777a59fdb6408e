/** One player's board: the pavement half ring, the yard with the Equipment Area, and where piles and counters lie. */
import { between, type Random } from '../../print/random';
import { circle, INK, letters, line, rect, type Spot } from '../../print/svg';
import { CELL, PLACES, RING } from './places';

/** Kerbs in the colours of the seats, a light one for the line inside. */
export const SEATS = [
  { kerb: '#e4574a', light: '#ff8d80' },
  { kerb: '#1fb6b0', light: '#7fe6e0' },
] as const;

const PAVEMENT = '#989490';
const YARD = '#37313f';
const CHALK = '#f1ece0';

const at = ([x, z]: Spot): Spot => [x * CELL, z * CELL];

/** The path of a half ellipse around the ring's centre, closed along the owner's edge. */
function half([across, deep]: Spot): string {
  const [, z] = RING.centre;
  const [rx, ry, foot] = [across * CELL, deep * CELL, 7.6 * CELL];
  return `M${-rx} ${foot}V${z * CELL}A${rx} ${ry} 0 0 1 ${rx} ${z * CELL}V${foot}Z`;
}

const fill = (radii: Spot, colour: string, opacity = 1) =>
  `<path d="${half(radii)}" fill="${colour}" opacity="${opacity}"/>`;

/** A point of an ellipse around the ring's centre; 0 degrees is the owner's right, 90 the street. */
function around([across, deep]: Spot, degrees: number): Spot {
  const turn = (degrees * Math.PI) / 180;
  return at([RING.centre[0] + Math.cos(turn) * across, RING.centre[1] - Math.sin(turn) * deep]);
}

/** Slabs: their joints fan out from the middle of the ring, no two of one shade. */
function slabs(random: Random): string {
  const [out, inn] = [RING.outside, RING.inside];
  const share = (s: number): Spot => [inn[0] + (out[0] - inn[0]) * s, inn[1] + (out[1] - inn[1]) * s];
  let drawn = '';
  for (let row = 0; row < 3; row++)
    for (let degrees = -12; degrees < 192; degrees += 6.4) {
      const [a, b] = [share(row / 3), share((row + 1) / 3)];
      const corners = [
        around(a, degrees),
        around(b, degrees),
        around(b, degrees + 6.4),
        around(a, degrees + 6.4),
      ];
      const grey = Math.round(between(random, 126, 168));
      const path = corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
      drawn += `<path d="M${path}Z" fill="rgb(${grey},${grey - 4},${grey - 6})" stroke="#2a262e" stroke-width="4" stroke-opacity="0.55"/>`;
    }
  return drawn;
}

/** A dashed place for a card. */
function slot(place: Spot, [width, height]: Spot = [1.12, 1.54]): string {
  const [x, y] = at(place);
  const area = {
    x: x - (width * CELL) / 2,
    y: y - (height * CELL) / 2,
    width: width * CELL,
    height: height * CELL,
  };
  const outline = `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" rx="12" fill="none" stroke="${CHALK}" stroke-width="4" stroke-dasharray="18 12" opacity="0.6"/>`;
  return rect(area, '#000000', { round: 12, opacity: 0.16 }) + outline;
}

function word(text: string, place: Spot, size: number, colour = CHALK, turn = 0): string {
  return letters(text, at(place), { face: 'stencil', size: size * CELL, colour, turn });
}

/** The name of the Threat Zone follows its pavement. */
function arched(text: string): string {
  const radii: Spot = [(RING.outside[0] + RING.inside[0]) / 2, (RING.outside[1] + RING.inside[1]) / 2];
  return text
    .split('')
    .map((letter, index) => {
      const degrees = 109 - (38 * index) / (text.length - 1);
      const turn = (degrees * Math.PI) / 180;
      const slope = (Math.atan2(Math.cos(turn) * radii[1], Math.sin(turn) * radii[0]) * 180) / Math.PI;
      const spot = around(radii, degrees);
      return letters(letter, spot, { face: 'stencil', size: 0.32 * CELL, colour: '#2c2730', turn: slope });
    })
    .join('');
}

function yard(light: string): string {
  const boards = Array.from({ length: 15 }, (_, index) => -4.6 + index * 0.62)
    .map((x) =>
      rect({ x: x * CELL, y: 3.6 * CELL, width: 0.58 * CELL, height: 4.2 * CELL }, '#ffffff', {
        opacity: 0.045,
      }),
    )
    .join('');
  const lamp = `<ellipse cx="0" cy="${5 * CELL}" rx="${3.8 * CELL}" ry="${2.4 * CELL}" fill="url(#yard)"/>`;
  const rim = `<path d="${half(RING.inside)}" fill="none" stroke="${light}" stroke-width="10"/>`;
  return `${fill(RING.inside, YARD)}<clipPath id="in${light.slice(1)}"><path d="${half(RING.inside)}"/></clipPath><g clip-path="url(#in${light.slice(1)})">${boards}${lamp}</g>${rim}`;
}

function piles(): string {
  const { survivorDeck, survivorGraveyard, zombieDeck, zombieGraveyard, exile, hordeRow, weapon, items } =
    PLACES;
  const single = [survivorDeck, survivorGraveyard, zombieDeck, zombieGraveyard, exile, ...items].map(
    (place) => slot(place),
  );
  const row = hordeRow.map((place) => slot(place, [1.1, 1.5]));
  return [...single, ...row, slot(weapon, [1.36, 1.86])].join('');
}

/** Matches for AP, casings for TP, one ring of them for the reserve. */
function counters(): string {
  const { actionPoints: ap, tacticalPoints: tp } = PLACES;
  const matches = Array.from(
    { length: ap.count },
    (_, index): Spot => [ap.start[0] + index * ap.step, ap.start[1]],
  ).map(
    ([x, z]) =>
      line([at([x, z + 0.26]), at([x, z - 0.2])], CHALK, 8, { opacity: 0.4 }) +
      circle(at([x, z - 0.26]), 10, CHALK, { opacity: 0.4 }),
  );
  const rings = Array.from({ length: tp.count + 1 }, (_, index) => {
    const held = index === tp.count;
    const x = tp.start[0] + index * tp.step + (held ? tp.reserve : 0);
    return circle(at([x, tp.start[1]]), 0.19 * CELL, 'none', {
      line: 6,
      ink: held ? '#f4c84a' : CHALK,
      opacity: held ? 1 : 0.5,
    });
  });
  return matches.join('') + rings.join('');
}

function words(): string {
  const {
    exile,
    actionPoints: ap,
    tacticalPoints: tp,
    survivorDeck,
    survivorGraveyard,
    zombieDeck,
    zombieGraveyard,
  } = PLACES;
  const under = ([x, z]: Spot): Spot => [x, z + 0.98];
  return [
    word('ZOMBIE ZONE', [0, 0.42], 0.24, '#c9cdde'),
    word('EXILE', exile, 0.2),
    word('AP', [ap.start[0] - 0.62, ap.start[1]], 0.25, '#ffd9a0'),
    word('TP', [tp.start[0] - 0.62, tp.start[1]], 0.25, '#ffd9a0'),
    word('RESERVE', [tp.start[0] + 2.15, tp.start[1]], 0.16, '#f4c84a'),
    word('HORDE ROW', [7.35, 3.48], 0.2),
    word('DECK', under(survivorDeck), 0.17),
    word('GRAVEYARD', under(survivorGraveyard), 0.13),
    word('HORDE', under(zombieDeck), 0.17),
    word('GRAVEYARD', under(zombieGraveyard), 0.13),
  ].join('');
}

export function board({ kerb, light }: (typeof SEATS)[number], random: Random): string {
  const [across, deep] = RING.outside;
  const shadow = fill([across + 0.28, deep + 0.24], '#000000', 0.4);
  const kerbs = fill([across + 0.14, deep + 0.13], INK) + fill([across + 0.11, deep + 0.1], kerb);
  const clip = `ring${light.slice(1)}`;
  const pavement = `${fill(RING.outside, PAVEMENT)}<clipPath id="${clip}"><path d="${half(RING.outside)}"/></clipPath><g clip-path="url(#${clip})">${slabs(random)}</g>`;
  return shadow + kerbs + pavement + yard(light) + arched('THREAT ZONE') + piles() + counters() + words();
}
