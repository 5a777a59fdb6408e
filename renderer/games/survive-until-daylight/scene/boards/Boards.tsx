import { useEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, type Group, PlaneGeometry } from 'three';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { printed } from '../../../../table/print/printed';
import type { TextureBox } from '../../../../table/print/texture-box';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { cardboard } from '../../../../table/sculpt/cardboard';
import { BOARD, boardOf } from '../../layout';
import { seatingOf } from '../poses';
import type { SceneModel, SeatModel } from '../scene-model';
import { type BoardLook, printBoards } from './board-print';

const TOP = 0.028;
const THICKNESS = 0.12;

function slab(): BufferGeometry {
  const area = { x: -BOARD.width / 2, z: -BOARD.depth / 2, ...BOARD };
  return cardboard(area, THICKNESS, 0.06).translate(0, TOP - 0.004 - THICKNESS / 2, 0);
}

function face({ u0, v0, u1, v1 }: TextureBox): BufferGeometry {
  const plane = new PlaneGeometry(BOARD.width, BOARD.depth);
  const uv = plane.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, u0 + uv.getX(i) * (u1 - u0), v0 + uv.getY(i) * (v1 - v0));
  return plane.rotateX(-Math.PI / 2).translate(0, TOP, 0);
}

/** Prints anew only when what is printed changes, which is at the set-up. */
function useLooks(seats: readonly SeatModel[]): readonly BoardLook[] {
  const key = JSON.stringify(
    seats.map(({ character, maxHealth, capacity }) => ({ character, maxHealth, capacity })),
  );
  return useMemo(() => JSON.parse(key) as readonly BoardLook[], [key]);
}

function usePrint(seats: readonly SeatModel[]) {
  const { anisotropy } = useQuality();
  const looks = useLooks(seats);
  const shown = useMemo(() => {
    const sheet = printBoards(looks);
    const faces = looks.map((_, place) => face(sheet.tileOf(place)));
    return { print: printed(sheet.pen, anisotropy), slab: slab(), faces };
  }, [looks, anisotropy]);
  useEffect(
    () => () => {
      shown.print.dispose();
      shown.slab.dispose();
      for (const geometry of shown.faces) geometry.dispose();
    },
    [shown],
  );
  return shown;
}

function goalsOf(scene: SceneModel): readonly PoseGoal[] {
  const seating = seatingOf(scene);
  return scene.seats.map(({ seat }, place) => {
    const { x, z, width, depth, scale } = boardOf(place, seating);
    const pose = { x: x + width / 2, y: 0, z: z + depth / 2, yaw: 0, tip: 0, grow: scale };
    return { key: seat, pose, origin: pose };
  });
}

export interface BoardsProps {
  readonly scene: SceneModel;
  readonly travel: Travel;
}

/** The character boards; they change their places when another seat is to decide. */
export function Boards({ scene, travel }: BoardsProps) {
  const { print, slab, faces } = usePrint(scene.seats);
  const boards = useRef(new Map<string, Group>());
  const goals = useMemo(() => goalsOf(scene), [scene]);
  usePoses(goals, travel, (poses) => {
    for (const [key, { x, y, z, grow }] of poses) {
      boards.current.get(key)?.position.set(x, y, z);
      boards.current.get(key)?.scale.setScalar(grow);
    }
  });
  return faces.map((geometry, place) => {
    const seat = scene.seats[place]?.seat;
    return (
      seat && (
        <group
          key={seat}
          ref={(group) => {
            if (group) boards.current.set(seat, group);
            else boards.current.delete(seat);
          }}
        >
          <mesh geometry={slab} castShadow receiveShadow raycast={() => null}>
            <Surface />
          </mesh>
          <mesh geometry={geometry} receiveShadow raycast={() => null}>
            <Surface vertexColors={false} map={print} roughness={0.7} />
          </mesh>
        </group>
      )
    );
  });
}
