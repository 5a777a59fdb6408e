/** Which part of which sheet is printed on the cardboard of a zombie. */
import { useMemo } from 'react';
import type { Texture } from 'three';
import type { ZombieId } from '../../../../../models/outbreak-duel/ids';
import { CARD } from '../../../../table/cards/card-shape';
import { faceNumber } from '../cards/faces';
import type { Faces } from '../cards/TableCards';
import type { SheetBox } from '../plates/atlas';

export interface StandeeSheet {
  readonly print: Texture;
  /** Width of a print to its height. */
  readonly aspect: number;
  readonly boxOf: (card: ZombieId) => SheetBox;
}

/** The face of the card itself on cardboard. */
export function useStandeeSheet({ sheet, print }: Faces): StandeeSheet {
  return useMemo(() => {
    const { columns, rows } = sheet;
    const boxOf = (card: ZombieId): SheetBox => {
      const face = faceNumber(card);
      return [(face % columns) / columns, Math.floor(face / columns) / rows, 1 / columns, 1 / rows];
    };
    return { print, aspect: CARD.width / CARD.height, boxOf };
  }, [sheet, print]);
}
