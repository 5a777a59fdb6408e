import type { ThreeEvent } from '@react-three/fiber';
import { useRef } from 'react';
import type { BufferGeometry, Mesh } from 'three';
import { useSpot } from './useSpot';

/** Pixels that a press may wander and still be a click. */
const CLICK_SLOP = 6;

/** Picks something, and knows what of it would do anything: only there a gamepad stops. */
export interface Picking<Pick> {
  (pick: Pick): void;
  readonly allows?: (pick: Pick) => boolean;
}

/** Who is told about the pointer. */
export interface PickHandlers<Pick> {
  readonly onPick?: Picking<Pick> | undefined;
  readonly onHover?: ((pick: Pick | null) => void) | undefined;
}

export interface TargetProps<Pick> extends PickHandlers<Pick> {
  readonly pick: Pick;
  readonly geometry: BufferGeometry;
  readonly at?: readonly [number, number, number];
  /** How many times as large as the geometry it is, in every direction or in each. */
  readonly size?: number | readonly [number, number, number];
}

/** An unseen stand-in of few triangles; the nearest one under the pointer counts. */
export function Target<Pick>({
  pick,
  geometry,
  at = [0, 0, 0],
  size = 1,
  onPick,
  onHover,
}: TargetProps<Pick>) {
  const mesh = useRef<Mesh>(null);
  useSpot(mesh, pick, { onPick, onHover });
  const events = {
    onClick: (event: ThreeEvent<MouseEvent>) => {
      event.stopPropagation();
      if (event.delta <= CLICK_SLOP) onPick?.(pick);
    },
    // A finger hovers over nothing: what it rests on is what it points at.
    onPointerDown: (event: ThreeEvent<PointerEvent>) => {
      if (event.pointerType !== 'mouse') onHover?.(pick);
    },
    onPointerOver: (event: ThreeEvent<PointerEvent>) => {
      event.stopPropagation();
      onHover?.(pick);
    },
    onPointerOut: () => onHover?.(null),
  };
  return (
    <mesh
      ref={mesh}
      visible={false}
      geometry={geometry}
      position={[...at]}
      scale={typeof size === 'number' ? size : [...size]}
      {...events}
    />
  );
}
