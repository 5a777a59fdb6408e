import {
  BackSide,
  CustomBlending,
  GreaterDepth,
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

/**
 * A shade in the colour of a piece wherever something stands in front of it. The stencil lets every pixel take it once: an even shape
 * instead of the faces of a coarse model one over another.
 */
export function glimpseMaterial(colour: string): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color: colour,
    opacity: 0.4,
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
}
