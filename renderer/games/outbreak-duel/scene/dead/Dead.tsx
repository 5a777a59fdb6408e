import { useCallback, useMemo, useRef } from 'react';
import { Color, Matrix4, type Texture } from 'three';
import type { Pose } from '../../../../motion/tween';
import { type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { SIDE_COLOURS } from '../colours';
import type { Incoming } from '../marks';
import { BADGE_IDS, type BadgeId, useCounterModels } from '../pieces/counter-models';
import { Rows, type RowsHandle } from '../pieces/Rows';
import { Plates, type PlatesHandle } from '../plates/Plates';
import type { SceneModel } from '../scene-model';
import { yawFor } from '../seat-view';
import { badgesOf } from './badges';
import { type LaidStandee, Standees, type StandeesHandle } from './Standees';
import { standeeQuads } from './standee-plates';
import { standeeMatrix } from './standee-shape';
import type { StandeeSheet } from './standee-sheet';
import { type StandeeLook, standeesIn } from './standing';

/** Both boards at their fullest, and who is dying. */
const CAPACITY = 48;
const QUADS = CAPACITY * 14;
const COLOURS = SIDE_COLOURS.map((colour) => new Color(colour));
const [LIT, GREY] = [new Color(1, 1, 1), new Color(0.5, 0.54, 0.62)];

/** How much brighter cardboard is that is hit. */
const FLASH = 2.4;
const flashed = (light: Color, { flash = 0 }: Pose) =>
  flash > 0
    ? light
        .clone()
        .multiplyScalar(1 + FLASH * flash)
        .addScalar(flash)
    : light;

export interface DeadProps {
  readonly scene: SceneModel;
  readonly incoming: Incoming | undefined;
  readonly travel: Travel;
  readonly sheet: StandeeSheet;
  /** The sheet of all signs. */
  readonly print: Texture;
}

/** The looks of all who stand, and of those who are just falling. */
function useLooks(scene: SceneModel, incoming: Incoming | undefined) {
  const looks = useRef<ReadonlyMap<string, StandeeLook>>(new Map());
  const standees = useMemo(() => standeesIn(scene, incoming), [scene, incoming]);
  useMemo(() => {
    looks.current = new Map([...looks.current, ...standees.map(({ key, look }) => [key, look] as const)]);
  }, [standees]);
  return { standees, looks };
}

/** All zombies on the table: standees with their plates and tokens. */
export function Dead({ scene, incoming, travel, sheet, print }: DeadProps) {
  const { standees, looks } = useLooks(scene, incoming);
  const boards = useRef<StandeesHandle>(null);
  const plates = useRef<PlatesHandle>(null);
  const badges = useRef<RowsHandle<BadgeId>>(null);
  const models = useCounterModels();
  const yaw = yawFor(scene);
  const draw = useCallback(
    (poses: ReadonlyMap<string, Pose>) => {
      const near = ({ x, z }: Pose) => x * Math.sin(yaw) + z * Math.cos(yaw);
      const inOrder = [...poses].sort(([, one], [, other]) => near(one) - near(other));
      looks.current = new Map([...looks.current].filter(([key]) => poses.has(key)));
      const laid = inOrder.flatMap(([key, pose]) => {
        const look = looks.current.get(key);
        return look ? [{ look, pose, matrix: standeeMatrix(pose, new Matrix4()) }] : [];
      });
      boards.current?.lay(
        laid.map(({ look, pose, matrix }): LaidStandee => {
          const colour = COLOURS[look.owner] ?? LIT;
          return { card: look.card, matrix, colour, light: flashed(look.sick ? GREY : LIT, pose) };
        }),
      );
      badges.current?.lay(
        inOrder.flatMap(([key, pose]) => {
          const look = looks.current.get(key);
          return look ? badgesOf(look, pose) : [];
        }),
      );
      plates.current?.lay(laid.flatMap(({ look, matrix }) => standeeQuads(look, matrix)));
    },
    [looks, yaw],
  );
  usePoses(standees, travel, draw);
  return (
    <>
      <Standees ref={boards} sheet={sheet} capacity={CAPACITY} />
      <Rows ref={badges} ids={BADGE_IDS} models={models.badges} capacity={CAPACITY} />
      <Plates ref={plates} print={print} capacity={QUADS} />
    </>
  );
}
