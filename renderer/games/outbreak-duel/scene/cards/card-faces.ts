/** Prints the faces of all cards as they lie on the table: picture, cost and numbers. Their words are read at the desk. */
import { CARDS, type Card } from '../../../../../models/outbreak-duel/content/cards';
import type { CardId } from '../../../../../models/outbreak-duel/ids';
import { t } from '../../../../i18n';
import type { PrintFace } from '../../../../table/cards/card-sheet';
import { type Area2D, FONTS, fill, type Pen, write } from '../../../../table/print/canvas';
import { paper } from '../../../../table/print/paper';
import { cover } from '../../../../table/print/pictures';
import { SIDE_COLOURS } from '../colours';
import { burst, casing, diamond, heart, INK, letters, match, PAPER } from '../print/symbols';
import type { CardArt } from './card-art';
import { type BackId, type FaceId, isBack } from './faces';
import { kindColour } from './kinds';

/** Between the border and what is printed. */
const INSET = 10;
const BAND = { top: 14, height: 46 } as const;

function picture(pen: Pen, id: CardId, area: Area2D, art: CardArt) {
  const drawn = art.get(id);
  if (drawn) cover(pen, drawn, area);
  else fill(pen, kindColour(CARDS[id]), area);
}

function name(pen: Pen, id: CardId, { x, y, width }: Area2D, room: number) {
  const style = { font: FONTS.label, size: 30, colour: '#fff6e4', room };
  write(pen, t(`od.card.${id}.name`).toUpperCase(), x + width / 2, y, style);
}

/** Cost in matchsticks, or in casings for what is played as a reply. */
function cost(pen: Pen, card: Card, { x, y }: Area2D) {
  if (card.type === 'zombie') return;
  const tp = 'tp' in card ? card.tp : null;
  const sign = { x: x + 33, y: y + 37, r: 25 };
  pen.beginPath();
  pen.arc(sign.x, sign.y, 30, 0, Math.PI * 2);
  pen.fillStyle = INK;
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = PAPER;
  pen.stroke();
  const price = tp ?? ('ap' in card ? card.ap : 0);
  (tp === null ? match : casing)(pen, { x: sign.x - 11, y: sign.y, r: 15 });
  letters(pen, String(price), { x: sign.x + 11, y: sign.y + 3, r: 18 }, '#fff6e4');
}

/** Damage, and what the die must show. */
function weaponNumbers(pen: Pen, card: Extract<Card, { type: 'weapon' }>, { x, y, width }: Area2D) {
  const [left, right] = card.hit === null ? [x + width / 2, null] : [x + width * 0.33, x + width * 0.68];
  burst(pen, { x: left, y, r: 33 });
  letters(pen, String(card.damage), { x: left, y: y + 3, r: 25 });
  if (right === null) return;
  pen.beginPath();
  pen.roundRect(right - 34, y - 29, 68, 58, 10);
  pen.fillStyle = '#fbf7ee';
  pen.fill();
  pen.lineWidth = 5;
  pen.strokeStyle = INK;
  pen.stroke();
  letters(pen, `${card.hit}+`, { x: right, y: y + 3, r: 22 });
}

function zombieNumbers(pen: Pen, card: Extract<Card, { type: 'zombie' }>, { x, y, width }: Area2D) {
  const r = 32;
  burst(pen, { x: x + width * 0.19, y, r });
  letters(pen, String(card.damage), { x: x + width * 0.19, y: y + 3, r: 24 });
  heart(pen, { x: x + width * 0.5, y, r: r * 1.08 });
  letters(pen, String(card.hp), { x: x + width * 0.5, y: y + 1, r: 24 }, '#fff');
  diamond(pen, { x: x + width * 0.81, y, r: r * 0.96 });
  letters(pen, `${card.ed}+`, { x: x + width * 0.81, y: y + 3, r: 19 }, '#fff');
}

function zombieFace(
  pen: Pen,
  id: CardId,
  card: Extract<Card, { type: 'zombie' }>,
  area: Area2D,
  art: CardArt,
) {
  const { x, y, width, height } = area;
  const inner = { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: height * 0.66 };
  picture(pen, id, inner, art);
  fill(pen, kindColour(card), { ...inner, y: y + height * 0.64, height: 40 });
  name(pen, id, { ...area, y: y + height * 0.64 + 22 }, width - 34);
  zombieNumbers(pen, card, { ...area, y: y + height * 0.87 });
}

function survivorFace(pen: Pen, id: CardId, card: Card, area: Area2D, art: CardArt) {
  const { x, y, width, height } = area;
  const colour = kindColour(card);
  const tall = height * (card.type === 'weapon' ? 0.5 : 0.62);
  const inner = { x: x + INSET, y: y + BAND.top + BAND.height, width: width - 2 * INSET, height: tall };
  fill(pen, colour, { ...inner, y: y + INSET, height: BAND.top + BAND.height });
  picture(pen, id, inner, art);
  fill(pen, colour, { ...inner, y: inner.y + tall - 3, height: 7 });
  name(pen, id, { ...area, x: x + 24, y: y + 38 }, width - 84);
  cost(pen, card, area);
  if (card.type === 'weapon') weaponNumbers(pen, card, { ...area, y: y + height * 0.785 });
  else if (card.type !== 'item')
    letters(
      pen,
      t(`od.type.${card.type}`).toUpperCase(),
      { x: x + width / 2, y: y + height * 0.885, r: 15 },
      colour,
    );
}

function backFace(pen: Pen, id: BackId, area: Area2D) {
  const { x, y, width, height } = area;
  const colour = SIDE_COLOURS[id.endsWith('0') ? 0 : 1];
  fill(pen, PAPER, area);
  fill(pen, '#15171c', { x: x + 10, y: y + 10, width: width - 20, height: height - 20 });
  pen.save();
  pen.beginPath();
  pen.rect(x + 20, y + 20, width - 40, height - 40);
  pen.clip();
  pen.fillStyle = colour;
  for (let stripe = -6; stripe < 14; stripe += 2) {
    pen.beginPath();
    pen.moveTo(x + stripe * 32, y + height);
    pen.lineTo(x + (stripe + 1) * 32, y + height);
    pen.lineTo(x + (stripe + 7) * 32, y);
    pen.lineTo(x + (stripe + 6) * 32, y);
    pen.fill();
  }
  pen.restore();
  pen.beginPath();
  pen.arc(x + width / 2, y + height / 2, 70, 0, Math.PI * 2);
  pen.fillStyle = '#15171c';
  pen.fill();
  pen.lineWidth = 8;
  pen.strokeStyle = PAPER;
  pen.stroke();
  const middle = { x: x + width / 2, y: y + height / 2, r: 50 };
  if (id.startsWith('back-zombie')) skull(pen, middle);
  else match(pen, { ...middle, r: 40 });
}

function skull(pen: Pen, { x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  pen.fillStyle = PAPER;
  pen.beginPath();
  pen.ellipse(x, y - r * 0.18, r * 0.82, r * 0.76, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillRect(x - r * 0.46, y + r * 0.3, r * 0.92, r * 0.56);
  pen.fillStyle = '#15171c';
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.arc(x + side * r * 0.34, y - r * 0.1, r * 0.22, 0, Math.PI * 2);
    pen.fill();
    pen.fillRect(x + side * r * 0.22 - r * 0.04, y + r * 0.5, r * 0.08, r * 0.4);
  }
}

/** How a face is printed. */
export function faceOf(id: FaceId, art: CardArt): PrintFace {
  return (pen, area) => {
    if (isBack(id)) return backFace(pen, id, area);
    const card = CARDS[id];
    paper(pen, area, PAPER);
    if (card.type === 'zombie') zombieFace(pen, id, card, area, art);
    else survivorFace(pen, id, card, area, art);
  };
}
