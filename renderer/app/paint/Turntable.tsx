import { useThree } from '@react-three/fiber';
import { Suspense, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Color, CylinderGeometry, type InstancedMesh } from 'three';
import type { FiguresFace } from '../../games/face';
import type { Paintwork } from '../../paint/paintwork';
import { useLens } from '../../table/camera/useLens';
import { Vantage } from '../../table/camera/Vantage';
import type { SafeArea } from '../../table/camera/view';
import { useDrawing } from '../../table/drawing';
import type { Daylight } from '../../table/light/daylight';
import { Lighting } from '../../table/light/Lighting';
import type { Miniature } from '../../table/models/miniature';
import { Blobs, layBlobs } from '../../table/pieces/Blobs';
import { Miniatures, type MiniaturesHandle } from '../../table/pieces/Miniatures';
import { QualityContext } from '../../table/QualityContext';
import { qualityOf } from '../../table/quality';
import { ReadyMark } from '../../table/ReadyMark';
import { Surface } from '../../table/Surface';
import { tint } from '../../table/sculpt/shapes';
import { Tabletop } from '../../table/Tabletop';

export interface TurntableProps {
  readonly figures: FiguresFace;
  readonly id: string;
  /** Drawn anew when it changes. */
  readonly paintwork: Paintwork;
  /** Radians by which the figure is turned to the left. */
  readonly turn: number;
  /** 1 shows all of it, 3 its face. */
  readonly closeness: number;
  /** What panels cover of the window. */
  readonly covered: SafeArea;
}

/** A bright room: the warm light of a desk lamp, and so much from everywhere that no colour is lost. */
const DESK_LIGHT: Daylight = {
  key: new Color('#fff1dc'),
  keyStrength: 4.4,
  from: [-0.62, 0.9, 0.85],
  sky: new Color('#e4ecff'),
  ground: new Color('#a89a8c'),
  fill: 2.7,
  rim: new Color('#dfe8ff'),
  rimStrength: 1.3,
  lamps: 0,
  background: new Color('#0b0d0f'),
  haze: new Color('#3a3632'),
};
const deskLight = () => DESK_LIGHT;
const nothing = () => {};

const CENTRE = [0, 0] as const;
/** How high and wide the figure becomes, in cells. */
const TALL = 4.5;
const WIDE = 4.7;
/** Share of a figure's height at which its face is. */
const FACE = 0.78;
const DISC = { radius: 0.62, height: 0.12 } as const;
const PITCH = 0.27;
/** From how far all of a figure fills the window. */
const AWAY = 10.2;
const REACH = 7;

function measured({ body }: Miniature) {
  if (!body.boundingBox) body.computeBoundingBox();
  const { min, max } = body.boundingBox ?? { min: { x: 0, z: 0 }, max: { x: 1, y: 1, z: 1 } };
  const high = max.y;
  const wide = 2 * Math.max(-min.x, max.x, -min.z, max.z);
  return { high, scale: Math.min(TALL / high, WIDE / wide) };
}

/** The disc under the figure, and the wood under that. */
function Desk({ floor }: { readonly floor: number }) {
  const disc = useMemo(
    () =>
      tint(
        new CylinderGeometry(TALL * DISC.radius, TALL * DISC.radius * 1.04, DISC.height, 64),
        '#39414a',
        0.4,
      ),
    [],
  );
  useEffect(() => () => disc.dispose(), [disc]);
  return (
    <>
      <mesh
        geometry={disc}
        position-y={floor - DISC.height / 2}
        castShadow
        receiveShadow
        raycast={() => null}
      >
        <Surface roughness={0.7} />
      </mesh>
      <Tabletop centre={CENTRE} reach={30} height={floor - DISC.height} />
    </>
  );
}

function Figure({ figures, id, paintwork, turn, closeness, covered }: TurntableProps) {
  const model = use(figures.load())[id];
  const invalidate = useThree((state) => state.invalidate);
  const { width, height } = useThree((state) => state.size);
  const row = useRef<MiniaturesHandle>(null);
  const blobs = useRef<InstancedMesh>(null);
  const { high, scale } = useMemo(() => (model ? measured(model) : { high: 1, scale: TALL }), [model]);
  const near = (closeness - 1) / 2;
  const floor = -high * scale * (0.5 + (FACE - 0.5) * near);
  useLens(covered);
  useLayoutEffect(() => {
    const pose = { x: 0, y: floor, z: 0, yaw: turn, tip: 0, grow: 1 };
    row.current?.lay([{ pose }]);
    layBlobs(blobs.current, [{ ...pose, y: 0, grow: scale * 0.62 }]);
    invalidate();
  }, [turn, floor, scale, invalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other paint is drawn anew
  useEffect(() => invalidate(), [paintwork, invalidate]);
  const free = Math.min(
    (height - covered.top - covered.bottom) / height,
    (width - covered.left - covered.right) / height,
  );
  const distance = AWAY / Math.max(0.3, free) / closeness;
  const view = useMemo(() => ({ x: 0, z: 0, yaw: 0, pitch: PITCH, distance }), [distance]);
  if (!model) return null;
  return (
    <>
      <Vantage view={view} drifts={false} />
      <group position-y={floor}>
        <Blobs ref={blobs} />
      </group>
      <Miniatures ref={row} model={model} capacity={1} scale={scale} outlined={false} />
      <Desk floor={floor} />
    </>
  );
}

/** One miniature under a lamp, to be looked at from all sides. */
export function Turntable(props: TurntableProps) {
  const { quality: tier, shadows } = useDrawing();
  const quality = useMemo(() => qualityOf(tier, shadows), [tier, shadows]);
  return (
    <QualityContext value={quality}>
      <Suspense fallback={null}>
        <Lighting
          dusk={0}
          timeless
          lightAt={deskLight}
          instant
          centre={CENTRE}
          reach={REACH}
          onLight={nothing}
        />
        <Figure key={props.id} {...props} />
        <ReadyMark />
      </Suspense>
    </QualityContext>
  );
}
