import { useMemo, useRef } from 'react';
import { Color } from 'three';
import type { Pose } from '../../../../motion/tween';
import { Cards, type CardsHandle, type LaidCard } from '../../../../table/cards/Cards';
import { useCardSheet } from '../../../../table/cards/useCardSheet';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { pilePose } from '../poses';
import type { SceneModel } from '../scene-model';
import { useCardArt } from './card-art';
import { faceOf } from './card-faces';
import { FACE_IDS, faceNumber } from './faces';
import { type CardLook, cardPieces } from './lying-cards';

/** Six full bags, the fullest line, piles and open cards. */
const CAPACITY = 320;
const PLAIN = new Color(1, 1, 1);
const DIM = new Color(0.42, 0.42, 0.46);

function useFaces() {
  const art = useCardArt();
  return useCardSheet(useMemo(() => FACE_IDS.map((id) => faceOf(id, art)), [art]));
}

function laid(pose: Pose, { front, back, cards, dim }: CardLook): LaidCard {
  return { pose, front: faceNumber(front), back: faceNumber(back), cards, light: dim ? DIM : PLAIN };
}

export interface TableCardsProps {
  readonly scene: SceneModel;
  readonly travel: Travel;
}

/** All cards of the table. Those on their way out fly on their pile; all others that are gone are gone at once. */
export function TableCards({ scene, travel }: TableCardsProps) {
  const { sheet, print } = useFaces();
  const cards = useRef<CardsHandle>(null);
  const looks = useRef(new Map<string, CardLook>());
  const goals = useMemo((): readonly PoseGoal[] => {
    const before = looks.current;
    const pieces = cardPieces(scene);
    const leaving = scene.departures.filter(({ key }) => before.has(key));
    looks.current = new Map([
      ...leaving.flatMap(({ key }) => {
        const look = before.get(key);
        return look ? [[key, look] as const] : [];
      }),
      ...pieces.map(({ key, look }) => [key, look] as const),
    ]);
    const known = new Set(pieces.map(({ key }) => key));
    return [
      ...pieces,
      ...leaving
        .filter(({ key }) => !known.has(key))
        .map(({ key, to }) => ({ key, pose: pilePose(to, scene) })),
    ];
  }, [scene]);
  usePoses(goals, travel, (poses) => {
    const all = [...poses].flatMap(([key, pose]) => {
      const look = looks.current.get(key);
      return look ? [laid(pose, look)] : [];
    });
    cards.current?.lay(all);
  });
  return <Cards ref={cards} sheet={sheet} print={print} capacity={CAPACITY} />;
}
