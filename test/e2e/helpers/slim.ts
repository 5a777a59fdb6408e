/** Makes pictures smaller in a browser: nobody sees the lowest bits of a colour, but they do not compress. */
import type { BrowserContext } from 'playwright-core';

/** Neighbouring shades that become one; a power of two. */
const SHADES = 8;

/** Runs in the page. */
async function rounded([base64, shades, width]: readonly [string, number, number]): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(width, Math.round((width * image.height) / image.width));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  pixels.data.forEach((value, index, data) => {
    data[index] = index % 4 === 3 ? value : Math.round(value / shades) * shades;
  });
  context.putImageData(pixels, 0, 0);
  const png = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  return btoa(png.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

/** The same picture in fewer shades and of this width. */
export async function slim(context: BrowserContext, png: Buffer, width: number): Promise<Buffer> {
  const page = await context.newPage();
  const smaller = await page.evaluate(rounded, [png.toString('base64'), SHADES, width] as const);
  await page.close();
  return Buffer.from(smaller, 'base64');
}
