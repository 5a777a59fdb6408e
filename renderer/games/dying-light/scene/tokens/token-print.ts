import { OBJECTIVE_LETTERS, TOKEN_KINDS, type TokenKind } from '../../../../../models/dying-light/ids';
import type { GlyphId } from '../../../../table/glyphs';
import { FONTS, type Pen, sheet, write } from '../../../../table/print/canvas';
import { glyph } from '../../../../table/print/glyph';
import type { TextureBox } from '../../../../table/print/texture-box';

const LETTERS: readonly string[] = OBJECTIVE_LETTERS.map((letter) => letter.toUpperCase());

const TILE = 128;
const COLUMNS = 8;
const SHEET = TILE * COLUMNS;

interface TokenLook {
  readonly paper: string;
  readonly ink: string;
}

export const TOKEN_LOOKS: Readonly<Record<TokenKind, TokenLook>> = {
  'loot-common': { paper: '#c99a4e', ink: '#3a2412' },
  'loot-epic': { paper: '#f2b632', ink: '#4a2a06' },
  inhibitor: { paper: '#3fd0c4', ink: '#07363a' },
  electricity: { paper: '#ffdf4a', ink: '#2b2410' },
  fire: { paper: '#5a2a1c', ink: '#ff9a3a' },
  rough: { paper: '#7b7168', ink: '#2b2622' },
  nest: { paper: '#5a1f2c', ink: '#ff8a7a' },
  objective: { paper: '#f6ead2', ink: '#a3232b' },
  npc: { paper: '#9be07a', ink: '#16381c' },
  'jump-pad': { paper: '#4f9fe0', ink: '#0c2340' },
  spear: { paper: '#b9c2c9', ink: '#2a3138' },
  uv: { paper: '#a56bff', ink: '#24104a' },
};

/** The white spot for plain shapes is the last tile. */
const WHITE = COLUMNS * COLUMNS - 1;

function tileAt(index: number): { x: number; y: number } {
  return { x: (index % COLUMNS) * TILE, y: Math.floor(index / COLUMNS) * TILE };
}

export function tokenTile(kind: TokenKind, letter: string | null): TextureBox {
  const letterIndex = LETTERS.indexOf(letter ?? '');
  const index = letterIndex >= 0 ? TOKEN_KINDS.length + letterIndex : TOKEN_KINDS.indexOf(kind);
  const { x, y } = tileAt(index);
  return { u0: x / SHEET, v0: 1 - (y + TILE) / SHEET, u1: (x + TILE) / SHEET, v1: 1 - y / SHEET };
}

export const TOKEN_WHITE: readonly [number, number] = [1 - TILE / 2 / SHEET, TILE / 2 / SHEET];

function disc(pen: Pen, index: number, { paper, ink }: TokenLook): { x: number; y: number } {
  const { x, y } = tileAt(index);
  pen.fillStyle = paper;
  pen.fillRect(x, y, TILE, TILE);
  const middle = { x: x + TILE / 2, y: y + TILE / 2 };
  pen.beginPath();
  pen.arc(middle.x, middle.y, TILE * 0.44, 0, Math.PI * 2);
  pen.lineWidth = 5;
  pen.strokeStyle = ink;
  pen.stroke();
  return middle;
}

function printKind(pen: Pen, kind: TokenKind, index: number) {
  const middle = disc(pen, index, TOKEN_LOOKS[kind]);
  const id: GlyphId = kind === 'objective' ? 'exposure' : kind;
  glyph(pen, id, middle.x, middle.y, TILE * 0.6, TOKEN_LOOKS[kind].ink);
}

/** Prints the faces of all tokens, 8 x 8 tiles. */
export function printTokens(): Pen {
  const pen = sheet(SHEET, SHEET);
  pen.fillStyle = '#ffffff';
  pen.fillRect(tileAt(WHITE).x, tileAt(WHITE).y, TILE, TILE);
  TOKEN_KINDS.forEach((kind, index) => {
    printKind(pen, kind, index);
  });
  LETTERS.forEach((letter, index) => {
    const middle = disc(pen, TOKEN_KINDS.length + index, TOKEN_LOOKS.objective);
    const style = { font: FONTS.stencil, size: TILE * 0.74, colour: TOKEN_LOOKS.objective.ink };
    write(pen, letter, middle.x, middle.y + TILE * 0.03, style);
  });
  return pen;
}
