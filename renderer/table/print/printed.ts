import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import type { Pen } from './canvas';

/** The sheet as a texture for colours, sharp at flat angles. */
export function printed(pen: Pen, anisotropy = 8): Texture {
  const texture = new CanvasTexture(pen.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = anisotropy;
  return texture;
}
