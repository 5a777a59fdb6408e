import { useThree } from '@react-three/fiber';
import { useCallback, useMemo, useRef } from 'react';
import { LOOT } from '../../../../../models/one-month-in/content/loot';
import { Cards, type CardsHandle } from '../../../../table/cards/Cards';
import { useCardSheet } from '../../../../table/cards/useCardSheet';
import { useLapse } from '../../../../table/useLapse';
import type { SceneModel } from '../scene-model';
import { panelPlace, readingPlace } from './before-the-eye';
import { useCardArt } from './card-art';
import { FACE_IDS, type FaceId, faceOf } from './card-faces';
import { foundPose } from './found-pose';

const numberOf = (id: FaceId) => FACE_IDS.indexOf(id);

export interface FoundCardProps {
  readonly found: SceneModel['found'];
  /** Milliseconds of the motion. */
  readonly duration: number;
}

/** The top card of a loot stack, turned over large for all to see. */
export function FoundCard({ found, duration }: FoundCardProps) {
  const art = useCardArt();
  const { sheet, print } = useCardSheet(useMemo(() => FACE_IDS.map((id) => faceOf(id, art)), [art]));
  const { camera, size } = useThree();
  const cards = useRef<CardsHandle>(null);
  const show = useCallback(
    (share: number) => {
      if (!found) return cards.current?.lay([]);
      const { tile, card, seat } = found;
      const kept = LOOT[card].kind === 'salvage' ? panelPlace(seat, camera, size) : null;
      const pose = foundPose(tile, share, { read: readingPlace(tile, camera), kept });
      cards.current?.lay([{ pose, front: numberOf(card), back: numberOf('back') }]);
    },
    [found, camera, size],
  );
  useLapse(found, duration, show);
  return <Cards ref={cards} sheet={sheet} print={print} capacity={4} />;
}
