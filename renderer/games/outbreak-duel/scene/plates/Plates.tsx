import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import {
  InstancedBufferAttribute,
  type InstancedMesh,
  type MeshBasicMaterial,
  PlaneGeometry,
  type Texture,
} from 'three';
import { useQuality } from '../../../../table/QualityContext';
import { boxOf, printPlates } from './atlas';
import type { Quad } from './quads';

export interface PlatesHandle {
  /** Puts plates on the table and takes all others away; who is nearer to the eye comes later. */
  lay(quads: readonly Quad[]): void;
}

type Shader = Parameters<MeshBasicMaterial['onBeforeCompile']>[0];

const DECLARED = 'attribute vec4 box;\n#include <uv_pars_vertex>';
const PLACED = `#include <uv_vertex>
  vMapUv = vec2(box.x + uv.x * box.z, 1.0 - box.y - (1.0 - uv.y) * box.w);`;

/** Every quad shows its own part of the sheet. */
function boxByBox(shader: Shader): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <uv_pars_vertex>', DECLARED)
    .replace('#include <uv_vertex>', PLACED);
}

function lay(mesh: InstancedMesh, quads: readonly Quad[]): void {
  const boxes = mesh.geometry.getAttribute('box');
  mesh.count = Math.min(quads.length, mesh.instanceMatrix.count);
  mesh.visible = mesh.count > 0;
  quads.slice(0, mesh.count).forEach(({ cell, matrix, tint }, index) => {
    mesh.setMatrixAt(index, matrix);
    mesh.setColorAt(index, tint);
    boxes.setXYZW(index, ...boxOf(cell));
  });
  boxes.needsUpdate = true;
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

/** The sheet of all signs, for all who lay some. */
export function usePlatePrint(): Texture {
  const { anisotropy } = useQuality();
  const print = useMemo(() => printPlates(anisotropy), [anisotropy]);
  useEffect(() => () => print.dispose(), [print]);
  return print;
}

export interface PlatesProps {
  readonly print: Texture;
  /** Most signs and figures. */
  readonly capacity: number;
  /** They are seen through everything. */
  readonly over?: boolean;
  readonly ref: Ref<PlatesHandle>;
}

/** Signs and numbers, in one draw call. They shine by themselves, for they must be read. */
export function Plates({ print, capacity, over = false, ref }: PlatesProps) {
  const mesh = useRef<InstancedMesh>(null);
  const geometry = useMemo(
    () =>
      new PlaneGeometry(1, 1).setAttribute(
        'box',
        new InstancedBufferAttribute(new Float32Array(capacity * 4), 4),
      ),
    [capacity],
  );
  useEffect(() => () => geometry.dispose(), [geometry]);
  useImperativeHandle(ref, () => ({ lay: (quads) => mesh.current && lay(mesh.current, quads) }), []);
  return (
    <instancedMesh
      ref={mesh}
      args={[geometry, undefined, capacity]}
      frustumCulled={false}
      renderOrder={over ? 10 : 3}
      raycast={() => null}
    >
      <meshBasicMaterial
        map={print}
        transparent
        alphaTest={0.08}
        depthTest={!over}
        depthWrite={!over}
        toneMapped={false}
        fog={false}
        onBeforeCompile={boxByBox}
      />
    </instancedMesh>
  );
}
