/** A picture of the table larger than the window, drawn piece by piece on the window's own canvas. */
import { type Camera, PerspectiveCamera, type Scene, type WebGLRenderer } from 'three';
import { COARSE } from '../table/coarse';
import { type Rect, type Size, tilesOf } from './frame';

export interface Darkroom {
  readonly gl: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: Camera;
  /** The window. */
  readonly size: Size;
}

/** Where a piece of the picture lies in the window's whole view, enlarged. */
export interface Piece {
  readonly full: Size;
  readonly x: number;
  readonly y: number;
}

interface Plan {
  readonly window: Size;
  /** How far the window's view is moved already, in its pixels. */
  readonly shift: Pick<Rect, 'x' | 'y'>;
  /** The part of the window that becomes the picture. */
  readonly crop: Rect;
  readonly picture: Size;
}

export function pieceOf({ window, shift, crop, picture }: Plan, tile: Pick<Rect, 'x' | 'y'>): Piece {
  const scale = picture.width / crop.width;
  return {
    full: { width: window.width * scale, height: window.height * scale },
    x: (shift.x + crop.x) * scale + tile.x,
    y: (shift.y + crop.y) * scale + tile.y,
  };
}

/** The page does what waits: presses, frames, the words that something is being developed. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Looks at one piece; answers what turns the camera back. */
function aim(camera: PerspectiveCamera, { full, x, y }: Piece, canvas: Size): () => void {
  const { aspect, view } = camera;
  const before = view?.enabled ? { ...view } : null;
  camera.setViewOffset(full.width, full.height, x, y, canvas.width, canvas.height);
  return () => {
    if (before) {
      const { fullWidth, fullHeight, offsetX, offsetY, width, height } = before;
      camera.setViewOffset(fullWidth, fullHeight, offsetX, offsetY, width, height);
    } else {
      camera.clearViewOffset();
    }
    camera.aspect = aspect;
    camera.updateProjectionMatrix();
  };
}

/** Draws one piece, which is in the canvas until the page goes on. */
function expose({ gl, scene, camera }: Darkroom, piece: Piece): void {
  if (!(camera instanceof PerspectiveCamera)) return;
  const { domElement: canvas, shadowMap } = gl;
  const { autoUpdate } = shadowMap;
  const turnBack = aim(camera, piece, canvas);
  // Coarse frames show coarse models, in a corner of the canvas.
  const isCoarse = canvas.hasAttribute(COARSE);
  canvas.toggleAttribute(COARSE, false);
  gl.setViewport(0, 0, canvas.width / gl.getPixelRatio(), canvas.height / gl.getPixelRatio());
  // The light stands still: the shadows of the last frame are those of the picture.
  shadowMap.autoUpdate = false;
  gl.render(scene, camera);
  shadowMap.autoUpdate = autoUpdate;
  canvas.toggleAttribute(COARSE, isCoarse);
  turnBack();
}

/**
 * @param crop the part of the window that becomes the picture
 * @throws Error where the browser has no canvas that large
 */
export async function develop(room: Darkroom, crop: Rect, picture: Size): Promise<HTMLCanvasElement> {
  const paper = document.createElement('canvas');
  Object.assign(paper, picture);
  const pen = paper.getContext('2d');
  if (!pen) throw new Error('There is no canvas for so large a picture.');
  const { camera, gl, size } = room;
  const view = camera instanceof PerspectiveCamera && camera.view?.enabled ? camera.view : null;
  const plan = { window: size, shift: { x: view?.offsetX ?? 0, y: view?.offsetY ?? 0 }, crop, picture };
  const { width, height } = gl.domElement;
  for (const tile of tilesOf(picture, { width, height })) {
    expose(room, pieceOf(plan, tile));
    const { x, y, width: w, height: h } = tile;
    pen.drawImage(gl.domElement, 0, 0, w, h, x, y, w, h);
    await breathe();
  }
  return paper;
}
