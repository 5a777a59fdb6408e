import { Color, type WebGLProgramParametersWithUniforms } from 'three';
import type { Daylight } from './daylight';

/** Light that draws the edges of miniatures, and how much of their paint glows where the night would swallow it. */
const RIM = { value: new Color() };
const GLOW = { value: 0 };

/** By night lamps all around make edges brighter, and paint keeps some of its colour. */
const LAMPLIT = { edge: 0.75, paint: 0.14 };
const SUNLIT = 0.35;

/** Tells all miniatures of the light of the moment; there is one canvas, and one light on it. */
export function lightRims({ rim, rimStrength, lamps }: Daylight): void {
  RIM.value.copy(rim).multiplyScalar(rimStrength * (SUNLIT + LAMPLIT.edge * lamps));
  GLOW.value = LAMPLIT.paint * lamps;
}

const EDGE = `
  vec3 rimUp = normalize((vec4(normal, 0.0) * viewMatrix).xyz);
  float rimEdge = pow(1.0 - saturate(dot(normal, normalize(vViewPosition))), 2.2) * smoothstep(-0.25, 0.5, rimUp.y);
  outgoingLight += rimLight * rimEdge + diffuseColor.rgb * paintGlow;
  #include <opaque_fragment>`;

/** Adds the edge light to a lit material, at no draw call: give it to `onBeforeCompile`. */
export function addRim(shader: WebGLProgramParametersWithUniforms): void {
  Object.assign(shader.uniforms, { rimLight: RIM, paintGlow: GLOW });
  const declared = 'uniform vec3 rimLight;\nuniform float paintGlow;\n';
  shader.fragmentShader = declared + shader.fragmentShader.replace('#include <opaque_fragment>', EDGE);
}
