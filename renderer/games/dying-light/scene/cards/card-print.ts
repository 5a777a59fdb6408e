import { seeded, seedOf } from '../../../../random/random';
import { CARD_RATIO } from '../../../../table/cards/card-shape';
import { type Area2D, FONTS, fill, type Pen, sheet, write } from '../../../../table/print/canvas';
import { halftone } from '../../../../table/print/halftone';
import { icon as printIcon } from '../../../../table/print/icon';
import { paragraph } from '../../../../table/print/paragraph';
import { cover, type Pictures } from '../../../../table/print/pictures';
import { speckle } from '../../../../table/print/texture';
import { type PictureId, pictureOf } from './card-art';
import type { CardFamily, CardModel, CardWords } from './card-faces';
import ICONS from './card-icons.json';

/** Width and height of a card in the units in which it is drawn. */
const CARD_SIZE = { width: 250, height: 250 * CARD_RATIO };

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
  exposure: { strip: '#1f5560', picture: '#4f9aa0', shade: '#1d4a54', ink: '#e6fbff' },
  activation: { strip: '#3c3a40', picture: '#8c8894', shade: '#3c3a40', ink: '#f4f0ff' },
  goal: { strip: '#9a6a14', picture: '#e0b45a', shade: '#7a5418', ink: '#fff6da' },
  back: { strip: '#1d1b22', picture: '#4a4652', shade: '#232029', ink: '#e9dcc0' },
};

/** Colours of the backs: a deck is known by the strip of its cards. */
const BACKS = {
  exposure: LOOKS.exposure,
  activation: LOOKS.activation,
  common: LOOKS.common,
  epic: LOOKS.epic,
  wound: LOOKS.heavy,
  chase: LOOKS.chase,
} as const;

const PICTURE: Area2D = { x: 13, y: 46, width: 224, height: 154 };
const BADGE = { x: PICTURE.x + PICTURE.width - 22, y: PICTURE.y + PICTURE.height - 16, radius: 22 };

type IconId = keyof typeof ICONS;

/** Icon of a card; Exposure cards, Activation cards, goals and backs have one a deck. */
function iconOf(card: CardModel): IconId {
  switch (card.family) {
    case 'exposure':
    case 'activation':
      return `deck-${card.family}`;
    case 'goal':
      return 'goal';
    case 'back':
      return `deck-${card.id}`;
    default:
      return card.id;
  }
}

function icon(pen: Pen, id: IconId, x: number, y: number, size: number, colour: string) {
  printIcon(pen, ICONS[id], x, y, size, colour);
}

function ground(pen: Pen, { x, y, width, height }: Area2D, { picture, shade }: FamilyLook) {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const light = pen.createRadialGradient(middle.x, middle.y * 0.9, 10, middle.x, middle.y, width * 0.7);
  light.addColorStop(0, picture);
  light.addColorStop(1, shade);
  pen.fillStyle = light;
  pen.fillRect(x, y, width, height);
}

function badge(pen: Pen, id: IconId, { strip, ink }: FamilyLook) {
  const { x, y, radius } = BADGE;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = strip;
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = PAPER;
  pen.stroke();
  icon(pen, id, x, y, radius * 1.25, ink);
}

function printPicture(pen: Pen, picture: ImageBitmap | undefined, look: FamilyLook) {
  if (picture) cover(pen, picture, PICTURE);
  else ground(pen, PICTURE, look);
  pen.lineWidth = 3;
  pen.strokeStyle = TEXT;
  pen.strokeRect(PICTURE.x, PICTURE.y, PICTURE.width, PICTURE.height);
}

function printFace(pen: Pen, card: CardModel, words: CardWords, art: Pictures<PictureId>) {
  const { width, height } = CARD_SIZE;
  const look = LOOKS[card.family];
  fill(pen, PAPER, { x: 0, y: 0, width, height });
  speckle(pen, { x: 0, y: 0, width, height }, seeded(seedOf(card.id)), 500, 1);
  fill(pen, look.strip, { x: 8, y: 8, width: width - 16, height: 36 });
  const title = { font: FONTS.stencil, size: 22, colour: look.ink, room: width - 34 };
  write(pen, words.title.toUpperCase(), width / 2, 27, title);
  const picture = pictureOf(card);
  printPicture(pen, picture ? art.get(picture) : undefined, look);
  badge(pen, iconOf(card), look);
  const room = { x: 20, y: 212, width: width - 40, height: 102 };
  paragraph(pen, words.text, room, { font: FONTS.label, size: 21, colour: TEXT });
  const family = { font: FONTS.label, size: 15, colour: look.strip, spacing: 2 };
  write(pen, words.family.toUpperCase(), width / 2, height - 20, family);
  pen.lineWidth = 5;
  pen.strokeStyle = look.strip;
  pen.strokeRect(5, 5, width - 10, height - 10);
}

function printBack(pen: Pen, deck: keyof typeof BACKS, { title }: CardWords) {
  const { width, height } = CARD_SIZE;
  const look = BACKS[deck];
  const inside = { x: 14, y: 14, width: width - 28, height: height - 28 };
  fill(pen, PAPER, { x: 0, y: 0, width, height });
  ground(pen, inside, { ...look, picture: look.strip });
  halftone(pen, inside, 8, look.shade);
  pen.lineWidth = 4;
  pen.strokeStyle = look.picture;
  pen.strokeRect(28, 28, width - 56, height - 56);
  icon(pen, `deck-${deck}`, width / 2, height * 0.43, 128, look.ink);
  const name = { font: FONTS.stencil, size: 28, colour: look.ink, room: width - 80 };
  write(pen, title.toUpperCase(), width / 2, height * 0.74, name);
}

/**
 * Prints a card.
 * @param at its upper left corner on the sheet, and pixels to a unit
 */
export function printCard(
  pen: Pen,
  card: CardModel,
  words: CardWords,
  art: Pictures<PictureId>,
  at: { x: number; y: number; scale: number },
) {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.scale, at.scale);
  if (card.family === 'back') printBack(pen, card.id, words);
  else printFace(pen, card, words, art);
  pen.restore();
}

/** A picture of one card, as large as one reads it in the hand. */
export function cardPicture(card: CardModel, words: CardWords, art: Pictures<PictureId>): string {
  return largePrint(card, words, art).canvas.toDataURL('image/webp', 0.92);
}

/** One card, printed as large as it is read. */
export function largePrint(card: CardModel, words: CardWords, art: Pictures<PictureId>): Pen {
  const scale = 2;
  const pen = sheet(CARD_SIZE.width * scale, CARD_SIZE.height * scale);
  printCard(pen, card, words, art, { x: 0, y: 0, scale });
  return pen;
}
