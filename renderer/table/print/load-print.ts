import { ImageBitmapLoader, SRGBColorSpace, Texture } from 'three';

/**
 * Fetches a print of our own, with its upper row first, as models are mapped. As a bitmap, for an image would be decoded while it
 * is handed to the graphics card, and hold up everything else.
 */
export async function loadPrint(url: URL): Promise<Texture> {
  const loader = new ImageBitmapLoader().setOptions({ premultiplyAlpha: 'none' });
  const texture = new Texture(await loader.loadAsync(url.href));
  texture.colorSpace = SRGBColorSpace;
  texture.flipY = false;
  texture.needsUpdate = true;
  return texture;
}
