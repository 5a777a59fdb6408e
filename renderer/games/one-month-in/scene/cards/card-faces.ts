/** Prints the faces of the loot cards. Their words come from the language of the app. */
import { LOOT, type LootKind } from '../../../../../models/one-month-in/content/loot';
import { LOOT_IDS, type LootId, SALVAGE_IDS, type SalvageId } from '../../../../../models/one-month-in/ids';
import { t } from '../../../../i18n';
import type { PrintFace } from '../../../../table/cards/card-sheet';
import { FONTS, fill, type Pen, write } from '../../../../table/print/canvas';
import { paper } from '../../../../table/print/paper';
import { paragraph } from '../../../../table/print/paragraph';
import { cover, type Pictures } from '../../../../table/print/pictures';

interface Style {
  readonly paper: string;
  readonly band: string;
  /** Before the number on the badge. */
  readonly sign: string;
}

const STYLES: Readonly<Record<LootKind, Style>> = {
  salvage: { paper: '#d9c9a4', band: '#7a5a1e', sign: '' },
  survivors: { paper: '#c3d4c0', band: '#2f6b3c', sign: '+' },
  zombies: { paper: '#cbb4ae', band: '#8c221c', sign: '' },
};
const INK = '#2a2320';
const PALE = '#fff6e4';
const BACK = { paper: '#2f5a3c', line: '#e6d9b0' } as const;
/** Between the border and what is printed. */
const INSET = 9;
const BAND = { top: 14, height: 50 } as const;
const PICTURE = { top: 64, height: 176 } as const;

/** What is printed on a card, and the back of all of them. */
export type FaceId = LootId | 'back';
export const FACE_IDS: readonly FaceId[] = [...LOOT_IDS, 'back'];

function isSalvage(id: LootId): id is SalvageId {
  return SALVAGE_IDS.some((one) => one === id);
}

/** Salvage says by its name alone what it is good for. */
function lineOf(id: LootId): string {
  return isSalvage(id) ? '' : t(`om.loot.${id}.text`);
}

function badge(pen: Pen, x: number, y: number, { band, sign }: Style, amount: number) {
  pen.beginPath();
  pen.arc(x, y, 34, 0, Math.PI * 2);
  pen.fillStyle = band;
  pen.fill();
  pen.lineWidth = 5;
  pen.strokeStyle = PALE;
  pen.stroke();
  write(pen, `${sign}${amount}`, x, y + 3, { font: FONTS.label, size: 44, colour: PALE });
}

function lootFace(id: LootId, art: Pictures<LootId>): PrintFace {
  const { kind, amount } = LOOT[id];
  const style = STYLES[kind];
  return (pen, area) => {
    const { x, y, width } = area;
    paper(pen, area, style.paper);
    const inside = { x: x + INSET, width: width - 2 * INSET };
    fill(pen, style.band, { ...inside, y: y + BAND.top, height: BAND.height });
    write(pen, t(`om.loot.${id}`), x + width / 2, y + BAND.top + BAND.height / 2 + 2, {
      font: FONTS.label,
      size: 31,
      colour: PALE,
      room: width - 36,
    });
    const picture = art.get(id);
    const frame = { ...inside, y: y + PICTURE.top, height: PICTURE.height };
    if (picture) cover(pen, picture, frame);
    fill(pen, style.band, { ...inside, y: y + PICTURE.top + PICTURE.height - 2, height: 4 });
    badge(pen, x + width - 48, y + PICTURE.top + PICTURE.height, style, amount);
    const lines = { x: x + 20, y: y + 268, width: width - 40, height: 62 };
    if (lineOf(id)) paragraph(pen, lineOf(id), lines, { font: FONTS.label, size: 25, colour: INK });
  };
}

const backFace: PrintFace = (pen, area) => {
  const { x, y, width, height } = area;
  paper(pen, area, BACK.paper);
  pen.lineWidth = 5;
  pen.strokeStyle = BACK.line;
  pen.beginPath();
  pen.roundRect(x + 26, y + 26, width - 52, height - 52, 14);
  pen.stroke();
  write(pen, '?', x + width / 2, y + height / 2, { font: FONTS.stencil, size: 150, colour: BACK.line });
};

/** Prints one face. */
export function faceOf(id: FaceId, art: Pictures<LootId>): PrintFace {
  return id === 'back' ? backFace : lootFace(id, art);
}
