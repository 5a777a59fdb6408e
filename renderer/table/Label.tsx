import { useEffect, useMemo } from 'react';
import { Texture } from 'three';
import type { GlyphId } from './glyphs';
import { FONTS, type Pen, sheet } from './print/canvas';
import { glyph } from './print/glyph';
import { printed } from './print/printed';

export interface LabelLook {
  readonly text: string;
  readonly colour: string;
  readonly icon?: GlyphId;
}

const HEIGHT = 64;
const PADDING = 20;

function printLabel({ text, colour, icon }: LabelLook): Pen {
  const font = `700 44px ${FONTS.label}, sans-serif`;
  const ruler = sheet(1, 1);
  ruler.font = font;
  const room = icon ? 46 : 0;
  const width = Math.max(HEIGHT, Math.ceil(ruler.measureText(text).width) + PADDING * 2 + room);
  const pen = sheet(width, HEIGHT);
  pen.beginPath();
  pen.roundRect(3, 3, width - 6, HEIGHT - 6, 16);
  pen.fillStyle = 'rgba(16,14,20,0.86)';
  pen.fill();
  pen.lineWidth = 5;
  pen.strokeStyle = colour;
  pen.stroke();
  if (icon) glyph(pen, icon, PADDING + 16, HEIGHT / 2, 42, colour);
  pen.font = font;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#fbf5e6';
  pen.fillText(text, (width + room) / 2, HEIGHT / 2 + 3);
  return pen;
}

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
