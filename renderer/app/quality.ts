import type { QualityTier } from '../table/quality';
import type { Settings } from './settings';

/** Names under which browsers report that the processor draws, not a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

function rendererName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** Whether this machine can draw the table at all. */
export function canDraw(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}

/** The tier of a setting; `auto` looks at what draws: software gets the low tier. */
export function tierOf(quality: Settings['quality']): QualityTier {
  if (quality !== 'auto') return quality;
  return SOFTWARE.test(rendererName()) ? 'low' : 'high';
}
