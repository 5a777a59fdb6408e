import { type RootState, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { afterRest } from './after-rest';
import { COARSE } from './coarse';
import { createEnlarger } from './enlarge';
import { raiseFence } from './fence';
import { createFineness } from './fineness';
import { timed } from './timed';

/** Milliseconds without a frame after which the table rests: longer than between two presses of one move. */
const REST = 700;
/** The frame is drawn here, after everything else has moved for it, and not by the canvas. */
const DRAWS = 1;

interface SharpnessProps {
  /** Largest share of the window's resolution, in each direction, with which slow frames are drawn while things move. */
  readonly whileMoving: number;
}

function draw({ gl, scene, camera }: RootState, share: number): void {
  const { width, height } = gl.domElement;
  const ratio = gl.getPixelRatio();
  gl.setViewport(0, 0, Math.floor(width * share) / ratio, Math.floor(height * share) / ratio);
  gl.render(scene, camera);
}

function useEnlarger() {
  const gl = useThree((state) => state.gl);
  const enlarger = useMemo(() => createEnlarger(gl.getContext() as WebGL2RenderingContext), [gl]);
  useEffect(() => {
    const { forget } = enlarger;
    gl.domElement.addEventListener('webglcontextlost', forget);
    return () => {
      gl.domElement.removeEventListener('webglcontextlost', forget);
      forget();
    };
  }, [gl, enlarger]);
  return enlarger;
}

function createDesk(whileMoving: number) {
  return { fineness: createFineness(whileMoving), whenResting: afterRest(REST), isDrawn: () => true };
}

/**
 * Draws with fewer pixels while things move where frames are slow, so that clicks are answered and motions are seen as such, and
 * sharply again as soon as the table rests. A fence times the sharp frames, since the browser asks for the next one before; where
 * they are slow it also keeps frames from queueing up, and the slower they are the coarser are the others. The canvas tells of a coarse picture (`COARSE`).
 */
export function Sharpness({ whileMoving }: SharpnessProps) {
  const get = useThree((state) => state.get);
  const enlarger = useEnlarger();
  const desk = useMemo(() => createDesk(whileMoving), [whileMoving]);
  useFrame((state) => {
    if (desk.fineness.isSlow() && !desk.isDrawn()) {
      state.invalidate();
      return;
    }
    const { domElement: canvas } = state.gl;
    const share = desk.fineness.next();
    const sharp = share === 1;
    canvas.toggleAttribute(COARSE, !sharp);
    draw(state, share);
    if (!sharp) enlarger.enlarge(Math.floor(canvas.width * share), Math.floor(canvas.height * share));
    const isDrawn = raiseFence(canvas);
    desk.isDrawn = isDrawn;
    if (sharp) timed(isDrawn, desk.fineness.judge);
    desk.whenResting(() => {
      if (get().internal.frames > 0 || !isDrawn()) return false;
      if (desk.fineness.rest()) state.invalidate();
      return true;
    });
  }, DRAWS);
  useEffect(
    () => () => {
      const { gl, size } = get();
      desk.whenResting(() => true);
      gl.setViewport(0, 0, size.width, size.height);
      gl.domElement.removeAttribute(COARSE);
    },
    [get, desk],
  );
  return null;
}
