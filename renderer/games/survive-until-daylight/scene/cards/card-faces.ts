/** Prints the faces of all cards. Their words come from the language of the app. */
import { ASSAULTS } from '../../../../../models/survive-until-daylight/content/assaults';
import { COMBAT_CARDS } from '../../../../../models/survive-until-daylight/content/combat-cards';
import { HORDE } from '../../../../../models/survive-until-daylight/content/horde';
import { WEAPONS } from '../../../../../models/survive-until-daylight/content/weapons';
import {
  ASSAULT_IDS,
  type AssaultId,
  COMBAT_IDS,
  type CombatId,
  HORDE_TYPES,
  type HordeType,
  type WeaponCardId,
} from '../../../../../models/survive-until-daylight/ids';
import { isWeapon } from '../../../../../models/survive-until-daylight/rules/card-kinds';
import { t } from '../../../../i18n';
import type { PrintFace } from '../../../../table/cards/card-sheet';
import { type Area2D, FONTS, fill, type Pen, write } from '../../../../table/print/canvas';
import { paper } from '../../../../table/print/paper';
import { paragraph } from '../../../../table/print/paragraph';
import { cover } from '../../../../table/print/pictures';
import { heartSpot } from '../poses';
import type { CardArt, PictureId } from './card-art';
import { type CardIcon, cardIcon } from './card-pen';
import { type CardStyle, styleOf } from './card-style';
import { type BackId, type FaceId, isBack } from './faces';

const isCombat = (id: FaceId): id is CombatId => COMBAT_IDS.some((one) => one === id);
const isHorde = (id: FaceId): id is HordeType => HORDE_TYPES.some((one) => one === id);
const isAssault = (id: FaceId): id is AssaultId => ASSAULT_IDS.some((one) => one === id);

function band(pen: Pen, { x, y, width }: Area2D, text: string, { band: colour }: CardStyle) {
  fill(pen, colour, { x: x + 9, y: y + 18, width: width - 18, height: 46 });
  write(pen, text, x + width / 2, y + 43, {
    font: FONTS.label,
    size: 32,
    colour: '#fff6e4',
    room: width - 36,
  });
}

/** Between the border and the band of a card. */
const INSET = 9;
/** The picture of what can be carried, played or drawn lies under the band. */
const PICTURE = { top: 64, height: 160 };

/** The picture of a card across its whole width; an icon where there is none. */
function illustrate(pen: Pen, id: PictureId, { x, y, width, height }: Area2D, art: CardArt) {
  const { art: ink, band: line } = styleOf(id);
  const picture = art.get(id);
  if (picture) cover(pen, picture, { x, y, width, height });
  else cardIcon(pen, id, x + width / 2, y + height / 2, Math.min(width, height) * 0.86, ink);
  fill(pen, line, { x, y: y + height - 2, width, height: 4 });
}

function upperPicture(pen: Pen, id: PictureId, { x, y, width }: Area2D, art: CardArt) {
  const area = { x: x + INSET, y: y + PICTURE.top, width: width - 2 * INSET, height: PICTURE.height };
  illustrate(pen, id, area, art);
}

function badge(pen: Pen, x: number, y: number, text: string, colour: string) {
  pen.beginPath();
  pen.arc(x, y, 31, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = '#fff6e4';
  pen.stroke();
  write(pen, text, x, y + 3, { font: FONTS.label, size: 40, colour: '#fff6e4' });
}

/** What a row of marks says: an icon and a number. */
type Mark = readonly [icon: CardIcon, text: string];

function marks(pen: Pen, { x, y, width }: Area2D, row: readonly Mark[], colour: string) {
  const step = 62;
  row.forEach(([icon, text], index) => {
    const at = x + width / 2 + (index - (row.length - 1) / 2) * step;
    cardIcon(pen, icon, at - (text ? 13 : 0), y, 30, colour);
    if (text) write(pen, text, at + 16, y + 2, { font: FONTS.label, size: 30, colour });
  });
}

function weaponMarks(id: WeaponCardId): readonly Mark[] {
  const { cards, ammo, splash, spread, durable } = WEAPONS[id];
  return [
    ...(cards > 0 || ammo ? [['cards', String(ammo ? ammo.max : cards)] as const] : []),
    ...(splash === 0 ? [] : [['splash', String(splash)] as const]),
    ...(spread ? [['spread', ''] as const] : []),
    ...(durable ? [['durable', ''] as const] : []),
  ];
}

function plainFace(id: Exclude<PictureId, CombatId | HordeType | AssaultId>, art: CardArt): PrintFace {
  const style = styleOf(id);
  return (pen, area) => {
    const { x, y, width } = area;
    paper(pen, area, style.paper);
    band(pen, area, t(`sd.card.${id}`), style);
    upperPicture(pen, id, area, art);
    const weapon = isWeapon(id);
    if (weapon) {
      badge(pen, x + 46, y + 100, String(WEAPONS[id].base), style.band);
      marks(pen, { ...area, y: y + 244 }, weaponMarks(id), style.ink);
    }
    const top = y + (weapon ? 264 : 230);
    const height = y + 336 - top;
    const lines = { x: x + 19, y: top, width: width - 38, height };
    paragraph(pen, t(`sd.card.${id}.text`), lines, { font: FONTS.label, size: 23, colour: style.ink });
  };
}

function combatFigure(id: CombatId): string {
  const { fixed, value } = COMBAT_CARDS[id];
  if (fixed !== null) return `=${fixed}`;
  return value > 0 ? `+${value}` : String(value);
}

function combatFace(id: CombatId, art: CardArt): PrintFace {
  const style = styleOf(id);
  const { value, fixed, splash, spread } = COMBAT_CARDS[id];
  const good = fixed !== null ? style.art : value > 0 ? '#1c6a36' : value < 0 ? '#a3231b' : style.art;
  const row: readonly Mark[] = [
    ...(splash === 0 ? [] : [['splash', String(splash)] as const]),
    ...(spread ? [['spread', ''] as const] : []),
  ];
  return (pen, area) => {
    const { x, y, width } = area;
    paper(pen, area, style.paper);
    band(pen, area, t(`sd.combat.${id}`), style);
    upperPicture(pen, id, area, art);
    const figure = { font: FONTS.label, size: 112, colour: good, outline: '#f3ecdc' };
    write(pen, combatFigure(id), x + width * 0.3, y + 178, figure);
    marks(pen, { ...area, y: y + 256 }, row, style.ink);
    const lines = { x: x + 19, y: y + (row.length > 0 ? 278 : 250), width: width - 38, height: 52 };
    paragraph(pen, t(`sd.combat.${id}.text`), lines, { font: FONTS.label, size: 26, colour: style.ink });
  };
}

/** The miniature stands on the upper half: name and hearts are below it. */
function hordeFace(type: HordeType, art: CardArt): PrintFace {
  const style = styleOf(type);
  return (pen, area) => {
    const { x, y, width, height } = area;
    paper(pen, area, style.paper);
    illustrate(pen, type, { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: 183 }, art);
    fill(pen, style.band, { x: x + 9, y: y + 192, width: width - 18, height: 50 });
    const text = t(`sd.horde.${type}`);
    write(pen, text, x + width / 2, y + 219, {
      font: FONTS.label,
      size: 42,
      colour: '#fff6e4',
      room: width - 30,
    });
    for (let heart = 0; heart < HORDE[type].health; heart++) {
      const spot = heartSpot(heart, HORDE[type].health);
      cardIcon(pen, 'heart', x + width * (0.5 + spot.x), y + height / 2 + spot.z * width, 44, '#a3231b');
    }
  };
}

/** Its picture, its name, and who may come. */
function assaultFace(id: AssaultId, art: CardArt): PrintFace {
  const style = styleOf(id);
  return (pen, area) => {
    const { x, y, width } = area;
    paper(pen, area, style.paper);
    illustrate(pen, id, { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: 204 }, art);
    fill(pen, style.band, { x: x + INSET, y: y + 213, width: width - 2 * INSET, height: 62 });
    const text = t(`sd.assault.${id}`);
    write(pen, text, x + width / 2, y + 246, {
      font: FONTS.stencil,
      size: 44,
      colour: style.ink,
      room: width - 30,
    });
    const coming = HORDE_TYPES.filter((type) => ASSAULTS[id].horde[type].some((count) => count > 0));
    coming.forEach((type, index) => {
      cardIcon(pen, type, x + width / 2 + (index - (coming.length - 1) / 2) * 44, y + 306, 38, style.art);
    });
  };
}

const BACK_LOOKS: Readonly<Record<BackId, { readonly paper: string; readonly art: string }>> = {
  'back-rubble': { paper: '#5c5148', art: '#8d8074' },
  'back-combat': { paper: '#274a66', art: '#6fa0c2' },
  'back-horde': { paper: '#3f4a33', art: '#8da06a' },
  'back-assault': { paper: '#5a1512', art: '#d9513c' },
};

function backFace(id: BackId): PrintFace {
  const look = BACK_LOOKS[id];
  return (pen, area) => {
    const { x, y, width, height } = area;
    paper(pen, area, look.paper);
    pen.lineWidth = 5;
    pen.strokeStyle = look.art;
    pen.beginPath();
    pen.roundRect(x + 26, y + 26, width - 52, height - 52, 14);
    pen.stroke();
    cardIcon(pen, id, x + width / 2, y + height / 2, 140, look.art);
  };
}

/** Prints one face. */
export function faceOf(id: FaceId, art: CardArt): PrintFace {
  if (isBack(id)) return backFace(id);
  if (isCombat(id)) return combatFace(id, art);
  if (isHorde(id)) return hordeFace(id, art);
  if (isAssault(id)) return assaultFace(id, art);
  return plainFace(id, art);
}
