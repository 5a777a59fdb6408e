import { useMemo, useRef } from 'react';
import type { Pose } from '../../../../motion/tween';
import { Cards, type CardsHandle } from '../../../../table/cards/Cards';
import { useCardSheet } from '../../../../table/cards/useCardSheet';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { hexSpot, MEASURES } from '../../layout';
import type { SceneModel } from '../scene-model';
import { useCardArt } from './card-art';
import { FACE_IDS, type FaceId, faceOf } from './card-faces';

/** It stands over its tile, leaning back a little, as wide as this. */
const SHOWN = { y: 2.3, south: 1.3, tip: 0.2, width: 2.3 } as const;
/** On the stack it lies face down. */
const LYING = { y: 0.1, tip: 1, width: 0.38 } as const;
/** Share of the motion in which it is turned; in the rest it is read. */
const TURNED = 0.4;

const numberOf = (id: FaceId) => FACE_IDS.indexOf(id);

function goalOf({ tile, card }: NonNullable<SceneModel['found']>): PoseGoal {
  const { x, z } = hexSpot(tile);
  const { LOOT_SPOT } = MEASURES;
  const pose: Pose = { x, y: SHOWN.y, z: z + SHOWN.south, yaw: 0, tip: SHOWN.tip, grow: SHOWN.width };
  const origin: Pose = {
    x: x + LOOT_SPOT.x,
    y: LYING.y,
    z: z + LOOT_SPOT.z,
    yaw: 0,
    tip: LYING.tip,
    grow: LYING.width,
  };
  return { key: `${tile} ${card}`, pose, origin };
}

export interface FoundCardProps {
  readonly found: SceneModel['found'];
  /** Milliseconds of the motion. */
  readonly duration: number;
}

/** The top card of a loot stack, turned over large for all to see. */
export function FoundCard({ found, duration }: FoundCardProps) {
  const art = useCardArt();
  const { sheet, print } = useCardSheet(useMemo(() => FACE_IDS.map((id) => faceOf(id, art)), [art]));
  const cards = useRef<CardsHandle>(null);
  const face = useRef(0);
  if (found) face.current = numberOf(found.card);
  const goals = useMemo(() => (found ? [goalOf(found)] : []), [found]);
  const travel = useMemo((): Travel => ({ gait: 'leap', duration: duration * TURNED }), [duration]);
  usePoses(goals, travel, (poses) => {
    const laid = [...poses.values()].map((pose) => ({ pose, front: face.current, back: numberOf('back') }));
    cards.current?.lay(laid);
  });
  return <Cards ref={cards} sheet={sheet} print={print} capacity={4} />;
}
