import { QUALITY_TIERS, type QualityTier } from '../table/quality';
import type { Settings } from './settings';

/** Names under which browsers report that the processor draws, not a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** The name that the browser gives to what draws here, '' if it keeps it to itself; null where nothing draws. */
function lookUp(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

let found: { readonly name: string | null } | null = null;

/** Looked up once: each look takes a context of the graphics card, which keeps the page waiting while the app starts. */
function rendererName(): string | null {
  found ??= { name: lookUp() };
  return found.name;
}

/** Whether this machine can draw the table at all. */
export function canDraw(): boolean {
  return rendererName() !== null;
}

/** The tier that a setting begins with; `auto` looks at what draws: software gets the low tier. */
export function tierOf(quality: Settings['quality']): QualityTier {
  if (quality !== 'auto') return quality;
  return SOFTWARE.test(rendererName() ?? '') ? 'low' : 'high';
}

/** So many tiers further down; the lowest is the end. */
export function lowered(tier: QualityTier, steps: number): QualityTier {
  return QUALITY_TIERS[Math.max(0, QUALITY_TIERS.indexOf(tier) - steps)] ?? 'low';
}
