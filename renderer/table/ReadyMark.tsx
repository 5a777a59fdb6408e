import { addAfterEffect, useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import { LabelUnderstudy } from './Label';
import { rehearse } from './rehearsal';

/** Marks a canvas that something was drawn on, so that it need not be dark any longer. */
function markNextFrame(canvas: HTMLCanvasElement): void {
  const stop = addAfterEffect(() => {
    canvas.dataset.drawn = 'true';
    stop();
  });
}

/**
 * Belongs beside everything that is on a table that draws on demand: holds the first frame back until it has been rehearsed, then tells
 * whoever takes pictures of the canvas that the table is there, `data-table="ready"`, and with that frame that it can be
 * seen, `data-drawn="true"`.
 */
export function ReadyMark() {
  const get = useThree((state) => state.get);
  useLayoutEffect(() => {
    const { gl, scene, camera, setFrameloop, invalidate } = get();
    const canvas = gl.domElement;
    let left = false;
    const begin = () => {
      if (left) return;
      setFrameloop('demand');
      markNextFrame(canvas);
      invalidate();
      canvas.dataset.table = 'ready';
    };
    setFrameloop('never');
    // Without a rehearsal the first frame takes longer, that is all.
    rehearse(gl, scene, camera).then(begin, begin);
    return () => {
      left = true;
      setFrameloop('demand');
      delete canvas.dataset.table;
    };
  }, [get]);
  return <LabelUnderstudy />;
}
