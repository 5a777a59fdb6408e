import { CHARACTERS } from '../../../../../models/survive-until-daylight/content/characters';
import { t } from '../../../../i18n';
import { seeded, seedOf } from '../../../../random/random';
import { CARD_RATIO } from '../../../../table/cards/card-shape';
import { type Area2D, FONTS, fill, type Pen, sheet, write } from '../../../../table/print/canvas';
import { grime, speckle } from '../../../../table/print/texture';
import { BOARD, healthStep, slotFromCorner, WIDTHS, WORKBENCH } from '../../layout';
import { cardIcon } from '../cards/card-pen';
import { CHARACTER_COLOURS } from '../colours';
import type { SeatModel } from '../scene-model';

const SCALE = 140;
const COLUMNS = 2;
const PAPER = '#2b2a31';
const INK = '#efe3c8';
const PALE = 'rgba(239,227,200,0.85)';

/** What is printed on a board. */
export type BoardLook = Pick<SeatModel, 'character' | 'maxHealth' | 'capacity'>;

/** From safe to dead. */
function healthColour(share: number): string {
  return `hsl(${120 - 118 * share} 46% ${34 - 8 * share}%)`;
}

function healthTrack(pen: Pen, { x, y }: Area2D, maxHealth: number) {
  const step = healthStep(maxHealth) * SCALE;
  for (let damage = 0; damage <= maxHealth; damage++) {
    const left = x + WORKBENCH.left * SCALE + damage * step;
    const area = {
      x: left + 1.5,
      y: y + (WORKBENCH.track - 0.2) * SCALE,
      width: step - 3,
      height: 0.4 * SCALE,
    };
    pen.beginPath();
    pen.roundRect(area.x, area.y, area.width, area.height, 6);
    pen.fillStyle = healthColour(damage / maxHealth);
    pen.fill();
    const middle = { x: left + step / 2, y: area.y + area.height / 2 };
    if (damage === maxHealth) cardIcon(pen, 'skull', middle.x, middle.y, 0.3 * SCALE, '#fff1da');
    else
      write(pen, String(maxHealth - damage), middle.x, middle.y + 2, {
        font: FONTS.label,
        size: Math.min(0.26 * SCALE, step * 0.7),
        colour: '#fff1da',
      });
  }
}

function slots(pen: Pen, { x, y }: Area2D, capacity: number) {
  const [width, height] = [WIDTHS.slot * SCALE, WIDTHS.slot * CARD_RATIO * SCALE];
  pen.lineWidth = 3;
  pen.setLineDash([9, 7]);
  for (let slot = 0; slot < capacity; slot++) {
    const { right, down } = slotFromCorner(slot, capacity);
    pen.beginPath();
    pen.roundRect(x + right * SCALE - width / 2, y + down * SCALE - height / 2, width, height, 10);
    pen.fillStyle = 'rgba(0,0,0,0.24)';
    pen.fill();
    pen.strokeStyle = 'rgba(239,227,200,0.28)';
    pen.stroke();
  }
  pen.setLineDash([]);
}

function portrait(pen: Pen, { x, y }: Area2D, colour: string) {
  pen.beginPath();
  pen.arc(x + 0.98 * SCALE, y + 1.25 * SCALE, 0.78 * SCALE, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.globalAlpha = 0.3;
  pen.fill();
  pen.globalAlpha = 1;
  pen.lineWidth = 6;
  pen.strokeStyle = colour;
  pen.stroke();
}

function words(pen: Pen, { x, y }: Area2D, character: NonNullable<BoardLook['character']>) {
  const middle = x + 0.98 * SCALE;
  write(pen, t(`sd.character.${character}`), middle, y + 2.92 * SCALE, {
    font: FONTS.stencil,
    size: 0.44 * SCALE,
    colour: INK,
    room: 1.55 * SCALE,
  });
  write(pen, t(`sd.card.${CHARACTERS[character].weapon}`), middle, y + 3.33 * SCALE, {
    font: FONTS.label,
    size: 0.25 * SCALE,
    colour: PALE,
    room: 1.55 * SCALE,
  });
}

function board(pen: Pen, area: Area2D, { character, maxHealth, capacity }: BoardLook) {
  const random = seeded(seedOf(character ?? 'nobody'));
  const colour = character ? CHARACTER_COLOURS[character] : '#6d6a72';
  fill(pen, PAPER, area);
  pen.save();
  pen.beginPath();
  pen.rect(area.x, area.y, area.width, area.height);
  pen.clip();
  grime(pen, area, random, 16, 0.5);
  speckle(pen, area, random, 5000);
  fill(pen, colour, { ...area, height: 0.08 * SCALE });
  pen.lineWidth = 12;
  pen.strokeStyle = colour;
  pen.strokeRect(area.x + 5, area.y + 5, area.width - 10, area.height - 10);
  if (character) {
    portrait(pen, area, colour);
    words(pen, area, character);
    healthTrack(pen, area, maxHealth);
    slots(pen, area, capacity);
  }
  pen.restore();
}

/** The boards of all seats on one sheet. */
export interface BoardSheet {
  readonly pen: Pen;
  /** Share of the sheet that a board covers. */
  tileOf(place: number): {
    readonly u0: number;
    readonly v0: number;
    readonly u1: number;
    readonly v1: number;
  };
}

/** Prints the character boards, two in a row. */
export function printBoards(looks: readonly BoardLook[]): BoardSheet {
  const [width, height] = [BOARD.width * SCALE, BOARD.depth * SCALE];
  const columns = Math.min(COLUMNS, looks.length);
  const rows = Math.ceil(looks.length / columns);
  const pen = sheet(columns * width, rows * height);
  const cornerOf = (place: number) => ({ column: place % columns, row: Math.floor(place / columns) });
  looks.forEach((look, place) => {
    const { column, row } = cornerOf(place);
    board(pen, { x: column * width, y: row * height, width, height }, look);
  });
  return {
    pen,
    tileOf(place) {
      const { column, row } = cornerOf(place);
      return {
        u0: column / columns,
        v0: 1 - (row + 1) / rows,
        u1: (column + 1) / columns,
        v1: 1 - row / rows,
      };
    },
  };
}
