import { useFrame } from '@react-three/fiber';
import { type Ref, useImperativeHandle, useMemo } from 'react';
import { Fog, Vector3 } from 'three';

export interface HazeProps {
  readonly ref: Ref<Fog>;
  readonly centre: readonly [x: number, z: number];
  /** How far the table is lit around its centre. */
  readonly reach: number;
}

/** Nothing nearer than this share of the way to the far edge is veiled, and so far beyond it everything would be. */
const CLEAR = 0.45;
const BEYOND = 3.4;

/** Air over the table: the farther from the eye, the paler; seen from anywhere, only the far end is veiled. */
export function Haze({ ref, centre, reach }: HazeProps) {
  const fog = useMemo(() => new Fog('#000000'), []);
  const middle = useMemo(() => new Vector3(centre[0], 0, centre[1]), [centre]);
  useImperativeHandle(ref, () => fog, [fog]);
  useFrame(({ camera }) => {
    const away = camera.position.distanceTo(middle);
    fog.near = away + (CLEAR - 1) * reach;
    fog.far = away + BEYOND * reach;
  });
  return <primitive object={fog} attach="fog" />;
}
