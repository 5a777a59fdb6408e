import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import {
  Color,
  DoubleSide,
  InstancedBufferAttribute,
  type InstancedMesh,
  type Matrix4,
  type MeshLambertMaterial,
} from 'three';
import type { ZombieId } from '../../../../../models/outbreak-duel/ids';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { cardboardGeometry, footGeometry } from './standee-shape';
import type { StandeeSheet } from './standee-sheet';

/** One standee in its place. */
export interface LaidStandee {
  readonly card: ZombieId;
  readonly matrix: Matrix4;
  /** Colour of the foot. */
  readonly colour: Color;
  /** The print is multiplied by this. */
  readonly light: Color;
}

export interface StandeesHandle {
  lay(standees: readonly LaidStandee[]): void;
}

type Shader = Parameters<MeshLambertMaterial['onBeforeCompile']>[0];

const DECLARED =
  'attribute vec4 box;\nattribute float bare;\nvarying float vBare;\n#include <uv_pars_vertex>';
const PLACED = `#include <uv_vertex>
  vBare = bare;
  vMapUv = vec2(box.x + uv.x * box.z, box.y + (1.0 - uv.y) * box.w);
  UPSIDE`;
/** The cut edge of cardboard is pale. */
const PRINTED = `#include <map_fragment>
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.84, 0.78, 0.66), vBare);`;

function boxByBox(shader: Shader, flipY: boolean): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <uv_pars_vertex>', DECLARED)
    .replace('#include <uv_vertex>', PLACED.replace('UPSIDE', flipY ? 'vMapUv.y = 1.0 - vMapUv.y;' : ''));
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <map_pars_fragment>', 'varying float vBare;\n#include <map_pars_fragment>')
    .replace('#include <map_fragment>', PRINTED);
}

/** Prints must be seen at night. */
const INK = new Color(1.12, 1.1, 1.08);

function lay(
  boards: InstancedMesh,
  feet: InstancedMesh,
  standees: readonly LaidStandee[],
  sheet: StandeeSheet,
) {
  const boxes = boards.geometry.getAttribute('box');
  const count = Math.min(standees.length, boards.instanceMatrix.count);
  for (const mesh of [boards, feet]) {
    mesh.count = count;
    mesh.visible = count > 0;
  }
  standees.slice(0, count).forEach(({ card, matrix, colour, light }, index) => {
    boards.setMatrixAt(index, matrix);
    boards.setColorAt(index, light);
    boxes.setXYZW(index, ...sheet.boxOf(card));
    feet.setMatrixAt(index, matrix);
    feet.setColorAt(index, colour);
  });
  boxes.needsUpdate = true;
  for (const mesh of [boards, feet]) {
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  }
}

export interface StandeesProps {
  readonly sheet: StandeeSheet;
  readonly capacity: number;
  readonly ref: Ref<StandeesHandle>;
}

/** The cardboard of all zombies and their feet: two draw calls, and as many for their shadows. */
export function Standees({ sheet, capacity, ref }: StandeesProps) {
  const { shadowSize } = useQuality();
  const boards = useRef<InstancedMesh>(null);
  const feet = useRef<InstancedMesh>(null);
  const { aspect, print } = sheet;
  const cardboard = useMemo(
    () =>
      cardboardGeometry(aspect).setAttribute(
        'box',
        new InstancedBufferAttribute(new Float32Array(capacity * 4), 4),
      ),
    [aspect, capacity],
  );
  const foot = useMemo(footGeometry, []);
  useEffect(() => () => cardboard.dispose(), [cardboard]);
  useEffect(() => () => foot.dispose(), [foot]);
  const own = useCallback(
    (material: MeshLambertMaterial | null) => {
      if (material) material.onBeforeCompile = (shader) => boxByBox(shader, print.flipY);
    },
    [print],
  );
  useImperativeHandle(
    ref,
    () => ({
      lay(standees) {
        if (boards.current && feet.current) lay(boards.current, feet.current, standees, sheet);
      },
    }),
    [sheet],
  );
  const shared = { frustumCulled: false, castShadow: shadowSize > 0, receiveShadow: true } as const;
  return (
    <>
      <instancedMesh ref={boards} args={[cardboard, undefined, capacity]} {...shared} raycast={() => null}>
        <Surface ref={own} map={print} color={INK} alphaTest={0.5} side={DoubleSide} roughness={0.8} />
      </instancedMesh>
      <instancedMesh ref={feet} args={[foot, undefined, capacity]} {...shared} raycast={() => null}>
        <Surface roughness={0.5} />
      </instancedMesh>
    </>
  );
}
