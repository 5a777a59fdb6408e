/** The contact sheet: every model of Dying Light on one table, under the app's own light. */
import { Canvas, useThree } from '@react-three/fiber';
import { type ReactNode, Suspense, useLayoutEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import type { BufferGeometry } from 'three';
import { BUILDING_IDS } from '../../../models/dying-light/ids';
import { useCityModels } from '../../../renderer/games/dying-light/scene/city/city-models';
import { FURNITURE } from '../../../renderer/games/dying-light/scene/city/street-furniture';
import { dieGeometry, faceUp } from '../../../renderer/games/dying-light/scene/dice/die-geometry';
import { DIE_KINDS, printDice } from '../../../renderer/games/dying-light/scene/dice/die-print';
import { FIGURE_IDS } from '../../../renderer/games/dying-light/scene/figures';
import { useFigureModels } from '../../../renderer/games/dying-light/scene/figures/figure-models';
import {
  TOKEN_MODEL_IDS,
  useTokenModels,
} from '../../../renderer/games/dying-light/scene/tokens/token-models';
import { usePrintFonts } from '../../../renderer/table/fonts';
import { Label } from '../../../renderer/table/Label';
import { daylightAt } from '../../../renderer/table/light/daylight';
import { Lighting } from '../../../renderer/table/light/Lighting';
import { PAINT } from '../../../renderer/table/pieces/Miniatures';
import { printed } from '../../../renderer/table/print/printed';
import { ReadyMark } from '../../../renderer/table/ReadyMark';
import { Surface } from '../../../renderer/table/Surface';
import { Tabletop } from '../../../renderer/table/Tabletop';
import { Witness } from '../../../renderer/table/Witness';
import './page.css';

const CENTRE = [0, -3] as const;
const PAPER = '#f6ead2';

interface ShownProps {
  readonly name: string;
  readonly at: readonly [x: number, z: number];
  readonly scale: number;
  readonly children: ReactNode;
}

/** A model with its name before it. */
function Shown({ name, at: [x, z], scale, children }: ShownProps) {
  return (
    <group position={[x, 0, z]}>
      <group scale={scale}>{children}</group>
      <Label text={name} colour={PAPER} position={[0, 0.02, 0.62]} size={0.021} />
    </group>
  );
}

/** Places side by side, the middle one in the middle of the table. */
function inRow(index: number, many: number, pitch: number, z: number): readonly [number, number] {
  return [(index - (many - 1) / 2) * pitch, z];
}

function Figures() {
  const models = useFigureModels();
  const half = Math.ceil(FIGURE_IDS.length / 2);
  return FIGURE_IDS.map((id, index) => {
    const at = inRow(index % half, half, 2.5, index < half ? 1.3 : -1.6);
    return (
      <Shown key={id} name={id} at={at} scale={2}>
        <mesh geometry={models[id].body} castShadow receiveShadow dispose={null}>
          <Surface color={PAINT} roughness={0.58} />
        </mesh>
        {models[id].glow && (
          <mesh geometry={models[id].glow} dispose={null}>
            <meshBasicMaterial vertexColors />
          </mesh>
        )}
      </Shown>
    );
  });
}

interface PrintedModelProps {
  readonly geometry: BufferGeometry | undefined;
}

function CityModel({ geometry }: PrintedModelProps) {
  const { print } = useCityModels();
  if (!geometry) return null;
  return (
    <mesh geometry={geometry} castShadow receiveShadow dispose={null}>
      <Surface map={print} roughness={0.8} />
    </mesh>
  );
}

function City() {
  const { buildings, furniture } = useCityModels();
  return (
    <>
      {FURNITURE.map((kind, index) => {
        const at = inRow(index, FURNITURE.length, 0.86, -4.5);
        return (
          <Shown key={kind} name={kind} at={at} scale={0.4}>
            <CityModel geometry={furniture[kind].print} />
          </Shown>
        );
      })}
      {BUILDING_IDS.map((id, index) => {
        const at = inRow(index % 7, index < 7 ? 7 : 6, 2.7, index < 7 ? -6.9 : -10.3);
        return (
          <Shown key={id} name={`building ${id}`} at={at} scale={0.42}>
            <CityModel geometry={buildings[id].print} />
          </Shown>
        );
      })}
    </>
  );
}

/** Tokens and dice lie in one row. */
const PIECES = TOKEN_MODEL_IDS.length + DIE_KINDS.length;

function Tokens() {
  const models = useTokenModels();
  return TOKEN_MODEL_IDS.map((id, index) => {
    const { paint, glow } = models[id];
    return (
      <Shown key={id} name={id} at={inRow(index, PIECES, 1.06, 3.4)} scale={1.6}>
        {paint && (
          <mesh geometry={paint} castShadow receiveShadow dispose={null}>
            <Surface roughness={0.7} />
          </mesh>
        )}
        {glow && (
          <mesh geometry={glow} dispose={null}>
            <meshBasicMaterial vertexColors />
          </mesh>
        )}
      </Shown>
    );
  });
}

function Dice() {
  const print = useMemo(() => printed(printDice()), []);
  return DIE_KINDS.map((kind, index) => (
    <Shown key={kind} name={kind} at={inRow(TOKEN_MODEL_IDS.length + index, PIECES, 1.06, 3.4)} scale={0.8}>
      <mesh geometry={dieGeometry(kind)} position-y={0.42} quaternion={faceUp(1 + index)} castShadow>
        <Surface map={print} roughness={0.35} />
      </mesh>
    </Shown>
  ));
}

function Eye() {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    camera.position.set(0, 13, 12.6);
    camera.lookAt(0, 0.3, -2.9);
    invalidate();
  }, [camera, invalidate]);
  return null;
}

const nothing = () => {};

function Sheet() {
  if (!usePrintFonts()) return null;
  return (
    <Suspense fallback={null}>
      <Eye />
      <Lighting dusk={0} lightAt={daylightAt} instant centre={CENTRE} reach={13} onLight={nothing} />
      <Tabletop centre={CENTRE} reach={40} height={0} />
      <Figures />
      <City />
      <Tokens />
      <Dice />
      <ReadyMark />
      <Witness />
    </Suspense>
  );
}

const stage = document.querySelector('.stage');
if (!stage) throw new Error('The page has no stage.');
createRoot(stage).render(
  <Canvas frameloop="demand" shadows="percentage" dpr={1} camera={{ fov: 40 }}>
    <Sheet />
  </Canvas>,
);
