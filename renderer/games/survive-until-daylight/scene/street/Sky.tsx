import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import {
  AdditiveBlending,
  BufferAttribute,
  Color,
  type Group,
  type MeshBasicMaterial,
  PlaneGeometry,
} from 'three';
import { printed } from '../../../../table/print/printed';
import { Surface } from '../../../../table/Surface';
import { MAT, matArea } from '../../layout';
import type { NightLight } from '../night';
import { printGlow, printSkyline, printStars } from './skyline-print';

/** Shows the sky of a moment. */
export interface SkyHandle {
  show(light: NightLight): void;
}

const HEIGHT = 3.6;
/** The panel stands behind the mat and leans back, so that it can be seen from above. */
const LEAN = -0.62;
const PIXELS = 64;
const SUN_RADIUS = 0.62;
/** Its middle before it rises and after: behind the street, and clear of the highest roofs. */
const SUN_Y = { set: -0.7, risen: 2.6 } as const;
/** Width of the light around it, in cells. */
const GLOW = 11;
/** The light is there before the sun is. */
const GLOW_GROWS = 2;

/** A strip with three rows of vertices: horizon, middle and zenith. */
function gradientPlane(width: number): PlaneGeometry {
  const plane = new PlaneGeometry(width, HEIGHT, 1, 2).translate(0, HEIGHT / 2, 0);
  return plane.setAttribute('color', new BufferAttribute(new Float32Array(18), 3)) as PlaneGeometry;
}

function colour(plane: PlaneGeometry, { zenith, horizon }: NightLight) {
  const colours = plane.getAttribute('color');
  const rows = [zenith, horizon.clone().lerp(zenith, 0.45), horizon];
  rows.forEach(({ r, g, b }, row) => {
    colours.setXYZ(row * 2, r, g, b);
    colours.setXYZ(row * 2 + 1, r, g, b);
  });
  colours.needsUpdate = true;
}

function usePrints(width: number) {
  const prints = useMemo(
    () => ({
      skyline: printed(printSkyline(width * PIXELS)),
      stars: printed(printStars(width * PIXELS)),
      glow: printed(printGlow()),
    }),
    [width],
  );
  useEffect(
    () => () => {
      prints.skyline.dispose();
      prints.stars.dispose();
      prints.glow.dispose();
    },
    [prints],
  );
  return prints;
}

const SUN_COLOUR = new Color('#fff0c4');
const SUN_RED = new Color('#ff6a3c');
const GLOW_COLOUR = new Color('#ff9a5c');

function useSky(plane: PlaneGeometry, ref: RefObject<SkyHandle | null>) {
  const sun = useRef<Group>(null);
  const glow = useRef<MeshBasicMaterial>(null);
  const disc = useRef<MeshBasicMaterial>(null);
  const stars = useRef<MeshBasicMaterial>(null);
  useImperativeHandle(
    ref,
    () => ({
      show(light) {
        colour(plane, light);
        if (stars.current) stars.current.opacity = light.stars;
        if (sun.current) sun.current.visible = light.sun > 0;
        sun.current?.position.setY(SUN_Y.set + light.sun * (SUN_Y.risen - SUN_Y.set));
        disc.current?.color.copy(SUN_RED).lerp(SUN_COLOUR, light.sun ** 2);
        glow.current?.color.copy(GLOW_COLOUR).multiplyScalar(Math.min(1, light.sun * GLOW_GROWS));
      },
    }),
    [plane],
  );
  return { sun, glow, disc, stars };
}

export interface SkyProps {
  readonly seats: number;
  readonly ref: RefObject<SkyHandle | null>;
}

/** A painted sky behind a cut-out row of ruins: it tells the time of the night. */
export function Sky({ seats, ref }: SkyProps) {
  const { width } = matArea(seats);
  const plane = useMemo(() => gradientPlane(width), [width]);
  const prints = usePrints(width);
  const { sun, glow, disc, stars } = useSky(plane, ref);
  useEffect(() => () => plane.dispose(), [plane]);
  return (
    <group position={[0, MAT.y, MAT.north - 0.08]} rotation-x={LEAN}>
      <mesh geometry={plane} raycast={() => null}>
        <meshBasicMaterial vertexColors toneMapped={false} fog={false} />
      </mesh>
      <group ref={sun} position={[width * 0.24, SUN_Y.set, 0.02]}>
        <mesh renderOrder={1} raycast={() => null}>
          <planeGeometry args={[GLOW, GLOW * 0.6]} />
          <meshBasicMaterial
            ref={glow}
            map={prints.glow}
            blending={AdditiveBlending}
            transparent
            depthWrite={false}
            toneMapped={false}
            fog={false}
          />
        </mesh>
        <mesh position={[0, 0, 0.01]} raycast={() => null}>
          <circleGeometry args={[SUN_RADIUS, 48]} />
          <meshBasicMaterial ref={disc} toneMapped={false} fog={false} />
        </mesh>
      </group>
      <mesh position={[0, HEIGHT / 2, 0.03]} renderOrder={2} raycast={() => null}>
        <planeGeometry args={[width, HEIGHT]} />
        <meshBasicMaterial
          ref={stars}
          map={prints.stars}
          transparent
          depthWrite={false}
          toneMapped={false}
          fog={false}
        />
      </mesh>
      <mesh position={[0, HEIGHT * 0.31, 0.12]} renderOrder={3} raycast={() => null}>
        <planeGeometry args={[width, HEIGHT * 0.62]} />
        <Surface vertexColors={false} map={prints.skyline} alphaTest={0.5} roughness={0.9} />
      </mesh>
    </group>
  );
}
