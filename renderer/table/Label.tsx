import { useEffect, useMemo } from 'react';
import { Texture } from 'three';
import { type LabelLook, printLabel } from './labels/print';
import { printed } from './print/printed';

export interface LabelProps extends LabelLook {
  readonly position: readonly [number, number, number];
  /** Height on the screen, as a share of the window's height. */
  readonly size?: number;
}

function Ink({ map }: { readonly map: Texture }) {
  return (
    <spriteMaterial map={map} sizeAttenuation={false} depthTest={false} transparent toneMapped={false} />
  );
}

/** Nobody sees it, so that it is never handed to the graphics card. */
const BLANK = new Texture();

/** Keeps the program with which labels are drawn, so that it is there before the first one is and stays after the last. */
export function LabelUnderstudy() {
  return (
    <sprite visible={false}>
      <Ink map={BLANK} />
    </sprite>
  );
}

/** A few words that float over a place, always upright and always the same size on the screen. */
export function Label({ text, colour, icon, position, size = 0.034 }: LabelProps) {
  const { texture, aspect } = useMemo(() => {
    const pen = printLabel(icon ? { text, colour, icon } : { text, colour });
    return { texture: printed(pen, 1), aspect: pen.canvas.width / pen.canvas.height };
  }, [text, colour, icon]);
  useEffect(() => () => texture.dispose(), [texture]);
  const scale = size * 0.54;
  return (
    <sprite position={[...position]} scale={[scale * aspect, scale, 1]} renderOrder={20} raycast={() => null}>
      <Ink map={texture} />
    </sprite>
  );
}
