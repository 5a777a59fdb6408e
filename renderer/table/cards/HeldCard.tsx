import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type Mesh, PerspectiveCamera, PlaneGeometry, Texture } from 'three';
import { heldCardAt } from '../../motion/held-card';
import type { Pen } from '../print/canvas';
import { printed } from '../print/printed';
import { Understudy } from '../Understudy';
import { useLapse } from '../useLapse';
import { CARD } from './card-shape';

/** Height of the card, as a share of the picture's. */
const SIZE = 0.5;
/** Cells from the eye. */
const NEAR = 3;
const BLANK = new Texture();

function Face({ map }: { readonly map: Texture }) {
  return <meshBasicMaterial map={map} transparent depthTest={false} depthWrite={false} toneMapped={false} />;
}

export interface HeldCardProps {
  /** What it is about; another object holds another card up. Null for none. */
  readonly of: object | null;
  /** Prints the card. */
  readonly print: () => Pen;
  /** Milliseconds; 0 shows nothing. */
  readonly duration: number;
}

function Held({ of, print, duration }: HeldCardProps & { readonly of: object }) {
  const camera = useThree((state) => state.camera);
  const mesh = useRef<Mesh>(null);
  const pose = useRef(heldCardAt(0));
  const plane = useMemo(() => new PlaneGeometry(CARD.width, CARD.height), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same card is printed once
  const map = useMemo(() => printed(print()), [of]);
  useEffect(
    () => () => {
      map.dispose();
      plane.dispose();
    },
    [map, plane],
  );
  useLapse(of, duration, (share) => {
    pose.current = heldCardAt(share);
  });
  useFrame(() => {
    if (!mesh.current || !(camera instanceof PerspectiveCamera)) return;
    const { below, turn, grow } = pose.current;
    const high = 2 * NEAR * Math.tan((camera.fov * Math.PI) / 360);
    mesh.current.visible = grow > 0;
    mesh.current.position.set(0, -below * high, -NEAR).applyMatrix4(camera.matrixWorld);
    mesh.current.quaternion.copy(camera.quaternion);
    mesh.current.rotateY(turn);
    mesh.current.scale.setScalar(Math.max(0.001, (grow * SIZE * high) / CARD.height));
  });
  return (
    <mesh ref={mesh} geometry={plane} renderOrder={30} frustumCulled={false} raycast={() => null}>
      <Face map={map} />
    </mesh>
  );
}

/** A card held up before everybody, upright in the middle of the picture, wherever the camera is. */
export function HeldCard({ of, duration, print }: HeldCardProps) {
  return (
    <>
      <Understudy>
        <Face map={BLANK} />
      </Understudy>
      {of && duration > 0 && <Held of={of} duration={duration} print={print} />}
    </>
  );
}
