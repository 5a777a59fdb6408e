import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type DirectionalLight,
  type Fog,
  type HemisphereLight,
  NeutralToneMapping,
  PCFShadowMap,
} from 'three';
import { useDrawing } from '../drawing';
import { useQuality } from '../QualityContext';
import { Dust } from './Dust';
import type { Daylight } from './daylight';
import { Haze } from './Haze';
import { lightRims } from './rim-light';
import { tableTime } from './time';
import { useDusk } from './useDusk';

export interface LightingProps<Light extends Daylight> {
  /** The time that `lightAt` knows the light of; the light swings there from the time before. */
  readonly dusk: number;
  /** `dusk` is no time of day: 0 is not the day and 1 not the night. */
  readonly timeless?: boolean;
  readonly lightAt: (dusk: number) => Light;
  readonly instant: boolean;
  /** Any change ends the swing of the light at once. */
  readonly skip?: number | undefined;
  /** Middle of what is lit and how far it reaches. */
  readonly centre: readonly [x: number, z: number];
  readonly reach: number;
  /** Colours are shown as they are, rather than as on film. Keep it for as long as the table is there. */
  readonly trueColours?: boolean;
  /** Told about every change of light, for whatever shines by itself. */
  readonly onLight: (light: Light) => void;
}

const KEY_DISTANCE = 40;
/** Height of the light from behind: low, so that it only touches edges and tops. */
const RIM_HEIGHT = 0.42;

/** Shadows are drawn afresh only in frames that are drawn at all. */
function useShadows(size: number) {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    gl.shadowMap.enabled = size > 0;
    gl.shadowMap.type = PCFShadowMap;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, size, invalidate]);
}

/** Before anything is rehearsed: it is part of every program. */
function useToneMapping(trueColours: boolean) {
  const gl = useThree((state) => state.gl);
  useLayoutEffect(() => {
    const before = gl.toneMapping;
    if (trueColours) gl.toneMapping = NeutralToneMapping;
    return () => {
      gl.toneMapping = before;
    };
  }, [gl, trueColours]);
}

/** For the light: a photo begins and ends without its swing. */
const PHOTO_SKIPS = -1;

/** The time that is lit: that of a photo, else that of the game, of which others may know. */
function useTime({
  dusk,
  skip,
  timeless = false,
}: Pick<LightingProps<Daylight>, 'dusk' | 'skip' | 'timeless'>) {
  const { photo = null } = useDrawing();
  useEffect(() => {
    tableTime.show(timeless ? null : dusk);
    return () => tableTime.show(null);
  }, [dusk, timeless]);
  return {
    time: timeless ? dusk : (photo?.time ?? dusk),
    skip: photo === null ? skip : PHOTO_SKIPS,
  };
}

interface Lights {
  readonly key: DirectionalLight | null;
  readonly rim: DirectionalLight | null;
  readonly sky: HemisphereLight | null;
}

function light({ key, rim, sky }: Lights, daylight: Daylight, [x, z]: readonly [number, number]) {
  const [dx, dy, dz] = daylight.from;
  if (key) {
    key.position.set(x + dx * KEY_DISTANCE, dy * KEY_DISTANCE, z + dz * KEY_DISTANCE);
    key.target.position.set(x, 0, z);
    key.target.updateMatrixWorld();
    key.color.copy(daylight.key);
    key.intensity = daylight.keyStrength;
  }
  if (rim) {
    rim.position.set(x - dx * KEY_DISTANCE, RIM_HEIGHT * KEY_DISTANCE, z - dz * KEY_DISTANCE);
    rim.target.position.set(x, 0, z);
    rim.target.updateMatrixWorld();
    rim.color.copy(daylight.rim);
    rim.intensity = daylight.rimStrength;
  }
  if (sky) {
    sky.color.copy(daylight.sky);
    sky.groundColor.copy(daylight.ground);
    sky.intensity = daylight.fill;
  }
}

/** Key light with shadows, soft sky, and a light from behind; they swing across the table with the time of day. */
export function Lighting<Light extends Daylight>(props: LightingProps<Light>) {
  const { lightAt, instant, centre, reach, trueColours = false, onLight } = props;
  const { time, skip } = useTime(props);
  const { shadowSize, atmosphere, dust } = useQuality();
  const scene = useThree((state) => state.scene);
  const key = useRef<DirectionalLight>(null);
  const rim = useRef<DirectionalLight>(null);
  const sky = useRef<HemisphereLight>(null);
  const haze = useRef<Fog>(null);
  useShadows(shadowSize);
  useToneMapping(trueColours);
  const show = useCallback(
    (daylight: Light) => {
      light({ key: key.current, rim: rim.current, sky: sky.current }, daylight, centre);
      scene.background = daylight.background;
      haze.current?.color.copy(daylight.haze);
      lightRims(daylight);
      onLight(daylight);
    },
    [centre, scene, onLight],
  );
  useDusk(time, lightAt, { instant, skip }, show);
  return (
    <>
      <hemisphereLight ref={sky} />
      <directionalLight
        ref={key}
        castShadow={shadowSize > 0}
        shadow-mapSize={[Math.max(1, shadowSize), Math.max(1, shadowSize)]}
        shadow-bias={-0.0004}
        shadow-normalBias={0.03}
        shadow-radius={4}
      >
        <orthographicCamera
          attach="shadow-camera"
          args={[-reach, reach, reach, -reach, 1, KEY_DISTANCE * 2.2]}
        />
      </directionalLight>
      {atmosphere && <directionalLight ref={rim} />}
      {atmosphere && <Haze ref={haze} centre={centre} reach={reach} />}
      {dust > 0 && <Dust motes={dust} centre={centre} reach={reach} />}
    </>
  );
}
