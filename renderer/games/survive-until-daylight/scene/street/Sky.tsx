import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { AdditiveBlending, Color, type Group, type MeshBasicMaterial, RepeatWrapping } from 'three';
import { printed } from '../../../../table/print/printed';
import { Surface } from '../../../../table/Surface';
import { MAT } from '../../layout';
import type { NightLight } from '../night';
import { ARC_LENGTH, arcFloor, arcWall, arcZ, fillRows } from './arc';
import { printGlow, printSkyline, printStars } from './skyline-print';

/** Shows the sky of a moment. */
export interface SkyHandle {
  show(light: NightLight): void;
}

/** Heights in cells; over the sky everything is as dark as its top. */
const SKY = 9;
const ROOFS = 3.1;
const HAZE = { height: 3.4, floor: 5.4, strength: 0.92 } as const;
const STARS_PIXELS = 32;
/** The row of houses is printed once, and comes again. */
const SKYLINE = { pixels: 2048, times: 2.5 } as const;
const SUN = { x: 5.6, radius: 0.72, set: -1, risen: 4.3 } as const;
/** Width of the light around it, in cells. */
const GLOW = 13;
/** The light is there before the sun is. */
const GLOW_GROWS = 2;
/** Seen from above, what stands upright looks lower. */
const UPRIGHT = 1.2;
/** Where the sky turns from the colour over the roofs to that of its top, from its top down. */
const TURN = [1, 0.72, 0.3, 0, 0] as const;

function useShapes() {
  const shapes = useMemo(
    () => ({
      sky: arcWall(SKY, 0, TURN.length - 1),
      stars: arcWall(SKY, 0.1),
      roofs: arcWall(ROOFS, 0.5),
      haze: arcWall(HAZE.height, 0.7),
      floor: arcFloor(HAZE.floor),
    }),
    [],
  );
  useEffect(
    () => () => {
      for (const shape of Object.values(shapes)) shape.dispose();
    },
    [shapes],
  );
  return shapes;
}

type Shapes = ReturnType<typeof useShapes>;

function usePrints() {
  const prints = useMemo(() => {
    const skyline = printed(printSkyline(SKYLINE.pixels));
    skyline.wrapS = RepeatWrapping;
    skyline.repeat.set(SKYLINE.times, 1);
    return {
      skyline,
      stars: printed(printStars(Math.round(ARC_LENGTH * STARS_PIXELS))),
      glow: printed(printGlow()),
    };
  }, []);
  useEffect(
    () => () => {
      for (const print of Object.values(prints)) print.dispose();
    },
    [prints],
  );
  return prints;
}

const rowOf = ({ r, g, b }: Color, opacity = 1) => [r, g, b, opacity];

function colour({ sky, haze, floor }: Shapes, light: NightLight) {
  fillRows(
    sky,
    TURN.map((share) => rowOf(light.horizon.clone().lerp(light.zenith, share))),
  );
  const air = light.horizon.clone().lerp(light.haze, 0.4);
  fillRows(haze, [rowOf(air, 0), rowOf(air, HAZE.strength)]);
  fillRows(floor, [rowOf(air, 0), rowOf(air, HAZE.strength)]);
}

const SUN_COLOUR = new Color('#fff0c4');
const SUN_RED = new Color('#ff6a3c');
const GLOW_COLOUR = new Color('#ff9a5c');

function useSky(shapes: Shapes, ref: RefObject<SkyHandle | null>) {
  const sun = useRef<Group>(null);
  const glow = useRef<MeshBasicMaterial>(null);
  const disc = useRef<MeshBasicMaterial>(null);
  const stars = useRef<MeshBasicMaterial>(null);
  useImperativeHandle(
    ref,
    () => ({
      show(light) {
        colour(shapes, light);
        if (stars.current) stars.current.opacity = light.stars;
        if (sun.current) sun.current.visible = light.sun > 0;
        sun.current?.position.setY(SUN.set + light.sun * (SUN.risen - SUN.set));
        disc.current?.color.copy(SUN_RED).lerp(SUN_COLOUR, light.sun ** 2);
        glow.current?.color.copy(GLOW_COLOUR).multiplyScalar(Math.min(1, light.sun * GLOW_GROWS));
      },
    }),
    [shapes],
  );
  return { sun, glow, disc, stars };
}

const UNLIT = { toneMapped: false, fog: false } as const;
const AIR = { ...UNLIT, vertexColors: true, transparent: true, depthWrite: false } as const;

/** The sky behind a row of ruins in the haze: it tells the time of the night. */
export function Sky({ ref }: { readonly ref: RefObject<SkyHandle | null> }) {
  const shapes = useShapes();
  const prints = usePrints();
  const { sun, glow, disc, stars } = useSky(shapes, ref);
  return (
    <group position-y={MAT.y}>
      <mesh geometry={shapes.sky} raycast={() => null}>
        <meshBasicMaterial vertexColors {...UNLIT} />
      </mesh>
      <mesh geometry={shapes.stars} renderOrder={1} raycast={() => null}>
        <meshBasicMaterial ref={stars} map={prints.stars} transparent depthWrite={false} {...UNLIT} />
      </mesh>
      <group ref={sun} position={[SUN.x, SUN.set, arcZ(SUN.x, 0.3)]} scale-y={UPRIGHT}>
        <mesh renderOrder={1} raycast={() => null}>
          <planeGeometry args={[GLOW, GLOW * 0.6]} />
          <meshBasicMaterial
            ref={glow}
            map={prints.glow}
            blending={AdditiveBlending}
            transparent
            depthWrite={false}
            {...UNLIT}
          />
        </mesh>
        <mesh position={[0, 0, 0.01]} raycast={() => null}>
          <circleGeometry args={[SUN.radius, 48]} />
          <meshBasicMaterial ref={disc} {...UNLIT} />
        </mesh>
      </group>
      <mesh geometry={shapes.roofs} renderOrder={3} raycast={() => null}>
        <Surface vertexColors={false} map={prints.skyline} alphaTest={0.5} roughness={0.9} />
      </mesh>
      <mesh geometry={shapes.haze} renderOrder={4} raycast={() => null}>
        <meshBasicMaterial {...AIR} />
      </mesh>
      <mesh geometry={shapes.floor} position-y={0.012} renderOrder={4} raycast={() => null}>
        <meshBasicMaterial {...AIR} />
      </mesh>
    </group>
  );
}
