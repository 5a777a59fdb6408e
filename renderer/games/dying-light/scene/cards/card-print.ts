import { type Area2D, FONTS, type Pen, sheet, write } from '../../../../table/print/canvas';
import { halftone } from '../../../../table/print/halftone';
import { paragraph } from '../../../../table/print/paragraph';
import { speckle } from '../../../../table/print/texture';
import { seeded, seedOf } from '../../../../table/random';
import { CARD_SHAPE, type CardFamily, type CardModel, type CardWords } from './card-faces';
import ICONS from './card-icons.json';

/** Width and height of a card in the units in which it is drawn. */
export const CARD_SIZE = { width: 250, height: 250 * CARD_SHAPE };

interface FamilyLook {
  readonly strip: string;
  readonly picture: string;
  readonly shade: string;
  readonly ink: string;
}

const PAPER = '#efe5cf';
const TEXT = '#2b221c';

const LOOKS: Readonly<Record<CardFamily, FamilyLook>> = {
  weapon: { strip: '#7b2d26', picture: '#c9713f', shade: '#7e3a26', ink: '#fff0dc' },
  common: { strip: '#3f5a4a', picture: '#86a77a', shade: '#3f6350', ink: '#f4f6e6' },
  epic: { strip: '#8a5a12', picture: '#e3ae3c', shade: '#98631a', ink: '#fff6da' },
  heavy: { strip: '#5d1218', picture: '#b2372f', shade: '#5d1218', ink: '#ffe3da' },
  light: { strip: '#8c5a2c', picture: '#d59a5c', shade: '#8c5a2c', ink: '#fff1dc' },
  chase: { strip: '#2c2b4a', picture: '#6a68a8', shade: '#2c2b4a', ink: '#eceaff' },
};

const ICON_BOX = 512;
const PICTURE: Area2D = { x: 16, y: 50, width: 218, height: 150 };

function printPicture(pen: Pen, id: CardModel['id'], { picture, shade, ink }: FamilyLook) {
  const { x, y, width, height } = PICTURE;
  const light = pen.createRadialGradient(
    x + width * 0.4,
    y + height * 0.3,
    10,
    x + width / 2,
    y + height / 2,
    width * 0.7,
  );
  light.addColorStop(0, picture);
  light.addColorStop(1, shade);
  pen.fillStyle = light;
  pen.fillRect(x, y, width, height);
  halftone(pen, PICTURE, 7, shade);
  const size = height * 0.86;
  pen.save();
  pen.translate(x + (width - size) / 2, y + (height - size) / 2);
  pen.scale(size / ICON_BOX, size / ICON_BOX);
  const outline = new Path2D(ICONS[id]);
  pen.lineJoin = 'round';
  pen.lineWidth = 34;
  pen.strokeStyle = 'rgba(20,12,10,0.75)';
  pen.stroke(outline);
  pen.fillStyle = ink;
  pen.fill(outline);
  pen.restore();
  pen.lineWidth = 3;
  pen.strokeStyle = TEXT;
  pen.strokeRect(x, y, width, height);
}

/**
 * Prints the face of a card.
 * @param at its upper left corner on the sheet, and pixels to a unit
 */
export function printCard(
  pen: Pen,
  card: CardModel,
  words: CardWords,
  at: { x: number; y: number; scale: number },
) {
  const { width, height } = CARD_SIZE;
  const look = LOOKS[card.family];
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.scale, at.scale);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  speckle(pen, { x: 0, y: 0, width, height }, seeded(seedOf(card.id)), 500, 1);
  pen.fillStyle = look.strip;
  pen.fillRect(8, 8, width - 16, 36);
  write(pen, words.title.toUpperCase(), width / 2, 27, {
    font: FONTS.stencil,
    size: 22,
    colour: look.ink,
    room: width - 34,
  });
  printPicture(pen, card.id, look);
  paragraph(
    pen,
    words.text,
    { x: 20, y: 210, width: width - 40, height: 104 },
    { font: FONTS.label, size: 21, colour: TEXT },
  );
  write(pen, words.family.toUpperCase(), width / 2, height - 20, {
    font: FONTS.label,
    size: 15,
    colour: look.strip,
    spacing: 2,
  });
  pen.lineWidth = 5;
  pen.strokeStyle = look.strip;
  pen.strokeRect(5, 5, width - 10, height - 10);
  pen.restore();
}

/** A picture of one card, as large as one reads it in the hand. */
export function cardPicture(card: CardModel, words: CardWords): string {
  const scale = 2;
  const pen = sheet(CARD_SIZE.width * scale, CARD_SIZE.height * scale);
  printCard(pen, card, words, { x: 0, y: 0, scale });
  return pen.canvas.toDataURL('image/webp', 0.92);
}
