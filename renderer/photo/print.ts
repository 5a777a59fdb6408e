/** From what the window shows to a picture file. */
import { write } from './caption';
import { frameIn, pictureSize } from './frame';
import { filterOf } from './looks';
import type { Enlarge, Shot } from './studio';

/** Look and caption over what was developed. */
function finish(paper: HTMLCanvasElement, { look, caption }: Shot): HTMLCanvasElement {
  const print = document.createElement('canvas');
  Object.assign(print, { width: paper.width, height: paper.height });
  const pen = print.getContext('2d');
  if (!pen) throw new Error('There is no canvas for so large a picture.');
  pen.filter = filterOf(look);
  pen.drawImage(paper, 0, 0);
  pen.filter = 'none';
  if (caption !== '') write(pen, caption, getComputedStyle(document.body).fontFamily);
  return print;
}

/** @throws Error where the browser can't make a file that large */
export function pngOf(print: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    print.toBlob((file) => {
      if (file) resolve(file);
      else reject(new Error('The browser made no file of so large a picture.'));
    }, 'image/png');
  });
}

/**
 * The picture as a PNG file.
 * @throws Error where the browser can't make one that large
 */
export async function printOf(shot: Shot, enlarge: Enlarge): Promise<Blob> {
  const view = { width: window.innerWidth, height: window.innerHeight };
  const crop = frameIn(view, shot.covered, shot.frame);
  const print = finish(await enlarge(crop, pictureSize(shot.frame, shot.sharp)), shot);
  return pngOf(print);
}
