import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { Color, type InstancedMesh, type Material, Matrix4, type WebGLRenderer } from 'three';
import type { Pose } from '../../motion/tween';
import { COARSE } from '../coarse';
import { useDrawing } from '../drawing';
import { addRim } from '../light/rim-light';
import type { IndexRange } from '../models/coarse';
import type { Miniature } from '../models/miniature';
import { useQuality } from '../QualityContext';
import { Surface } from '../Surface';
import { glimpseMaterials, OUTLINE } from './outline';
import { standMatrix } from './stand';

/** One piece: where it stands, and the light of lamps around it, by which its paint is multiplied. */
export interface Laid {
  readonly pose: Pose;
  readonly light?: Color;
  /** Width to what it should be, such as that of a flag that unrolls; 1 if left out. */
  readonly wide?: number;
}

export interface MiniaturesHandle {
  /** Puts pieces on the table, and all others of this model back into the box. */
  lay(pieces: readonly Laid[]): void;
}

const UNLIT = new Color(1, 1, 1);
/** Bright vertex colours of what glows, so that it still glows under filmic tone mapping. */
const GLOW = new Color(1.6, 1.6, 1.6);
/** Miniatures are painted brighter than streets and walls, so that people and threats are seen first. */
export const PAINT = new Color(1.3, 1.3, 1.3);
const matrix = new Matrix4();
const lightened = new Color();
/** How much brighter than its paint a piece is that flashes, and how much it loses its colour to white. */
const FLASH = { brighter: 2.2, white: 0.9 };

/** The light on a piece, and its flash when it is hit. */
function flashed(light: Color, { flash = 0 }: Pose): Color {
  if (flash === 0) return light;
  const white = FLASH.white * flash;
  return lightened
    .copy(light)
    .multiplyScalar(1 + FLASH.brighter * flash)
    .addScalar(white);
}

function lay(mesh: InstancedMesh, pieces: readonly Laid[], scale: number, lit: boolean) {
  mesh.count = Math.min(pieces.length, mesh.instanceMatrix.count);
  mesh.visible = mesh.count > 0;
  pieces.slice(0, mesh.count).forEach(({ pose, light = UNLIT, wide = 1 }, index) => {
    mesh.setMatrixAt(index, standMatrix(pose, scale, matrix, wide));
    if (lit) mesh.setColorAt(index, flashed(light, pose));
  });
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

export interface MiniaturesProps {
  readonly model: Miniature;
  /** Most pieces of this model on the table. */
  readonly capacity: number;
  /** Height of a person in cells. */
  readonly scale: number;
  /** Pieces shine through what stands in front of them, outlined in this colour. */
  readonly glimpse?: string;
  /** A dark line around each where the quality allows it; not where a table is full of them. */
  readonly outlined?: boolean;
  readonly ref: Ref<MiniaturesHandle>;
}

/** In a coarse frame a model is as coarse: most of what such a frame costs are triangles smaller than its pixels. */
function isCoarse({ domElement }: WebGLRenderer): boolean {
  return domElement.hasAttribute(COARSE);
}

/** After what may stand in front of miniatures, and before them; lines around what is hidden after all that they go around. */
const ORDER = { glimpse: 1, line: 1.5, body: 2 } as const;

/** A coarse stretch of the model, drawn once more with a material that is kept elsewhere. */
function Shade({ model, capacity, material, stretch, order, ref }: ShadeProps) {
  return (
    <instancedMesh
      ref={ref}
      args={[model.body, material, capacity]}
      frustumCulled={false}
      renderOrder={order}
      onBeforeRender={() => model.body.setDrawRange(stretch.start, stretch.count)}
      onAfterRender={() => model.body.setDrawRange(model.seen.start, model.seen.count)}
      raycast={() => null}
      dispose={null}
    />
  );
}

interface ShadeProps extends Pick<MiniaturesProps, 'model' | 'capacity'> {
  readonly material: Material;
  readonly stretch: IndexRange;
  readonly order: number;
  readonly ref: Ref<InstancedMesh>;
}

function useGlimpse(colour: string | undefined): ReturnType<typeof glimpseMaterials> | null {
  const materials = useMemo(() => (colour ? glimpseMaterials(colour) : null), [colour]);
  useEffect(
    () => () => {
      materials?.shade.dispose();
      materials?.line.dispose();
    },
    [materials],
  );
  return materials;
}

/**
 * All pieces of one model: one draw call, one for what glows, one for their shadows, which are coarser, and, where the quality
 * allows it, one for the line around them; two more where they shine through.
 */
export function Miniatures(props: MiniaturesProps) {
  const { model, capacity, scale, glimpse: colour, outlined = true, ref } = props;
  const { shadowSize, atmosphere } = useQuality();
  const { posed } = useDrawing();
  const body = useRef<InstancedMesh>(null);
  const glow = useRef<InstancedMesh>(null);
  const outline = useRef<InstancedMesh>(null);
  const hidden = useRef<InstancedMesh>(null);
  const hiddenLine = useRef<InstancedMesh>(null);
  const glimpse = useGlimpse(colour);
  useImperativeHandle(
    ref,
    () => ({
      lay(pieces) {
        if (body.current) lay(body.current, pieces, scale, true);
        for (const { current } of [glow, outline, hidden, hiddenLine])
          if (current) lay(current, pieces, scale, false);
      },
    }),
    [scale],
  );
  const drawShadow = useCallback(
    () => model.body.setDrawRange(model.shadow.start, model.shadow.count),
    [model],
  );
  const drawSeen = useCallback(() => model.body.setDrawRange(model.seen.start, model.seen.count), [model]);
  const drawBody = useCallback((gl: WebGLRenderer) => isCoarse(gl) && drawShadow(), [drawShadow]);
  // The models outlive the table.
  return (
    <>
      <instancedMesh
        ref={body}
        args={[model.body, undefined, capacity]}
        frustumCulled={false}
        castShadow={shadowSize > 0}
        receiveShadow
        renderOrder={ORDER.body}
        onBeforeShadow={drawShadow}
        onAfterShadow={drawSeen}
        onBeforeRender={drawBody}
        onAfterRender={drawSeen}
        raycast={() => null}
      >
        <Surface color={PAINT} roughness={0.58} {...(atmosphere && { onBeforeCompile: addRim })} />
      </instancedMesh>
      {atmosphere && outlined && (
        <Shade
          ref={outline}
          model={model}
          capacity={capacity}
          material={OUTLINE}
          stretch={model.shadow}
          order={ORDER.body}
        />
      )}
      {glimpse && !posed && (
        <>
          <Shade
            ref={hidden}
            model={model}
            capacity={capacity}
            material={glimpse.shade}
            stretch={model.glimpse}
            order={ORDER.glimpse}
          />
          <Shade
            ref={hiddenLine}
            model={model}
            capacity={capacity}
            material={glimpse.line}
            stretch={model.glimpse}
            order={ORDER.line}
          />
        </>
      )}
      {model.glow && (
        <instancedMesh
          ref={glow}
          args={[model.glow, undefined, capacity]}
          frustumCulled={false}
          renderOrder={ORDER.body}
          raycast={() => null}
        >
          <meshBasicMaterial vertexColors color={GLOW} />
        </instancedMesh>
      )}
    </>
  );
}
