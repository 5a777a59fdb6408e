import { useEffect, useMemo } from 'react';
import type { Texture } from 'three';
import { printed } from '../print/printed';
import { useQuality } from '../QualityContext';
import { type CardSheet, type PrintFace, printCards } from './card-sheet';

const SCALE = { low: 0.75, medium: 1, high: 1 } as const;

/**
 * The faces of all cards of a game on one sheet, and as a texture, as fine as the quality asks for.
 * @param faces keep the object while they say the same: a new one is printed anew
 */
export function useCardSheet(faces: readonly PrintFace[]): {
  readonly sheet: CardSheet;
  readonly print: Texture;
} {
  const { anisotropy, tier } = useQuality();
  const sheet = useMemo(() => printCards(faces, SCALE[tier]), [faces, tier]);
  const print = useMemo(() => printed(sheet.pen, anisotropy), [sheet, anisotropy]);
  useEffect(() => () => print.dispose(), [print]);
  return { sheet, print };
}
