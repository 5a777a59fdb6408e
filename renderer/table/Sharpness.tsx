import { addAfterEffect, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { raiseFence } from './fence';
import { createFineness } from './fineness';

/** Milliseconds after which a frame is late: whoever clicks now waits for what was drawn before. */
const LATE = 100;
/** Milliseconds without a frame after which the table rests. */
const REST = 200;

interface SharpnessProps {
  /** Share of the window's resolution, in each direction, with which frames are drawn while things move. */
  readonly whileMoving: number;
}

/**
 * Draws with fewer pixels while things move where frames are slow, so that clicks are answered and motions are seen as such, and
 * sharply again as soon as the table rests. A fence times the sharp frames: the browser asks for the next one before.
 */
export function Sharpness({ whileMoving }: SharpnessProps) {
  const fineness = useMemo(createFineness, []);
  const get = useThree((state) => state.get);
  useFrame(({ gl, viewport }) => {
    const ratio = viewport.dpr * (fineness.next() ? 1 : whileMoving);
    if (gl.getPixelRatio() !== ratio) gl.setPixelRatio(ratio);
  });
  useEffect(() => {
    let judging: ReturnType<typeof setTimeout> | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const judge = (isDrawn: () => boolean) => {
      judging = undefined;
      fineness.judge(!isDrawn());
    };
    const stop = addAfterEffect(() => {
      const { gl, viewport, invalidate } = get();
      clearTimeout(resting);
      resting = setTimeout(() => fineness.rest() && invalidate(), REST);
      if (judging === undefined && gl.getPixelRatio() === viewport.dpr)
        judging = setTimeout(judge, LATE, raiseFence(gl.domElement));
    });
    return () => {
      stop();
      clearTimeout(judging);
      clearTimeout(resting);
    };
  }, [get, fineness]);
  return null;
}
