import { ACTION_DICE, DAMAGE_DIE, RISK_DIE } from '../../../../../models/dying-light/content/dice';
import type { DieType } from '../../../../../models/dying-light/ids';
import { GLYPHS, type GlyphId } from '../../../../table/glyphs';
import { FONTS, type Pen, sheet, write } from '../../../../table/print/canvas';
import { glyph } from '../../../../table/print/glyph';
import type { TextureBox } from '../../../../table/print/texture-box';

export const DIE_KINDS = ['basic', 'parkour', 'combat', 'momentum', 'risk', 'damage'] as const;
export type DieKind = (typeof DIE_KINDS)[number];

const TILE = 128;
const SHEET = TILE * 8;

interface DieLook {
  readonly body: string;
  readonly ink: string;
  readonly faces: readonly string[];
}

const action = (type: DieType) => ACTION_DICE[type].faces;

const LOOKS: Readonly<Record<DieKind, DieLook>> = {
  basic: { body: '#8d9199', ink: '#16181d', faces: action('basic') },
  parkour: { body: '#2c72c9', ink: '#f2f7ff', faces: action('parkour') },
  combat: { body: '#bb2f30', ink: '#fff0e6', faces: action('combat') },
  momentum: { body: '#f1ebdd', ink: '#8a5b10', faces: action('momentum') },
  risk: { body: '#26242b', ink: '#f4c95a', faces: RISK_DIE.faces },
  damage: { body: '#d9772b', ink: '#2a1206', faces: DAMAGE_DIE.faces },
};

function isGlyph(name: string): name is GlyphId {
  return name in GLYPHS;
}

function printFace(pen: Pen, x: number, y: number, name: string, ink: string) {
  const middle = [x + TILE / 2, y + TILE / 2] as const;
  const parts = name.split('+');
  if (name === 'blank') return;
  if (parts.length === 2) {
    parts.forEach((part, index) => {
      const shift = (index === 0 ? -1 : 1) * TILE * 0.17;
      if (isGlyph(part)) glyph(pen, part, middle[0] + shift, middle[1] + shift, TILE * 0.42, ink);
    });
    pen.strokeStyle = ink;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(x + TILE * 0.72, y + TILE * 0.28);
    pen.lineTo(x + TILE * 0.28, y + TILE * 0.72);
    pen.stroke();
  } else if (isGlyph(name)) glyph(pen, name, ...middle, TILE * 0.62, ink);
  else write(pen, name, middle[0], middle[1] + 4, { font: FONTS.label, size: TILE * 0.66, colour: ink });
}

/** Where face 1 to 6 of a kind of die is printed. */
export function faceTile(kind: DieKind, face: number): TextureBox {
  const [x, y] = [face * TILE, DIE_KINDS.indexOf(kind) * TILE];
  return { u0: x / SHEET, v0: 1 - (y + TILE) / SHEET, u1: (x + TILE) / SHEET, v1: 1 - y / SHEET };
}

/** High and low of an engraved die. */
const RELIEF = { body: '#ffffff', ink: '#000000' };

/** How deep the faces of all dice are engraved, laid out as `printDice` prints them: white is high. */
export function printRelief(): Pen {
  return printRows(() => RELIEF);
}

/** Prints the faces of all dice: one row a kind, face 1 in the second column. */
export function printDice(): Pen {
  return printRows((kind) => LOOKS[kind]);
}

function printRows(paintOf: (kind: DieKind) => Pick<DieLook, 'body' | 'ink'>): Pen {
  const pen = sheet(SHEET, SHEET);
  DIE_KINDS.forEach((kind, row) => {
    const { body, ink } = paintOf(kind);
    const { faces } = LOOKS[kind];
    pen.fillStyle = body;
    pen.fillRect(0, row * TILE, SHEET, TILE);
    faces.forEach((name, index) => {
      printFace(pen, (index + 1) * TILE, row * TILE, name, ink);
    });
  });
  return pen;
}
