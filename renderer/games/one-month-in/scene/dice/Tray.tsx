import { useEffect, useMemo } from 'react';
import { Surface } from '../../../../table/Surface';
import { box, join } from '../../../../table/sculpt/shapes';
import type { Stop } from '../scene-model';
import { TRAY, traySpot } from './rows';

const FELT = '#262b33';
const WOOD = '#5a3a22';
const RIM = 0.09;

function trayGeometry(width: number) {
  const { depth, height } = TRAY;
  const rail = (across: number, along: number, x: number, z: number) =>
    box([across, height * 1.9, along], WOOD, { at: [x, height * 0.25, z] });
  return join([
    box([width, height, depth], FELT),
    rail(width + 2 * RIM, RIM, 0, -(depth + RIM) / 2),
    rail(width + 2 * RIM, RIM, 0, (depth + RIM) / 2),
    rail(RIM, depth, -(width + RIM) / 2, 0),
    rail(RIM, depth, (width + RIM) / 2, 0),
  ]);
}

/** The tray into which the dice of a fight fall. */
export function Tray({ at, width }: { readonly at: Stop; readonly width: number }) {
  const geometry = useMemo(() => trayGeometry(width), [width]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  const { x, z } = traySpot(at);
  return (
    <mesh geometry={geometry} position={[x, TRAY.y, z]} castShadow receiveShadow raycast={() => null}>
      <Surface roughness={0.9} />
    </mesh>
  );
}
