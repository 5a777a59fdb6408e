import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { AdditiveBlending, BufferAttribute, BufferGeometry, type Points } from 'three';
import { between, seeded } from '../../random/random';
import { sheet } from '../print/canvas';
import { printed } from '../print/printed';

export interface DustProps {
  readonly motes: number;
  readonly centre: readonly [x: number, z: number];
  readonly reach: number;
}

/** Heights at which dust hangs, in cells. */
const LOW = 2;
const HIGH = 13;
/** Radians a second that the cloud turns. */
const DRIFT = 0.012;

function cloud(motes: number, reach: number): BufferGeometry {
  const random = seeded(97);
  const places = Array.from({ length: motes }, () => {
    const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * reach];
    return [Math.cos(angle) * far, between(random, LOW, HIGH), Math.sin(angle) * far];
  });
  return new BufferGeometry().setAttribute(
    'position',
    new BufferAttribute(new Float32Array(places.flat()), 3),
  );
}

function softDot() {
  const pen = sheet(32, 32);
  const shine = pen.createRadialGradient(16, 16, 0, 16, 16, 16);
  shine.addColorStop(0, 'rgba(255,240,215,1)');
  shine.addColorStop(1, 'rgba(255,240,215,0)');
  pen.fillStyle = shine;
  pen.fillRect(0, 0, 32, 32);
  return printed(pen, 1);
}

/** Motes that hang in the light. They drift while frames are drawn anyway and ask for none. */
export function Dust({ motes, centre, reach }: DustProps) {
  const points = useRef<Points>(null);
  const geometry = useMemo(() => cloud(motes, reach * 0.9), [motes, reach]);
  const dot = useMemo(softDot, []);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => dot.dispose(), [dot]);
  useFrame((_, delta) => {
    if (points.current) points.current.rotation.y += Math.min(delta, 0.1) * DRIFT;
  });
  return (
    <points ref={points} geometry={geometry} position={[centre[0], 0, centre[1]]} raycast={() => null}>
      <pointsMaterial
        map={dot}
        size={0.09}
        transparent
        opacity={0.3}
        depthWrite={false}
        blending={AdditiveBlending}
        fog={false}
      />
    </points>
  );
}
