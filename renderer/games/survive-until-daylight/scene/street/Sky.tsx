import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { BufferAttribute, Color, type Mesh, type MeshBasicMaterial, PlaneGeometry } from 'three';
import { printed } from '../../../../table/print/canvas';
import { Surface } from '../../../../table/Surface';
import { MAT, matArea } from '../../layout';
import type { NightLight } from '../night';
import { printSkyline, printStars } from './skyline-print';

/** Shows the sky of a moment. */
export interface SkyHandle {
  show(light: NightLight): void;
}

const HEIGHT = 3.6;
/** The panel stands behind the mat and leans back, so that it can be seen from above. */
const LEAN = -0.62;
const PIXELS = 64;
const SUN_RADIUS = 0.62;
/** It comes up from behind the roofs. */
const SUN_RISES = 1.05;
const FIRST_SEEN = 0.08;

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
    () => ({ skyline: printed(printSkyline(width * PIXELS)), stars: printed(printStars(width * PIXELS)) }),
    [width],
  );
  useEffect(
    () => () => {
      prints.skyline.dispose();
      prints.stars.dispose();
    },
    [prints],
  );
  return prints;
}

const SUN_COLOUR = new Color('#fff0c4');
const SUN_RED = new Color('#ff5a34');

function useSky(plane: PlaneGeometry, ref: RefObject<SkyHandle | null>) {
  const sun = useRef<Mesh>(null);
  const disc = useRef<MeshBasicMaterial>(null);
  const stars = useRef<MeshBasicMaterial>(null);
  useImperativeHandle(
    ref,
    () => ({
      show(light) {
        colour(plane, light);
        if (stars.current) stars.current.opacity = light.stars;
        if (sun.current) sun.current.visible = light.sun >= FIRST_SEEN;
        sun.current?.position.setY(SUN_RISES + light.sun * HEIGHT * 0.42);
        disc.current?.color.copy(SUN_RED).lerp(SUN_COLOUR, light.sun);
      },
    }),
    [plane],
  );
  return { sun, disc, stars };
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
  const { sun, disc, stars } = useSky(plane, ref);
  useEffect(() => () => plane.dispose(), [plane]);
  return (
    <group position={[0, MAT.y, MAT.north - 0.08]} rotation-x={LEAN}>
      <mesh geometry={plane} raycast={() => null}>
        <meshBasicMaterial vertexColors toneMapped={false} fog={false} />
      </mesh>
      <mesh ref={sun} position={[width * 0.24, -2, 0.02]} renderOrder={1} raycast={() => null}>
        <circleGeometry args={[SUN_RADIUS, 40]} />
        <meshBasicMaterial ref={disc} toneMapped={false} fog={false} />
      </mesh>
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
