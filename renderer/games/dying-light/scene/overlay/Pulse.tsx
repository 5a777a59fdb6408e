import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { MeshBasicMaterial } from 'three';
import type { AreaId } from '../../../../../models/dying-light/ids';
import { zonesOf } from '../../../../../models/dying-light/map';
import { hop } from '../../../../motion/easing';
import { tableClock } from '../../../../table/clock';
import { TONES } from './Highlights';
import { zoneLight } from './zone-shape';

/** An Area that resolves lights up once. */
export function Pulse({ area, duration }: { readonly area: AreaId; readonly duration: number }) {
  const invalidate = useThree((state) => state.invalidate);
  const material = useRef<MeshBasicMaterial>(null);
  const start = useRef(tableClock.now());
  const light = useMemo(
    () => zoneLight([{ zones: zonesOf(area), colour: TONES.threat, fill: 0.4, line: 1 }]),
    [area],
  );
  useEffect(() => () => light.dispose(), [light]);
  useFrame(() => {
    const time = (tableClock.now() - start.current) / duration;
    if (material.current) material.current.opacity = hop(time);
    if (time < 1) invalidate();
  });
  return (
    <mesh geometry={light} renderOrder={2} raycast={() => null}>
      <meshBasicMaterial
        ref={material}
        vertexColors
        transparent
        opacity={0}
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
}
