import { useMemo, useRef } from 'react';
import type { Pose } from '../../../../motion/tween';
import { Cards, type CardsHandle, type LaidCard } from '../../../../table/cards/Cards';
import { useCardSheet } from '../../../../table/cards/useCardSheet';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
import type { SceneModel } from '../scene-model';
import { useCardArt } from './card-art';
import { faceOf } from './card-faces';
import { FACE_IDS, faceNumber } from './faces';
import { type CardLook, type CardPiece, cardPieces } from './lying-cards';

/** Two full hands, boards, rows and piles. */
const CAPACITY = 120;

export type Faces = ReturnType<typeof useCardSheet>;

/** The faces of all cards on one sheet. */
export function useFaces(): Faces {
  const art = useCardArt();
  return useCardSheet(useMemo(() => FACE_IDS.map((id) => faceOf(id, art)), [art]));
}

function laid(pose: Pose, { front, back, cards }: CardLook): LaidCard {
  return { pose, front: faceNumber(front), back: faceNumber(back), cards };
}

/** A card that left its place a moment ago, and where it was. */
interface Left {
  readonly key: string;
  readonly look: CardLook;
  readonly pose: Pose;
}

const sameCard = (one: CardLook, other: CardLook) => one.front === other.front && one.back === other.back;

/** A card that appears is the one with the same face that has just left its place: it goes from there. */
function goalsOf(pieces: readonly CardPiece[], before: readonly Left[]) {
  const wanted = new Set(pieces.map(({ key }) => key));
  const known = new Set(before.map(({ key }) => key));
  const free = before.filter(({ key, look }) => !wanted.has(key) && look.cards === 1);
  const moved = new Set<string>();
  const goals = pieces.map(({ key, pose, look, source }): PoseGoal => {
    if (known.has(key)) return { key, pose };
    const same = free.find((left) => !moved.has(left.key) && sameCard(left.look, look));
    if (same) moved.add(same.key);
    const origin = same?.pose ?? source;
    return origin ? { key, pose, origin } : { key, pose };
  });
  return { goals, moved };
}

export interface TableCardsProps {
  readonly scene: SceneModel;
  readonly travel: Travel;
  readonly sheet: Faces;
}

/** All cards of the table. */
export function TableCards({ scene, travel, sheet: { sheet, print } }: TableCardsProps) {
  const cards = useRef<CardsHandle>(null);
  const looks = useRef(new Map<string, CardLook>());
  const poses = useRef<ReadonlyMap<string, Pose>>(new Map());
  const goals = useMemo((): readonly PoseGoal[] => {
    const pieces = cardPieces(scene);
    const before = [...poses.current].flatMap(([key, pose]): readonly Left[] => {
      const look = looks.current.get(key);
      return look ? [{ key, look, pose }] : [];
    });
    const { goals: found, moved } = goalsOf(pieces, before);
    looks.current = new Map([
      ...[...looks.current].filter(([key]) => poses.current.has(key) && !moved.has(key)),
      ...pieces.map(({ key, look }) => [key, look] as const),
    ]);
    return found;
  }, [scene]);
  usePoses(goals, travel, (now) => {
    poses.current = now;
    const all = [...now].flatMap(([key, pose]) => {
      const look = looks.current.get(key);
      return look ? [laid(pose, look)] : [];
    });
    cards.current?.lay(all);
  });
  return <Cards ref={cards} sheet={sheet} print={print} capacity={CAPACITY} />;
}
