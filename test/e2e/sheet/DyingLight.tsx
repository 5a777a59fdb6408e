import { useMemo } from 'react';
import type { BufferGeometry } from 'three';
import { BUILDING_IDS } from '../../../models/dying-light/ids';
import { useCityModels } from '../../../renderer/games/dying-light/scene/city/city-models';
import { FURNITURE } from '../../../renderer/games/dying-light/scene/city/street-furniture';
import { dieGeometry } from '../../../renderer/games/dying-light/scene/dice/die-geometry';
import { DIE_KINDS, printDice } from '../../../renderer/games/dying-light/scene/dice/die-print';
import { FIGURE_IDS } from '../../../renderer/games/dying-light/scene/figures/figure-kinds';
import { useFigureModels } from '../../../renderer/games/dying-light/scene/figures/figure-models';
import {
  TOKEN_MODEL_IDS,
  useTokenModels,
} from '../../../renderer/games/dying-light/scene/tokens/token-models';
import { faceUp } from '../../../renderer/table/dice/face-up';
import { printed } from '../../../renderer/table/print/printed';
import { Surface } from '../../../renderer/table/Surface';
import { inRow, Painted, Shown } from './Shown';

function Figures() {
  const models = useFigureModels();
  const half = Math.ceil(FIGURE_IDS.length / 2);
  return FIGURE_IDS.map((id, index) => {
    const at = inRow(index % half, half, 2.5, index < half ? 1.3 : -1.6);
    return (
      <Shown key={id} name={id} at={at} scale={2}>
        <Painted body={models[id].body} glow={models[id].glow} />
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
        const at = inRow(index, FURNITURE.length, 0.86, -4.9);
        return (
          <Shown key={kind} name={kind} at={at} scale={0.4}>
            <CityModel geometry={furniture[kind].print} />
          </Shown>
        );
      })}
      {BUILDING_IDS.map((id, index) => {
        const at = inRow(index % 7, index < 7 ? 7 : 6, 2.7, index < 7 ? -7.3 : -10.9);
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
        <Painted body={paint} glow={glow} />
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

/** Miniatures, city, tokens and dice of Dying Light. */
export function DyingLight() {
  return (
    <>
      <Figures />
      <City />
      <Tokens />
      <Dice />
    </>
  );
}
