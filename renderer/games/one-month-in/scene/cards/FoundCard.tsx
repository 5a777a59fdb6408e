import { useThree } from '@react-three/fiber';
import { useCallback, useMemo, useRef } from 'react';
import { LOOT } from '../../../../../models/one-month-in/content/loot';
import { Cards, type CardsHandle } from '../../../../table/cards/Cards';
import { useCardSheet } from '../../../../table/cards/useCardSheet';
import { useLapse } from '../../../../table/useLapse';
import type { SceneModel } from '../scene-model';
import { useCardArt } from './card-art';
import { FACE_IDS, type FaceId, faceOf } from './card-faces';
import { foundPose } from './found-pose';
import { panelAim } from './panel-aim';

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
      const isKept = LOOT[found.card].kind === 'salvage';
      const panel = isKept ? panelAim(found.seat, camera, size) : null;
      const pose = foundPose(found, share, panel);
      cards.current?.lay([{ pose, front: numberOf(found.card), back: numberOf('back') }]);
    },
    [found, camera, size],
  );
  useLapse(found, duration, show);
  return <Cards ref={cards} sheet={sheet} print={print} capacity={4} />;
}
