import {
  BackSide,
  CustomBlending,
  GreaterDepth,
  type Material,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  OneMinusSrcAlphaFactor,
  ReplaceStencilOp,
  SrcAlphaFactor,
  type WebGLProgramParametersWithUniforms,
} from 'three';

/** Thickness of the line around a miniature, where a person is 1 high. */
const THICKNESS = 0.018;

/** Cells by which it lies deeper than it is, so that its coarse faces never come out of the body. */
const BEHIND = 0.3;

const DEEPER = `#include <project_vertex>
  vec4 deeper = projectionMatrix * (mvPosition - vec4(0.0, 0.0, ${BEHIND}, 0.0));
  gl_Position.z = deeper.z / deeper.w * gl_Position.w;`;

function inflate(shader: WebGLProgramParametersWithUniforms): void {
  const grown = `vec3 transformed = position + normal * ${THICKNESS};`;
  shader.vertexShader = shader.vertexShader
    .replace('#include <begin_vertex>', grown)
    .replace('#include <project_vertex>', DEEPER);
}

/** A dark line around miniatures: their inside, a little larger, behind them. All share it: never dispose it. */
export const OUTLINE = new MeshBasicMaterial({ color: '#150e16', side: BackSide });
OUTLINE.onBeforeCompile = inflate;

/** Thickness of the line around a piece that is hidden, where a person is 1 high. */
const HIDDEN_THICKNESS = 0.04;

/** Cells by which something must stand in front of a piece to hide it: neither the ground under a base nor a post beside it does. */
const BEFORE = 0.3;

const NEARER = `#include <project_vertex>
  vec4 nearer = projectionMatrix * (mvPosition + vec4(0.0, 0.0, ${BEFORE}, 0.0));
  gl_Position.z = nearer.z / nearer.w * gl_Position.w;`;

/** The stencil lets every pixel take a hidden piece once: an even shape instead of the faces of a coarse model one over another. */
function hiddenMaterial(colour: string, opacity: number, grown: number): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    color: colour,
    opacity,
    depthFunc: GreaterDepth,
    depthWrite: false,
    stencilWrite: true,
    stencilRef: 1,
    stencilFunc: NotEqualStencilFunc,
    stencilZPass: ReplaceStencilOp,
    blending: CustomBlending,
    blendSrc: SrcAlphaFactor,
    blendDst: OneMinusSrcAlphaFactor,
    fog: false,
    toneMapped: false,
  });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <begin_vertex>', `vec3 transformed = position + normal * ${grown.toFixed(3)};`)
      .replace('#include <project_vertex>', NEARER);
  };
  material.customProgramCacheKey = () => `hidden ${grown}`;
  return material;
}

/** Of a piece in its colour wherever something stands in front of it: a thin shade, and a bright line around all shades, drawn after them. */
export function glimpseMaterials(colour: string): { readonly shade: Material; readonly line: Material } {
  return { shade: hiddenMaterial(colour, 0.22, 0), line: hiddenMaterial(colour, 0.95, HIDDEN_THICKNESS) };
}
