/** What is printed on the cardboard of the dead: their cut-out renders. */
import { use, useEffect, useMemo } from 'react';
import type { Texture } from 'three';
import SHEET from '../../../../../assets/textures/outbreak-duel/standees.json';
import type { ZombieId } from '../../../../../models/outbreak-duel/ids';
import { once } from '../../../../table/once';
import { sheet } from '../../../../table/print/canvas';
import { loadPictures } from '../../../../table/print/pictures';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { STANDEE_ASPECT, STANDEES_URL, standeeCell } from '../art/standees';
import type { SheetBox } from '../plates/atlas';

export interface StandeeSheet {
  readonly print: Texture;
  /** Width of a print to its height. */
  readonly aspect: number;
  readonly boxOf: (card: ZombieId) => SheetBox;
}

const { size } = SHEET;
/** Prints are as fine as they are seen. */
const SCALE = { low: 0.5, medium: 0.75, high: 1 } as const;

/** Fetches the sheet of cut-outs. */
export const loadStandees = once(() => loadPictures(['standees'] as const, () => STANDEES_URL));

/** Less than a cell is shown, so that no neighbour shines in from above. */
const INSET = 5 / size;

/** Which part of the sheet belongs to whom. */
function boxOf(id: ZombieId): SheetBox {
  const { left, top, width, height } = standeeCell(id);
  return [left + INSET, top + INSET, width - 2 * INSET, height - INSET];
}

function printSheet(picture: ImageBitmap | undefined, scale: number) {
  const pen = sheet(size * scale, size * scale);
  if (picture) pen.drawImage(picture, 0, 0, size * scale, size * scale);
  return pen;
}

/** The sheet; suspends until its pictures are there. */
export function useStandeeSheet(): StandeeSheet {
  const picture = use(loadStandees()).get('standees');
  const { anisotropy, tier } = useQuality();
  const print = useMemo(
    () => printed(printSheet(picture, SCALE[tier]), anisotropy),
    [picture, anisotropy, tier],
  );
  useEffect(() => () => print.dispose(), [print]);
  return useMemo(() => ({ print, aspect: STANDEE_ASPECT, boxOf }), [print]);
}
