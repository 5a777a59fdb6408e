/** What is printed on the cardboard of the dead: their cut-out renders, or the card of one that has none. */
import { use, useEffect, useMemo } from 'react';
import type { Texture } from 'three';
import SHEET from '../../../../../assets/textures/outbreak-duel/standees.json';
import { ZOMBIE_IDS, type ZombieId } from '../../../../../models/outbreak-duel/ids';
import { CARD } from '../../../../table/cards/card-shape';
import { once } from '../../../../table/once';
import { sheet } from '../../../../table/print/canvas';
import { loadPictures } from '../../../../table/print/pictures';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { STANDEE_ASPECT, STANDEES_URL, standeeCell } from '../art/standees';
import { type CardArt, useCardArt } from '../cards/card-art';
import { faceOf } from '../cards/card-faces';
import type { SheetBox } from '../plates/atlas';

export interface StandeeSheet {
  readonly print: Texture;
  /** Width of a print to its height. */
  readonly aspect: number;
  readonly boxOf: (card: ZombieId) => SheetBox;
}

const { size, cell } = SHEET;
/** Prints are as fine as they are seen. */
const SCALE = { low: 0.5, medium: 0.75, high: 1 } as const;
/** A card on the foot of its cell is lower than the cut-outs. */
const CARD_SIZE = 0.82;
/** Pixels of a card face at full scale. */
const FACE = { width: 250, height: 250 * (CARD.height / CARD.width) } as const;

/** Fetches the sheet of cut-outs. */
export const loadStandees = once(() => loadPictures(['standees'] as const, () => STANDEES_URL));

const columns = Math.floor(size / cell.width);
const rows = Math.floor(size / cell.height);
const cornersOf = ([left, top]: SheetBox) => `${Math.round(left * size)} ${Math.round(top * size)}`;

/** Cells of the sheet that no cut-out takes. */
function freeCells(taken: readonly SheetBox[]): readonly SheetBox[] {
  const names = new Set(taken.map(cornersOf));
  const all = Array.from({ length: columns * rows }, (_, index): SheetBox => {
    const [x, y] = [(index % columns) * cell.width, Math.floor(index / columns) * cell.height];
    return [x / size, y / size, cell.width / size, cell.height / size];
  });
  return all.filter((box) => !names.has(cornersOf(box)));
}

/** Which part of the sheet belongs to whom; `faces` are those whose card is printed into a free cell. */
export function standeeBoxes() {
  const cut = ZOMBIE_IDS.flatMap((id): readonly (readonly [ZombieId, SheetBox])[] => {
    const found = standeeCell(id);
    return found ? [[id, [found.left, found.top, found.width, found.height]]] : [];
  });
  const free = freeCells(cut.map(([, box]) => box));
  const known = new Set(cut.map(([id]) => id));
  const faces = ZOMBIE_IDS.filter((id) => !known.has(id)).flatMap(
    (id, index): readonly (readonly [ZombieId, SheetBox])[] => {
      const box = free[index];
      return box ? [[id, box]] : [];
    },
  );
  return { cut, faces };
}

const BOXES = standeeBoxes();
const ALL: ReadonlyMap<ZombieId, SheetBox> = new Map([...BOXES.cut, ...BOXES.faces]);
const NOTHING: SheetBox = [0, 0, 0, 0];
/** Less than a cell is shown, so that no neighbour shines in from above. */
const INSET = 5 / size;

function inset([left, top, width, height]: SheetBox): SheetBox {
  return [left + INSET, top + INSET, width - 2 * INSET, height - INSET];
}

/** The cut-outs, and in free cells the cards of those who have none, standing on the foot of the cell. */
function printSheet(picture: ImageBitmap | undefined, art: CardArt, scale: number) {
  const pen = sheet(size * scale, size * scale);
  pen.scale(scale, scale);
  if (picture) pen.drawImage(picture, 0, 0, size, size);
  const grown = (cell.height / FACE.height) * CARD_SIZE;
  for (const [id, [left, top]] of BOXES.faces) {
    pen.save();
    const [aside, down] = [(cell.width - FACE.width * grown) / 2, cell.height - FACE.height * grown];
    pen.translate(left * size + aside, top * size + down);
    pen.scale(grown, grown);
    pen.beginPath();
    pen.rect(0, 0, FACE.width, FACE.height);
    pen.clip();
    faceOf(id, art)(pen, { x: 0, y: 0, ...FACE });
    pen.restore();
  }
  return pen;
}

/** The sheet; suspends until its pictures are there. */
export function useStandeeSheet(): StandeeSheet {
  const picture = use(loadStandees()).get('standees');
  const art = useCardArt();
  const { anisotropy, tier } = useQuality();
  const print = useMemo(
    () => printed(printSheet(picture, art, SCALE[tier]), anisotropy),
    [picture, art, anisotropy, tier],
  );
  useEffect(() => () => print.dispose(), [print]);
  return useMemo(
    () => ({ print, aspect: STANDEE_ASPECT, boxOf: (card) => inset(ALL.get(card) ?? NOTHING) }),
    [print],
  );
}
