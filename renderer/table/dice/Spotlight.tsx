import { type Ref, useEffect, useMemo, useRef } from 'react';
import { AdditiveBlending, DoubleSide, type Group, type MeshBasicMaterial, type Texture } from 'three';
import type { Spot } from '../places';
import { sheet } from '../print/canvas';
import { printed } from '../print/printed';
import { Understudy } from '../Understudy';
import { useLapse } from '../useLapse';
import { litAt } from './lit';

/** Milliseconds at single speed that the light stays: until dice have fallen and been read. */
const SHINES = 1400;
const PIXELS = 128;
const WARM = '#ffe2ae';
/** How bright the pool under the dice is, and the light in the air above them. */
const STRONG = { pool: 0.62, air: 0.13 } as const;
/** Height of the cone of light, to the width of the pool. */
const HIGH = 1.5;

/** Light that gets weaker towards the edge. */
function poolOfLight(): Texture {
  const pen = sheet(PIXELS, PIXELS);
  const middle = PIXELS / 2;
  const light = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
  light.addColorStop(0, 'rgb(255 226 174 / 100%)');
  light.addColorStop(0.55, 'rgb(255 226 174 / 55%)');
  light.addColorStop(1, 'rgb(255 226 174 / 0%)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, PIXELS, PIXELS);
  return printed(pen, 1);
}

function Shine({ map, ref }: { readonly map?: Texture; readonly ref?: Ref<MeshBasicMaterial> }) {
  return (
    <meshBasicMaterial
      ref={ref ?? null}
      {...(map ? { map } : { color: WARM })}
      transparent
      opacity={0}
      blending={AdditiveBlending}
      side={DoubleSide}
      depthWrite={false}
      toneMapped={false}
    />
  );
}

export interface SpotlightProps {
  /** What is thrown; another object lights it anew. Null for nothing. */
  readonly of: object | null;
  /** The middle of the dice, where they lie. */
  readonly at: Spot;
  /** Cells from the middle of the light to its edge. */
  readonly reach: number;
  readonly pace: number;
}

/** A light that falls on dice from above until they have been read. It is painted: the number of lamps never changes. */
export function Spotlight({ of, at, reach, pace }: SpotlightProps) {
  const map = useMemo(poolOfLight, []);
  useEffect(() => () => map.dispose(), [map]);
  const light = useRef<Group>(null);
  const pool = useRef<MeshBasicMaterial>(null);
  const air = useRef<MeshBasicMaterial>(null);
  useLapse(of, Number.isFinite(pace) ? SHINES / pace : 0, (share) => {
    const lit = of ? litAt(share) : 0;
    if (light.current) light.current.visible = lit > 0;
    if (pool.current) pool.current.opacity = STRONG.pool * lit;
    if (air.current) air.current.opacity = STRONG.air * lit;
  });
  return (
    <>
      <Understudy>
        <Shine map={map} />
      </Understudy>
      <Understudy>
        <Shine />
      </Understudy>
      <group ref={light} position={[at.x, at.y, at.z]} visible={false}>
        <mesh rotation-x={-Math.PI / 2} renderOrder={3} raycast={() => null}>
          <planeGeometry args={[reach * 2, reach * 2]} />
          <Shine ref={pool} map={map} />
        </mesh>
        <mesh position-y={reach * HIGH} renderOrder={4} raycast={() => null}>
          <cylinderGeometry args={[reach * 0.16, reach * 0.86, reach * HIGH * 2, 32, 1, true]} />
          <Shine ref={air} />
        </mesh>
      </group>
    </>
  );
}
