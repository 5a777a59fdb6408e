import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect } from 'react';
import { Box3, type Camera, type Mesh, Vector3 } from 'three';
import { offerSpot } from '../../input/pad/spots';
import type { Box } from '../../input/pad/steps';
import { useLatest } from '../../input/use-latest';
import { useDrawing } from '../drawing';
import type { PickHandlers } from './Target';

const bounds = new Box3();
const corner = new Vector3();
const ENDS = ['min', 'max'] as const;

/** The box around a piece as the camera sees it, on a window part of that place and size. */
function boxOf(mesh: Mesh, camera: Camera, { left, top, width, height }: DOMRect): Box {
  mesh.geometry.computeBoundingBox();
  if (mesh.geometry.boundingBox) bounds.copy(mesh.geometry.boundingBox);
  const points = ENDS.flatMap((x) => ENDS.flatMap((y) => ENDS.map((z) => [x, y, z] as const))).map(
    ([x, y, z]) => {
      corner.set(bounds[x].x, bounds[y].y, bounds[z].z).applyMatrix4(mesh.matrixWorld).project(camera);
      return { x: left + ((corner.x + 1) / 2) * width, y: top + ((1 - corner.y) / 2) * height };
    },
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether nothing lies over its middle. */
function isSeen({ left, top, right, bottom }: Box, canvas: Element): boolean {
  const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  return there.find((element) => !element.matches('.pad-finger')) === canvas;
}

/** Lets the focus of a gamepad come to a piece or a place where picking it does something; not while a photo is taken. */
export function useSpot<Pick>(
  mesh: RefObject<Mesh | null>,
  pick: Pick,
  { onPick, onHover }: PickHandlers<Pick>,
): void {
  const camera = useThree((state) => state.camera);
  const canvas = useThree((state) => state.gl.domElement);
  const { photo = null } = useDrawing();
  const latest = useLatest({ pick, onPick, onHover, camera, isPhoto: photo !== null });
  useEffect(
    () =>
      offerSpot({
        box() {
          const { current } = mesh;
          if (!current) return null;
          current.updateWorldMatrix(true, false);
          const box = boxOf(current, latest.current.camera, canvas.getBoundingClientRect());
          return isSeen(box, canvas) ? box : null;
        },
        isOpen: () =>
          !latest.current.isPhoto && (latest.current.onPick?.allows?.(latest.current.pick) ?? false),
        press: () => latest.current.onPick?.(latest.current.pick),
        point: (on) => latest.current.onHover?.(on ? latest.current.pick : null),
      }),
    [mesh, canvas, latest],
  );
}
