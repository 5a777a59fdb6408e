import type { WebGLProgramParametersWithUniforms } from 'three';

/** What looks up is nearly grey and darker: colour is kept for pieces, which stand on it. */
const MUTED = `#include <map_fragment>
  float roof = smoothstep(0.6, 0.9, (vec4(normalize(vNormal), 0.0) * viewMatrix).y);
  vec3 grey = vec3(dot(diffuseColor.rgb, vec3(0.3, 0.59, 0.11)));
  diffuseColor.rgb = mix(diffuseColor.rgb, mix(diffuseColor.rgb, grey, 0.5) * 0.85, roof);`;

/** Give it to `onBeforeCompile` of what buildings are made of. */
export function muteRoofs(shader: WebGLProgramParametersWithUniforms): void {
  shader.fragmentShader = shader.fragmentShader.replace('#include <map_fragment>', MUTED);
}
